// Advice to a person: the best move, what it gains, and one reason in terms of the game.
#pragma once

#include <span>

#include "ai/hint/reason.h"
#include "ai/report.h"
#include "core/view.h"

namespace posthorn::hint {

struct Hint {
  Action action;
  double win = 0;         // share of wins it leads to
  bool has_next = false;  // there is another move to compare with
  Action next;            // the one aimed at, or the best of the others
  double gain = 0;        // share of wins over it, never below 0
  Reason reason;
};

// Of a report about the decision of the view's seat; it must hold a move. The reason tells the move
// apart from the one that is aimed at, if that was weighed and is another, or from the next best:
// see reason_for. Where what they win cannot be told apart, it says so.
Hint make_hint(const Game& game, const View& view, const Report& report,
               const Action* aimed = nullptr);

// The most important fact about the first move of a line, and the turn planned with it, that the
// other line does not share. That it leads to the best position is all that can be said where they
// share everything.
Reason reason_for(const Game& game, const View& view, std::span<const Action> line,
                  std::span<const Action> other);

}  // namespace posthorn::hint
