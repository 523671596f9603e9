// What a training is to be, and what it tells while it goes on.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "core/game.h"
#include "train/gate.h"
#include "train/self_play.h"

namespace posthorn::train {

// The defaults are those of `posthorn train`.
struct Plan {
  std::vector<Game> games;  // each game of self-play is one of these, by chance
  double minutes = 10;      // of CPU time, of everybody together
  std::uint64_t seed = 1;
  int threads = 2;  // actors of this process
  // A server that carries games and networks between processes, instead of memory between threads.
  struct Redis {
    bool wanted = false;
    std::string address;  // empty: a private one, started in the directory
    std::string password_file;
    int processes = 0;               // actors to start beside this one, again when they die
    std::vector<std::string> actor;  // the program of such an actor, less the address
    int megabytes = 1024;            // of a private server
  } redis;
  int hidden1 = 128;
  int hidden2 = 32;
  bool plain = false;  // the yardstick's inputs
  std::string from;    // a network file to begin with; empty: chance
  Method method = Method::kAdam;
  float rate = 0.0008F;      // at the start; it falls to a hundredth
  float first_pace = 0.25F;  // of the rate, for the first layer
  Beginning beginning;
  int batch = 256;       // positions of a step
  double passes = 1;     // how often a position is learned from
  int replay = 200'000;  // positions kept
  PlaySettings play;
  double gate_minutes = 5;
  int gate_deals = 200;    // and half as many more positions that are looked into
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
  double seconds = 0;
  GateResult result;
  bool promoted = false;
};

// More constant units than this are too many.
inline constexpr double kMostConstant = 0.05;

struct Hooks {
  std::function<void(const Progress&)> progress;
  std::function<void(const Gate&)> gate;
  std::function<void(const std::string&)> note;
};

struct Seats {
  int min = kMaxPlayers;
  int max = kMinPlayers;
};
Seats seats_of(const std::vector<Game>& games);
Shape shape_of(const Plan& plan);

// Of the settings that must not change under way.
std::uint64_t hash_of(const Plan& plan);

}  // namespace posthorn::train
