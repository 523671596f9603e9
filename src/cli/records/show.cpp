// posthorn show: a record as text.
#include <fmt/core.h>
#include <unistd.h>

#include <cstdlib>

#include "cli/commands.h"
#include "cli/common/bad_input.h"
#include "cli/records/chosen_record.h"
#include "cli/records/record_problem.h"
#include "cli/text/board_text.h"
#include "cli/text/score_text.h"
#include "cli/text/text.h"
#include "notation/record.h"

namespace posthorn::cli {
namespace {

BoardStyle terminal_style() {
  BoardStyle style;
  style.colours = isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  return style;
}

void print_result(const Game& game, const State& state, const SeatNames& names, bool colours) {
  if (state.over()) {
    fmt::print("\n{}", final_text(game, state, names, colours));
  } else {
    fmt::print("\nThe game is under way: {} is to decide.\n", names[state.actor]);
  }
}

int show_record(const ShowOptions& options, const ChosenRecord& chosen) {
  const auto& [record, game, place, names] = chosen;
  const bool whole = options.at < 0;
  const auto total = static_cast<int>(record.moves.size());
  if (options.at > total) {
    return bad_input("show",
                     fmt::format("--at {}: the record has {} moves only", options.at, total));
  }
  const BoardStyle style = terminal_style();
  fmt::print("{}\n", game_text(game));
  if (const std::string text = provenance_text(game); !text.empty()) fmt::print("{}\n", text);
  std::uint32_t turn = 0;
  const auto state = replay(
      game, record, options.at,
      [&](int move, const State& before, const Action& action, const State&, const EventLog&) {
        if (!whole && move + 1 != options.at) return;
        if (before.turn != turn) {
          fmt::print("\nTurn {}: {}\n", before.turn, chosen.names[before.turn_seat]);
          turn = before.turn;
        }
        fmt::print("{}\n", move_line(chosen.game, before, action, move, chosen.names, style));
      });
  if (!state) {
    std::fflush(stdout);  // the moves up to here come first where both go to one place
    bad_input("show", replay_problem(place, record, state.error()));
    return state.error().malformed ? kBadInput : kNo;
  }
  fmt::print("\n{}", state_text(game, *state, names, style));
  print_result(game, *state, names, style.colours);
  return kFine;
}

}  // namespace

int show(const ShowOptions& options) {
  const auto chosen = choose_record(options.file, options.record, options.maps);
  return chosen ? show_record(options, *chosen) : bad_input("show", chosen.error());
}

}  // namespace posthorn::cli
