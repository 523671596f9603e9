// The decisions worth a thought. Everything legal, except that closings with a great many house
// sets are cut down to those that place as many as they can.
#pragma once

#include "base/fixed_vector.h"
#include "core/action.h"
#include "core/game.h"
#include "core/state.h"

namespace posthorn::net {

inline constexpr std::size_t kMaxCandidates = 256;
using Candidates = FixedVector<Action, kMaxCandidates>;

// Never empty while the game is not over; in the order of the legal list.
void find_candidates(const Game& game, const State& state, Candidates& out);

}  // namespace posthorn::net
