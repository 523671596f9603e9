// The Rome board (A): coaches on their way, places, and a map of the towns.
#pragma once

#include <string>

#include "cli/text/board_text.h"

namespace posthorn::cli {

// Where each coach stands and may go next, whose tiles it carries as far as the view knows, and
// the places in Rome. `all`: the view hides nothing.
std::string coaches_text(const Game& game, const View& view, const SeatNames& names,
                         const BoardStyle& style, bool all);

std::string rome_map(const Game& game, const State& known, const BoardStyle& style);

}  // namespace posthorn::cli
