#include "ai/search/rollouts.h"

#include "core/engine.h"

namespace posthorn::search {

Outcome Rollouts::play(const State& state, const Action& action, int seat, const Horizon& horizon,
                       std::uint64_t seed) {
  const Game& game = policy_.game();
  state_ = state;
  seat_ = seat;
  RandomDealer dealer{Rng(seed)};
  policy_.forget_plan();
  apply(game, state_, action, dealer);
  // A decision outside one's own turn (O3) belongs to the turn before one's next.
  bool in_own_turn = state.turn_seat == seat;
  int left = horizon.own_turns;
  double weight = 1;  // of what is still to come
  mine_ = {};
  const auto count = [&](double share) {
    const net::Value value = policy_.value(state_, seat);
    mine_.win += share * net::win_chance(value.win);
    mine_.margin += share * net::margin_points(value);
    weight -= share;
  };
  std::uint32_t turn = state.turn;
  while (!state_.over()) {
    if (state_.turn != turn) {
      turn = state_.turn;
      if (in_own_turn && --left <= 0) break;
      // In the last round the result itself is near enough.
      if (in_own_turn && state_.end_seat == kNobody) count(weight * (1 - horizon.lambda));
      in_own_turn = state_.turn_seat == seat;
    }
    apply(game, state_, policy_.choose(state_, net::Care::kQuick).action, dealer);
  }
  count(weight);
  return mine_;
}

Outcomes Rollouts::everybody() {
  const Game& game = policy_.game();
  Outcomes all{};
  double others = 0;
  for (int s = 0; s < game.players; ++s) {
    if (s == seat_) {
      all[s] = mine_;
      continue;
    }
    const net::Value value = policy_.value(state_, s);
    all[s] = {net::win_chance(value.win), net::margin_points(value)};
    others += all[s].win;
  }
  // Each seat was asked for itself, so the chances need not agree: the deciding seat's stands.
  for (int s = 0; s < game.players; ++s) {
    if (s == seat_) continue;
    const double even = 1.0 / (game.players - 1);
    all[s].win = (1 - mine_.win) * (others > 0 ? all[s].win / others : even);
  }
  return all;
}

}  // namespace posthorn::search
