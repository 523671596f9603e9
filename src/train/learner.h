// Takes in what the actors send, learns from it, publishes networks and has them examined.
#pragma once

#include <atomic>
#include <future>
#include <memory>
#include <span>
#include <vector>

#include "train/checkpoint.h"
#include "train/exchange.h"
#include "train/plan.h"
#include "train/pool.h"
#include "train/replay.h"

namespace posthorn::train {

class Learner {
 public:
  Learner(const Plan& plan, const Hooks& hooks, Exchange& exchange);
  Learner(const Learner&) = delete;
  Learner& operator=(const Learner&) = delete;
  ~Learner();

  void begin_with(const net::Network& network);
  void restore(Checkpoint checkpoint);
  [[nodiscard]] bool done() const { return seconds_ >= total(); }

  // Until the time is up. `look_after` is called now and then: the place to start dead actors anew.
  void run(const std::function<void()>& look_after);
  // The last examination, which needs no actors any more.
  void finish();

 private:
  struct Recent {
    Loss loss;
    double games = 0, turns = 0;
  };

  [[nodiscard]] double total() const { return plan_.minutes * 60; }
  [[nodiscard]] net::Network network_of(std::span<const float> parameters) const;
  void publish();
  void take_in(const std::vector<Harvest>& harvests);
  void pay_debt();
  void step();
  void report();
  void begin_gate();
  void finish_gate();
  void save();
  void note(const std::string& text);

  const Plan& plan_;
  const Hooks& hooks_;
  Exchange& exchange_;
  Model model_;
  Stepper stepper_;
  std::vector<float> average_;
  std::vector<float> gradient_;
  std::vector<Sample> batch_;
  Replay replay_;
  PastSelves past_;
  double debt_ = 0;  // steps
  Recent recent_;
  double seconds_ = 0;
  std::uint64_t games_ = 0;
  std::uint64_t steps_ = 0;
  std::uint64_t gates_ = 0;
  std::shared_ptr<const net::Network> candidate_;  // at the gate
  std::atomic<bool> stop_gate_ = false;
  std::future<GateResult> gate_;
};

}  // namespace posthorn::train
