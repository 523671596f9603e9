// An analysis for people: win shares by turn, the decisions that cost something, a line for each
// seat.
#pragma once

#include <string>

#include "cli/analysis.h"
#include "cli/names.h"

namespace posthorn::cli {

std::string analysis_text(const Game& game, const SeatNames& names, const Analysis& analysis);

}  // namespace posthorn::cli
