// An analysis for people: win shares by turn, the decisions that cost something, a line for each
// seat.
#pragma once

#include <string>

#include "cli/text/names.h"
#include "review/analysis.h"

namespace posthorn::cli {

std::string analysis_text(const Game& game, const SeatNames& names,
                          const review::Analysis& analysis);

}  // namespace posthorn::cli
