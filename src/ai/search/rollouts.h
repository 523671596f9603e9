// Games played on in thought: from a sampled position the network plays every seat for some turns,
// and values where that leads.
#pragma once

#include <array>
#include <memory>

#include "ai/net/policy.h"
#include "core/view.h"

namespace posthorn::search {

struct Outcome {
  double win = 0;     // chance of the seat
  double margin = 0;  // points
};
using Outcomes = std::array<Outcome, kMaxPlayers>;

class Rollouts {
 public:
  Rollouts(const Game& game, const net::Network& network) : policy_(game, network) {}

  // Carries out the action in the state, where it is the decision of `seat`, and plays on until
  // that seat has finished `turns` turns, this one among them. The dealer's numbers come from
  // `seed`.
  Outcome play(const State& state, const Action& action, int seat, int turns, std::uint64_t seed);

  // What the position after the last play() is worth to everybody; the chances sum to 1.
  Outcomes everybody();

  [[nodiscard]] net::Policy& policy() { return policy_; }

 private:
  net::Policy policy_;
  State state_;
  int seat_ = 0;
  Outcome mine_;
};

}  // namespace posthorn::search
