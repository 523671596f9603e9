// Which legal moves a menu shows: all of them, or the most useful of very many.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/action.h"
#include "core/game.h"
#include "core/state.h"
#include "notation/move_text.h"

namespace posthorn::cli {

inline constexpr std::size_t kMostShown = 60;

struct Choices {
  std::vector<Action> shown;
  std::uint64_t total = 0;  // legal moves in all
  int most_houses = 0;      // in the houses step of a closing, the largest set (C3)
};

Choices choices_of(const Game& game, const State& state);

// Numbered lines of words and notation.
std::string menu_text(const Game& game, const State& state, const Choices& choices, int columns,
                      bool colours);

// Reads a move a little more kindly than a record: in any case, with lists in any order.
std::expected<Action, MoveError> read_typed_move(const Game& game, const State& state,
                                                 std::string_view line);

}  // namespace posthorn::cli
