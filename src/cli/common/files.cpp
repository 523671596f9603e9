#include "cli/common/files.h"

#include <fmt/format.h>

#include <set>

#include "cli/text/text.h"
#include "files/whole_file.h"
#include "notation/board_json.h"

namespace posthorn::cli {

std::expected<std::string, std::string> read_file(const std::string& path, std::size_t max_bytes) {
  auto text = files::read_whole_file(path, max_bytes);
  if (!text) return std::unexpected(printable(text.error()));
  return text;
}

std::expected<void, std::string> write_file_safely(const std::string& path, std::string_view text) {
  const auto written = files::write_whole_file(path, text);
  if (!written) return std::unexpected(printable(written.error()));
  return {};
}

std::expected<Board, std::string> load_board(const std::string& file) {
  const auto text = read_file(file, kMaxMapBytes);
  if (!text) return std::unexpected(text.error());
  auto board = read_board(*text);
  if (board) return std::move(*board);
  return std::unexpected(fmt::format("{}: {}: {}", printable(file),
                                     json::position_text(*text, board.error().offset),
                                     printable(board.error().message)));
}

std::expected<Boards, std::string> load_boards(const std::vector<std::string>& files) {
  Boards boards;
  std::set<std::string> ids;
  for (const std::string& file : files) {
    auto board = load_board(file);
    if (!board) return std::unexpected(board.error());
    if (!ids.insert(board->id).second) {
      return std::unexpected(fmt::format("{}: another map file has the id '{}' too",
                                         printable(file), printable(board->id)));
    }
    boards.add(std::move(*board));
  }
  return boards;
}

}  // namespace posthorn::cli
