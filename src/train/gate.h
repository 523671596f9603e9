// The examination a network has to pass: matches against a hand-written bot and against the best so
// far, and a look into it.
#pragma once

#include <atomic>
#include <memory>
#include <vector>

#include "ai/net/network.h"
#include "arena/tally.h"
#include "core/game.h"
#include "train/health.h"

namespace posthorn::train {

struct GateResult {
  Tally against_bot;   // greedy
  Tally against_best;  // no deals: there was none
  double null = 0;     // what an even share would be
  Health health;
};

// Deals are played in every seat rotation, the games taken in turn; one seat for the candidate, all
// others for the opponent. Gives up early when told to stop.
GateResult examine_at_gate(const std::vector<Game>& games, const net::Network& candidate,
                           const net::Network* best, int deals, const HealthSettings& health,
                           const std::atomic<bool>& stop);

}  // namespace posthorn::train
