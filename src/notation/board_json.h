// Boards from their JSON files (data/board.schema.json), with every check that the rules rely on.
#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string_view>

#include "core/board.h"
#include "notation/json.h"

namespace posthorn {

std::expected<Board, json::Error> read_board(std::string_view text);
std::expected<RomeBoard, json::Error> read_rome(std::string_view text);

// The boards compiled in, in the order of data/boards.json; null for an id that is none of them.
std::span<const std::shared_ptr<const Board>> built_in_boards();
std::shared_ptr<const Board> built_in_board(std::string_view id);
std::shared_ptr<const RomeBoard> built_in_rome();

}  // namespace posthorn
