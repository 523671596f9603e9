// Games for tests.
#pragma once

#include <string>

#include "base/check.h"
#include "core/game.h"
#include "notation/game_text.h"

namespace posthorn {

inline Game game_named(const std::string& name) {
  const auto read = read_game_name(name);
  POSTHORN_CHECK(read.has_value());
  auto game = make_game(Boards(), *read);
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
