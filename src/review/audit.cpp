#include "review/audit.h"

#include <cmath>

#include "base/check.h"
#include "base/hash.h"
#include "notation/move_text.h"

namespace posthorn::review {
namespace {

constexpr std::uint64_t kAuditSeed = 2;  // not that of the analysis

MarkCount think_anew(const Game& game, const DecisionPoint& point, const Decision& decision,
                     Adviser& adviser, int samples) {
  const auto best = read_move(game, point.before, decision.best);
  POSTHORN_CHECK(best.has_value());
  const std::array<Action, 2> both = {*best, point.action};
  const View view = view_of(game, point.before, point.before.actor);
  Hash hash;
  hash.add(kAuditSeed);
  hash.add(static_cast<std::uint64_t>(point.move));
  search::Comparison anew(both.size(), view.seat);
  adviser.compare(view, both, samples, hash.value(), anew);
  const double loss = anew.lead(0, 1);
  return {.told = 1,
          .again = loss >= least_loss(decision.mark) ? 1 : 0,
          .still_marked = loss >= kInaccuracyLoss ? 1 : 0};
}

void count(MarkCount& sum, const MarkCount& one) {
  sum.told += one.told;
  sum.again += one.again;
  sum.still_marked += one.still_marked;
}

}  // namespace

void Audit::add(const Audit& other) {
  games += other.games;
  decisions += other.decisions;
  for (std::size_t m = 0; m < marks.size(); ++m) count(marks[m], other.marks[m]);
  luck += other.luck;
  luck_squares += other.luck_squares;
  luck_products += other.luck_products;
  decision_squares += other.decision_squares;
  found += other.found;
  loss += other.loss;
}

MarkCount Audit::all_marks() const {
  MarkCount all;
  for (const MarkCount& mark : marks) count(all, mark);
  return all;
}

double Audit::luck_interval() const {
  if (games < 2) return 1;
  // Of a ratio of sums over games: the spread of what each is off the mean.
  const double mean = mean_luck();
  const double squares = luck_squares - 2 * mean * luck_products + mean * mean * decision_squares;
  return 1.96 * std::sqrt(squares * games / (games - 1)) / decisions;
}

Audit audit(const Game& game, const ReplayedGame& replayed, const Analysis& analysis,
            Adviser& adviser, const search::Limits& limits) {
  Audit sum;
  sum.games = 1;
  sum.decisions = static_cast<int>(analysis.decisions.size());
  const int samples = kTimesAsLong * samples_of_values(limits.simulations);
  for (std::size_t i = 0; i < analysis.decisions.size(); ++i) {
    const Decision& decision = analysis.decisions[i];
    sum.luck += decision.own(analysis.luck_after(i));
    sum.found += decision.found();
    sum.loss += decision.loss();
    if (decision.mark == Mark::kNone) continue;
    count(sum.marks[static_cast<std::size_t>(decision.mark)],
          think_anew(game, replayed.points[i], decision, adviser, samples));
  }
  sum.luck_squares = sum.luck * sum.luck;
  sum.luck_products = sum.luck * sum.decisions;
  sum.decision_squares = static_cast<double>(sum.decisions) * sum.decisions;
  return sum;
}

}  // namespace posthorn::review
