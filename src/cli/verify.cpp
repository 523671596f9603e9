// posthorn verify: replays records under the rules.
#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/record_file.h"
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
  const auto reject = [&](const std::string& where, const std::string& why, bool malformed) {
    fmt::print("{}: record {}{}: {}\n", file, text.number, where, why);
    ++tally.fail;
    tally.malformed |= malformed;
  };
  if (text.too_long)
    return reject(
        "", "longer than 8 MiB, which no game is; several games go on the lines of a .jsonl file",
        true);
  const auto record = read_record(text.text);
  if (!record) {
    // The position inside a .jsonl file counts the lines of the file.
    std::string position = json::position_text(text.text, record.error().offset);
    if (file.ends_with(".jsonl")) {
      position = "line " + std::to_string(text.line) + position.substr(position.find(','));
    }
    return reject(" (" + position + ")", record.error().message, true);
  }
  const auto game = make_game(boards, record->game);
  if (!game) return reject("", game.error(), true);
  const auto state = replay(*game, *record);
  if (state) {
    ++tally.hold;
    return;
  }
  std::string where;
  if (state.error().move) {
    where = ", move " + std::to_string(*state.error().move) + " '" +
            record->moves[*state.error().move].substr(0, 60) + "'";
  }
  reject(where, state.error().message, state.error().malformed);
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
