// The derivation of shuffles, by the test vector that other implementations agreed on.
#include "online/fair.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <numeric>

namespace posthorn::online {
namespace {

constexpr std::string_view kGame = "k7Qm2ZpA";

Bytes32 counting_from(int first) {
  Bytes32 bytes{};
  std::iota(bytes.begin(), bytes.end(), static_cast<std::uint8_t>(first));
  return bytes;
}
const Bytes32 kSecret = counting_from(0x00);
const std::array<Bytes32, 2> kShares = {counting_from(0x40), counting_from(0x80)};

std::vector<int> first_of(Rng rng, std::size_t count) {
  std::vector<int> items(66);
  std::iota(items.begin(), items.end(), 0);
  rng.shuffle(std::span(items));
  items.resize(count);
  return items;
}

TEST(Fair, FollowsTheTestVector) {
  EXPECT_EQ(hex(promise_of_secret(kGame, kSecret)),
            "8b8a2a043d7fbe929074a5b31e5c4b6a0a3ff4de0c143a53ae61457bff4b7be8");
  EXPECT_EQ(hex(promise_of_share(kGame, 0, kShares[0])),
            "6aab0576241571ef94a7b66621b2d1055da11545c05bad089c68016fec6fc426");
  EXPECT_EQ(hex(promise_of_share(kGame, 1, kShares[1])),
            "b7a8caf2f0bb08011dac6ab2439965e7b79ebf0ad3fdd5ee7f9fd1645572d4d6");
  const Bytes32 seed = fair_seed(kSecret, kGame, kShares);
  EXPECT_EQ(hex(seed), "1a5af6b33109047898aee3a08909bffcb311df44d63ce7cd54ae80f1f36631d5");
  EXPECT_EQ(first_of(fair_shuffle(seed, 0), 12),
            (std::vector<int>{26, 47, 32, 55, 45, 1, 27, 40, 23, 48, 24, 64}));
  EXPECT_EQ(first_of(fair_shuffle(seed, 1), 12),
            (std::vector<int>{46, 0, 2, 23, 16, 13, 11, 40, 22, 1, 65, 27}));
}

TEST(Fair, SeatsAreAnOrderOfTheChairs) {
  for (int chairs = 2; chairs <= 4; ++chairs) {
    std::vector<int> seats = fair_seats(fair_seed(kSecret, kGame, kShares), chairs);
    std::ranges::sort(seats);
    for (int chair = 0; chair < chairs; ++chair) EXPECT_EQ(seats[chair], chair);
  }
}

// Whatever changes changes everything that follows.
TEST(Fair, EverythingHasAPartInTheSeed) {
  const Bytes32 seed = fair_seed(kSecret, kGame, kShares);
  EXPECT_NE(fair_seed(kShares[0], kGame, kShares), seed);
  EXPECT_NE(fair_seed(kSecret, "k7Qm2ZpB", kShares), seed);
  EXPECT_NE(fair_seed(kSecret, kGame, std::span(kShares).first(1)), seed);
  const std::array<Bytes32, 2> turned = {kShares[1], kShares[0]};
  EXPECT_NE(fair_seed(kSecret, kGame, turned), seed);
  EXPECT_NE(promise_of_share(kGame, 1, kShares[0]), promise_of_share(kGame, 0, kShares[0]));
}

}  // namespace
}  // namespace posthorn::online
