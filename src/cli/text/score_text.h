// The end of a game: points line by line, the winner, and what decided a tie.
#pragma once

#include <string>

#include "cli/text/names.h"
#include "core/game.h"
#include "core/state.h"

namespace posthorn::cli {

std::string final_text(const Game& game, const State& state, const SeatNames& names, bool colours);

}  // namespace posthorn::cli
