#include "core/takeback.h"

#include <gtest/gtest.h>

#include "core/engine.h"
#include "notation/move_text.h"
#include "tests/games.h"

namespace posthorn {
namespace {

class Table {
 public:
  explicit Table(const std::string& name) : game_(game_named(name)), dealer_(Rng(3)) {
    state_ = start(game_, dealer_);
  }
  void move(const std::string& text) {
    const auto action = read_move(game_, state_, text);
    ASSERT_TRUE(action) << error_text(action.error());
    const State before = state_;
    const bool was_choice = LegalActions(game_, before).size() > 1;
    EventLog events;
    apply(game_, state_, *action, dealer_, &events);
    takeback_.note(was_choice, before, state_, events);
  }
  void first_legal(ActionKind kind) {
    const LegalActions legal(game_, state_);
    for (std::uint64_t i = 0; i < legal.size(); ++i) {
      if (legal.at(i).kind == kind) return move(move_text(game_, state_, legal.at(i)));
    }
    FAIL() << "no such move";
  }
  Takeback& takeback() { return takeback_; }

 private:
  Game game_;
  RandomDealer dealer_;
  State state_;
  Takeback takeback_;
};

TEST(Takeback, EndsWhereACardWasRevealed) {
  Table table("map=south,players=2");
  for (int seat = 0; seat < 2; ++seat) {
    table.first_legal(ActionKind::kTake);  // refills the display
    EXPECT_EQ(table.takeback().steps(), 0);
    table.move("postmaster");
    EXPECT_EQ(table.takeback().steps(), 0) << "T7: it was no choice";
    table.first_legal(ActionKind::kTake);
    table.first_legal(ActionKind::kPlay);
    table.move("end");
  }
  table.first_legal(ActionKind::kTake);
  table.move("postmaster");
  EXPECT_EQ(table.takeback().steps(), 1);
  table.move("take deck");
  EXPECT_EQ(table.takeback().steps(), 0);
}

TEST(Takeback, GoesBackChoiceByChoice) {
  Table table("map=south,players=2");
  table.first_legal(ActionKind::kTake);
  table.move("postmaster");
  table.first_legal(ActionKind::kTake);
  EXPECT_EQ(table.takeback().steps(), 0);
  table.first_legal(ActionKind::kPlay);
  EXPECT_EQ(table.takeback().steps(), 1);
  table.takeback().note_taken_back();
  EXPECT_EQ(table.takeback().steps(), 0);
}

TEST(Takeback, TakesWhatWasForcedWithTheChoiceBeforeIt) {
  const State state{};
  Takeback takeback;
  const auto note = [&](bool was_choice) { takeback.note(was_choice, state, state, {}); };
  note(false);
  EXPECT_EQ(takeback.steps(), 0);
  note(true);
  note(true);
  note(false);
  note(false);
  EXPECT_EQ(takeback.steps(), 3);
  takeback.note_taken_back();
  EXPECT_EQ(takeback.steps(), 1);
  takeback.note_taken_back();
  EXPECT_EQ(takeback.steps(), 0);
}

TEST(Takeback, DoesNotReachIntoAnEndedTurn) {
  Table table("map=south,players=2");
  table.first_legal(ActionKind::kTake);
  table.move("postmaster");
  table.first_legal(ActionKind::kTake);
  table.first_legal(ActionKind::kPlay);
  table.move("end");
  EXPECT_EQ(table.takeback().steps(), 0);
}

TEST(Takeback, AnAssignmentIsFinalOnceTheNextSeatAssigns) {
  Table table("map=south,players=2,audience=true");
  table.move("assign 5 3 1 4 2");
  EXPECT_EQ(table.takeback().steps(), 0);
}

}  // namespace
}  // namespace posthorn
