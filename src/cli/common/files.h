// Files as the commands read and write them: every failure is one clear sentence.
#pragma once

#include <cstddef>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "notation/game_text.h"

namespace posthorn::cli {

// More than any map needs.
inline constexpr std::size_t kMaxMapBytes = 1U << 20;

// As files/whole_file.h, with errors that are safe to print.
std::expected<std::string, std::string> read_file(const std::string& path, std::size_t max_bytes);
std::expected<void, std::string> write_file_safely(const std::string& path, std::string_view text);

// The board of a map file. Errors read "FILE: line 3, column 14: reason".
std::expected<Board, std::string> load_board(const std::string& file);

// The boards compiled in and those of these files.
std::expected<Boards, std::string> load_boards(const std::vector<std::string>& files);

}  // namespace posthorn::cli
