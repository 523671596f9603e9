// Known leaf counts: any change to what is legal shows here first.
#include "core/perft.h"

#include <gtest/gtest.h>

#include <vector>

#include "tests/games.h"
#include "tests/slow_build.h"

namespace posthorn {
namespace {

struct Known {
  std::string game;
  std::uint64_t seed;
  std::vector<std::uint64_t> leaves;  // depth 1, 2, …
};

const std::vector<Known> kKnown = {
    {"map=south,players=2", 1, {6, 6, 37, 72, 72, 414, 414, 2496, 4902, 4902, 35532, 134867}},
    {"map=south,players=2", 2, {7, 7, 49, 98, 98, 686, 686, 4802, 9604, 9604, 76832, 302372}},
    {"map=south,players=3,network=outside",
     3,
     {6, 6, 33, 63, 63, 366, 366, 2223, 4371, 4371, 27459, 27459}},
    {"map=south,players=4", 4, {7, 7, 49, 97, 97, 619, 619, 3718, 7234, 7234, 45088}},
    {"map=north,players=2,growth=carriages",
     5,
     {6, 6, 37, 72, 72, 414, 414, 2496, 4902, 4902, 35532}},
    {"map=north,players=3,growth=horses", 6, {7, 7, 49, 196, 196, 1372, 1372, 9604, 38416, 38416}},
    {"map=south,players=2,audience=true", 7, {120, 14400, 72000, 72000, 388800, 734400, 734400}},
    {"map=south,players=3,offices=true",
     8,
     {7, 7, 49, 98, 98, 686, 686, 4802, 9506, 9506, 60662, 60662}},
    {"map=south,players=2,audience=true,offices=true",
     9,
     {120, 14400, 100800, 100800, 633600, 1238400, 1238400}},
};

TEST(Perft, CountsAreKnown) {
  for (const Known& known : kKnown) {
    const Game game = game_named(known.game);
    for (std::size_t i = 0; i < known.leaves.size(); ++i) {
      if (kSlowBuild && known.leaves[i] > 100'000) break;
      EXPECT_EQ(perft(game, known.seed, static_cast<int>(i) + 1), known.leaves[i])
          << known.game << " depth " << i + 1;
    }
  }
}

}  // namespace
}  // namespace posthorn
