// posthorn perft: leaf counts, to hold engines against each other.
#include "core/perft.h"

#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/common/game_option.h"

namespace posthorn::cli {

int perft(const PerftOptions& options) {
  const auto game = game_from_options("perft", options.game, options.maps);
  if (!game) return kBadInput;
  print_provenance(*game);
  fmt::print("{} seed {}\n", game_text(*game), options.seed);
  for (int depth = 1; depth <= options.depth; ++depth) {
    fmt::print("{:2} {}\n", depth, posthorn::perft(*game, options.seed, depth));
    std::fflush(stdout);
  }
  return kFine;
}

}  // namespace posthorn::cli
