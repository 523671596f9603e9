#include "cli/record_problem.h"

#include <fmt/format.h>

#include "cli/text.h"

namespace posthorn::cli {
namespace {

constexpr std::size_t kMostQuoted = 60;  // bytes of a move

// A move is a few words, but a file may hold anything in its place.
std::string quoted(const std::string& move) {
  if (move.size() <= kMostQuoted) return printable(move);
  std::size_t end = kMostQuoted;
  const auto inside = [&] { return (static_cast<unsigned char>(move[end]) & 0xc0) == 0x80; };
  while (end > 0 && inside()) --end;
  return printable(std::string_view(move).substr(0, end)) + "…";
}

}  // namespace

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
                     quoted(record.moves[static_cast<std::size_t>(*error.move)]),
                     printable(error.message));
}

}  // namespace posthorn::cli
