#include "train/comparison.h"

#include <algorithm>

#include "core/view.h"

namespace posthorn::train {
namespace {

constexpr std::size_t kMostAlternatives = 4;
constexpr std::int32_t kWindow = net::kUnit;  // behind the best; nothing beyond it is near enough
constexpr int kPositions = 8;
constexpr search::Horizon kHorizon{.own_turns = 3, .lambda = 0.7};

}  // namespace

std::size_t compare_choices(const net::Policy& policy, const State& state,
                            search::Rollouts& rollouts, Rng& rng, std::vector<Sample>& out) {
  struct Alternative {
    std::size_t index = 0;
    std::int32_t worth = 0;
  };
  std::vector<Alternative> best;
  for (std::size_t i = 0; i < policy.candidates().size(); ++i) {
    if (policy.has_value(i)) best.push_back({i, net::worth(policy.value_of(i))});
  }
  std::ranges::sort(best, [](const Alternative& a, const Alternative& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.index < b.index;
  });
  while (best.size() > kMostAlternatives ||
         (!best.empty() && best.back().worth < best.front().worth - kWindow)) {
    best.pop_back();
  }
  if (best.size() < 2) return 0;
  const Game& game = policy.game();
  const View view = view_of(game, state, state.actor);
  const std::size_t first = out.size();
  for (const Alternative& alternative : best) {
    out.push_back({policy.inputs_of(alternative.index), 0, 0});
  }
  for (int position = 0; position < kPositions; ++position) {
    const State sampled = determinize(game, view, rng);
    const std::uint64_t deal = rng.next64();
    for (std::size_t i = 0; i < best.size(); ++i) {
      const search::Outcome outcome =
          rollouts.play(sampled, policy.candidates()[best[i].index], view.seat, kHorizon, deal);
      out[first + i].win += static_cast<float>(outcome.win) / kPositions;
      out[first + i].margin +=
          static_cast<float>(outcome.margin) / (kPositions * net::kMarginPoints);
    }
  }
  return best.size();
}

}  // namespace posthorn::train
