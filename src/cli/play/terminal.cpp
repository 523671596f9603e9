#include "cli/play/terminal.h"

#include <fmt/format.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "cli/text/text.h"

namespace posthorn::cli {
namespace {

constexpr int kWidest = 100;
constexpr int kNarrowest = 72;
constexpr std::size_t kLongestLine = 4096;  // of input; the rest is dropped

bool wants_colours() {
  const char* no_colour = std::getenv("NO_COLOR");
  if (no_colour != nullptr && no_colour[0] != '\0') return false;
  const char* term = std::getenv("TERM");
  return term != nullptr && std::string_view(term) != "dumb";
}

}  // namespace

Terminal::Terminal(bool plain)
    : keyboard_(::isatty(STDIN_FILENO) != 0),
      screen_(::isatty(STDOUT_FILENO) != 0),
      colours_(!plain && screen_ && wants_colours()) {}

int Terminal::columns() const {
  winsize size{};
  if (!screen_ || ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) {
    return kWidest;
  }
  return std::clamp<int>(size.ws_col, kNarrowest, kWidest);
}

void Terminal::print(std::string_view text) const {
  // A reader that went away must not end the game before it is saved.
  std::fwrite(text.data(), 1, text.size(), stdout);
}

std::optional<std::string> Terminal::read_line(std::string_view prompt) const {
  print(prompt);
  std::fflush(stdout);
  std::string line;
  int c = std::getchar();
  if (c == EOF) return std::nullopt;
  for (; c != EOF && c != '\n'; c = std::getchar()) {
    if (line.size() < kLongestLine) line += static_cast<char>(c);
  }
  // What was typed is not on the screen when it comes from a pipe; the transcript shall show it.
  if (!keyboard_) print(printable(line) + "\n");
  const std::size_t first = line.find_first_not_of(" \t\r");
  if (first == std::string::npos) return "";
  return line.substr(first, line.find_last_not_of(" \t\r") - first + 1);
}

void Terminal::clear() const {
  if (colours_) {
    print("\033[2J\033[3J\033[H");
  } else if (screen_) {
    print(std::string(80, '\n'));
  }
}

}  // namespace posthorn::cli
