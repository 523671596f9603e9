// A seat's place at a table: its updates tell what it may know and nothing else, and it acts for
// itself only, on the position it was shown.
#include "table/sitting.h"

#include <gtest/gtest.h>

#include <cstring>
#include <memory>
#include <utility>
#include <vector>

#include "notation/view_bytes.h"
#include "table/update_json.h"
#include "tests/games.h"

namespace posthorn {
namespace {

std::unique_ptr<Table> new_table(const Game& game, std::uint64_t seed) {
  auto table = std::make_unique<Table>(game, Rng(seed));
  Record record;
  for (int seat = 0; seat < game.players; ++seat) record.seats.push_back("N");
  record.seat_extras.resize(record.seats.size());
  table->begin(std::move(record));
  return table;
}

// Blind draws fill hands with hidden cards.
void play(Table& table, Rng& rng, int moves) {
  for (int i = 0; i < moves && !table.state().over(); ++i) {
    const LegalActions legal(table.game(), table.state());
    const Action blind = simple(ActionKind::kTakeDeck);
    const bool draw =
        rng.below(3) != 0 && !refusal_of(table.game(), table.state(), table.state().actor, blind);
    table.perform(draw ? blind : legal.at(rng.below64(legal.size())));
  }
}

std::string text_of(const Game& game, const Update& update) {
  const ViewBytes bytes = view_bytes(game, update.view);
  return update_json(game, update).text() + std::string(bytes.begin(), bytes.end());
}

class SittingAt : public testing::TestWithParam<std::string> {
 protected:
  // Whether the seat saw the same of both at every moment, as its views have it.
  static bool look_the_same(const Table& one, const Table& other, int seat) {
    for (int moves = 0; moves <= one.moves(); ++moves) {
      const View a = view_of(one.game(), one.state_at(moves), seat);
      const View b = view_of(other.game(), other.state_at(moves), seat);
      if (std::memcmp(&a, &b, sizeof(View)) != 0) return false;
    }
    return true;
  }
};

// The same game with two cards of its first shuffle changed for each other, wherever the seat
// cannot know it: every update is the same byte for byte.
TEST_P(SittingAt, UpdatesTellNothingHidden) {
  const Game game = game_named(GetParam());
  const auto table = new_table(game, 11);
  Rng rng(12);
  play(*table, rng, 40);
  int twins = 0;
  int other_hands = 0;
  for (int tries = 0; tries < 200; ++tries) {
    Record record = table->record();
    auto& deck = record.shuffles.front();
    const auto size = static_cast<std::uint32_t>(deck.size());
    std::swap(deck[rng.below(size)], deck[rng.below(size)]);
    if (deck == table->record().shuffles.front()) continue;
    Table twin(game, Rng(13));
    if (!twin.open(record)) continue;
    for (int seat = -1; seat < game.players; ++seat) {
      const int eyes = seat < 0 ? kNobody : seat;
      if (!look_the_same(*table, twin, eyes)) continue;
      ++twins;
      for (int other = 0; other < game.players; ++other) {
        const auto at = static_cast<std::size_t>(other);
        other_hands += table->state().players[at].hand != twin.state().players[at].hand ? 1 : 0;
      }
      auto& first = *table;
      for (const int since : {-1, 0, 17, first.version()}) {
        ASSERT_EQ(text_of(game, Sitting(first, eyes).update(since)),
                  text_of(game, Sitting(twin, eyes).update(since)))
            << "seat " << seat << " since " << since;
      }
    }
  }
  EXPECT_GT(twins, 0);
  EXPECT_GT(other_hands, 0);
}

// Updates in a row are the same as one over all of them.
TEST_P(SittingAt, UpdatesInARowTellEverythingOnce) {
  const Game game = game_named(GetParam());
  const auto table = new_table(game, 21);
  Rng rng(22);
  const int seat = game.players - 1;
  const Sitting sitting(*table, seat);
  std::vector<std::string> told;
  int since = Sitting::kFromTheBeginning;
  for (int round = 0; round < 60 && !table->state().over(); ++round) {
    const bool back = rng.below(4) == 0 && table->can_undo();
    if (back) table->undo();
    if (!back) play(*table, rng, static_cast<int>(1 + rng.below(4)));
    const Update update = sitting.update(since);
    EXPECT_EQ(update.anew, round == 0 || back);
    EXPECT_GT(update.version, since);
    EXPECT_EQ(update.view, view_of(game, table->state(), seat));
    if (update.anew) told.clear();
    for (const Step& step : update.steps) told.push_back(step_json(game, step).text());
    since = update.version;
  }
  std::vector<std::string> whole;
  for (const Step& step : sitting.update().steps) whole.push_back(step_json(game, step).text());
  EXPECT_EQ(told, whole);
  EXPECT_EQ(whole.size(), static_cast<std::size_t>(table->moves()) + 1);
}

INSTANTIATE_TEST_SUITE_P(Every, SittingAt, testing::ValuesIn(every_game_name()),
                         [](const auto& each) { return test_name_of(each.param); });

class SittingTest : public testing::Test {
 protected:
  static std::string_view key_of(const std::expected<void, ActError>& done) {
    return done ? "" : done.error().key;
  }
  static std::string_view refusal_of_act(const std::expected<void, ActError>& done) {
    return !done && done.error().refusal ? done.error().refusal->key : "";
  }

  Game game_ = game_named("map=south,players=2");
  std::unique_ptr<Table> table_ = new_table(game_, 31);
  Sitting first_{*table_, 0};
  Sitting second_{*table_, 1};
  Sitting spectator_{*table_, kNobody};
};

TEST_F(SittingTest, EveryAcceptedActHasAVersion) {
  EXPECT_EQ(first_.update().version, 0);
  EXPECT_TRUE(first_.act("take deck", 0).has_value());
  EXPECT_EQ(second_.update().version, 1);
  EXPECT_EQ(key_of(first_.act("dance", 1)), "no-such-move");
  EXPECT_EQ(key_of(first_.act("end", 1)), "refused");
  EXPECT_EQ(first_.update().version, 1);
}

TEST_F(SittingTest, AnActOnAnotherPositionIsStaleAndChangesNothing) {
  ASSERT_TRUE(first_.act("take deck", 0).has_value());
  const std::string before = text_of(game_, first_.update());
  for (const int version : {-1, 0, 2}) {
    EXPECT_EQ(key_of(first_.act("postmaster", version)), "stale") << version;
    EXPECT_EQ(key_of(first_.undo(version)), "stale") << version;
  }
  EXPECT_EQ(text_of(game_, first_.update()), before);
  EXPECT_TRUE(first_.act("postmaster", 1).has_value());
  EXPECT_EQ(key_of(first_.act("postmaster", 1)), "stale") << "pressed twice";
}

TEST_F(SittingTest, NobodyActsForAnother) {
  // Whatever it is: why a move is refused would tell about the other's hand.
  for (const char* move : {"take deck", "dance", "play MUN new", ""}) {
    EXPECT_EQ(refusal_of_act(second_.act(move, 0)), "not_your_decision") << move;
    EXPECT_EQ(refusal_of_act(spectator_.act(move, 0)), "not_your_decision") << move;
  }
  EXPECT_EQ(refusal_of_act(second_.undo(0)), "not_your_decision");
  EXPECT_EQ(table_->moves(), 0);
}

TEST_F(SittingTest, UndoIsAnActOfItsOwn) {
  ASSERT_TRUE(first_.act("take deck", 0).has_value());
  ASSERT_TRUE(first_.act("postmaster", 1).has_value());
  ASSERT_TRUE(first_.act("take deck", 2).has_value());
  EXPECT_EQ(key_of(first_.undo(3)), "no-undo");
  const Update before = first_.update();
  EXPECT_FALSE(before.can_undo);
  const LegalActions legal(game_, table_->state());
  const std::string played = move_text(game_, table_->state(), legal.at(0));
  ASSERT_TRUE(first_.act(played, 3).has_value());
  EXPECT_TRUE(first_.update().can_undo);
  EXPECT_FALSE(second_.update().can_undo);
  EXPECT_FALSE(spectator_.update().can_undo);
  ASSERT_TRUE(first_.undo(4).has_value());
  const Update after = first_.update(3);
  EXPECT_EQ(after.version, 5);
  EXPECT_EQ(after.moves, before.moves);
  EXPECT_EQ(after.view, before.view);
  EXPECT_TRUE(after.anew) << "version 3 is the same position, but a step after it is gone";
  EXPECT_FALSE(first_.update(5).anew);
  EXPECT_TRUE(first_.update(5).steps.empty());
  EXPECT_EQ(key_of(first_.act(played, 3)), "stale");
}

TEST_F(SittingTest, ASpectatorSeesNoHand) {
  ASSERT_TRUE(first_.act("take deck", 0).has_value());
  const Update update = spectator_.update();
  EXPECT_TRUE(update.view.known.players[0].hand.empty());
  EXPECT_EQ(update.view.hand_size(0), 1);
  const std::string text = update_json(game_, update).text();
  EXPECT_NE(text.find(R"("seat": null)"), std::string::npos);
  EXPECT_NE(text.find(R"("choice": null)"), std::string::npos);
  EXPECT_NE(text.find(R"({"kind": "drew-card", "seat": 0})"), std::string::npos);
}

}  // namespace
}  // namespace posthorn
