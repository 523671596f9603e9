// Counts the leaves of the tree of decisions, to hold two engines against each other.
#pragma once

#include <cstdint>

#include "base/rng.h"
#include "core/game.h"

namespace posthorn {

// Sequences of `depth` legal moves from the start of the deal that `seed` gives; games that end
// earlier count once. Every line of play shuffles anew from the same generator.
std::uint64_t perft(const Game& game, std::uint64_t seed, int depth);

}  // namespace posthorn
