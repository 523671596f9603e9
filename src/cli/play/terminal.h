// The terminal a game is played on, or the pipes in its place.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace posthorn::cli {

class Terminal {
 public:
  explicit Terminal(bool plain);

  [[nodiscard]] bool has_keyboard() const { return keyboard_; }  // input comes from a person
  [[nodiscard]] bool colours() const { return colours_; }
  [[nodiscard]] int columns() const;  // 72 to 100

  void print(std::string_view text) const;
  // One line without its end and without blanks around it; nothing at the end of input.
  std::optional<std::string> read_line(std::string_view prompt) const;
  // Hides what is on the screen, as far as the screen is one.
  void clear() const;

 private:
  bool keyboard_;
  bool screen_;
  bool colours_;
};

}  // namespace posthorn::cli
