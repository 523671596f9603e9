#include "base/rng.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace posthorn {
namespace {

// ChaCha with eight rounds, key and nonce zero: the first words of the published key stream
// 3e00ef2f895f40d67f5bb8e81f09a5a1…
TEST(Rng, IsChaCha8) {
  Rng rng(std::uint64_t{0});
  EXPECT_EQ(rng.next(), 0x2fef003eU);
  EXPECT_EQ(rng.next(), 0xd6405f89U);
  EXPECT_EQ(rng.next(), 0xe8b85b7fU);
  EXPECT_EQ(rng.next(), 0xa1a5091fU);
}

TEST(Rng, BothSeedsOfTheSameNumberAgree) {
  Rng small(std::uint64_t{0x0000000200000001});
  Rng large(Rng::Seed{1, 2});
  for (int i = 0; i < 200; ++i) EXPECT_EQ(small.next(), large.next());
}

TEST(Rng, BelowIsUniform) {
  Rng rng(std::uint64_t{5});
  std::array<int, 7> count{};
  constexpr int kDraws = 70000;
  for (int i = 0; i < kDraws; ++i) ++count[rng.below(7)];
  for (const int n : count) EXPECT_NEAR(n, kDraws / 7.0, 500);  // five standard deviations
}

TEST(Rng, BelowStaysBelow) {
  Rng rng(std::uint64_t{6});
  for (std::uint32_t bound = 1; bound < 300; ++bound) EXPECT_LT(rng.below(bound), bound);
  EXPECT_LT(rng.below(0xffffffffU), 0xffffffffU);
  for (int i = 0; i < 100; ++i) EXPECT_LT(rng.below64(0x300000000ULL), 0x300000000ULL);
}

TEST(Rng, ShuffleKeepsAllAndReachesEveryPlace) {
  Rng rng(std::uint64_t{7});
  std::array<std::array<int, 5>, 5> where{};
  for (int i = 0; i < 20000; ++i) {
    std::array<int, 5> items{};
    std::iota(items.begin(), items.end(), 0);
    rng.shuffle(std::span<int>(items));
    for (int place = 0; place < 5; ++place) ++where[items[place]][place];
    std::ranges::sort(items);
    for (int k = 0; k < 5; ++k) ASSERT_EQ(items[k], k);
  }
  for (const auto& row : where) {
    for (const int n : row) EXPECT_NEAR(n, 4000, 290);
  }
}

}  // namespace
}  // namespace posthorn
