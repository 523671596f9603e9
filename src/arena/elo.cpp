#include "arena/elo.h"

#include <cmath>
#include <limits>

namespace posthorn {

double share_of_elo(double elo, int seats) {
  return 1 / (1 + (seats - 1) * std::exp(-elo / kEloPerLogOdds));
}

double elo_of_share(double share, int seats) {
  if (share <= 0) return -std::numeric_limits<double>::infinity();
  if (share >= 1) return std::numeric_limits<double>::infinity();
  return kEloPerLogOdds * std::log(share * (seats - 1) / (1 - share));
}

}  // namespace posthorn
