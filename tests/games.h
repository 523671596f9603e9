// Games for tests.
#pragma once

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "base/check.h"
#include "core/game.h"
#include "notation/board_json.h"
#include "notation/game_text.h"

namespace posthorn {

// The boards compiled in, and one more that is nothing but its file: whatever plays the games of
// all of these needs no word about any of them.
inline const Boards& boards_for_tests() {
  static const Boards kBoards = [] {
    std::ifstream file(POSTHORN_SOURCE_DIR "/tests/boards/coast.json");
    auto board = read_board(std::string(std::istreambuf_iterator<char>(file), {}));
    POSTHORN_CHECK(board.has_value());
    Boards boards;
    boards.add(std::move(*board));
    return boards;
  }();
  return kBoards;
}

inline std::vector<std::string> game_names_for_tests() {
  std::vector<std::string> names = every_game_name();
  for (std::string& name : game_names(boards_for_tests().added())) names.push_back(std::move(name));
  return names;
}

inline Game game_named(const std::string& name) {
  const auto read = read_game_name(name);
  POSTHORN_CHECK(read.has_value());
  auto game = make_game(boards_for_tests(), *read);
  POSTHORN_CHECK(game.has_value());
  return std::move(*game);
}

// "south_players2_audience" for the names of parameterised tests.
inline std::string test_name_of(const std::string& game) {
  std::string name;
  for (const char c : game) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) name += c;
    if (c == ',') name += '_';
  }
  return name;
}

}  // namespace posthorn
