#include "arena/ratings.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "arena/elo.h"
#include "base/rng.h"

namespace posthorn {
namespace {

Tally simulated(Rng& rng, double elo, int seats, int deals, double luck_of_deal) {
  Tally tally;
  for (int deal = 0; deal < deals; ++deal) {
    // Luck that comes with the deal makes its games alike; over all deals it evens out.
    const double fair = share_of_elo(elo, seats);
    const double luck = luck_of_deal * std::min(fair, 1 - fair);
    const double chance = rng.next() % 2 == 0 ? fair + luck : fair - luck;
    double wins = 0;
    for (int game = 0; game < seats; ++game) wins += rng.next() / 4294967296.0 < chance ? 1 : 0;
    tally.add(wins / seats);
  }
  return tally;
}

RunResults run_of(const std::vector<std::string>& names, std::uint64_t seed = 1) {
  RunResults run{.game = "map=south,players=2", .seed = seed, .bots = {}, .pairs = {}};
  for (const std::string& name : names) run.bots.push_back({.name = name, .hash = "of-" + name});
  return run;
}

const std::vector<std::string> kNames = {"greedy", "a", "b", "c", "d"};
const std::vector<double> kStrengths = {0, 120, -80, 310, 200};

RunResults simulated_run(std::uint64_t seed, int seats, int deals, double luck_of_deal) {
  Rng rng(seed);
  RunResults run = run_of(kNames, seed);
  for (int i = 0; i < 5; ++i) {
    for (int j = seats > 2 ? 0 : i + 1; j < 5; ++j) {
      if (i == j) continue;
      const double elo = kStrengths[i] - kStrengths[j];
      run.pairs.push_back({.first = i,
                           .second = j,
                           .seats = seats,
                           .shares = simulated(rng, elo, seats, deals, luck_of_deal)});
    }
  }
  return run;
}

double strength_of(const std::string& name) {
  return kStrengths[std::ranges::find(kNames, name) - kNames.begin()];
}

const Rating& rating_of(const RatedPool& pool, const std::string& name) {
  const auto found =
      std::ranges::find(pool.ratings, name, [](const Rating& rating) { return rating.bot.name; });
  EXPECT_NE(found, pool.ratings.end()) << name;
  return *found;
}

// How many of the intervals hold the strength they are of, over many simulated pools.
double coverage(int seats, int deals, double luck_of_deal) {
  int held = 0;
  int all = 0;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    const auto rated = rate({simulated_run(seed, seats, deals, luck_of_deal)}, "greedy");
    EXPECT_TRUE(rated);
    for (const Rating& rating : rated->ratings) {
      if (rating.bot.name == "greedy") continue;
      ++all;
      if (std::abs(rating.elo - strength_of(rating.bot.name)) <= rating.interval) ++held;
    }
  }
  return static_cast<double>(held) / all;
}

TEST(Ratings, FindTheStrengthsOfSimulatedPlayers) {
  const auto rated = rate({simulated_run(7, 2, 2000, 0)}, "greedy");
  ASSERT_TRUE(rated);
  ASSERT_EQ(rated->ratings.size(), 5U);
  for (const Rating& rating : rated->ratings) {
    EXPECT_NEAR(rating.elo, strength_of(rating.bot.name), 25);
    EXPECT_EQ(rating.games, 4 * 2 * 2000);
    if (rating.bot.name != "greedy") {
      EXPECT_GT(rating.interval, 2);
      EXPECT_LT(rating.interval, 20);
    }
  }
  EXPECT_EQ(rated->ratings.front().bot.name, "c");
  EXPECT_EQ(rated->ratings.back().bot.name, "b");
  EXPECT_EQ(rating_of(*rated, "greedy").elo, 0);
  EXPECT_EQ(rating_of(*rated, "greedy").interval, 0);
}

TEST(Ratings, TheirIntervalsHold) {
  EXPECT_NEAR(coverage(2, 200, 0), 0.95, 0.03);
  EXPECT_NEAR(coverage(4, 60, 0), 0.95, 0.03);
}

TEST(Ratings, TheirIntervalsHoldWhenDealsDecideMuch) {
  // By independent chance alone the intervals would be too narrow here.
  EXPECT_NEAR(coverage(4, 60, 0.9), 0.95, 0.03);
  const auto even = rate({simulated_run(3, 4, 200, 0)}, "greedy");
  const auto lucky = rate({simulated_run(3, 4, 200, 0.9)}, "greedy");
  EXPECT_GT(rating_of(*lucky, "a").interval, 1.2 * rating_of(*even, "a").interval);
}

TEST(Ratings, DoNotDependOnTheOrderOfAPair) {
  RunResults straight = simulated_run(5, 2, 300, 0);
  RunResults turned = straight;
  for (PairResult& pair : turned.pairs) {
    std::swap(pair.first, pair.second);
    pair.shares = pair.shares.of_the_others();
  }
  const auto one = rate({straight}, "greedy");
  const auto other = rate({turned}, "greedy");
  for (const std::string& name : kNames) {
    EXPECT_NEAR(rating_of(*one, name).elo, rating_of(*other, name).elo, 1e-6);
    EXPECT_NEAR(rating_of(*one, name).interval, rating_of(*other, name).interval, 1e-6);
  }
}

TEST(Ratings, ASharedMatchIsEvenAndTheAnchorMovesAll) {
  RunResults run = run_of({"greedy", "a"});
  run.pairs.push_back({.shares = {.deals = 50, .sum = 25, .squares = 17}});
  const auto even = rate({run}, "greedy");
  EXPECT_NEAR(rating_of(*even, "a").elo, 0, 1e-9);
  const auto from_greedy = rate({simulated_run(5, 2, 300, 0)}, "greedy");
  const auto from_a = rate({simulated_run(5, 2, 300, 0)}, "a");
  for (const std::string& name : kNames) {
    EXPECT_NEAR(rating_of(*from_a, name).elo,
                rating_of(*from_greedy, name).elo - rating_of(*from_greedy, "a").elo, 1e-6);
  }
  EXPECT_NEAR(rating_of(*from_a, "greedy").interval, rating_of(*from_greedy, "a").interval, 1e-6);
}

TEST(Ratings, StayFiniteWhenOneWinsAll) {
  for (const int deals : {1, 10, 1000, 100'000'000}) {
    RunResults run = run_of({"greedy", "a", "b"});
    const double all = deals;
    run.pairs.push_back({.shares = {.deals = deals, .sum = all, .squares = all}});
    run.pairs.push_back(
        {.first = 2, .second = 1, .shares = {.deals = deals, .sum = 0, .squares = 0}});
    const auto rated = rate({run}, "greedy");
    ASSERT_TRUE(rated);
    for (const Rating& rating : rated->ratings) {
      EXPECT_TRUE(std::isfinite(rating.elo));
      EXPECT_LT(std::abs(rating.elo), 8000);
      EXPECT_TRUE(std::isfinite(rating.interval));
    }
    EXPECT_LT(rating_of(*rated, "a").elo, 0);
    EXPECT_LT(rating_of(*rated, "b").elo, rating_of(*rated, "a").elo);
    // The interval must not feign to know how much weaker: nothing was won that could tell.
    EXPECT_GT(rating_of(*rated, "a").interval, 200);
  }
}

TEST(Ratings, CountTheSameDealsOnce) {
  const RunResults run = simulated_run(5, 2, 300, 0);
  RunResults shorter = simulated_run(5, 2, 100, 0);
  RunResults other_deals = run;
  other_deals.seed = 6;
  const auto once = rate({run}, "greedy");
  const auto repeated = rate({shorter, run, run}, "greedy");
  EXPECT_EQ(once->repeated, 0);
  EXPECT_EQ(repeated->repeated, 20);
  EXPECT_EQ(rating_of(*repeated, "a").elo, rating_of(*once, "a").elo);
  EXPECT_EQ(rating_of(*repeated, "a").games, rating_of(*once, "a").games);
  const auto more = rate({run, other_deals}, "greedy");
  EXPECT_EQ(more->repeated, 0);
  EXPECT_LT(rating_of(*more, "a").interval, rating_of(*once, "a").interval);
}

TEST(Ratings, KnowABotByItsHash) {
  RunResults first = run_of({"greedy", "net"}, 1);
  first.pairs.push_back({.shares = {.deals = 10, .sum = 5, .squares = 3}});
  RunResults second = first;
  second.seed = 2;
  second.bots[1].name = "net:weights=the-same.net";
  const auto same = rate({first, second}, "greedy");
  ASSERT_EQ(same->ratings.size(), 2U);
  EXPECT_EQ(rating_of(*same, "net").games, 40);
  second.bots[1] = {.name = "net", .hash = "0123456789abcdef"};
  const auto two = rate({first, second}, "greedy");
  ASSERT_EQ(two->ratings.size(), 3U);
  EXPECT_EQ(rating_of(*two, "net#01234567").games, 20);
}

TEST(Ratings, SayWhatIsMissing) {
  RunResults run = run_of({"a", "b", "c"});
  run.pairs.push_back({.shares = {.deals = 10, .sum = 5, .squares = 3}});
  const auto no_anchor = rate({run}, "greedy");
  ASSERT_FALSE(no_anchor);
  EXPECT_EQ(no_anchor.error(), "there is no bot 'greedy' to be the anchor; known are a, b, c");
  const auto no_link = rate({run}, "a");
  ASSERT_FALSE(no_link);
  EXPECT_EQ(no_link.error(), "no games link 'c' with 'a'");
}

// Of one pair everything can be written down: wins and losses, each with half a virtual game, as
// odds, and the information of as many games, widened by how much the deals differed.
TEST(Ratings, OfOnePairAreThoseOfTheFormula) {
  RunResults run = run_of({"greedy", "a"});
  constexpr int kDeals = 400;
  constexpr double kWins = 560;  // of 800 games, by deals: 210 both, 140 one, 50 none
  run.pairs.push_back({.first = 1,
                       .second = 0,
                       .shares = {.deals = kDeals, .sum = kWins / 2, .squares = 210 + 140 * 0.25}});
  const auto rated = rate({run}, "greedy");
  ASSERT_TRUE(rated);
  const double share = (kWins + 0.5) / 801;
  EXPECT_NEAR(rating_of(*rated, "a").elo, elo_of_share(share, 2), 1e-6);
  const double by_chance = 399 * share * (1 - share) / 2 + 0.5;
  const double seen = run.pairs[0].shares.spread() + 0.5;
  const double games = 800 * seen / by_chance + 1;
  const double error = std::sqrt(games / (share * (1 - share))) / 801;
  EXPECT_NEAR(rating_of(*rated, "a").interval, kNormal95 * error * kEloPerLogOdds, 1e-6);
}

TEST(Ratings, OfTheAnchorAloneAreNothing) {
  const auto rated = rate({run_of({"greedy"})}, "greedy");
  ASSERT_TRUE(rated);
  ASSERT_EQ(rated->ratings.size(), 1U);
  EXPECT_EQ(rated->ratings[0].elo, 0);
  EXPECT_EQ(rated->ratings[0].interval, 0);
}

}  // namespace
}  // namespace posthorn
