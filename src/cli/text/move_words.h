// Moves in plain English, for menus and record listings.
#pragma once

#include <string>

#include "core/action.h"
#include "core/game.h"
#include "core/state.h"

namespace posthorn::cli {

// "take Ulm (ULM) from the display". The state must be the one before the move.
std::string move_words(const Game& game, const State& state, const Action& action);

// Bonus tiles that houses in these cities would earn the seat at once, "Baden 3"; may be empty.
struct Earnings {
  int points = 0;
  std::string words;
};
Earnings earned_by_houses(const Game& game, const State& state, int seat, std::uint32_t cities);

}  // namespace posthorn::cli
