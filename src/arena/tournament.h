// Many deals, each played in every seat rotation, and what they say about the bots.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "arena/match.h"
#include "arena/tally.h"

namespace posthorn {

struct TournamentSetup {
  std::vector<std::string> bots;  // as many as players
  int deals = 100;
  std::uint64_t seed = 1;
  int threads = 1;
  int milliseconds = 10000;  // a decision, for external programs
};

struct BotStanding {
  std::string bot;
  double win_share = 0;
  double interval = 0;    // half the 95 % interval of win_share, over deals
  double mean_score = 0;  // over games that were finished
  int forfeits = 0;
  std::string last_forfeit;  // the reason
  Tally shares;              // of the deals
};

struct TournamentResult {
  int deals = 0;  // less than asked for if a hook ended it
  int games = 0;
  int unfinished = 0;  // stopped at kMaxTurns; the win is shared
  double mean_turns = 0;
  std::vector<BotStanding> standings;  // in the order of the bots
};

struct TournamentHooks {
  std::function<void(int deals_done)> progress;         // from the calling thread's workers, locked
  std::function<void(const std::string& line)> record;  // each game in a fixed order, locked
  // Each deal in a fixed order, locked, with every bot's share of the wins; false: that was enough,
  // and no later deal counts.
  std::function<bool(const std::vector<double>& shares)> go_on;
};

// The same setup gives the same result with any number of threads, external programs apart.
TournamentResult run_tournament(const Game& game, const TournamentSetup& setup,
                                const TournamentHooks& hooks = {});

}  // namespace posthorn
