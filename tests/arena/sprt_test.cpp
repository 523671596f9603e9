#include "arena/sprt.h"

#include <gtest/gtest.h>

#include <cmath>

#include "arena/elo.h"
#include "arena/tournament.h"
#include "base/rng.h"
#include "tests/games.h"

namespace posthorn {
namespace {

double uniform(Rng& rng) { return rng.next() / 4294967296.0; }

// A deal of independent games that the first bot wins with the chance of its strength.
double simulated_deal(Rng& rng, double elo, int seats) {
  const double chance = share_of_elo(elo, seats);
  double wins = 0;
  for (int game = 0; game < seats; ++game) wins += uniform(rng) < chance ? 1 : 0;
  return wins / seats;
}

struct Rates {
  double h0 = 0;
  double h1 = 0;
  double mean_deals = 0;
};

Rates rates_of(const SprtSetup& setup, double true_elo, int runs, std::uint64_t seed) {
  Rng rng(seed);
  Rates rates;
  for (int run = 0; run < runs; ++run) {
    Sprt test(setup);
    constexpr int kMostDeals = 100000;
    while (test.decision() == SprtDecision::kOpen && test.tally().deals < kMostDeals) {
      test.add(simulated_deal(rng, true_elo, setup.seats));
    }
    rates.h0 += test.decision() == SprtDecision::kAcceptH0 ? 1.0 / runs : 0;
    rates.h1 += test.decision() == SprtDecision::kAcceptH1 ? 1.0 / runs : 0;
    rates.mean_deals += static_cast<double>(test.tally().deals) / runs;
  }
  return rates;
}

SprtSetup setup_of(double elo0, double elo1, int seats) {
  SprtSetup setup;
  setup.elo0 = elo0;
  setup.elo1 = elo1;
  setup.seats = seats;
  return setup;
}

TEST(Elo, SharesAndDifferencesAgree) {
  EXPECT_DOUBLE_EQ(share_of_elo(0, 2), 0.5);
  EXPECT_DOUBLE_EQ(share_of_elo(0, 4), 0.25);
  EXPECT_NEAR(share_of_elo(400, 2), 10.0 / 11, 1e-12);
  EXPECT_NEAR(share_of_elo(400, 4), 10.0 / 13, 1e-12);
  for (const int seats : {2, 3, 4}) {
    for (const double elo : {-300.0, -5.0, 0.0, 12.5, 800.0}) {
      EXPECT_NEAR(elo_of_share(share_of_elo(elo, seats), seats), elo, 1e-9);
    }
  }
  EXPECT_TRUE(std::isinf(elo_of_share(1, 2)));
  EXPECT_LT(elo_of_share(-0.1, 3), 0);
}

// Five in a hundred, and what chance and the approximation may add over so many runs.
constexpr int kRuns = 1000;
constexpr double kMostErrors = 0.075;

class SprtOnSimulatedDeals : public testing::TestWithParam<SprtSetup> {};

TEST_P(SprtOnSimulatedDeals, ErrsAboutAsOftenAsItMay) {
  const SprtSetup& setup = GetParam();
  const Rates weak = rates_of(setup, setup.elo0, kRuns, 1);
  EXPECT_LT(weak.h1, kMostErrors);
  EXPECT_NEAR(weak.h0 + weak.h1, 1, 1e-9);
  const Rates strong = rates_of(setup, setup.elo1, kRuns, 2);
  EXPECT_LT(strong.h0, kMostErrors);
  EXPECT_NEAR(strong.h0 + strong.h1, 1, 1e-9);
}

TEST_P(SprtOnSimulatedDeals, IsSureAndSoonerBeyondTheBounds) {
  const SprtSetup& setup = GetParam();
  const double width = setup.elo1 - setup.elo0;
  const Rates at = rates_of(setup, setup.elo1, 200, 3);
  const Rates beyond = rates_of(setup, setup.elo1 + width, 200, 3);
  EXPECT_GT(beyond.h1, 0.98);
  EXPECT_LT(beyond.mean_deals, at.mean_deals);
  EXPECT_GT(rates_of(setup, setup.elo0 - width, 200, 4).h0, 0.98);
}

INSTANTIATE_TEST_SUITE_P(Bounds, SprtOnSimulatedDeals,
                         testing::Values(setup_of(0, 40, 2), setup_of(-30, 30, 2),
                                         setup_of(0, 15, 2), setup_of(0, 20, 3),
                                         setup_of(0, 20, 4)),
                         [](const auto& one) { return "setup" + std::to_string(one.index); });

// Far from even the outcomes lean to one side, which the normal approximation does not know.
TEST(Sprt, ErrsALittleMoreFarFromEven) {
  const SprtSetup setup = setup_of(150, 200, 2);
  EXPECT_LT(rates_of(setup, setup.elo0, kRuns, 1).h1, 0.11);
  EXPECT_LT(rates_of(setup, setup.elo1, kRuns, 2).h0, 0.11);
}

TEST(Sprt, DecidesWhenAllDealsAreAlike) {
  Sprt wins(setup_of(0, 5, 2));
  for (int deal = 0; deal < 19; ++deal) {
    ASSERT_EQ(wins.add(1), SprtDecision::kOpen) << "too few deals for a decision";
  }
  EXPECT_EQ(wins.add(1), SprtDecision::kAcceptH1);
  EXPECT_TRUE(std::isfinite(wins.ratio()));
  EXPECT_TRUE(std::isinf(wins.estimate().high));
  EXPECT_GT(wins.estimate().low, 0);
  EXPECT_EQ(wins.add(0), SprtDecision::kAcceptH1) << "a decision stays";
  EXPECT_EQ(wins.tally().deals, 20);

  Sprt losses(setup_of(0, 5, 2));
  for (int deal = 0; deal < 20; ++deal) losses.add(0);
  EXPECT_EQ(losses.decision(), SprtDecision::kAcceptH0);

  // The same bot twice: every deal is shared, and in the end that means it is no better.
  Sprt even(setup_of(0, 5, 2));
  int deals = 0;
  while (even.add(0.5) == SprtDecision::kOpen) ASSERT_LT(++deals, 1000);
  EXPECT_EQ(even.decision(), SprtDecision::kAcceptH0);
}

TEST(Sprt, IsTheFormula) {
  SprtSetup setup = setup_of(0, 100, 2);
  setup.least_deals = 1000;
  Sprt test(setup);
  for (const double share : {1.0, 0.5, 0.5, 0.0, 1.0}) test.add(share);
  const double share1 = share_of_elo(100, 2);
  const double variance = (2.5 - 3.0 * 3.0 / 5 + 0.125) / 5;
  EXPECT_NEAR(test.ratio(), (share1 - 0.5) * (6 - 5 * (0.5 + share1)) / (2 * variance), 1e-12);
  EXPECT_NEAR(test.upper(), std::log(19), 1e-12);
  EXPECT_NEAR(test.lower(), -std::log(19), 1e-12);
}

TEST(Sprt, ReadsItsBounds) {
  const auto setup = read_sprt("-2.5,5", 3);
  ASSERT_TRUE(setup);
  EXPECT_EQ(setup->elo0, -2.5);
  EXPECT_EQ(setup->elo1, 5);
  EXPECT_EQ(setup->seats, 3);
  for (const char* text : {"", "0", "0,", ",5", "0,5,9", "a,b", "5,0", "5,5", "0;5", "0, 5",
                           "nan,5", "0,inf", "-1e9,5", "0x1,2"}) {
    EXPECT_FALSE(read_sprt(text, 2)) << text;
  }
}

TEST(Sprt, StopsATournamentAfterTheSameDealWithAnyNumberOfThreads) {
  const Game game = game_named("map=south,players=2");
  std::vector<int> deals;
  std::vector<double> shares;
  std::vector<int> records;
  for (const int threads : {1, 4}) {
    Sprt test(setup_of(0, 50, 2));
    int lines = 0;
    TournamentHooks hooks;
    hooks.record = [&](const std::string&) { ++lines; };
    hooks.go_on = [&](const std::vector<double>& deal) {
      return test.add(deal[0]) == SprtDecision::kOpen;
    };
    TournamentSetup setup;
    setup.bots = {"steady", "random"};
    setup.deals = 1000;
    setup.threads = threads;
    const auto result = run_tournament(game, setup, hooks);
    EXPECT_EQ(test.decision(), SprtDecision::kAcceptH1);
    EXPECT_EQ(test.tally().deals, result.deals);
    EXPECT_EQ(result.games, 2 * result.deals);
    deals.push_back(result.deals);
    shares.push_back(result.standings[0].win_share);
    records.push_back(lines);
  }
  EXPECT_EQ(deals[0], deals[1]);
  EXPECT_LT(deals[0], 100);
  EXPECT_EQ(shares[0], shares[1]);
  EXPECT_EQ(records[0], 2 * deals[0]);
  EXPECT_EQ(records[0], records[1]);
}

}  // namespace
}  // namespace posthorn
