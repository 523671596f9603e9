// Elo ratings of a pool by maximum likelihood (Bradley and Terry) over its pairwise results.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "arena/results.h"

namespace posthorn {

struct Rating {
  RatedBot bot;
  double elo = 0;
  double interval = 0;  // half the 95 % interval of the difference to the anchor
  double games = 0;
  double wins = 0;
};

struct RatedPool {
  std::vector<Rating> ratings;  // the best first
  int repeated = 0;             // results that were left out: the same pair had played those deals
};

// Rates every bot of these runs; `anchor` is 0. Runs should be of one game. The same pair and seed
// again is no new evidence, and only the longer of such results counts.
// A bot is known by its hash; names that stand for several bots get a piece of it. Says what is
// wrong if the anchor is not there or a bot is not linked with it by games.
//
// A pair that met gets one virtual game with an even result, which keeps ratings finite where one
// bot won everything. Intervals follow from the information in the games and from how much deals
// really differed, so that deals which decide a game by themselves do not feign certainty.
std::expected<RatedPool, std::string> rate(const std::vector<RunResults>& runs,
                                           const std::string& anchor);

}  // namespace posthorn
