#include "cli/records/record_problem.h"

#include <fmt/format.h>

#include "cli/text/text.h"
#include "notation/in_quotes.h"

namespace posthorn::cli {

std::string record_place(const std::string& file, const RecordText& text) {
  return fmt::format("{}: record {}", printable(file), text.number);
}

std::string format_problem(const std::string& file, const RecordText& text,
                           const json::Error& error) {
  std::string position = json::position_text(text.text, error.offset);
  if (file.ends_with(".jsonl")) {
    position = fmt::format("line {}{}", text.line, position.substr(position.find(',')));
  }
  return fmt::format("{} ({}): {}", record_place(file, text), position, printable(error.message));
}

std::string length_problem(const std::string& file, const RecordText& text) {
  return fmt::format(
      "{}: longer than {} MiB, which no game is; several games go on the lines of a .jsonl file",
      record_place(file, text), kMaxRecordBytes >> 20);
}

std::string replay_problem(const std::string& place, const Record& record,
                           const ReplayError& error) {
  if (!error.move) return fmt::format("{}: {}", place, printable(error.message));
  return fmt::format("{}, move {} '{}': {}", place, *error.move,
                     printable(shortened(record.moves[static_cast<std::size_t>(*error.move)])),
                     printable(error.message));
}

}  // namespace posthorn::cli
