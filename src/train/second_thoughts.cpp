#include "train/second_thoughts.h"

#include <algorithm>

namespace posthorn::train {
namespace {

// The best few, and behind them some others by chance.
std::vector<Thought> pick(const net::Policy& policy, const ThoughtSettings& settings, Rng& rng) {
  struct Liked {
    std::size_t index = 0;
    std::int32_t worth = 0;
  };
  std::vector<Liked> liked;
  for (std::size_t i = 0; i < policy.candidates().size(); ++i) {
    if (policy.has_value(i)) liked.push_back({i, net::worth(policy.value_of(i))});
  }
  std::ranges::sort(liked, [](const Liked& a, const Liked& b) {
    return a.worth != b.worth ? a.worth > b.worth : a.index < b.index;
  });
  while (!liked.empty() &&
         liked.back().worth < liked.front().worth - settings.window * net::kUnit) {
    liked.pop_back();
  }
  auto best = static_cast<std::size_t>(settings.candidates);
  for (int i = 0; i < settings.others && best < liked.size(); ++i, ++best) {
    std::swap(liked[best],
              liked[best + rng.below(static_cast<std::uint32_t>(liked.size() - best))]);
  }
  liked.resize(std::min(liked.size(), best));
  std::vector<Thought> thoughts;
  for (const Liked& one : liked) thoughts.push_back({one.index, {}});
  return thoughts;
}

}  // namespace

std::vector<Thought> think_again(const net::Policy& policy, const State& state,
                                 const ThoughtSettings& settings, search::Rollouts& rollouts,
                                 Rng& rng) {
  std::vector<Thought> thoughts = pick(policy, settings, rng);
  if (thoughts.size() < 2) return {};
  const Game& game = policy.game();
  const View view = view_of(game, state, state.actor);
  for (int position = 0; position < settings.positions; ++position) {
    const State sampled = determinize(game, view, rng);
    const std::uint64_t deal = rng.next64();
    for (Thought& thought : thoughts) {
      const search::Outcome outcome = rollouts.play(sampled, policy.candidates()[thought.candidate],
                                                    view.seat, settings.horizon, deal);
      thought.outcome.win += outcome.win / settings.positions;
      thought.outcome.margin += outcome.margin / settings.positions;
    }
  }
  constexpr double kMarginWeight = 0.004;  // of a point: it decides where winning hardly differs
  const auto worth = [&](const Thought& thought) {
    return thought.outcome.win + kMarginWeight * thought.outcome.margin;
  };
  std::ranges::sort(thoughts, [&](const Thought& a, const Thought& b) {
    return worth(a) != worth(b) ? worth(a) > worth(b) : a.candidate < b.candidate;
  });
  return thoughts;
}

}  // namespace posthorn::train
