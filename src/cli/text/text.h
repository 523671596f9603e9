// Text on a terminal: columns of UTF-8, padding, wrapping and colours.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace posthorn::cli {

// Columns on a terminal: escape sequences take none, ü one, a Chinese character two.
int width_of(std::string_view text);

// Filled with blanks on the right up to `columns`; longer text stays as it is.
std::string pad(std::string_view text, int columns);

// Breaks at blanks so that no line passes `columns`; the lines after the first begin with `indent`
// blanks. Words longer than a line stay whole.
std::string wrap(std::string_view text, int columns, int indent = 0);

// Whether the text is UTF-8 without control characters, so safe to print and to save.
bool is_printable(std::string_view text);

// The text with every control character as '?': names come from files.
std::string printable(std::string_view text);

// "a", "a and b", "a, b and c"
std::string joined(const std::vector<std::string>& items, std::string_view last = " and ");

// Colours when they were asked for, else the bare text.
class Ink {
 public:
  explicit Ink(bool colours) : colours_(colours) {}
  [[nodiscard]] bool colours() const { return colours_; }

  [[nodiscard]] std::string bold(std::string_view text) const { return with("1", text); }
  [[nodiscard]] std::string dim(std::string_view text) const { return with("2", text); }
  [[nodiscard]] std::string land(int land, std::string_view text) const;
  [[nodiscard]] std::string seat(int seat, std::string_view text) const;
  // What `with` takes, and an empty one without colours.
  [[nodiscard]] std::string land_code(int land) const;
  [[nodiscard]] std::string seat_code(int seat) const;
  [[nodiscard]] std::string seat_line_code(int seat) const;  // the seat's colour for a line
  [[nodiscard]] std::string with(std::string_view code, std::string_view text) const;

 private:
  bool colours_;
};

}  // namespace posthorn::cli
