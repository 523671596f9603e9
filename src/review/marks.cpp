#include "review/marks.h"

#include <algorithm>

namespace posthorn::review {

Mark mark_of(double loss) {
  if (loss >= kBlunderLoss) return Mark::kBlunder;
  if (loss >= kMistakeLoss) return Mark::kMistake;
  return loss >= kInaccuracyLoss ? Mark::kInaccuracy : Mark::kNone;
}

double least_loss(Mark mark) {
  switch (mark) {
    case Mark::kNone:
      break;
    case Mark::kInaccuracy:
      return kInaccuracyLoss;
    case Mark::kMistake:
      return kMistakeLoss;
    case Mark::kBlunder:
      return kBlunderLoss;
  }
  return 0;
}

std::string_view mark_name(Mark mark) {
  switch (mark) {
    case Mark::kNone:
      break;
    case Mark::kInaccuracy:
      return "inaccuracy";
    case Mark::kMistake:
      return "mistake";
    case Mark::kBlunder:
      return "blunder";
  }
  return "";
}

Mark sure_mark(double loss, double error) { return mark_of(loss - kErrorsToSpare * error); }

search::Comparison think_again(const View& view, std::span<const Action, 2> actions, int samples,
                               Adviser& adviser, std::uint64_t seed) {
  constexpr int kLooks = 10;
  constexpr double kPlain = 2;  // standard errors
  search::Comparison comparison(actions.size(), view.seat);
  for (int look = 1; look <= kLooks; ++look) {
    adviser.compare(view, actions, samples * look / kLooks - comparison.samples(), seed,
                    comparison);
    if (comparison.lead(0, 1) + kPlain * comparison.error(0, 1) < kInaccuracyLoss) break;
  }
  return comparison;
}

}  // namespace posthorn::review
