#include "ai/net/network.h"

#include <gtest/gtest.h>

#include "ai/net/network_file.h"
#include "ai/net/networks.h"
#include "tests/ai/networks.h"
#include "tests/games.h"

namespace posthorn::net {
namespace {

Inputs random_inputs(const Inputs& used, Rng& rng) {
  Inputs inputs;
  for (std::size_t w = 0; w < inputs.word.size(); ++w) {
    inputs.word[w] = rng.next() & rng.next() & used.word[w];
  }
  return inputs;
}

class Widths : public testing::TestWithParam<int> {};

TEST_P(Widths, SumsThatMoveAreThoseFromNothing) {
  const Game game = game_named("map=south,players=4,audience=true,offices=true");
  const Network network = untrained_network(game, 4, 1, GetParam());
  const Inputs used = used_inputs(game, 4);
  Rng rng(2);
  Sums moving;
  network.begin(moving, random_inputs(used, rng));
  for (int i = 0; i < 200; ++i) {
    const Inputs next = random_inputs(used, rng);
    network.move_to(moving, next);
    Sums anew;
    network.begin(anew, next);
    for (int k = 0; k < GetParam(); ++k) ASSERT_EQ(moving.sum[k], anew.sum[k]);
    ASSERT_EQ(network.evaluate(moving).win, network.evaluate(anew).win);
    ASSERT_EQ(network.evaluate(moving).margin, network.evaluate(anew).margin);
  }
}

INSTANTIATE_TEST_SUITE_P(All, Widths, testing::Values(64, 128, 256));

TEST(WinChance, IsTheLogisticCurve) {
  EXPECT_DOUBLE_EQ(win_chance(0), 0.5);
  EXPECT_NEAR(win_chance(kUnit), 0.7310586, 1e-4);
  EXPECT_NEAR(win_chance(-2 * kUnit), 0.1192029, 1e-4);
  EXPECT_GT(win_chance(kSureWin), 0.9999);
  EXPECT_LE(win_chance(INT32_MAX), 1.0);
  EXPECT_GE(win_chance(INT32_MIN), 0.0);
  double last = 0;
  for (std::int32_t win = -kSureWin; win <= kSureWin; win += kUnit / 7) {
    EXPECT_GE(win_chance(win), last);
    last = win_chance(win);
  }
}

class File : public testing::Test {
 protected:
  File()
      : game_(game_named("map=north,players=3,growth=horses")),
        network_(untrained_network(game_, 3, 5)),
        bytes_(network_bytes(network_, used_inputs(game_, 3))) {}

  Game game_;
  Network network_;
  std::vector<std::uint8_t> bytes_;
};

TEST_F(File, ComesBackAsItWas) {
  const auto read = read_network(bytes_);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->weights().first, network_.weights().first);
  EXPECT_EQ(read->weights().first_bias, network_.weights().first_bias);
  EXPECT_EQ(read->weights().second, network_.weights().second);
  EXPECT_EQ(read->weights().second_bias, network_.weights().second_bias);
  EXPECT_EQ(read->weights().last, network_.weights().last);
  EXPECT_EQ(read->weights().last_bias, network_.weights().last_bias);
  EXPECT_EQ(read->label().provenance, "for a test\n");
  EXPECT_TRUE(read->fits(game_));
}

TEST_F(File, FitsOnlyGamesLikeItsOwn) {
  EXPECT_TRUE(network_.fits(game_named("map=north,players=2,growth=horses")));
  EXPECT_FALSE(network_.fits(game_named("map=north,players=4,growth=horses")));
  EXPECT_FALSE(network_.fits(game_named("map=north,players=3,growth=carriages")));
  EXPECT_FALSE(network_.fits(game_named("map=south,players=3")));
}

TEST_F(File, CutShortAnywhereIsRefused) {
  Rng rng(1);
  for (std::size_t n = 0; n < 200; ++n) {
    EXPECT_FALSE(read_network(std::span(bytes_).first(n))) << n;
  }
  for (int i = 0; i < 200; ++i) {
    const std::size_t n = rng.below(static_cast<std::uint32_t>(bytes_.size()));
    EXPECT_FALSE(read_network(std::span(bytes_).first(n))) << n;
  }
  bytes_.push_back(0);
  EXPECT_FALSE(read_network(bytes_));
}

TEST_F(File, OneWrongBitIsRefused) {
  Rng rng(2);
  for (int i = 0; i < 200; ++i) {
    auto damaged = bytes_;
    damaged[rng.below(static_cast<std::uint32_t>(bytes_.size()))] ^=
        bit(static_cast<int>(rng.below(8)));
    EXPECT_FALSE(read_network(damaged));
  }
}

TEST_F(File, ErrorsSayWhatIsWrong) {
  const std::vector<std::uint8_t> text = {'h', 'e', 'l', 'l', 'o'};
  EXPECT_NE(read_network(text).error().find("no weights"), std::string::npos);
  auto newer = bytes_;
  newer[8] = 99;
  EXPECT_NE(read_network(newer).error().find("version 99"), std::string::npos);
}

TEST(Networks, KeepTheirOwnWhenBadOnesAreAdded) {
  const Game game = game_named("map=south,players=2");
  Networks networks;
  EXPECT_EQ(networks.find(game), nullptr);
  const Network network = untrained_network(game, 2, 3);
  const auto bytes = network_bytes(network, used_inputs(game, 2));
  ASSERT_TRUE(networks.add(bytes));
  EXPECT_FALSE(networks.add(std::span(bytes).first(100)));
  ASSERT_NE(networks.find(game), nullptr);
  EXPECT_EQ(networks.find(game_named("map=south,players=3")), nullptr);
}

}  // namespace
}  // namespace posthorn::net
