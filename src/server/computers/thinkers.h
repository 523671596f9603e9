// Threads on which computers think about their moves, from the view of their seat.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "server/tables/house.h"

namespace posthorn::server {

// Whether somebody may ask for this computer.
bool is_computer(std::string_view name);

class Thinkers {
 public:
  using Done = std::function<void(std::string move)>;

  explicit Thinkers(int threads);
  // What is thought about is dropped.
  ~Thinkers();
  Thinkers(const Thinkers&) = delete;
  Thinkers& operator=(const Thinkers&) = delete;

  // First come, first served. `done` is called on one of the threads; empty: nobody knew a move.
  void think(ThinkingTask task, Done done);
  // Other work that takes long, as hashing a password does; before all thinking.
  void work(std::function<void()> what);

 private:
  void run(const std::stop_token& stop);

  std::mutex lock_;
  std::condition_variable_any news_;
  std::deque<std::function<void()>> work_;
  std::deque<std::pair<ThinkingTask, Done>> tasks_;
  std::vector<std::jthread> threads_;
};

}  // namespace posthorn::server
