// A position as text that a person can follow: the map, and tables of all that lies on the table.
#pragma once

#include <string>

#include "cli/text/names.h"
#include "core/action.h"
#include "core/game.h"
#include "core/state.h"
#include "core/view.h"

namespace posthorn::cli {

struct BoardStyle {
  bool colours = false;
  int columns = 100;       // 72 at least
  bool own_clergy = true;  // false: the printed rule of A1, not even the owner looks again
};

// Map and tables as the view's seat sees them. It gets no more than the view, so nothing leaks.
std::string view_text(const Game& game, const View& view, const SeatNames& names,
                      const BoardStyle& style);

// The same with everything shown, for records.
std::string state_text(const Game& game, const State& state, const SeatNames& names,
                       const BoardStyle& style);

// A few lines on the view's own seat: route, hand and what is open to take.
std::string own_text(const Game& game, const View& view, const BoardStyle& style);

// Every city and where its roads lead; with the audience the Rome board too.
std::string roads_text(const Game& game, const State& known, const BoardStyle& style);

// One line of a record: "  12  Anna        take ULM               takes Ulm from the display".
// The state must be the one before the move.
std::string move_line(const Game& game, const State& before, const Action& action, int number,
                      const SeatNames& names, const BoardStyle& style);

}  // namespace posthorn::cli
