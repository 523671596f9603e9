// Bonus tiles as they lie: on their stacks and in front of the seats.
#pragma once

#include <cstdint>

#include "base/fixed_vector.h"
#include "core/game.h"
#include "core/state.h"

namespace posthorn {

struct HeldTile {
  std::uint8_t stack = 0;
  std::uint8_t points = 0;
};

using HeldTiles = FixedVector<HeldTile, kMaxBonuses * kMaxTiles>;
using TileValues = FixedVector<std::uint8_t, kMaxTiles>;

// What a seat has taken, stack by stack, the end tile among them.
HeldTiles held_tiles(const Game& game, const State& state, int seat);

// What is left of a stack, top first.
TileValues tiles_left(const Game& game, const State& state, int stack);

}  // namespace posthorn
