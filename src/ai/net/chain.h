// How far a route can be carried on with certain cards alone: the longest way over both ends. A
// network cannot count its way through a graph, so it is told.
#pragma once

#include <cstdint>

#include "core/game.h"
#include "core/state.h"

namespace posthorn::net {

struct Chain {
  int length = 0;            // cards it takes
  std::uint32_t cities = 0;  // one longest way's
};

// Of these cities' cards, one each. Gives up at last what would take too long to look through.
Chain longest_chain(const Game& game, const Player& player, std::uint32_t cards);

}  // namespace posthorn::net
