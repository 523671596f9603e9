// Bad days, many of them: see simulation.h.
#include "simulation/simulation.h"

#include <gtest/gtest.h>

#include "tests/slow_build.h"

namespace posthorn::simulation {
namespace {

TEST(Simulation, OnAGoodDayNothingIsTriedTwice) {
  Settings settings;
  settings.lost = settings.doubled = settings.crashes = settings.freezes = 0;
  settings.failures = settings.unsure = 0;
  settings.nodes = 1;
  const Result result = simulate(settings);
  EXPECT_EQ(result.violation, "");
  EXPECT_GT(result.acts, 20);
  EXPECT_EQ(result.overtaken, 0);
  EXPECT_EQ(result.known_again, 0);
}

TEST(Simulation, NothingAcknowledgedIsLostOrDoubledOnBadDays) {
  const int runs = kSlowBuild ? 40 : 400;
  Result all;
  for (int seed = 1; seed <= runs; ++seed) {
    Settings settings;
    settings.seed = static_cast<std::uint64_t>(seed);
    const Result result = simulate(settings);
    ASSERT_EQ(result.violation, "") << "seed " << seed;
    all += result;
  }
  // The days were bad enough to mean something.
  EXPECT_GT(all.acts, runs * 20);
  EXPECT_GT(all.overtaken, 0);
  EXPECT_GT(all.known_again, 0);
  EXPECT_GT(all.crashes, runs / 10);
  EXPECT_GT(all.freezes, runs / 10);
  EXPECT_GT(all.failures, runs / 10);
}

TEST(Simulation, TheSameSeedIsTheSameDay) {
  Settings settings;
  settings.seed = 99;
  const Result a = simulate(settings);
  const Result b = simulate(settings);
  EXPECT_EQ(a.acts, b.acts);
  EXPECT_EQ(a.events, b.events);
  EXPECT_EQ(a.overtaken, b.overtaken);
}

}  // namespace
}  // namespace posthorn::simulation
