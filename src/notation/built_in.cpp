// The boards that data/boards.json lists, compiled in as text and read like any other.
#include <vector>

#include "base/check.h"
#include "notation/board_json.h"
#include "notation/built_in_data.h"  // made by cmake/embed.cmake

namespace posthorn {
namespace {

std::shared_ptr<const Board> load(std::string_view text) {
  auto board = read_board(text);
  POSTHORN_CHECK(board.has_value());
  return std::make_shared<const Board>(std::move(*board));
}

}  // namespace

std::span<const std::shared_ptr<const Board>> built_in_boards() {
  static const auto kAll = [] {
    std::vector<std::shared_ptr<const Board>> boards;
    for (const std::string_view text : built_in::kBoards) boards.push_back(load(text));
    return boards;
  }();
  return kAll;
}

std::shared_ptr<const Board> built_in_board(std::string_view id) {
  for (const auto& board : built_in_boards()) {
    if (board->id == id) return board;
  }
  return nullptr;
}

std::shared_ptr<const RomeBoard> built_in_rome() {
  static const std::shared_ptr<const RomeBoard> kRome = [] {
    auto rome = read_rome(built_in::kRome);
    POSTHORN_CHECK(rome.has_value());
    return std::make_shared<const RomeBoard>(std::move(*rome));
  }();
  return kRome;
}

}  // namespace posthorn
