#include "cli/records/chosen_record.h"

#include <fmt/format.h>

#include "cli/common/files.h"
#include "cli/records/record_file.h"
#include "cli/records/record_problem.h"
#include "cli/text/text.h"

namespace posthorn::cli {
namespace {

using Chosen = std::expected<ChosenRecord, std::string>;

Chosen read_chosen(const std::string& file, const RecordText& text, const Boards& boards) {
  if (text.too_long) return std::unexpected(length_problem(file, text));
  auto record = read_record(text.text);
  if (!record) return std::unexpected(format_problem(file, text, record.error()));
  const std::string place = record_place(file, text);
  auto game = make_game(boards, record->game);
  if (!game) return std::unexpected(place + ": " + printable(game.error()));
  SeatNames names;
  for (const std::string& name : record->seats) names.push_back(printable(name));
  return ChosenRecord{std::move(*record), std::move(*game), place, std::move(names)};
}

}  // namespace

Chosen choose_record(const std::string& file, int number, const std::vector<std::string>& maps) {
  const auto boards = load_boards(maps);
  if (!boards) return std::unexpected(boards.error());
  std::optional<Chosen> chosen;
  int count = 0;
  const auto read = each_record(file, [&](const RecordText& text) {
    ++count;
    if (text.number != number) return true;
    chosen = read_chosen(file, text, *boards);
    return false;
  });
  if (!read) return std::unexpected(read.error());
  if (!chosen) {
    return std::unexpected(fmt::format("{}: there is no record {}; it has {}, counted from 0",
                                       printable(file), number, count));
  }
  return std::move(*chosen);
}

}  // namespace posthorn::cli
