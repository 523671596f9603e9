// Positions as the network alone looks at them in play, to measure it by itself: each seat's sums
// moved from one to the next and valued.
#pragma once

#include <cstdint>
#include <vector>

#include "ai/net/policy.h"

namespace posthorn::net {

class EvaluationRun {
 public:
  // From games the network plays against itself.
  EvaluationRun(const Game& game, const Network& network, std::uint64_t seed);

  // Values so many positions, over and over again; a number that depends on all of them.
  [[nodiscard]] std::uint32_t run(std::uint32_t evaluations) const;

 private:
  const Network& network_;
  std::vector<Policy::Valued> positions_;
};

}  // namespace posthorn::net
