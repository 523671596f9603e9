// Self-play, learning and gating in one run that can be stopped at any moment and gone on with.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <string>
#include <vector>

#include "core/game.h"
#include "train/self_play.h"
#include "train/team.h"

namespace posthorn::train {

struct Plan {
  std::vector<Game> games;  // each game of self-play is one of these, by chance
  double minutes = 10;      // CPU time of one worker
  std::uint64_t seed = 1;
  int hidden1 = 128;
  int hidden2 = 16;
  bool plain = false;  // the yardstick's inputs
  std::string from;    // a network file to begin with; empty: chance
  Method method = Method::kAdam;
  float rate = 0.002F;     // at the start; it falls to a hundredth
  int games_per_step = 8;  // of each worker
  PlaySettings play;
  float comparison_weight = 5;  // of a compared alternative, against a position of self-play
  double gate_minutes = 2;
  int gate_deals = 200;
  std::string directory;   // checkpoint, pool and best network
  std::string provenance;  // put into the network's label
};

struct Progress {
  double seconds = 0;
  double total_seconds = 0;
  std::uint64_t games = 0;
  double win_loss = 0;  // over the last steps, for each sample
  double margin_loss = 0;
  double turns = 0;  // of a game
};

struct Gate {
  std::string opponent;
  double share = 0;     // of wins
  double interval = 0;  // half of 95 %
  double seconds = 0;
  bool promoted = false;
};

struct Hooks {
  std::function<void(const Progress&)> progress;
  std::function<void(const Gate&)> gate;
  std::function<void(const std::string&)> note;
};

// Trains until the time is up, going on from the directory's checkpoint if it has one. An error
// says what is wrong with the directory.
std::expected<void, std::string> run_training(const Plan& plan, Processes& processes, int threads,
                                              const Hooks& hooks);

}  // namespace posthorn::train
