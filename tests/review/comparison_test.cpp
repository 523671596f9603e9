#include "ai/search/comparison.h"

#include <gtest/gtest.h>

#include <cmath>

#include "ai/search/search.h"
#include "core/engine.h"
#include "host/workers.h"
#include "tests/ai/untrained_host.h"
#include "tests/games.h"
#include "tests/slow_build.h"

namespace posthorn {
namespace {

search::Outcomes of_two(double win) {
  search::Outcomes outcomes{};
  outcomes[0] = {win, 10 * win};
  outcomes[1] = {1 - win, -10 * win};
  return outcomes;
}

TEST(Comparison, KnowsTheDifferenceBetterThanTheValues) {
  search::Comparison comparison(2, 0);
  // Both have the same luck; the first is 0.1 ahead, give or take 0.02.
  const std::array<double, 4> luck = {0.1, 0.7, 0.3, 0.5};
  for (std::size_t i = 0; i < luck.size(); ++i) {
    const std::array<search::Outcomes, 2> sample = {
        of_two(luck[i] + 0.1 + (i % 2 == 0 ? 0.02 : -0.02)), of_two(luck[i])};
    comparison.add(sample);
  }
  EXPECT_EQ(comparison.samples(), 4);
  EXPECT_NEAR(comparison.win(1), 0.4, 1e-12);
  EXPECT_NEAR(comparison.margin(1), 4, 1e-12);
  EXPECT_NEAR(comparison.lead(0, 1), 0.1, 1e-12);
  EXPECT_NEAR(comparison.lead(1, 0), -0.1, 1e-12);
  // The standard deviation is 0.02 * sqrt(4/3), over four samples.
  EXPECT_NEAR(comparison.error(0, 1), 0.02 * std::sqrt(4.0 / 3) / 2, 1e-9);
  EXPECT_EQ(comparison.error(0, 0), 0);
  EXPECT_NEAR(comparison.outcomes(0)[1].win, 0.5, 1e-12);
}

TEST(Comparison, OfOneSampleKnowsNothing) {
  search::Comparison comparison(2, 0);
  comparison.add(std::array{of_two(0.5), of_two(0.4)});
  EXPECT_GE(comparison.error(0, 1), 1);
}

constexpr int kDecisions = kSlowBuild ? 8 : 40;

// Calls look(view, legal) for decisions on the way through a game.
template <class Look>
void through_a_game(const Game& game, std::uint64_t seed, Look look) {
  const auto guide = make_bot("greedy", {}).value();
  RandomDealer dealer{Rng(seed)};
  State state = start(game, dealer);
  Rng rng(seed);
  for (int i = 0; i < kDecisions && !state.over(); ++i) {
    const View view = view_of(game, state, state.actor);
    const LegalActions legal(game, state);
    if (legal.size() > 1) look(view, legal);
    apply(game, state, guide->choose(game, view, rng), dealer);
  }
}

// What a game in thought comes to hangs on its own numbers alone: not on what was played before it,
// so not on which thread plays it.
TEST(Rollouts, RememberNothing) {
  for (const char* name : {"map=south,players=2", "map=north,players=3,growth=horses",
                           "map=south,players=4,audience=true,offices=true"}) {
    const Game game = game_named(name);
    const net::Network network = untrained_network(game, game.players, 3);
    search::Rollouts used(game, network);
    through_a_game(game, 11, [&](const View& view, const LegalActions& legal) {
      search::Rollouts fresh(game, network);
      Rng rng(view.known.turn);
      const State state = determinize(game, view, rng);
      for (std::size_t a = 0; a < std::min<std::size_t>(legal.size(), 2); ++a) {
        const search::Outcome one = used.play(state, legal.at(a), view.seat, {}, 5);
        const search::Outcome two = fresh.play(state, legal.at(a), view.seat, {}, 5);
        ASSERT_EQ(one.win, two.win);
        ASSERT_EQ(one.margin, two.margin);
      }
    });
  }
}

TEST(Rollouts, ChancesOfEverybodySumToOne) {
  const Game game = game_named("map=south,players=4");
  const net::Network network = untrained_network(game, game.players, 3);
  search::Rollouts rollouts(game, network);
  through_a_game(game, 12, [&](const View& view, const LegalActions& legal) {
    Rng rng(view.known.turn);
    const State state = determinize(game, view, rng);
    const search::Outcomes all = rollouts.play_for_all(state, legal.at(0), view.seat, {}, 5);
    double sum = 0;
    for (int s = 0; s < game.players; ++s) sum += all[s].win;
    EXPECT_NEAR(sum, 1, 1e-9);
  });
}

// The samples of a seed are the same whoever plays them, and go on where they stood.
TEST(Search, ComparesTheSameWithAnyNumberOfWorkersAndInAnyPieces) {
  const Game game = game_named("map=south,players=2");
  const UntrainedHost untrained(game);
  const net::Network& network = *untrained.host().networks->find(game);
  const auto workers = make_workers(3);
  BotHost threaded = untrained.host();
  threaded.workers = workers.get();
  search::Search alone(game, network, {}, untrained.host());
  search::Search together(game, network, {}, threaded);
  through_a_game(game, 13, [&](const View& view, const LegalActions& legal) {
    const std::array<Action, 2> actions = {legal.at(0), legal.at(1)};
    search::Comparison one(2, view.seat);
    search::Comparison two(2, view.seat);
    alone.compare(view, actions, {.seconds = 0, .simulations = 14}, 9, one);
    together.compare(view, actions, {.seconds = 0, .simulations = 10}, 9, two);
    together.compare(view, actions, {.seconds = 0, .simulations = 4}, 9, two);
    ASSERT_EQ(one.samples(), 7);
    ASSERT_EQ(two.samples(), 7);
    EXPECT_EQ(one.win(0), two.win(0));
    EXPECT_EQ(one.win(1), two.win(1));
    EXPECT_EQ(one.error(0, 1), two.error(0, 1));
  });
}

}  // namespace
}  // namespace posthorn
