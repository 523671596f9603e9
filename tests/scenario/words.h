// Text for scenarios: words, lists and what is said when something does not hold.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace posthorn::scenario {

using Words = std::vector<std::string>;

// A scenario that does not hold, or is no scenario. The runner adds the line.
class Problem : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

[[noreturn]] void fail(const std::string& message);
void require(bool condition, const std::string& message);
void compare(std::string_view what, const std::string& expected, const std::string& found);

std::string trim(std::string_view text);
Words split(std::string_view text, char separator = ' ');  // trimmed, without empty parts
std::string join(const Words& words, std::string_view between = " ");

// A list is either things or the word `none`, so that a forgotten value is noticed.
Words list_of(std::string_view text, char separator = ' ');
std::string shown(const Words& words, std::string_view between = " ");
std::string sorted(Words words, std::string_view between = " ");

int number(std::string_view text, int low, int high);
bool is_word_character(char c);

struct Entry {
  Words head;
  std::string value;
};

Entry read_entry(std::string_view text);  // "some words: value"

// Whether the head has the words of the pattern; each * of it stands for an argument.
bool matches(const Words& head, std::string_view pattern, Words& arguments);

}  // namespace posthorn::scenario
