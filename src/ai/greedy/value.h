// A hand-written value of a position for one seat, in points: what it has, and what its houses,
// route and hand promise.
#pragma once

#include <cstdint>

#include "core/game.h"
#include "core/state.h"

namespace posthorn::greedy {

// Houses, tiles, carriage and progress towards bonuses; the route and hand apart.
double standing(const Game& game, const State& state, int seat);

// The part of it that these houses alone decide, given what is still on the stacks.
double houses_value(const Game& game, const State& state, int seat, std::uint32_t houses);

// What the route under construction and the hand promise.
double prospects(const Game& game, const State& state, int seat);

inline double value(const Game& game, const State& state, int seat) {
  return standing(game, state, seat) + (state.over() ? 0 : prospects(game, state, seat));
}

}  // namespace posthorn::greedy
