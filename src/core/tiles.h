// Bonus tiles: as they lie on their stacks and in front of the seats, and what houses earn.
#pragma once

#include <cstdint>

#include "base/fixed_vector.h"
#include "core/game.h"
#include "core/state.h"

namespace posthorn {

// A tile by its stack and its place in it, the top one first; of first houses (N6) the place is
// that of its city in Game::first_house_cities.
struct Tile {
  std::uint8_t stack = 0;
  std::uint8_t place = 0;

  [[nodiscard]] int points(const Game& game) const { return game.tiles[stack][place]; }
};

struct HeldTile {
  std::uint8_t stack = 0;
  std::uint8_t points = 0;
};

using HeldTiles = FixedVector<HeldTile, kMaxBonuses * kMaxTiles>;
using TileValues = FixedVector<std::uint8_t, kMaxTiles>;
using EarnedTiles = FixedVector<Tile, kMaxBonuses + kMaxFirstHouses>;

// What a seat has taken, stack by stack, the end tile among them.
HeldTiles held_tiles(const Game& game, const State& state, int seat);

// What is left of a stack, top first.
TileValues tiles_left(const Game& game, const State& state, int stack);

// What the top tile of a stack that is not of first houses is worth; 0: it is empty (C7).
inline int next_tile(const Game& game, const State& state, int stack) {
  const int taken = tiles_taken(state.stacks[stack]);
  return taken < game.tile_count[stack] ? game.tiles[stack][taken] : 0;
}

// C4: the highest stack not above the length; is it empty, the next lower one that is not. Null:
// none.
inline const LengthBonus* length_bonus(const Game& game, const State& state, int length) {
  for (const LengthBonus& bonus : game.lengths) {  // longest first
    if (bonus.length <= length && next_tile(game, state, bonus.stack) > 0) return &bonus;
  }
  return nullptr;
}

// C6, N8: whether these houses are in all the lands that the network needs.
bool network_complete(const Game& game, std::uint32_t houses);

// What further houses of the seat in these cities take at once (C5, C6, N6, N7).
EarnedTiles tiles_earned(const Game& game, const State& state, int seat, std::uint32_t cities);

}  // namespace posthorn
