// --game and --map, as several commands take them.
#pragma once

#include <fmt/core.h>

#include <optional>
#include <string>
#include <vector>

#include "cli/common/files.h"
#include "cli/text/text.h"
#include "notation/game_text.h"

namespace posthorn::cli {

// The game, or nothing after the reason was printed as "posthorn COMMAND: reason".
inline std::optional<Game> game_from_options(const char* command, const std::string& name,
                                             const std::vector<std::string>& maps) {
  const auto fail = [&](const std::string& why) {
    fmt::print(stderr, "posthorn {}: {}\n", command, why);
    return std::nullopt;
  };
  const auto boards = load_boards(maps);
  if (!boards) return fail(boards.error());
  const auto read = read_game_name(name);
  if (!read) return fail("--game: " + printable(read.error()));
  auto game = make_game(*boards, *read);
  if (!game) return fail("--game: " + printable(game.error()));
  return std::move(*game);
}

// Says on stderr where a board is not as printed, so that tables and JSON stay clean.
inline void print_provenance(const Game& game) {
  if (const std::string text = provenance_text(game); !text.empty())
    fmt::print(stderr, "{}\n", text);
}

}  // namespace posthorn::cli
