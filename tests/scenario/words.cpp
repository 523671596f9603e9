#include "tests/scenario/words.h"

#include <algorithm>
#include <cctype>

namespace posthorn::scenario {

void fail(const std::string& message) { throw Problem(message); }

void require(bool condition, const std::string& message) {
  if (!condition) fail(message);
}

void compare(std::string_view what, const std::string& expected, const std::string& found) {
  if (expected == found) return;
  fail(std::string(what) + "\n  expected: " + expected + "\n  found:    " + found);
}

std::string trim(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return "";
  return std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

Words split(std::string_view text, char separator) {
  Words parts;
  std::size_t begin = 0;
  while (begin <= text.size()) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    if (std::string part = trim(text.substr(begin, end - begin)); !part.empty()) {
      parts.push_back(std::move(part));
    }
    begin = end + 1;
  }
  return parts;
}

std::string join(const Words& words, std::string_view between) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += between;
    text += word;
  }
  return text;
}

Words list_of(std::string_view text, char separator) {
  Words words = split(text, separator);
  require(!words.empty(), "a value is missing; write 'none' for nothing");
  if (words.size() == 1 && words[0] == "none") words.clear();
  return words;
}

std::string shown(const Words& words, std::string_view between) {
  return words.empty() ? "none" : join(words, between);
}

std::string sorted(Words words, std::string_view between) {
  std::ranges::sort(words);
  return shown(words, between);
}

int number(std::string_view text, int low, int high) {
  const bool digits = !text.empty() && text.size() <= 3 &&
                      std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  const int value = digits ? std::stoi(std::string(text)) : -1;
  require(digits && value >= low && value <= high,
          std::string("'").append(text) + "' should be a number from " + std::to_string(low) +
              " to " + std::to_string(high));
  return value;
}

bool is_word_character(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

Entry read_entry(std::string_view text) {
  const std::size_t colon = std::min(text.find(':'), text.size());
  Words head = split(text.substr(0, colon));
  require(colon < text.size() && !head.empty(),
          std::string(text) + ": is no line of a scenario, which would be 'words: value'");
  return {std::move(head), trim(text.substr(colon + 1))};
}

bool matches(const Words& head, std::string_view pattern, Words& arguments) {
  const Words words = split(pattern);
  if (head.size() != words.size()) return false;
  arguments.clear();
  for (std::size_t i = 0; i < head.size(); ++i) {
    if (words[i] == "*") {
      arguments.push_back(head[i]);
    } else if (words[i] != head[i]) {
      return false;
    }
  }
  return true;
}

}  // namespace posthorn::scenario
