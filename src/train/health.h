// Looks into a network: whether its units live, how far its values are from what play brings, and
// whether it tells alternatives apart as looking ahead does. docs/training.md explains the figures.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/net/network.h"
#include "core/game.h"

namespace posthorn::train {

struct HealthSettings {
  int positions = 1000;  // of self-play, for the units and the value
  int playouts = 100;    // of each
  int decisions = 1000;  // for the differences
  int samples = 64;      // of each alternative
  std::uint64_t seed = 1;
};

struct Health {
  double constant_share = 0;  // of the units of both layers
  double constant_first = 0;
  double constant_second = 0;
  double value_rms_error = 0;  // of the chance to win
  double value_r2 = 0;
  double difference_r2 = 0;  // of chances to win between alternatives, two own turns ahead
};

// The games are the network's, taken in turn. The noise of sampling is subtracted.
Health examine(const net::Network& network, const std::vector<Game>& games,
               const HealthSettings& settings);

}  // namespace posthorn::train
