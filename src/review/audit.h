// How far an analysis can be trusted: whether its marks come out again when they are thought about
// anew, and whether luck has a mean of zero.
#pragma once

#include <array>
#include <cstdint>

#include "review/analysis.h"

namespace posthorn::review {

// Marks that were told, and how many of them come out again: by the same mark or a worse one, or by
// any.
struct MarkCount {
  int told = 0;
  int again = 0;
  int still_marked = 0;
};

struct Audit {
  int games = 0;
  int decisions = 0;
  std::array<MarkCount, kMarks> marks{};  // by Mark
  double luck = 0;                        // of the seats that decided, their sum
  double luck_squares = 0;                // of the sums of each game
  double luck_products = 0;               // of these and the decisions of each game
  double decision_squares = 0;
  double found = 0;  // what the best moves brought beyond the network's
  double loss = 0;

  void add(const Audit& other);

  [[nodiscard]] MarkCount all_marks() const;
  [[nodiscard]] double mean_luck() const { return decisions > 0 ? luck / decisions : 0; }
  // Half of its 95 % interval; what happens in one game hangs together.
  [[nodiscard]] double luck_interval() const;
};

// Of one game that was analysed with this limit; each mark is compared anew by other numbers, as
// long as when it was made.
Audit audit(const Game& game, const ReplayedGame& replayed, const Analysis& analysis,
            Adviser& adviser, const search::Limits& limits);

}  // namespace posthorn::review
