// Files read and written as a whole. Every failure is one clear sentence that begins with the path.
#pragma once

#include <cstddef>
#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <string_view>

namespace posthorn::files {

// Refuses directories, what cannot be read, and more than `max_bytes`; a pipe may be read too.
std::expected<std::string, std::string> read_whole_file(const std::string& path,
                                                        std::size_t max_bytes);

// Writes beside the file, flushes to the disk and renames, so that at any moment, whatever happens
// to the program, the path holds the whole old text or the whole new one.
std::expected<void, std::string> write_whole_file(const std::string& path, std::string_view text);

// The same memory as numbers and as characters.
inline std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}
inline std::string_view text_of(std::span<const std::uint8_t> bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

}  // namespace posthorn::files
