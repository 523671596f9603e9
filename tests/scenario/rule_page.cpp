#include "tests/scenario/rule_page.h"

#include <algorithm>
#include <sstream>

#include "tests/scenario/source_tree.h"

namespace posthorn::scenario {
namespace {

bool is_rule_id(std::string_view word) {
  return word.size() >= 2 && word[0] >= 'A' && word[0] <= 'Z' &&
         std::ranges::all_of(word.substr(1), [](char c) { return c >= '0' && c <= '9'; });
}

// Rules are lines like "- C4 Length bonus: ...".
Words read_rule_ids() {
  Words ids;
  std::istringstream lines(read_text(source_path("docs/rules.md")));
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("- ")) continue;
    std::string id = line.substr(2, line.find(' ', 2) - 2);
    if (is_rule_id(id)) ids.push_back(std::move(id));
  }
  return ids;
}

}  // namespace

const Words& rule_ids() {
  static const Words kIds = read_rule_ids();
  return kIds;
}

void require_rule(const std::string& id) {
  require(std::ranges::find(rule_ids(), id) != rule_ids().end(), "there is no rule '" + id + "'");
}

bool names_rule(std::string_view text, std::string_view id) {
  for (std::size_t at = text.find(id); at != std::string_view::npos; at = text.find(id, at + 1)) {
    const std::size_t end = at + id.size();
    if (end < text.size() && is_word_character(text[end])) continue;
    std::size_t begin = at;
    if (begin > 0 && text[begin - 1] == 'k') --begin;
    if (begin == 0 || !is_word_character(text[begin - 1])) return true;
  }
  return false;
}

}  // namespace posthorn::scenario
