#include "ai/net/shipped.h"

#include <gtest/gtest.h>

#include "ai/net/network_file.h"
#include "host/bot_host.h"
#include "tests/games.h"

namespace posthorn {
namespace {

TEST(Shipped, WeightsAreWholeAndSmall) {
  std::size_t bytes = 0;
  for (const auto weights : net::shipped_weights()) {
    bytes += weights.size();
    const auto network = net::read_network(weights);
    ASSERT_TRUE(network) << network.error();
    EXPECT_NE(network->label().provenance.find("made by: "), std::string::npos);
  }
  EXPECT_LT(bytes, 3'000'000U);
}

class ShippedGames : public testing::TestWithParam<std::string> {};

TEST_P(ShippedGames, HasANetwork) {
  EXPECT_NE(shipped_networks().find(game_named(GetParam())), nullptr);
}

INSTANTIATE_TEST_SUITE_P(Shipped, ShippedGames, testing::ValuesIn(every_game_name()),
                         [](const auto& name) { return test_name_of(name.param); });

}  // namespace
}  // namespace posthorn
