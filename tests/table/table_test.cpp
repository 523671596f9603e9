#include "table/table.h"

#include <gtest/gtest.h>

#include "tests/games.h"

namespace posthorn {
namespace {

Record record_of(const Game& game) {
  Record record;
  for (int i = 0; i < game.players; ++i) record.seats.push_back("seat " + std::to_string(i));
  return record;
}

void perform_any(Table& table, Rng& rng) {
  const LegalActions legal(table.game(), table.state());
  table.perform(legal.at(rng.below64(legal.size())));
}

class TableOf : public testing::TestWithParam<std::string> {};

// Whatever was forced since goes too, so the moves alone say where an undo leads to.
TEST_P(TableOf, UndoLeadsToWhatWasSomeMovesBefore) {
  const Game game = game_named(GetParam());
  Table table(game, Rng(5));
  table.begin(record_of(game));
  Rng rng(6);
  std::vector<State> states = {table.state()};
  int undone = 0;
  while (!table.state().over() && table.moves() < 400) {
    if (table.can_undo() && rng.below(3) == 0) {
      const std::size_t events = table.events().size();
      table.undo();
      ++undone;
      states.resize(static_cast<std::size_t>(table.moves()) + 1);
      EXPECT_TRUE(table.state() == states.back());
      EXPECT_GT(LegalActions(game, table.state()).size(), 1U);
      EXPECT_EQ(table.record().moves.size(), states.size() - 1);
      EXPECT_LE(table.events().size(), events);
    } else {
      perform_any(table, rng);
      states.push_back(table.state());
    }
  }
  EXPECT_GT(undone, 3);
}

// A table that goes on with a record knows what the one knew that played it.
TEST_P(TableOf, OpensAtAnyMoveAsItWasPlayed) {
  const Game game = game_named(GetParam());
  Table played(game, Rng(7));
  played.begin(record_of(game));
  Rng rng(8);
  for (int i = 0; i < 40 && !played.state().over(); ++i) {
    Table opened(game, Rng(9));
    ASSERT_TRUE(opened.open(played.record()));
    EXPECT_TRUE(opened.state() == played.state());
    EXPECT_EQ(opened.moves(), played.moves());
    EXPECT_EQ(opened.can_undo(), played.can_undo());
    EXPECT_EQ(opened.events().size(), played.events().size());
    EXPECT_EQ(opened.events_of(-1).size(), played.events_of(-1).size());
    EXPECT_EQ(opened.record().shuffles, played.record().shuffles);
    perform_any(played, rng);
  }
}

INSTANTIATE_TEST_SUITE_P(Some, TableOf,
                         testing::Values("map=south,players=2", "map=north,players=3,growth=horses",
                                         "map=south,players=4,audience=true,offices=true"),
                         [](const auto& each) { return test_name_of(each.param); });

TEST(Table, KeepsNothingOfARecordThatDoesNotHold) {
  const Game game = game_named("map=south,players=2");
  Table played(game, Rng(7));
  played.begin(record_of(game));
  Rng rng(8);
  for (int i = 0; i < 10; ++i) perform_any(played, rng);
  Record wrong = played.record();
  wrong.moves.back() = "no move";
  Table table(game, Rng(9));
  const auto refused = table.open(wrong);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().move, 9);
  wrong.shuffles.front().pop_back();
  EXPECT_FALSE(table.open(wrong));
  ASSERT_TRUE(table.open(played.record()));
  EXPECT_EQ(table.moves(), 10);
  EXPECT_EQ(table.version(), 10);
  EXPECT_EQ(table.events().size(), played.events().size());
}

}  // namespace
}  // namespace posthorn
