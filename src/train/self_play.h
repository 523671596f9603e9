// Games a network plays against itself and against its past, and what it should learn from them.
#pragma once

#include <memory>
#include <vector>

#include "ai/bot.h"
#include "ai/net/policy.h"
#include "base/rng.h"
#include "train/learner.h"

namespace posthorn::train {

struct PlaySettings {
  float lambda = 0.7F;        // how much later values count against the next one, by decision
  float temperature = 0.02F;  // of the games that explore, in log odds
  int explore_percent = 10;   // games that do
  int past_percent = 10;      // games against a past self
  int taught_games = 10000;   // at the beginning, beside a hand-written bot
  float compare_percent = 0;  // choices whose alternatives are played on
};

struct PlayedGame {
  std::vector<Sample> samples;
  std::vector<Sample> alternatives;      // of compared choices, one choice after the other
  std::vector<std::size_t> comparisons;  // how many of them each has
  int turns = 0;
};

// Who sits beside the current network in a game of self-play; at most one of them is set.
struct Company {
  const net::Network* past = nullptr;  // at every other seat
  // At each seat by chance. A network that knows nothing would take long to find out that routes
  // can be closed; beside a bot that does it sees how games end.
  Bot* teacher = nullptr;
};

// Plays one game and appends a sample for every choice of the current network and of the teacher.
void play_game(const Game& game, const net::Network& current, const Company& company,
               const PlaySettings& settings, Rng& rng, PlayedGame& out);

}  // namespace posthorn::train
