#include "ai/net/closing_race.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "ai/bot.h"
#include "core/engine.h"
#include "core/legal.h"
#include "core/view.h"
#include "tests/games.h"

namespace posthorn::net {
namespace {

// What really closing the route can bring at most: every set of houses, and the carriage wherever
// it is offered.
struct Best {
  int points = -1000;
  bool ends = false;
};

Best best_closing(const Game& game, const State& state, int seat) {
  const int before = scores(game, state)[seat];
  Best best;
  const LegalActions sets(game, state);
  for (std::uint64_t i = 0; i < sets.size(); ++i) {
    State after = state;
    RandomDealer dealer{Rng(1)};
    apply(game, after, sets.at(i), dealer);
    if (after.phase == Phase::kCartwright) {
      apply(game, after, simple(ActionKind::kCartwright), dealer);
    }
    const bool ends = after.end_seat == seat && state.end_seat == kNobody;
    const int points = scores(game, after)[seat] - before - (ends ? game.end_points : 0);
    best.points = std::max(best.points, points);
    best.ends = best.ends || ends;
  }
  return best;
}

class ClosingOf : public testing::TestWithParam<std::string> {};

TEST_P(ClosingOf, IsWhatTheBestClosingBrings) {
  const Game game = game_named(GetParam());
  const auto greedy = make_bot("greedy", {}).value();
  Rng rng(7);
  int closings = 0;
  int exact = 0;
  for (std::uint64_t seed = 0; seed < 12; ++seed) {
    RandomDealer dealer{Rng(seed)};
    State state = start(game, dealer);
    while (!state.over()) {
      // An official called before makes the cartwright impossible, which a look ahead cannot know.
      if (state.phase == Phase::kHouses && (may_call_official(state) || !game.carriages)) {
        const Player& player = state.acting();
        const Best best = best_closing(game, state, state.actor);
        const Closing closing =
            closing_of(game, state, player, player.route_cities, player.route_length);
        ++closings;
        exact += closing.points == best.points ? 1 : 0;
        // With hardly a house left a choice of tiles may be more than can be had.
        EXPECT_NEAR(closing.points, best.points, 6) << "seed " << seed << " turn " << state.turn;
        if (state.end_seat == kNobody) {
          EXPECT_EQ(closing.ends, best.ends) << "seed " << seed << " turn " << state.turn;
        }
      }
      apply(game, state, greedy->choose(game, view_of(game, state, state.actor), rng), dealer);
    }
  }
  EXPECT_GT(closings, 40);
  EXPECT_GT(exact, closings * 95 / 100);
}

INSTANTIATE_TEST_SUITE_P(Games, ClosingOf,
                         testing::Values("map=south,players=2", "map=south,players=4",
                                         "map=north,players=3",
                                         "map=north,players=2,growth=horses"),
                         [](const auto& name) { return test_name_of(name.param); });

TEST(ClosingOf, AShortRouteBringsNothing) {
  const Game game = game_named("map=south,players=2");
  RandomDealer dealer{Rng(1)};
  const State state = start(game, dealer);
  EXPECT_EQ(closing_of(game, state, state.players[0], 0b11, 2).points, 0);
  EXPECT_FALSE(closing_of(game, state, state.players[0], 0b11, 2).carriage);
}

}  // namespace
}  // namespace posthorn::net
