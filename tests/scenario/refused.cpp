#include "tests/scenario/refused.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/refusals.h"
#include "tests/scenario/rule_page.h"

namespace posthorn::scenario {
namespace {

// In the order of ActionKind, and one that is none.
constexpr std::array<std::string_view, 16> kKinds = {
    "assign", "take",   "take-deck",  "bailiff", "postmaster", "play",    "postilion", "close",
    "end",    "houses", "cartwright", "decline", "coach",      "discard", "return",    "nothing"};
static_assert(kKinds.size() == static_cast<std::size_t>(ActionKind::kReturn) + 2);

std::uint32_t value_of(const std::string& text) {
  std::uint32_t value = 0;
  const char* end = text.data() + text.size();
  const auto read = std::from_chars(text.data(), end, value);
  require(read.ec == std::errc() && read.ptr == end, "'" + text + "' should be a number");
  return value;
}

}  // namespace

std::string refusal_words(const Refusal& refusal) {
  return std::string(rule_id(refusal.rule)) + " " + std::string(refusal.key);
}

void require_refusal(const std::string& words) {
  const Words parts = split(words);
  require(parts.size() == 2,
          "a refusal is a rule and a key, as in 'P2 no_road', not '" + words + "'");
  require_rule(parts[0]);
  const auto found = std::ranges::find(refusals::kAll, parts[1], &Refusal::key);
  require(found != refusals::kAll.end(), "there is no refusal '" + parts[1] + "'");
  compare("the rule of the refusal " + parts[1], parts[0], std::string(rule_id(found->rule)));
}

bool is_raw(const std::string& move) { return move.starts_with("raw "); }

Action raw_action(const std::string& move) {
  const Words words = split(move);
  const auto kind = std::ranges::find(kKinds, words[1]);
  require(kind != kKinds.end(), "there is no action '" + words[1] + "'");
  Action action = simple(static_cast<ActionKind>(kind - kKinds.begin()));
  require(words.size() % 2 == 0, "a raw action is a kind and members with numbers");
  for (std::size_t i = 2; i < words.size(); i += 2) {
    const std::uint32_t value = value_of(words[i + 1]);
    if (words[i] == "set") {
      action.set = value;
    } else if (words[i] == "card") {
      action.card.code = static_cast<std::uint8_t>(value);
    } else if (words[i] == "where") {
      action.where = static_cast<Where>(value);
    } else if (words[i] == "coach") {
      action.coach = static_cast<std::uint8_t>(value);
    } else {
      fail("an action has no member '" + words[i] + "'");
    }
  }
  return action;
}

}  // namespace posthorn::scenario
