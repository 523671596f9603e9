// Rules, scenarios and program belong together: no rule without a scenario and a place in the core.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "core/rule.h"
#include "tests/scenario/rule_page.h"
#include "tests/scenario/scenario_file.h"
#include "tests/scenario/source_tree.h"

namespace posthorn::scenario {
namespace {

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
