// Every scenario of tests/scenarios is a test.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "tests/scenario/runner.h"
#include "tests/scenario/scenario_file.h"

namespace posthorn::scenario {
namespace {

std::string test_name(const testing::TestParamInfo<Scenario>& info) {
  const std::string file = std::filesystem::path(info.param.file).stem().string();
  std::string name = file + "_" + std::to_string(info.param.line) + "_";
  for (const char c : info.param.title) {
    if (is_word_character(c)) {
      name += c;
    } else if (name.back() != '_') {
      name += '_';
    }
  }
  while (name.back() == '_') name.pop_back();
  return name;
}

class ScenarioTest : public testing::TestWithParam<Scenario> {};

TEST_P(ScenarioTest, Holds) {
  const Scenario& scenario = GetParam();
  if (const auto failure = failure_of(scenario)) {
    ADD_FAILURE_AT(scenario.file.c_str(), failure->line) << "== " << scenario.title << "\n"
                                                         << failure->message;
  }
}

INSTANTIATE_TEST_SUITE_P(Files, ScenarioTest, testing::ValuesIn(all_scenarios()), test_name);

}  // namespace
}  // namespace posthorn::scenario
