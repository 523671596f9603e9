// What self-play alone hardly teaches: how much better one choice is than another. It only ever
// sees where its own choice leads. Here all good candidates of a decision are played on, in the
// same sampled positions and with the same cards, and each is labelled with what came of it.
#pragma once

#include <cstddef>
#include <vector>

#include "ai/search/rollouts.h"

namespace posthorn::train {

struct ThoughtSettings {
  int positions = 16;  // sampled, for each candidate
  int candidates = 8;  // the best by the network's own opinion
  int others = 3;      // and some of the rest by chance: their badness has to be learned as well
  double window = 3;   // log odds behind the best beyond which nothing is worth a look
  search::Horizon horizon{.own_turns = 2, .lambda = 1};
};

struct Thought {
  std::size_t candidate = 0;  // of the policy
  search::Outcome outcome;    // mean
};

// Of the policy's last choice in this state, which was a valued one; the best comes first. None if
// there was nothing to compare.
std::vector<Thought> think_again(const net::Policy& policy, const State& state,
                                 const ThoughtSettings& settings, search::Rollouts& rollouts,
                                 Rng& rng);

}  // namespace posthorn::train
