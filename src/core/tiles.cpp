#include "core/tiles.h"

namespace posthorn {
namespace {

// Who has tile `i` of the stack, or kNobody.
int holder_of(const Game& game, const State& state, int stack, int i) {
  if (stack == game.end_stack) return state.end_seat;
  if (stack == game.first_house_stack) return taker_of_first_house(state.stacks[stack], i);
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

bool network_complete(const Game& game, std::uint32_t houses) {
  for (const std::uint32_t land : game.network) {
    if ((houses & land) == 0) return false;
  }
  return true;
}

EarnedTiles tiles_earned(const Game& game, const State& state, int seat, std::uint32_t cities) {
  EarnedTiles earned;
  const std::uint32_t before = state.players[seat].houses;
  const std::uint32_t after = before | cities;
  if ((cities & game.first_house_mask) != 0) {
    const int stack = game.first_house_stack;
    for (int i = 0; i < game.tile_count[stack]; ++i) {
      const bool here = (cities & bit(game.first_house_cities[i])) != 0;
      if (!here || taker_of_first_house(state.stacks[stack], i) != kNobody) continue;
      earned.push_back({static_cast<std::uint8_t>(stack), static_cast<std::uint8_t>(i)});
    }
  }
  const auto earn_top = [&](int stack) {
    if (next_tile(game, state, stack) == 0) return;  // C7: an empty stack gives nothing
    earned.push_back({static_cast<std::uint8_t>(stack),
                      static_cast<std::uint8_t>(tiles_taken(state.stacks[stack]))});
  };
  // Houses stay, so a bonus is earned in the moment its set becomes complete, and only then (C7).
  for (const LandsBonus& bonus : game.lands_bonuses) {  // C5, N7
    const bool had = (before & bonus.cities) == bonus.cities;
    if (!had && (after & bonus.cities) == bonus.cities) earn_top(bonus.stack);
  }
  if (game.network_stack >= 0 && cities != 0 && !network_complete(game, before) &&
      network_complete(game, after)) {
    earn_top(game.network_stack);  // C6, N8
  }
  return earned;
}

}  // namespace posthorn
