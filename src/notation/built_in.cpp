// The boards of data/, compiled in as text and read like any other.
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

std::shared_ptr<const Board> built_in_board(std::string_view id) {
  static const std::shared_ptr<const Board> kSouth = load(built_in::kSouth);
  static const std::shared_ptr<const Board> kNorth = load(built_in::kNorth);
  if (id == "south") return kSouth;
  if (id == "north") return kNorth;
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
