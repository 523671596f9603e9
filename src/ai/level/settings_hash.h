// What decides how a level plays, as a number: its settings, the wishes and the weights. The code
// is not part of it.
#pragma once

#include "ai/level/level_bot.h"
#include "ai/net/network.h"
#include "base/hash.h"

namespace posthorn::level {

void add_to(Hash& hash, const Level& level);
void add_to(Hash& hash, const Wishes& wishes);
void add_to(Hash& hash, const search::Settings& settings);
void add_to(Hash& hash, const net::NetworkWeights& weights);

}  // namespace posthorn::level
