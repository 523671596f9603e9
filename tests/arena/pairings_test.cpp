#include "arena/pairings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/games.h"

namespace posthorn {
namespace {

TEST(Pairings, ARoundRobinMeetsEveryPairOnce) {
  EXPECT_EQ(round_robin_pairings(3), (std::vector<Pairing>{{0, 1}, {0, 2}, {1, 2}}));
  EXPECT_EQ(round_robin_pairings(10).size(), 45U);
}

class Mirror : public testing::TestWithParam<int> {};

TEST_P(Mirror, SeatsOneBotAloneAtEverySeatOfEveryDeal) {
  const int seats = GetParam();
  const Game game = game_named("map=south,players=" + std::to_string(seats));
  TournamentSetup setup;
  setup.bots = {"greedy", "steady"};
  setup.deals = 3;
  std::vector<Record> games;
  std::vector<int> progress;
  TournamentHooks hooks;
  hooks.record = [&](const std::string& line) { games.push_back(*read_record(line)); };
  hooks.progress = [&](int done) { progress.push_back(done); };
  const auto results = run_pairings(game, setup, mirror_pairings(), hooks);

  ASSERT_EQ(results.size(), 2U);
  EXPECT_EQ(progress, (std::vector<int>{1, 2, 3, 4, 5, 6}));
  ASSERT_EQ(games.size(), static_cast<std::size_t>(2 * 3 * seats));
  for (int half = 0; half < 2; ++half) {
    const PairingResult& result = results[half];
    const std::string alone = setup.bots[half];
    EXPECT_EQ(result.result.games, 3 * seats);
    EXPECT_EQ(result.standing().bot, alone);
    EXPECT_EQ(result.standing().shares.deals, 3);
    int wins = 0;
    for (int i = 0; i < 3 * seats; ++i) {
      const Record& record = games[half * 3 * seats + i];
      EXPECT_EQ(std::ranges::count(record.seats, alone), 1);
      EXPECT_EQ(record.seats[i % seats], alone);
      if (record.seats[record.result->winner] == alone) ++wins;
      // Both halves are played from the same deals.
      EXPECT_EQ(record.shuffles[0], games[i].shuffles[0]);
    }
    EXPECT_NEAR(result.standing().shares.sum * seats, wins, 1e-9);
  }
  EXPECT_GT(results[0].standing().win_share, 1.0 / seats);
  EXPECT_LT(results[1].standing().win_share, 1.0 / seats);
}

INSTANTIATE_TEST_SUITE_P(Seats, Mirror, testing::Values(3, 4));

TEST(Tally, SumsUpDeals) {
  Tally tally;
  for (const double share : {0.0, 0.5, 1.0, 0.5}) tally.add(share);
  EXPECT_DOUBLE_EQ(tally.mean(), 0.5);
  EXPECT_DOUBLE_EQ(tally.spread(), 0.5);
  EXPECT_NEAR(tally.interval(), 1.96 * std::sqrt(0.5 / 3 / 4), 1e-12);
  Tally all_shared;
  for (int deal = 0; deal < 30; ++deal) all_shared.add(0.5);
  EXPECT_DOUBLE_EQ(all_shared.interval(), 0.1);  // the rule of three
  const Tally others = Tally{.deals = 2, .sum = 0.5, .squares = 0.25}.of_the_others();
  EXPECT_DOUBLE_EQ(others.sum, 1.5);       // 0.5 and 1
  EXPECT_DOUBLE_EQ(others.squares, 1.25);  // of them
}

}  // namespace
}  // namespace posthorn
