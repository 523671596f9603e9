#include "ai/net/evaluation_run.h"

#include <array>

#include "core/engine.h"

namespace posthorn::net {

EvaluationRun::EvaluationRun(const Game& game, const Network& network, std::uint64_t seed)
    : network_(network) {
  constexpr std::size_t kPositions = 4096;
  Policy policy(game, network);
  policy.note_valued(&positions_);
  RandomDealer dealer{Rng(seed)};
  State state = start(game, dealer);
  while (positions_.size() < kPositions) {
    if (state.over()) state = start(game, dealer);
    apply(game, state, policy.choose(state, Care::kThorough).action, dealer);
  }
}

std::uint32_t EvaluationRun::run(std::uint32_t evaluations) const {
  // As in Policy: sums of its own for each seat, as neighbours differ little.
  std::array<Sums, kMaxPlayers> sums;
  for (Sums& each : sums) network_.begin(each, positions_[0].inputs);
  std::uint32_t sum = 0;
  std::size_t at = 0;
  for (std::uint32_t i = 0; i < evaluations; ++i) {
    if (++at == positions_.size()) at = 0;
    const Policy::Valued& position = positions_[at];
    network_.move_to(sums[position.seat], position.inputs);
    sum = sum * 31 + static_cast<std::uint32_t>(network_.evaluate(sums[position.seat]).win);
  }
  return sum;
}

}  // namespace posthorn::net
