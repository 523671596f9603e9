// Outcomes of deals, summed up. A deal is a game in every seat rotation, and its outcome for a bot
// is that bot's share of the wins.
#pragma once

namespace posthorn {

inline constexpr double kNormal95 = 1.96;  // half the 95 % interval, in standard errors

struct Tally {
  int deals = 0;
  double sum = 0;      // of the shares
  double squares = 0;  // of the shares; what deals of different luck need for an honest interval

  void add(double share) {
    ++deals;
    sum += share;
    squares += share * share;
  }
  void add(const Tally& other) {
    deals += other.deals;
    sum += other.sum;
    squares += other.squares;
  }

  [[nodiscard]] double mean() const { return deals > 0 ? sum / deals : 0; }
  // Sum of the squared distances from the mean; never negative, whatever the rounding.
  [[nodiscard]] double spread() const;
  [[nodiscard]] double interval() const;  // half the 95 % interval of the mean

  // The same deals for everybody else at the table.
  [[nodiscard]] Tally of_the_others() const {
    return {.deals = deals, .sum = deals - sum, .squares = deals - 2 * sum + squares};
  }
};

}  // namespace posthorn
