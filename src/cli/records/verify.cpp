// posthorn verify: replays records under the rules.
#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/common/files.h"
#include "cli/records/record_file.h"
#include "cli/records/record_problem.h"
#include "cli/text/text.h"
#include "notation/record.h"

namespace posthorn::cli {
namespace {

struct Tally {
  int hold = 0;
  int fail = 0;
  bool malformed = false;
};

void verify_record(const std::string& file, const RecordText& text, const Boards& boards,
                   Tally& tally) {
  const auto reject = [&](const std::string& why, bool malformed) {
    fmt::print("{}\n", why);
    ++tally.fail;
    tally.malformed |= malformed;
  };
  if (text.too_long) return reject(length_problem(file, text), true);
  const auto record = read_record(text.text);
  if (!record) return reject(format_problem(file, text, record.error()), true);
  const std::string place = record_place(file, text);
  const auto game = make_game(boards, record->game);
  if (!game) return reject(place + ": " + printable(game.error()), true);
  const auto state = replay(*game, *record);
  if (!state) return reject(replay_problem(place, *record, state.error()), state.error().malformed);
  ++tally.hold;
}

}  // namespace

int verify(const VerifyOptions& options) {
  const auto boards = load_boards(options.maps);
  if (!boards) {
    fmt::print(stderr, "posthorn verify: {}\n", boards.error());
    return kBadInput;
  }
  Tally tally;
  bool unreadable = false;
  for (const std::string& file : options.files) {
    const auto read = each_record(file, [&](const RecordText& text) {
      verify_record(file, text, *boards, tally);
      return true;
    });
    if (!read) {
      fmt::print(stderr, "posthorn verify: {}\n", read.error());
      unreadable = true;
    }
  }
  fmt::print("{} records hold, {} do not\n", tally.hold, tally.fail);
  if (unreadable || tally.malformed) return kBadInput;
  return tally.fail > 0 ? kNo : kFine;
}

}  // namespace posthorn::cli
