#include "ai/net/chain.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>

#include "ai/bot.h"
#include "core/engine.h"
#include "core/legal.h"
#include "core/view.h"
#include "tests/games.h"

namespace posthorn::net {
namespace {

// The plain way: lay any card at either end, again and again.
int longest_by_trying(const Game& game, std::uint32_t left, std::uint32_t right,
                      std::uint32_t cards) {
  int best = 0;
  for (const int city : each_bit(cards & left)) {
    best = std::max(best,
                    1 + longest_by_trying(game, game.neighbours[city], right, cards & ~bit(city)));
  }
  for (const int city : each_bit(cards & right)) {
    best = std::max(best,
                    1 + longest_by_trying(game, left, game.neighbours[city], cards & ~bit(city)));
  }
  return best;
}

TEST(Chain, IsTheLongestWayOverBothEnds) {
  const Game game = game_named("map=south,players=2");
  const auto greedy = make_bot("greedy", {}).value();
  Rng rng(7);
  int begun = 0;
  int longest = 0;
  for (std::uint64_t seed = 0; seed < 6; ++seed) {
    RandomDealer dealer{Rng(seed)};
    State state = start(game, dealer);
    while (!state.over()) {
      const Player& player = state.acting();
      // More cards than a hand has, so that there is something to find.
      const std::uint32_t cards =
          player.hand.cities() | (rng.next() & rng.next() & rng.next() & game.all_cities);
      const Chain chain = longest_chain(game, player, cards);
      const std::uint32_t free = cards & ~player.route_cities;
      EXPECT_EQ(chain.cities & ~free, 0U);
      EXPECT_EQ(bit_count(chain.cities), chain.length);
      if (player.route_length > 0 && bit_count(free) <= 5) {
        EXPECT_EQ(chain.length,
                  longest_by_trying(game, fits_left(game, player), fits_right(game, player), free));
        ++begun;
      }
      longest = std::max(longest, chain.length);
      apply(game, state, greedy->choose(game, view_of(game, state, state.actor), rng), dealer);
    }
  }
  EXPECT_GT(begun, 100);
  EXPECT_GT(longest, 3);
}

TEST(Chain, WithoutARouteIsTheLongestPathOfTheCards) {
  const Game game = game_named("map=south,players=2");
  Player player;
  int city = 0;
  std::uint32_t path = bit(city);
  for (int i = 0; i < 3; ++i) {  // four cities in a row
    const std::uint32_t next = game.neighbours[city] & ~path;
    ASSERT_NE(next, 0U);
    city = std::countr_zero(next);
    path |= bit(city);
  }
  EXPECT_EQ(longest_chain(game, player, path).length, 4);
  EXPECT_EQ(longest_chain(game, player, 0).length, 0);
  EXPECT_EQ(longest_chain(game, player, bit(3)).length, 1);
}

}  // namespace
}  // namespace posthorn::net
