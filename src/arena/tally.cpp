#include "arena/tally.h"

#include <algorithm>
#include <cmath>

namespace posthorn {

double Tally::spread() const { return std::max(0.0, squares - sum * mean()); }

double Tally::interval() const {
  if (deals == 0) return 1;
  // When every deal went the same way the variance says nothing: the rule of three does.
  constexpr double kRounding = 1e-9;
  if (spread() < kRounding) return std::min(1.0, 3.0 / deals);
  return kNormal95 * std::sqrt(spread() / (deals - 1) / deals);
}

}  // namespace posthorn
