#include "ai/net/evaluation_run.h"

#include "ai/net/policy.h"
#include "core/engine.h"

namespace posthorn::net {

EvaluationRun::EvaluationRun(const Game& game, const Network& network, std::uint64_t seed)
    : network_(network) {
  constexpr std::size_t kPositions = 4096;
  Policy policy(game, network);
  RandomDealer dealer{Rng(seed)};
  State state = start(game, dealer);
  Candidates candidates;
  while (positions_.size() < kPositions) {
    if (state.over()) state = start(game, dealer);
    find_candidates(game, state, candidates);
    const InputReader::Frame frame = policy.reader().frame(state, state.actor);
    for (const Action& action : candidates) {
      const Afterstate after(game, state, action);
      if (after.state.over()) continue;
      positions_.push_back(policy.reader().read(after.state, state.actor, after.unknown, frame));
    }
    apply(game, state, policy.choose(state, Care::kQuick).action, dealer);
  }
}

std::uint32_t EvaluationRun::run(std::uint32_t evaluations) const {
  Sums sums;
  network_.begin(sums, positions_[0]);
  std::uint32_t sum = 0;
  std::size_t at = 0;
  for (std::uint32_t i = 0; i < evaluations; ++i) {
    if (++at == positions_.size()) at = 0;
    network_.move_to(sums, positions_[at]);
    sum = sum * 31 + static_cast<std::uint32_t>(network_.evaluate(sums).win);
  }
  return sum;
}

}  // namespace posthorn::net
