// Seats, lists of tables and finished games, in every store.
#include "tests/store/store_kinds.h"

namespace posthorn::store {
namespace {

using Numbers = std::vector<Game>;

class ListsStoreTest : public StoreConformance {
 protected:
  void make(Game number, Millis created, std::vector<SeatChange> seats, bool listed = true,
            bool watched = true) {
    NewGame game = new_game(number, "created", "secret");
    game.created.at = created;
    game.seats = std::move(seats);
    game.listed = listed;
    game.watched = watched;
    ASSERT_TRUE(store_.create(game));
  }
  void turn(Game game, int status, Millis deadline = 0, std::vector<SeatChange> seats = {}) {
    Append next = append(game, store_.row(game)->version, "x");
    next.row.status = status;
    next.row.deadline = deadline;
    next.seats = std::move(seats);
    ASSERT_EQ(store_.append(std::span(&next, 1)), std::vector{Outcome::kStored});
  }
  template <class Line>
  static Numbers numbers(const std::vector<Line>& lines) {
    Numbers all;
    for (const Line& each : lines) all.push_back(each.game);
    return all;
  }
};

TEST_P(ListsStoreTest, SeatsChangeWithTheLogOnly) {
  make(1, 100, {{0, 7}, {1, 8}});
  EXPECT_EQ(store_.seats(1), (std::vector<SeatChange>{{0, 7}, {1, 8}}));
  turn(1, kOpen, 0, {{1, 0}, {2, 9}, {0, 6}});
  EXPECT_EQ(store_.seats(1), (std::vector<SeatChange>{{0, 6}, {2, 9}}));
  Append overtaken = append(1, 9, "no");
  overtaken.seats = {{0, 0}};
  store_.append(std::span(&overtaken, 1));
  EXPECT_EQ(store_.seats(1).size(), 2U);
  EXPECT_TRUE(store_.seats(99).empty());
}

TEST_P(ListsStoreTest, MyGamesTheMostUrgentFirst) {
  for (Game game = 1; game <= 6; ++game) make(game, 100 * game, {{0, 7}, {1, 8}});
  make(7, 700, {{0, 8}});
  turn(1, kUnderWay, 9000);
  turn(2, kUnderWay, 4000);
  turn(4, kUnderWay, 1000);
  turn(4, kOver);
  turn(5, kUnderWay, 7000);
  turn(6, kOver);
  EXPECT_EQ(numbers(store_.games_of(7, 10)), (Numbers{2, 5, 1, 3, 6, 4}));
  EXPECT_EQ(numbers(store_.games_of(7, 2)), (Numbers{2, 5}));
  EXPECT_EQ(numbers(store_.games_of(7, 5)), (Numbers{2, 5, 1, 3, 6}));
  const ListedGame first = store_.games_of(7, 1).at(0);
  EXPECT_EQ(first.version, 2);
  EXPECT_EQ(first.status, kUnderWay);
  EXPECT_EQ(first.deadline, 4000);
  EXPECT_EQ(first.created, 200);
  EXPECT_EQ(first.summary, "first");
  turn(2, kUnderWay, 4000, {{0, 0}});
  EXPECT_EQ(numbers(store_.games_of(7, 1)), Numbers{5}) << "who left has no game there";
  EXPECT_TRUE(store_.games_of(99, 10).empty());
}

TEST_P(ListsStoreTest, ListedTables) {
  make(1, 100, {}, true, true);
  make(2, 200, {}, false, true);
  make(3, 300, {}, true, false);
  make(4, 400, {}, true, true);
  EXPECT_EQ(numbers(store_.open_games(10)), (Numbers{4, 3, 1}));
  EXPECT_EQ(numbers(store_.open_games(2)), (Numbers{4, 3}));
  EXPECT_TRUE(store_.running_games(10).empty());
  for (const Game game : {1, 2, 3, 4}) turn(game, kUnderWay);
  EXPECT_TRUE(store_.open_games(10).empty());
  EXPECT_EQ(numbers(store_.running_games(10)), (Numbers{4, 1}));
  turn(4, kOver);
  EXPECT_EQ(numbers(store_.running_games(10)), Numbers{1});
  EXPECT_TRUE(store_.row(1)->listed);
  EXPECT_FALSE(store_.row(2)->listed);
  EXPECT_FALSE(store_.row(3)->watched);
}

TEST_P(ListsStoreTest, AKeptGameHasARecordAndNoLog) {
  make(1, 100, {{0, 7}, {1, 8}});
  turn(1, kOver);
  const KeptRecord record{5000, R"({"n":1})", std::string("\0deflated\xff", 10), {7, 8}, true};
  EXPECT_FALSE(store_.keep(99, record));
  EXPECT_FALSE(store_.record(1).has_value());
  EXPECT_TRUE(store_.keep(1, record));
  EXPECT_TRUE(store_.events(1, 0, 10).empty());
  EXPECT_FALSE(store_.secret(1).has_value());
  EXPECT_EQ(numbers(store_.games_of(7, 10)), Numbers{1}) << "the row stays";
  EXPECT_TRUE(store_.row(1)->kept);
  EXPECT_EQ(store_.row(1)->version, 2);
  const auto found = store_.record(1);
  ASSERT_TRUE(found.has_value());
  EXPECT_EQ(found->ended, 5000);
  EXPECT_EQ(found->summary, R"({"n":1})");
  EXPECT_EQ(found->body, std::string("\0deflated\xff", 10));
  EXPECT_EQ(found->accounts, (std::vector<AccountId>{7, 8}));
  EXPECT_TRUE(found->published);
  KeptRecord other = record;
  other.summary = "other";
  EXPECT_FALSE(store_.keep(1, other)) << "once";
  EXPECT_EQ(store_.record(1)->summary, R"({"n":1})");
  const Append late = append(1, 2, "late");
  EXPECT_EQ(store_.append(std::span(&late, 1)), std::vector{Outcome::kConflict});
  EXPECT_TRUE(store_.events(1, 0, 10).empty()) << "a log does not begin anew";
  store_.set_secret(1, "again");
  EXPECT_FALSE(store_.secret(1).has_value());
}

TEST_P(ListsStoreTest, RecordsPageByPageNewestFirst) {
  for (Game game = 1; game <= 5; ++game) {
    make(game, 100, {});
    // Three ended at the same moment.
    ASSERT_TRUE(
        store_.keep(game, {game <= 3 ? 5000 : 6000 + game, "s", "b", {7, 10 + game}, game != 4}));
  }
  EXPECT_EQ(numbers(store_.records_of(7, {}, 10)), (Numbers{5, 4, 3, 2, 1}));
  EXPECT_EQ(numbers(store_.records_of(12, {}, 10)), Numbers{2});
  EXPECT_TRUE(store_.records_of(99, {}, 10).empty());
  Numbers paged;
  RecordPlace before;
  while (true) {
    const auto page = store_.published_records(before, 2);
    if (page.empty()) break;
    EXPECT_LE(page.size(), 2U);
    for (const RecordLine& line : page) paged.push_back(line.game);
    before = {page.back().ended, page.back().game};
  }
  EXPECT_EQ(paged, (Numbers{5, 3, 2, 1})) << "all that are published, none twice";
  EXPECT_FALSE(store_.records_of(7, {}, 10).at(1).published);
}

INSTANTIATE_TEST_SUITE_P(Stores, ListsStoreTest, testing::ValuesIn(kinds()), kind_name);

}  // namespace
}  // namespace posthorn::store
