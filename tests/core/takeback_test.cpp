#include "core/takeback.h"

#include <gtest/gtest.h>

#include <cstring>

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
    EventLog events;
    apply(game_, state_, *action, dealer_, &events);
    takeback_.note(before, state_, events);
  }
  void first_legal(ActionKind kind) {
    const LegalActions legal(game_, state_);
    for (std::uint64_t i = 0; i < legal.size(); ++i) {
      if (legal.at(i).kind == kind) return move(move_text(game_, state_, legal.at(i)));
    }
    FAIL() << "no such move";
  }
  Takeback& takeback() { return takeback_; }
  State& state() { return state_; }

 private:
  Game game_;
  RandomDealer dealer_;
  State state_;
  Takeback takeback_;
};

TEST(Takeback, EndsWhereACardWasRevealed) {
  Table table("map=south,players=2");
  table.first_legal(ActionKind::kTake);  // refills the display
  EXPECT_EQ(table.takeback().steps(), 0);
  table.move("postmaster");
  EXPECT_EQ(table.takeback().steps(), 1);
  table.move("take deck");
  EXPECT_EQ(table.takeback().steps(), 0);
}

TEST(Takeback, GoesBackStepByStepToTheSameBytes) {
  Table table("map=south,players=2");
  table.first_legal(ActionKind::kTake);
  table.move("postmaster");
  table.first_legal(ActionKind::kTake);
  const State before = table.state();
  table.first_legal(ActionKind::kPlay);
  ASSERT_EQ(table.takeback().steps(), 1);
  const State back = table.takeback().take_back();
  EXPECT_EQ(std::memcmp(&back, &before, sizeof back), 0);
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
