// Plays games with the newest network there is and sends what can be learned from them, until it is
// told to stop.
#pragma once

#include <atomic>
#include <thread>
#include <vector>

#include "train/exchange.h"
#include "train/self_play.h"

namespace posthorn::train {

// `seed` is this actor's own. Each game is one of these, by chance.
void run_actor(const std::vector<Game>& games, const PlaySettings& settings, std::uint64_t seed,
               Exchange& exchange, const std::atomic<bool>& stop);

// So many of them in threads, until this is gone.
class ActorThreads {
 public:
  ActorThreads(std::vector<Game> games, const PlaySettings& settings, int count, std::uint64_t seed,
               Exchange& exchange);
  ActorThreads(const ActorThreads&) = delete;
  ActorThreads& operator=(const ActorThreads&) = delete;
  ~ActorThreads();

 private:
  std::vector<Game> games_;
  PlaySettings settings_;
  std::atomic<bool> stop_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace posthorn::train
