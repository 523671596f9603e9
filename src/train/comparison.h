// What self-play alone hardly teaches: which of several choices is better. It only ever sees where
// its own choice leads. Here the best few of a decision are all played on, in the same positions
// and with the same cards, and the network learns how far apart they came out.
#pragma once

#include "ai/search/rollouts.h"
#include "train/learner.h"

namespace posthorn::train {

// Appends the alternatives of the policy's last choice in this state, which was a valued one, with
// what playing them on came to. Returns how many there are: none if nothing else came close.
std::size_t compare_choices(const net::Policy& policy, const State& state,
                            search::Rollouts& rollouts, Rng& rng, std::vector<Sample>& out);

}  // namespace posthorn::train
