// Games played on in thought: from a sampled position the network plays every seat for some turns,
// and values where that leads, on the way and at the end.
#pragma once

#include <array>
#include <memory>

#include "ai/net/policy.h"
#include "core/engine.h"
#include "core/view.h"

namespace posthorn::search {

struct Outcome {
  double win = 0;     // chance of the seat
  double margin = 0;  // points
};
using Outcomes = std::array<Outcome, kMaxPlayers>;

// How far games are played on. Later positions know more, but chance has had more of a say in them:
// the first own turn's end counts for 1 - lambda of the outcome, each later one for lambda times as
// much as the one before, the last for what is left.
struct Horizon {
  int own_turns = 4;
  double lambda = 0.7;
};

class Rollouts {
 public:
  Rollouts(const Game& game, const net::Network& network) : policy_(game, network) {}

  // Carries out the action in the state, where it is the decision of `seat`, and plays on until
  // that seat has finished its turns, this one among them. The dealer's numbers come from `seed`.
  Outcome play(const State& state, const Action& action, int seat, const Horizon& horizon,
               std::uint64_t seed);

  // The same for everybody; the chances sum to 1. Each seat is valued at the ends of its own turns
  // only, as the network thinks of it differently elsewhere, and that must not look like luck. The
  // deciding seat's chance stands; the others share the rest in proportion to theirs.
  Outcomes play_for_all(const State& state, const Action& action, int seat, const Horizon& horizon,
                        std::uint64_t seed);

  [[nodiscard]] net::Policy& policy() { return policy_; }

 private:
  class Mixture;
  RandomDealer begin(const State& state, const Action& action, std::uint64_t seed);
  void go_on(RandomDealer& dealer);

  net::Policy policy_;
  State state_;
};

}  // namespace posthorn::search
