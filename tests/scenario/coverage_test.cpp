// Rules, scenarios and program belong together: no rule without a scenario and a place in the core,
// no refusal and no event that no scenario expects.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/event.h"
#include "core/refusals.h"
#include "core/rule.h"
#include "table/event_json.h"
#include "tests/scenario/rule_page.h"
#include "tests/scenario/scenario_file.h"
#include "tests/scenario/source_tree.h"

namespace posthorn::scenario {
namespace {

// The last word of `0! move -> P2 no_road` and of `? game refused: S1 two_to_four_players`.
std::set<std::string> refusals_expected() {
  std::set<std::string> keys;
  for (const Scenario& scenario : all_scenarios()) {
    for (const auto& [number, text] : scenario.lines) {
      if (text.find(" -> ") == std::string::npos && !text.starts_with("? game refused:")) continue;
      keys.insert(split(text).back());
    }
  }
  return keys;
}

// The kinds named in lines like `? events: took-card 0 ULM, display-filled KEM`.
std::set<std::string> events_expected() {
  std::set<std::string> kinds;
  for (const Scenario& scenario : all_scenarios()) {
    for (const auto& [number, text] : scenario.lines) {
      if (!text.starts_with("? events:")) continue;
      for (const std::string& event : split(text.substr(text.find(':') + 1), ',')) {
        kinds.insert(split(event).front());
      }
    }
  }
  return kinds;
}

TEST(ScenarioCoverage, EveryRuleHasAScenario) {
  std::set<std::string> rules_shown;
  for (const Scenario& scenario : all_scenarios()) {
    for (const std::string& id : scenario.rules()) rules_shown.insert(id);
  }
  ASSERT_FALSE(rule_ids().empty());
  Words missing;
  for (const std::string& id : rule_ids()) {
    if (!rules_shown.contains(id)) missing.push_back(id);
  }
  EXPECT_TRUE(missing.empty()) << "rules without a scenario: " << join(missing);
}

TEST(ScenarioCoverage, TheProgramKnowsTheRulesOfThePage) {
  Words known;
#define POSTHORN_RULE_TEXT(id) known.emplace_back(#id);
  POSTHORN_RULES(POSTHORN_RULE_TEXT)
#undef POSTHORN_RULE_TEXT
  EXPECT_EQ(join(known), join(rule_ids()));
}

TEST(ScenarioCoverage, EveryRefusalIsExpected) {
  const std::set<std::string> expected = refusals_expected();
  Words missing;
  for (const Refusal& refusal : refusals::kAll) {
    if (!expected.contains(std::string(refusal.key))) missing.emplace_back(refusal.key);
  }
  EXPECT_TRUE(missing.empty()) << "refusals that no scenario expects: " << join(missing);
}

TEST(ScenarioCoverage, EveryEventIsExpected) {
  const std::set<std::string> expected = events_expected();
  Words missing;
  for (int i = 0; i <= static_cast<int>(EventKind::kGameEnded); ++i) {
    const std::string id(event_id(static_cast<EventKind>(i)));
    if (!expected.contains(id)) missing.push_back(id);
  }
  EXPECT_TRUE(missing.empty()) << "events that no scenario expects: " << join(missing);
}

// Whoever reads a rule finds the code by its id. rule.h lists them all, so it does not count.
TEST(ScenarioCoverage, EveryRuleIsNamedInTheCore) {
  std::string sources;
  for (const auto& path : files_below("src/core", {".h", ".cpp"})) {
    if (path.filename() != "rule.h") sources += read_text(path) + "\n";
  }
  Words missing;
  for (const std::string& id : rule_ids()) {
    if (!names_rule(sources, id)) missing.push_back(id);
  }
  EXPECT_TRUE(missing.empty()) << "rules that no file under src/core names: " << join(missing);
}

}  // namespace
}  // namespace posthorn::scenario
