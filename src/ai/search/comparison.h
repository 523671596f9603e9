// What some actions of one decision lead to, over samples in which all of them were played on. They
// share their luck, so that differences are known far better than the values themselves.
#pragma once

#include <span>
#include <vector>

#include "ai/search/rollouts.h"

namespace posthorn::search {

class Comparison {
 public:
  // Of so many actions of this seat.
  Comparison(std::size_t actions, int seat)
      : seat_(static_cast<std::size_t>(seat)),
        sums_(actions),
        products_(actions * actions),
        wins_(actions) {}

  // What came of each in one more sample.
  void add(std::span<const Outcomes> sample);

  [[nodiscard]] int samples() const { return samples_; }
  [[nodiscard]] std::size_t actions() const { return sums_.size(); }

  // Everybody's share of the wins and points after this action.
  [[nodiscard]] Outcomes outcomes(std::size_t action) const;
  // The deciding seat's.
  [[nodiscard]] double win(std::size_t action) const;
  [[nodiscard]] double margin(std::size_t action) const;

  // What the first wins more than the second, and the standard error of that.
  [[nodiscard]] double lead(std::size_t first, std::size_t second) const;
  [[nodiscard]] double error(std::size_t first, std::size_t second) const;

 private:
  [[nodiscard]] double product(std::size_t a, std::size_t b) const {
    return products_[a * sums_.size() + b];
  }

  std::size_t seat_;
  int samples_ = 0;
  std::vector<Outcomes> sums_;
  std::vector<double> products_;  // of the seat's wins, for each pair
  std::vector<double> wins_;      // of the sample under way
};

}  // namespace posthorn::search
