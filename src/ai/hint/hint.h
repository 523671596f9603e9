// Advice to a person: the best move, what it gains, and one reason in terms of the game.
#pragma once

#include "ai/hint/reason.h"
#include "ai/report.h"
#include "core/view.h"

namespace posthorn::hint {

struct Hint {
  Action action;
  double win = 0;         // share of wins it leads to
  bool has_next = false;  // another move was worth a thought
  Action next;            // the best of the others
  double gain = 0;        // share of wins over it, never below 0
  Reason reason;
};

// Of a report about the decision of the view's seat; it must hold a move. The reason is the most
// important fact about the move and the turn planned with it that the next best move does not
// share, so that the sentence tells the two apart; if they share everything, the most important of
// all.
Hint make_hint(const Game& game, const View& view, const Report& report);

}  // namespace posthorn::hint
