// The runner itself: what is wrong in a scenario must not pass, and fails at its line.
#include <gtest/gtest.h>

#include <ostream>
#include <string>
#include <string_view>

#include "tests/scenario/runner.h"
#include "tests/scenario/scenario_file.h"

namespace posthorn::scenario {
namespace {

struct Wrong {
  std::string_view text;
  int line;
  std::string_view message;
};

// For GoogleTest, which would print the bytes.
void PrintTo(const Wrong& wrong, std::ostream* out) { *out << wrong.message; }  // NOLINT: its name

class WrongScenarioTest : public testing::TestWithParam<Wrong> {};

TEST_P(WrongScenarioTest, FailsAtItsLine) {
  const auto scenarios = read_scenarios("wrong.txt", std::string(GetParam().text));
  ASSERT_EQ(scenarios.size(), 1U);
  const Failure failure = failure_of(scenarios[0]).value_or(Failure{0, "it holds"});
  EXPECT_EQ(failure.line, GetParam().line) << failure.message;
  EXPECT_NE(failure.message.find(GetParam().message), std::string::npos) << failure.message;
}

#define POSTHORN_HEAD "== Title\nrules: T3\ngame: map=south,players=2\n"
constexpr Wrong kWrong[] = {
    {"rules: T3\n", 1, "begins with '== title'"},
    {"== Title\ngame: map=south,players=2\n? turn: 0\n", 1, "names its rules"},
    {"== Title\nrules: T9\n", 2, "no rule 'T9'"},
    {"== Title\nrules: T3\nseat 0: hand ULM\n", 3, "'game' line"},
    {"== Title\nrules: T3\ngame: map=east\n? turn: 0\n", 4, "the game is refused"},
    {POSTHORN_HEAD, 3, "nothing is moved"},
    {POSTHORN_HEAD "displya: ULM\n", 4, "no set-up line 'displya'"},
    {POSTHORN_HEAD "display: ULX\n", 4, "no city 'ULX'"},
    {POSTHORN_HEAD "deck: ULM ULM\nseat 0: hand ULM ULM\n", 5, "every card ULM lies somewhere"},
    {POSTHORN_HEAD "turn: 1\nturn: 0\n", 5, "said twice"},
    {POSTHORN_HEAD "seat 0: hnad ULM\n", 4, "a seat has no 'hnad'"},
    {POSTHORN_HEAD "seat 2: hand ULM\n", 4, "from 0 to 1"},
    {POSTHORN_HEAD "seat 0: route ULM PAS\n? turn: 0\n", 5, "not joined by a road"},
    {POSTHORN_HEAD "seat 0: houses CAR FRE MAN\n? turn: 0\n", 5, "bonus was not taken"},
    {POSTHORN_HEAD "display: ULM\n0> take PAS\n", 5, "refused: T3"},
    {POSTHORN_HEAD "display: ULM\n1> take ULM\n", 5, "who decides"},
    {POSTHORN_HEAD "display: ULM\n0> take ULM\nturn: 1\n", 6, "too late for a set-up line"},
    {POSTHORN_HEAD "display: ULM\n0! take ULM -> T3 not_in_display\n", 5, "none, it is legal"},
    {POSTHORN_HEAD "display: ULM\n0! take PAS -> T4 nothing_to_draw\n", 5, "found:    T3"},
    {POSTHORN_HEAD "display: ULM\n0! take PSA -> T3 not_in_display\n", 5, "no city 'PSA'"},
    {POSTHORN_HEAD "display: ULM\n0! take PAS -> T3\n", 5, "a rule and a key"},
    {POSTHORN_HEAD "display: ULM\n0! take PAS -> T4 not_in_display\n", 5, "found:    T3"},
    {POSTHORN_HEAD "display: ULM\n0! take PAS -> T3 not_there\n", 5, "no refusal 'not_there'"},
    {POSTHORN_HEAD "display: ULM\n0! raw jump -> T1 no_such_move\n", 5, "no action 'jump'"},
    {POSTHORN_HEAD "? events: turn-began 0\n", 4, "found:    none"},
    {POSTHORN_HEAD "display: ULM\n0! take PAS\n", 5, "names its refusal"},
    {POSTHORN_HEAD "? hnad 0: none\n", 4, "no expectation 'hnad 0'"},
    {POSTHORN_HEAD "? hand 0:\n", 4, "a value is missing"},
    {POSTHORN_HEAD "? hand 0: ULM\n", 4, "expected: ULM\n  found:    none"},
    {POSTHORN_HEAD "? may not: take UML\n", 4, "no city 'UML'"},
    {POSTHORN_HEAD "display: ULM\ndeck: none\nrest: discard\n0> take deck\n", 7, "was shuffled"},
    {POSTHORN_HEAD "shuffle: any\n0> take deck\n", 4, "did not happen"},
    {POSTHORN_HEAD "begin: ULM\nturn: 1\n? turn: 1\n", 6, "no other position"},
};
#undef POSTHORN_HEAD

INSTANTIATE_TEST_SUITE_P(Texts, WrongScenarioTest, testing::ValuesIn(kWrong),
                         [](const testing::TestParamInfo<Wrong>& wrong) {
                           return "wrong_" + std::to_string(wrong.index);
                         });

}  // namespace
}  // namespace posthorn::scenario
