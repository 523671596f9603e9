#include "ai/search/rollouts.h"

namespace posthorn::search {

// One seat's outcome as it is put together.
class Rollouts::Mixture {
 public:
  explicit Mixture(const Horizon& horizon) : left_(horizon.own_turns), lambda_(horizon.lambda) {}

  [[nodiscard]] bool complete() const { return left_ <= 0; }
  [[nodiscard]] const Outcome& outcome() const { return outcome_; }

  // An own turn is over; whether it was the last of the horizon.
  bool last_turn_over() { return --left_ <= 0; }

  void count_part(const net::Value& value) { count(value, weight_ * (1 - lambda_)); }
  void count_rest(const net::Value& value) { count(value, weight_); }

 private:
  void count(const net::Value& value, double share) {
    outcome_.win += share * net::win_chance(value.win);
    outcome_.margin += share * net::margin_points(value);
    weight_ -= share;
  }

  Outcome outcome_;
  int left_;
  double lambda_;
  double weight_ = 1;  // of what is still to come
};

Outcome Rollouts::play(const State& state, const Action& action, int seat, const Horizon& horizon,
                       std::uint64_t seed) {
  Mixture mine(horizon);
  RandomDealer dealer = begin(state, action, seed);
  // A decision outside one's own turn (O3) belongs to the turn before one's next.
  bool in_own_turn = state.turn_seat == seat;
  std::uint32_t turn = state.turn;
  while (!state_.over()) {
    if (state_.turn != turn) {
      turn = state_.turn;
      if (in_own_turn && mine.last_turn_over()) break;
      // In the last round the result itself is near enough.
      if (in_own_turn && state_.end_seat == kNobody) mine.count_part(policy_.value(state_, seat));
      in_own_turn = state_.turn_seat == seat;
    }
    go_on(dealer);
  }
  mine.count_rest(policy_.value(state_, seat));
  return mine.outcome();
}

Outcomes Rollouts::play_for_all(const State& state, const Action& action, int seat,
                                const Horizon& horizon, std::uint64_t seed) {
  const int players = policy_.game().players;
  Outcomes all{};
  if (players == 2) {
    const Outcome mine = play(state, action, seat, horizon, seed);
    all[seat] = mine;
    all[1 - seat] = {1 - mine.win, -mine.margin};
    return all;
  }
  std::array<Mixture, kMaxPlayers> seats = {Mixture(horizon), Mixture(horizon), Mixture(horizon),
                                            Mixture(horizon)};
  RandomDealer dealer = begin(state, action, seed);
  int complete = 0;
  int turn_seat = state.turn_seat;
  std::uint32_t turn = state.turn;
  while (!state_.over()) {
    // In the last round the result itself is near enough.
    if (state_.turn != turn && state_.end_seat == kNobody && !seats[turn_seat].complete()) {
      Mixture& ended = seats[turn_seat];
      const net::Value value = policy_.value(state_, turn_seat);
      if (!ended.last_turn_over()) {
        ended.count_part(value);
      } else {
        ended.count_rest(value);
        if (++complete == players) break;
      }
    }
    turn = state_.turn;
    turn_seat = state_.turn_seat;
    go_on(dealer);
  }
  double others = 0;
  for (int s = 0; s < players; ++s) {
    if (!seats[s].complete()) seats[s].count_rest(policy_.value(state_, s));
    all[s] = seats[s].outcome();
    if (s != seat) others += all[s].win;
  }
  for (int s = 0; s < players; ++s) {
    if (s == seat) continue;
    const double part = others > 0 ? all[s].win / others : 1.0 / (players - 1);
    all[s].win = (1 - all[seat].win) * part;
  }
  return all;
}

RandomDealer Rollouts::begin(const State& state, const Action& action, std::uint64_t seed) {
  state_ = state;
  RandomDealer dealer{Rng(seed)};
  policy_.forget_plan();
  apply(policy_.game(), state_, action, dealer);
  return dealer;
}

void Rollouts::go_on(RandomDealer& dealer) {
  apply(policy_.game(), state_, policy_.choose(state_, net::Care::kQuick).action, dealer);
}

}  // namespace posthorn::search
