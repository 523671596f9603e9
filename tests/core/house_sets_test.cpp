// The largest house sets (C2, C3, N5) against the list of all legal ones.
#include "core/house_sets.h"

#include <gtest/gtest.h>

#include <set>

#include "ai/random/random_bot.h"
#include "ai/steady/steady_bot.h"
#include "core/engine.h"
#include "tests/games.h"

namespace posthorn {
namespace {

using Sets = std::set<std::uint32_t>;

Sets legal_sets(const LegalActions& legal) {
  Sets sets;
  for (std::uint64_t i = 0; i < legal.size(); ++i) sets.insert(legal.at(i).set);
  return sets;
}

// Those to which no house can be added.
Sets largest_of(const Sets& legal, std::uint32_t open) {
  Sets full;
  for (const std::uint32_t set : legal) {
    bool more = false;
    for (int city : each_bit(open & ~set)) more |= legal.contains(set | bit(city));
    if (!more) full.insert(set);
  }
  return full;
}

void check_closing(const Game& game, const State& state, const LegalActions& legal) {
  const Player& player = state.acting();
  const Sets all = legal_sets(legal);
  int most = 0;
  int most_in_one_land = 0;
  for (const std::uint32_t set : all) {
    most = std::max(most, bit_count(set));
    for (const HouseGroup& group : game.groups) {
      if (group.land && (set & ~group.cities) == 0) {
        most_in_one_land = std::max(most_in_one_land, bit_count(set));
      }
    }
  }
  ASSERT_EQ(most_houses(game, player), most);
  const LargestSets largest = largest_sets(game, player);
  ASSERT_TRUE(all.contains(largest.one_each));
  ASSERT_TRUE(all.contains(largest.one_land));
  ASSERT_EQ(std::max(bit_count(largest.one_each), bit_count(largest.one_land)), most);
  ASSERT_EQ(bit_count(largest.one_land), most_in_one_land);
  if (player.houses_left() < static_cast<int>(game.groups.size())) return;
  Sets full;
  each_full_set(game, open_cities(player), [&](std::uint32_t cities) {
    EXPECT_TRUE(full.insert(cities).second) << "twice";
    return true;
  });
  const Sets none_can_grow = largest_of(all, open_cities(player));
  for (const std::uint32_t set : none_can_grow) ASSERT_TRUE(full.contains(set)) << set;
  // Way one with a house wherever it can have one may grow into way two, and is full all the same.
  const int one_each = count_houses(game, open_cities(player)).one_each;
  for (const std::uint32_t set : full) {
    ASSERT_TRUE(all.contains(set)) << set;
    ASSERT_TRUE(none_can_grow.contains(set) || bit_count(set) == one_each) << set;
  }
}

class HouseSets : public testing::TestWithParam<std::string> {};

TEST_P(HouseSets, AreTheLargestOfTheLegalOnes) {
  const Game game = game_named(GetParam());
  int closings = 0;
  for (std::uint64_t seed = 1; closings < 150; ++seed) {
    Rng rng(seed);
    RandomDealer dealer(rng);
    State state = start(game, dealer);
    while (!state.over()) {
      const LegalActions legal(game, state);
      if (state.phase == Phase::kHouses && legal.size() < 5000) {
        ++closings;
        check_closing(game, state, legal);
        if (HasFatalFailure()) return;
      }
      const bool steady = rng.below(8) != 0;
      const Action action = steady ? steady_action(game, state, rng) : uniform_action(legal, rng);
      apply(game, state, action, dealer);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Every, HouseSets, testing::ValuesIn(game_names_for_tests()),
                         [](const auto& variant) { return test_name_of(variant.param); });

}  // namespace
}  // namespace posthorn
