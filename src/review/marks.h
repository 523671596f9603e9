// Which decisions are called inaccuracies, mistakes and blunders: those that lose so much, and
// surely.
#pragma once

#include <span>
#include <string_view>

#include "ai/search/comparison.h"
#include "review/adviser.h"

namespace posthorn::review {

// Losses of win share from which a decision gets its mark.
inline constexpr double kInaccuracyLoss = 0.03;
inline constexpr double kMistakeLoss = 0.07;
inline constexpr double kBlunderLoss = 0.15;

enum class Mark { kNone, kInaccuracy, kMistake, kBlunder };
inline constexpr int kMarks = 4;
Mark mark_of(double loss);
double least_loss(Mark mark);           // from which it is given
std::string_view mark_name(Mark mark);  // "mistake"; empty for none

// A mark is told only if the loss is that large with so many standard errors to spare: tuned so
// that nine of ten come out again when they are thought about anew (posthorn audit measures it).
inline constexpr double kErrorsToSpare = 1.3;
Mark sure_mark(double loss, double error);

// What may deserve a mark is thought about so many times as long before it gets one.
inline constexpr int kTimesAsLong = 30;

// Compares two actions of a decision in so many fresh samples; fewer, if it is soon plain that the
// first does not win enough more for a mark.
search::Comparison think_again(const View& view, std::span<const Action, 2> actions, int samples,
                               Adviser& adviser, std::uint64_t seed);

}  // namespace posthorn::review
