#include "core/tiles.h"

namespace posthorn {
namespace {

// Who has tile `i` of the stack, or kNobody.
int holder_of(const Game& game, const State& state, int stack, int i) {
  if (stack == game.end_stack) return state.end_seat;
  if (stack == game.first_house_stack) {
    const int taker = state.stacks[stack] >> (3 * i) & 7;
    return taker == 0 ? kNobody : taker - 1;
  }
  return i < tiles_taken(state.stacks[stack]) ? taker_of_tile(state.stacks[stack], i) : kNobody;
}

}  // namespace

HeldTiles held_tiles(const Game& game, const State& state, int seat) {
  HeldTiles held;
  for (int stack = 0; stack < kMaxBonuses; ++stack) {
    for (int i = 0; i < game.tile_count[stack]; ++i) {
      if (holder_of(game, state, stack, i) != seat) continue;
      held.push_back({static_cast<std::uint8_t>(stack), game.tiles[stack][i]});
    }
  }
  return held;
}

TileValues tiles_left(const Game& game, const State& state, int stack) {
  TileValues left;
  for (int i = 0; i < game.tile_count[stack]; ++i) {
    if (holder_of(game, state, stack, i) == kNobody) left.push_back(game.tiles[stack][i]);
  }
  return left;
}

}  // namespace posthorn
