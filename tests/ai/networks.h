// Networks for tests: untrained ones for any game, so that nothing depends on what is shipped.
#pragma once

#include "ai/net/network.h"
#include "base/rng.h"
#include "core/game.h"

namespace posthorn {

// Small weights drawn from the seed, for these games with up to so many seats.
inline net::Network untrained_network(const Game& game, int max_seats, std::uint64_t seed,
                                      int hidden1 = 64) {
  Rng rng(seed);
  net::NetworkWeights weights;
  weights.resize(hidden1, 16);
  const net::Inputs used = net::used_inputs(game, max_seats);
  const auto small = [&](int reach) {
    return static_cast<std::int16_t>(static_cast<int>(rng.below(2 * reach + 1)) - reach);
  };
  for (int i = 0; i < net::kInputs; ++i) {
    if ((used.word[i / 32] >> (i % 32) & 1) == 0) continue;
    for (int k = 0; k < hidden1; ++k) {
      weights.first[static_cast<std::size_t>(i) * hidden1 + k] = small(60);
    }
  }
  for (auto& weight : weights.first_bias) weight = small(200);
  for (auto& weight : weights.second) weight = small(200);
  for (auto& weight : weights.last) weight = small(300);
  return {net::NetworkLabel{net::kind_of_game(game), kMinPlayers, max_seats, "for a test\n"},
          std::move(weights)};
}

}  // namespace posthorn
