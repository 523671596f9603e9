// What closing a route would bring: points, carriage, tiles, the end of the game. The network sees
// routes and houses city by city; what they add up to at a closing, and who would be ahead then, it
// is told.
#pragma once

#include <cstdint>

#include "core/game.h"
#include "core/state.h"

namespace posthorn::net {

struct Closing {
  int points = 0;  // houses, tiles and the worth of a carriage; not the end tile
  bool carriage = false;
  bool network = false;    // C6
  bool completes = false;  // a tile of C5
  bool ends = false;       // E1
};

// Of a route through these cities of this length, closed with a house in every group (or all of one
// land, if that brings more) and with the cartwright's help (C9). Office tiles and coaches do not
// count. A route too short to be closed brings nothing.
Closing closing_of(const Game& game, const State& state, const Player& player, std::uint32_t cities,
                   int length);

}  // namespace posthorn::net
