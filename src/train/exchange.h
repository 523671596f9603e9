// What passes between those who play and the one who learns. Nobody waits for anybody: actors send
// games and look now and then for newer networks, the learner takes what has come.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "train/model.h"

namespace posthorn::train {

// A few games of one actor.
struct Harvest {
  std::vector<Sample> samples;
  int games = 0;
  int turns = 0;
  double seconds = 0;  // of a core
};

// What is to be played with. The pool is of past selves, the latest last.
struct Brain {
  std::uint64_t version = 0;
  bool taught = false;  // beside the hand-written bot
  std::shared_ptr<const net::Network> network;
  std::vector<std::shared_ptr<const net::Network>> past;
};

class Exchange {
 public:
  Exchange() = default;
  Exchange(const Exchange&) = delete;
  Exchange& operator=(const Exchange&) = delete;
  virtual ~Exchange() = default;

  // for actors
  virtual void send(Harvest harvest) = 0;
  virtual std::shared_ptr<const Brain> newest() = 0;  // null: nothing was published yet
  // for the learner
  virtual std::vector<Harvest> receive(double seconds) = 0;  // waits so long for the first
  virtual void publish(std::shared_ptr<const Brain> brain) = 0;
  // How far it has been read, for a checkpoint; going on from there after a restart; and that what
  // was read up to the last received() is safe, so that it need not be kept.
  [[nodiscard]] virtual std::string received() const { return {}; }
  virtual void resume(const std::string& /*received*/) {}
  virtual void forget_received() {}
  // What went wrong since the last look; empty: nothing. It is tried again by itself.
  [[nodiscard]] virtual std::string trouble() { return {}; }
};

// Between threads of one process.
class ThreadExchange final : public Exchange {
 public:
  void send(Harvest harvest) override;
  std::shared_ptr<const Brain> newest() override;
  std::vector<Harvest> receive(double seconds) override;
  void publish(std::shared_ptr<const Brain> brain) override;

 private:
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::vector<Harvest> waiting_;
  std::shared_ptr<const Brain> brain_;
};

}  // namespace posthorn::train
