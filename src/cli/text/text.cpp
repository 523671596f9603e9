#include "cli/text/text.h"

#include <fmt/format.h>

#include <array>
#include <cstdint>

namespace posthorn::cli {
namespace {

// The code point at the front, and how many bytes it takes; 0 bytes where it is not UTF-8.
struct CodePoint {
  std::uint32_t value = 0;
  std::size_t bytes = 0;
};

CodePoint front(std::string_view text) {
  const auto lead = static_cast<unsigned char>(text[0]);
  if (lead < 0x80) return {lead, 1};
  const std::size_t bytes = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
  if (lead < 0xc2 || lead > 0xf4 || text.size() < bytes) return {};
  std::uint32_t value = lead & (0xffU >> (bytes + 1));
  for (std::size_t i = 1; i < bytes; ++i) {
    const auto next = static_cast<unsigned char>(text[i]);
    if ((next & 0xc0) != 0x80) return {};
    value = value << 6 | (next & 0x3f);
  }
  const bool too_long = (bytes == 3 && value < 0x800) || (bytes == 4 && value < 0x10000);
  const bool surrogate = value >= 0xd800 && value < 0xe000;
  if (too_long || surrogate || value > 0x10ffff) return {};
  return {value, bytes};
}

bool is_control(std::uint32_t c) {
  // C0, DEL, C1, line separators, and the marks that turn the direction of writing
  return c < 0x20 || (c >= 0x7f && c < 0xa0) || (c >= 0x2028 && c <= 0x202e) ||
         (c >= 0x2066 && c <= 0x2069);
}

int columns_of(std::uint32_t c) {
  struct Range {
    std::uint32_t low;
    std::uint32_t high;
  };
  constexpr std::array<Range, 3> kNone = {{{0x300, 0x36f}, {0x200b, 0x200f}, {0xfe00, 0xfe0f}}};
  constexpr std::array<Range, 9> kTwo = {{{0x1100, 0x115f},
                                          {0x2e80, 0xa4cf},
                                          {0xac00, 0xd7a3},
                                          {0xf900, 0xfaff},
                                          {0xfe30, 0xfe6f},
                                          {0xff00, 0xff60},
                                          {0xffe0, 0xffe6},
                                          {0x1f300, 0x1faff},
                                          {0x20000, 0x3fffd}}};
  for (const Range& range : kNone) {
    if (c >= range.low && c <= range.high) return 0;
  }
  for (const Range& range : kTwo) {
    if (c >= range.low && c <= range.high) return 2;
  }
  return 1;
}

// Bytes of the escape sequence at the front: ESC [ ... letter.
std::size_t escape_length(std::string_view text) {
  if (text.size() < 2 || text[0] != '\033' || text[1] != '[') return 0;
  std::size_t i = 2;
  while (i < text.size() && (text[i] < '@' || text[i] > '~')) ++i;
  return i < text.size() ? i + 1 : i;
}

}  // namespace

int width_of(std::string_view text) {
  int width = 0;
  while (!text.empty()) {
    if (const std::size_t escape = escape_length(text); escape > 0) {
      text.remove_prefix(escape);
      continue;
    }
    const CodePoint c = front(text);
    width += c.bytes == 0 ? 1 : columns_of(c.value);
    text.remove_prefix(c.bytes == 0 ? 1 : c.bytes);
  }
  return width;
}

std::string pad(std::string_view text, int columns) {
  std::string out(text);
  const int missing = columns - width_of(text);
  if (missing > 0) out.append(static_cast<std::size_t>(missing), ' ');
  return out;
}

std::string wrap(std::string_view text, int columns, int indent) {
  std::string out;
  int used = 0;
  bool first = true;
  while (!text.empty()) {
    const std::size_t blank = text.find(' ');
    const std::string_view word = text.substr(0, blank);
    text.remove_prefix(blank == std::string_view::npos ? text.size() : blank + 1);
    const int width = width_of(word);
    if (!first && used + 1 + width > columns) {
      while (!out.empty() && out.back() == ' ') out.pop_back();
      out += '\n';
      out.append(static_cast<std::size_t>(indent), ' ');
      used = indent;
    } else if (!first) {
      out += ' ';
      ++used;
    }
    out += word;
    used += width;
    first = false;
  }
  return out;
}

bool is_printable(std::string_view text) {
  while (!text.empty()) {
    const CodePoint c = front(text);
    if (c.bytes == 0 || is_control(c.value)) return false;
    text.remove_prefix(c.bytes);
  }
  return true;
}

std::string printable(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const CodePoint c = front(text);
    if (c.bytes == 0 || is_control(c.value)) {
      out += '?';
    } else {
      out += text.substr(0, c.bytes);
    }
    text.remove_prefix(c.bytes == 0 ? 1 : c.bytes);
  }
  return out;
}

std::string joined(const std::vector<std::string>& items, std::string_view last) {
  std::string out;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) out += i + 1 == items.size() ? last : ", ";
    out += items[i];
  }
  return out;
}

std::string Ink::with(std::string_view code, std::string_view text) const {
  if (!colours_ || code.empty()) return std::string(text);
  return fmt::format("\033[{}m{}\033[0m", code, text);
}

std::string Ink::land_code(int land) const {
  // Sixteen hues of the 256-colour palette that can be read on dark and on light ground.
  constexpr std::array<int, 16> kHues = {173, 68,  134, 71,  167, 136, 37,  97,
                                         106, 132, 66,  172, 139, 74,  101, 131};
  if (!colours_) return "";
  return fmt::format("1;38;5;{}", kHues[static_cast<std::size_t>(land) % kHues.size()]);
}

std::string Ink::seat_code(int seat) const {
  constexpr std::array<std::string_view, 4> kInverse = {"1;97;48;5;160", "1;97;48;5;26",
                                                        "1;30;48;5;220", "1;97;48;5;28"};
  return colours_ ? std::string(kInverse[static_cast<std::size_t>(seat) % kInverse.size()]) : "";
}

std::string Ink::seat_line_code(int seat) const {
  constexpr std::array<std::string_view, 4> kLine = {"1;38;5;160", "1;38;5;33", "1;38;5;178",
                                                     "1;38;5;34"};
  return colours_ ? std::string(kLine[static_cast<std::size_t>(seat) % kLine.size()]) : "";
}

std::string Ink::land(int land, std::string_view text) const { return with(land_code(land), text); }
std::string Ink::seat(int seat, std::string_view text) const { return with(seat_code(seat), text); }

}  // namespace posthorn::cli
