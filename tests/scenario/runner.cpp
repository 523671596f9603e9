#include "tests/scenario/runner.h"

#include "tests/scenario/expectations.h"
#include "tests/scenario/moves.h"
#include "tests/scenario/names.h"
#include "tests/scenario/position.h"
#include "tests/scenario/refused.h"
#include "tests/scenario/set_up.h"

namespace posthorn::scenario {
namespace {

class Run {
 public:
  // Throws a Problem; line() is where.
  void all(const Scenario& scenario);
  [[nodiscard]] int line() const { return line_; }

 private:
  void read(const Line& line);
  void finish_set_up();
  void move_or_refusal(const std::string& text);
  void question(const std::string& text);
  void expect_refused_game(const std::string& refusal) const;

  SetUp set_up_;
  int line_ = 0;
};

// "0> take ULM" or "0! take ULM -> T3 not_in_display"
bool is_move_or_refusal(const std::string& text) {
  return text.size() > 1 && text[0] >= '0' && text[0] <= '9' && (text[1] == '>' || text[1] == '!');
}

void Run::all(const Scenario& scenario) {
  line_ = scenario.line;
  require(!scenario.title.empty(), "a scenario begins with '== title'");
  require(!scenario.rules().empty(), "a scenario names its rules, as in 'rules: C4 C7'");
  for (const Line& line : scenario.lines) {
    line_ = line.number;
    read(line);
  }
  require(set_up_.finished(), "nothing is moved and nothing expected");
  if (set_up_.game_error()) return;
  if (const auto* unused = set_up_.position().dealer.unused()) {
    line_ = unused->line;
    fail("this shuffle did not happen");
  }
}

void Run::read(const Line& line) {
  if (line.text[0] == '?') {
    finish_set_up();
    question(trim(line.text.substr(1)));
  } else if (is_move_or_refusal(line.text)) {
    finish_set_up();
    move_or_refusal(line.text);
  } else {
    require(!set_up_.finished(),
            "'" + line.text + "' is no move and no expectation, and too late for a set-up line");
    set_up_.read(line);
  }
}

void Run::finish_set_up() {
  if (set_up_.finished()) return;
  set_up_.finish();
  if (!set_up_.game_error()) check_state(set_up_.position(), "the set-up");
}

void Run::move_or_refusal(const std::string& text) {
  Position& position = set_up_.position();
  const int seat = seat_of(position.game, text.substr(0, 1));
  const std::string move = trim(text.substr(2));
  if (text[1] == '>') {
    make_move(position, seat, move);
    check_state(position, "'" + move + "'");
  } else {
    expect_refusal(position, seat, move);
  }
}

void Run::question(const std::string& text) {
  const Entry expected = read_entry(text);
  if (join(expected.head) == "game refused") {
    expect_refused_game(expected.value);
  } else {
    expect(set_up_.position(), expected);
  }
}

void Run::expect_refused_game(const std::string& refusal) const {
  require_refusal(refusal);
  const GameError error = set_up_.game_error().value_or(GameError{"none, it is made", ""});
  compare("the game refused by", refusal, error.refusal.empty() ? error.text : error.refusal);
}

}  // namespace

std::optional<Failure> failure_of(const Scenario& scenario) {
  Run run;
  try {
    run.all(scenario);
  } catch (const Problem& problem) {
    return Failure{run.line(), problem.what()};
  }
  return std::nullopt;
}

}  // namespace posthorn::scenario
