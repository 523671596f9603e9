// One number that says that two builds play the same game.
#pragma once

#include <cstdint>

namespace posthorn {

// A hash over seeded random games of every variant and number of players: each decision, its place
// among the legal ones, and the results. A commit that changes it changes play, and says so.
std::uint64_t engine_signature();

}  // namespace posthorn
