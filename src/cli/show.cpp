// posthorn show: a record as text.
#include <fmt/core.h>
#include <unistd.h>

#include <cstdlib>

#include "cli/board_text.h"
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/record_file.h"
#include "cli/text.h"
#include "notation/record.h"

namespace posthorn::cli {
namespace {

BoardStyle terminal_style() {
  BoardStyle style;
  style.colours = isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
  return style;
}

void print_result(const Game& game, const State& state, const SeatNames& names) {
  if (!state.over()) {
    fmt::print("\nThe game is under way: {} is to decide.\n", names[state.actor]);
    return;
  }
  fmt::print("\n");
  for (int seat = 0; seat < game.players; ++seat) {
    const ScoreSheet sheet = score_sheet(game, state, seat);
    fmt::print("{}: {} points (carriage {}, tiles {}, audience {}, offices {}, houses left -{})\n",
               names[seat], sheet.total(), sheet.carriage, sheet.bonuses, sheet.audience,
               sheet.offices, sheet.houses_left);
  }
  fmt::print("{} wins.\n", names[winner(game, state)]);
}

int fail(const std::string& why) {
  fmt::print(stderr, "posthorn show: {}\n", why);
  return kBadInput;
}

int show_record(const ShowOptions& options, const Record& record, const Game& game) {
  SeatNames names;
  for (const std::string& name : record.seats) names.push_back(printable(name));
  const BoardStyle style = terminal_style();
  fmt::print("{}\n", game_text(game));
  if (const std::string text = provenance_text(game); !text.empty()) fmt::print("{}\n", text);
  const bool whole = options.at < 0;
  const auto total = static_cast<int>(record.moves.size());
  if (options.at > total) {
    return fail(fmt::format("--at {}: the record has {} moves only", options.at, total));
  }
  std::uint32_t turn = 0;
  const auto state = replay(
      game, record, options.at,
      [&](int move, const State& before, const Action& action, const State&, const EventLog&) {
        if (!whole && move + 1 != options.at) return;
        if (before.turn != turn) {
          fmt::print("\nTurn {}: {}\n", before.turn, names[before.turn_seat]);
          turn = before.turn;
        }
        fmt::print("{}\n", move_line(game, before, action, move, names, style));
      });
  if (!state) {
    const std::string where =
        state.error().move ? fmt::format("move {}: ", *state.error().move) : std::string();
    fmt::print(stderr, "posthorn show: the record does not hold: {}{}\n", where,
               state.error().message);
    return state.error().malformed ? kBadInput : kNo;
  }
  fmt::print("\n{}", state_text(game, *state, names, style));
  print_result(game, *state, names);
  return kFine;
}

}  // namespace

int show(const ShowOptions& options) {
  const auto boards = load_boards(options.maps);
  if (!boards) return fail(boards.error());
  int code = kBadInput;
  bool found = false;
  const auto read = each_record(options.file, [&](const RecordText& text) {
    if (text.number != options.record) return true;
    found = true;
    if (text.too_long) {
      fail(options.file + ": longer than 8 MiB, which no game is");
      return false;
    }
    const auto record = read_record(text.text);
    if (!record) {
      fail(fmt::format("{}: record {}, {}: {}", options.file, text.number,
                       json::position_text(text.text, record.error().offset),
                       record.error().message));
      return false;
    }
    const auto game = make_game(*boards, record->game);
    code = game ? show_record(options, *record, *game) : fail(options.file + ": " + game.error());
    return false;
  });
  if (!read) return fail(read.error());
  if (!found)
    return fail(
        fmt::format("{} has no record {}; they are counted from 0", options.file, options.record));
  return code;
}

}  // namespace posthorn::cli
