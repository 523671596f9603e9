// What a move does, in terms of the game: everything that could be said for it. hint.h picks one.
#pragma once

#include <span>

#include "ai/hint/reason.h"
#include "base/fixed_vector.h"
#include "core/action.h"
#include "core/state.h"

namespace posthorn::hint {

struct Facts {
  FixedVector<Reason, 48> reasons;  // none twice; in no order
  int houses = 0;                   // placed by the end of the line
  int roads = 0;                    // cities that could come next, once the card is played
  bool ends = false;                // the line brings the end
  int lead = 0;                     // points over the best other then

  void add(Key key, int first = 0, int second = 0) {
    if (!reasons.full()) reasons.push_back({.key = key, .value = {first, second}});
  }
};

// The move is the first of the line, a decision of the acting seat; what follows is the rest of
// its turn as planned. The state is one that agrees with the seat's view; only what the seat knows
// of it is read.
Facts find_facts(const Game& game, const State& state, std::span<const Action> line);

// The parts of it.
void add_earnings(const Game& game, const State& before, const State& after, int seat,
                  Facts& facts);
void add_take(const Game& game, const State& state, const Action& action, Facts& facts);
void add_play(const Game& game, const State& state, const Action& action, Facts& facts);
void add_discard(const Game& game, const State& state, const Action& action, Facts& facts);
void add_rome(const Game& game, const State& state, const Action& action, Facts& facts);

}  // namespace posthorn::hint
