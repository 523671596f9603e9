// A position right after a decision and before chance answers: a card taken leaves its slot empty,
// a card drawn unseen is not looked at yet. This is what the network learns to value.
#pragma once

#include "ai/net/inputs.h"
#include "core/action.h"

namespace posthorn::net {

struct Afterstate {
  State state;
  Unknown unknown;  // of the seat that decided

  Afterstate(const Game& game, const State& before, const Action& action);
};

}  // namespace posthorn::net
