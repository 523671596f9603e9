// Matches that decide whether a network is better than another.
#pragma once

#include "ai/bot.h"
#include "ai/net/network.h"
#include "base/rng.h"

namespace posthorn::train {

// One deal in every rotation: the candidate at one seat, the opponent at all others. The share of
// wins of the candidate, 0 to 1. `opponent` is a network, or a bot if that is null.
double play_gate_deal(const Game& game, const net::Network& candidate, const net::Network* opponent,
                      Bot* bot, Rng& rng);

}  // namespace posthorn::train
