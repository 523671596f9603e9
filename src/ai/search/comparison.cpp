#include "ai/search/comparison.h"

#include <algorithm>
#include <cmath>

namespace posthorn::search {

void Comparison::add(std::span<const Outcomes> sample) {
  ++samples_;
  for (std::size_t a = 0; a < sums_.size(); ++a) {
    wins_[a] = sample[a][seat_].win;
    for (std::size_t s = 0; s < sums_[a].size(); ++s) {
      sums_[a][s].win += sample[a][s].win;
      sums_[a][s].margin += sample[a][s].margin;
    }
  }
  for (std::size_t a = 0; a < sums_.size(); ++a) {
    for (std::size_t b = 0; b < sums_.size(); ++b) {
      products_[a * sums_.size() + b] += wins_[a] * wins_[b];
    }
  }
}

Outcomes Comparison::outcomes(std::size_t action) const {
  Outcomes mean = sums_[action];
  for (Outcome& outcome : mean) {
    outcome.win /= samples_;
    outcome.margin /= samples_;
  }
  return mean;
}

double Comparison::win(std::size_t action) const { return sums_[action][seat_].win / samples_; }

double Comparison::margin(std::size_t action) const {
  return sums_[action][seat_].margin / samples_;
}

double Comparison::lead(std::size_t first, std::size_t second) const {
  return win(first) - win(second);
}

double Comparison::error(std::size_t first, std::size_t second) const {
  if (samples_ < 2) return 1;  // nothing is known
  const double square =
      (product(first, first) + product(second, second) - 2 * product(first, second)) / samples_;
  const double mean = lead(first, second);
  return std::sqrt(std::max(0.0, square - mean * mean) / (samples_ - 1));
}

}  // namespace posthorn::search
