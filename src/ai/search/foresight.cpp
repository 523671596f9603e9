#include "ai/search/foresight.h"

#include <algorithm>
#include <vector>

#include "core/engine.h"

namespace posthorn::search {
namespace {

// Plays on to the seat's decision in this sample; false if a card is drawn or shown before that.
bool play_to_decision(net::Policy& policy, State& state, int seat, Rng& rng) {
  RandomDealer dealer{Rng(rng.next64())};
  policy.forget_plan();
  while (!state.over() && state.actor != seat) {
    const Action action = policy.choose(state, net::Care::kQuick).action;
    if (action.kind == ActionKind::kTake || action.kind == ActionKind::kTakeDeck ||
        action.kind == ActionKind::kBailiff) {
      return false;
    }
    apply(policy.game(), state, action, dealer);
  }
  return !state.over();
}

}  // namespace

std::optional<View> foreseen_decision(net::Policy& policy, const View& view, Rng& rng) {
  constexpr int kSamples = 16;
  std::vector<View> seen;
  std::vector<int> times;
  for (int i = 0; i < kSamples; ++i) {
    State state = determinize(policy.game(), view, rng);
    if (!play_to_decision(policy, state, view.seat, rng)) continue;
    const View then = view_of(policy.game(), state, view.seat);
    const auto found = std::ranges::find(seen, then);
    if (found == seen.end()) {
      seen.push_back(then);
      times.push_back(1);
    } else {
      ++times[static_cast<std::size_t>(found - seen.begin())];
    }
  }
  if (seen.empty()) return std::nullopt;
  return seen[static_cast<std::size_t>(std::ranges::max_element(times) - times.begin())];
}

}  // namespace posthorn::search
