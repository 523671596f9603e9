// Games a network plays against itself and against its past, and what it should learn from them.
#pragma once

#include <memory>
#include <vector>

#include "ai/bot.h"
#include "ai/net/policy.h"
#include "base/rng.h"
#include "train/model.h"
#include "train/second_thoughts.h"

namespace posthorn::train {

struct PlaySettings {
  float lambda = 0.7F;        // how much later values count against the next one, by decision
  float temperature = 0.05F;  // of the games that explore, in log odds
  int explore_percent = 25;   // games that do
  int past_percent = 15;      // games against a past self
  int taught_games = 1000;    // at the beginning, beside a hand-written bot
  // Decisions that are thought over, as a share of all that are valued. They play what came out
  // best; the others choose by the network alone, so that games stay cheap and many.
  float search_percent = 0;
  float search_share =
      0.5F;  // of what such a choice turned out to be worth; the rest is the game's
  ThoughtSettings thoughts;
};

struct PlayedGame {
  std::vector<Sample> samples;
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
