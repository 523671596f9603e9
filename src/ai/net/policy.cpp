#include "ai/net/policy.h"

#include <algorithm>
#include <limits>

#include "core/engine.h"
#include "core/legal.h"

namespace posthorn::net {
namespace {

constexpr std::int32_t kNothing = std::numeric_limits<std::int32_t>::min();

// Where thinking ahead stops within a turn: at chance, and at choices that hang on little else.
bool stops_at(const State& state, const Action& action) {
  if (action.kind == ActionKind::kTakeDeck || action.kind == ActionKind::kBailiff) return true;
  switch (state.phase) {
    case Phase::kTake:
    case Phase::kPlay:
    case Phase::kSecondTake:
    case Phase::kSecondPlay:
    case Phase::kAfterPlay:
    case Phase::kAfterSecondPlay:
    case Phase::kHouses:
    case Phase::kCartwright:
      return false;
    default:
      return true;
  }
}

// How many cards in hand come before this one as horses: more of them, or the same and listed
// first.
int horses_before(const Game& game, const Player& player, Card card) {
  int before = 0;
  for (int h = card.horses(); h <= kMaxHorses; ++h) {
    const std::uint32_t cities = player.hand.cities_with(game.table, h);
    before += bit_count(h == card.horses() ? cities & (bit(card.city()) - 1) : cities);
  }
  return before;
}

}  // namespace

Value final_value(const Game& game, const State& state, int seat) {
  const Scores all = scores(game, state);
  int best_other = -1000;
  for (int s = 0; s < game.players; ++s) {
    if (s != seat) best_other = std::max(best_other, all[s]);
  }
  return {winner(game, state) == seat ? kSureWin : -kSureWin,
          (all[seat] - best_other) * (kUnit / kMarginPoints)};
}

// The sums move from one position to the next: neighbours in the search differ by a few inputs.
Value Policy::value_of_inputs(const Inputs& inputs, int seat) {
  if (begun_[seat]) {
    network_.move_to(sums_[seat], inputs);
  } else {
    network_.begin(sums_[seat], inputs);
    begun_[seat] = true;
  }
  ++evaluations_;
  if (notes_ != nullptr) notes_->push_back({inputs, seat});
  return network_.evaluate(sums_[seat]);
}

Value Policy::value(const State& state, int seat, Unknown unknown) {
  if (state.over()) return final_value(game(), state, seat);
  return value_of_inputs(reader_.read(state, seat, unknown), seat);
}

void Policy::begin_thinking(const State& state) {
  seat_ = state.actor;
  turn_ = state.turn;
  frame_ = reader_.frame(state, seat_);
  shortcuts_.clear();
  took_ = false;
  only_play_ = nullptr;
  std::fill_n(found_.begin(), candidates_.size(), false);
}

// Values the position the path has led to, for the candidate it began with.
std::int32_t Policy::settle(const State& state, Unknown unknown) {
  const Inputs inputs = reader_.read(state, seat_, unknown, frame_);
  const Value value =
      state.over() ? final_value(game(), state, seat_) : value_of_inputs(inputs, seat_);
  if (found_[candidate_] && worth(value) <= worth(values_[candidate_])) return worth(value);
  found_[candidate_] = true;
  values_[candidate_] = value;
  inputs_[candidate_] = inputs;
  bool best = true;
  for (std::size_t i = 0; i < candidates_.size() && best; ++i) {
    best = i == candidate_ || !found_[i] || worth(values_[i]) < worth(value);
  }
  if (!best) return worth(value);
  plan_ = path_;
  plan_value_ = value;
  return worth(value);
}

// Inside a plan some decisions are not looked at.
bool Policy::left_out(const State& state, const Candidates& all, const Action& action) const {
  if (action.kind == ActionKind::kPostmaster) return took_ && all.size() > 1;
  // C9: who can have a carriage takes it, unless that may end the game.
  if (action.kind == ActionKind::kDecline && state.phase == Phase::kCartwright) {
    return care_ == Care::kQuick && state.acting().carriage + 1 < game().last_carriage;
  }
  if (action.kind != ActionKind::kPlay) return false;
  if (only_play_ != nullptr) {
    const Action& taken = path_.step[path_.length - 1];
    const bool of_taken = action.card == taken.card && action.where != Where::kNew;
    if (action != *only_play_ && !of_taken) return true;
  }
  if (action.where == Where::kHorse && care_ == Care::kQuick) {
    return horses_before(game(), state.acting(), action.card) >= 2;
  }
  if (action.where != Where::kNew) return false;
  // A route that can be carried on is hardly thrown away.
  const Player& player = state.acting();
  return player.route_length >= (care_ == Care::kQuick ? 1 : 2) &&
         (player.hand.cities() & (fits_left(game(), player) | fits_right(game(), player))) != 0;
}

std::int32_t Policy::follow(const State& state, const Action& action, Unknown unknown) {
  Afterstate after(game(), state, action);
  after.unknown.own_cards += unknown.own_cards;
  after.unknown.own_horses += unknown.own_horses;
  const State& next = after.state;
  path_.step[path_.length++] = action;
  const bool mine = !next.over() && next.actor == seat_ && next.turn == turn_;
  std::int32_t best = kNothing;
  if (!mine || stops_at(next, action) || path_.length == kLongestPlan) {
    best = settle(next, after.unknown);
  } else if (care_ == Care::kThorough || action.kind != ActionKind::kPlay ||
             !shortcuts_.been_here(next)) {
    const bool took_before = took_;
    took_ = took_ || action.kind == ActionKind::kTake;
    best = follow_all(next, after.unknown);
    took_ = took_before;
  }
  --path_.length;
  return best;
}

std::int32_t Policy::follow_all(const State& state, Unknown unknown) {
  if (care_ == Care::kQuick && state.phase == Phase::kHouses) {
    const std::uint32_t known = shortcuts_.houses_along(state.acting().route_cities);
    if (known != 0) return follow(state, houses(known), unknown);
  }
  Candidates& more = deeper_[path_.length];
  find_candidates(game(), state, more);
  std::int32_t best = kNothing;
  Action best_action;
  for (const Action& then : more) {
    if (left_out(state, more, then)) continue;
    const std::int32_t found = follow(state, then, unknown);
    if (found <= best) continue;
    best = found;
    best_action = then;
  }
  if (state.phase == Phase::kHouses && best != kNothing) {
    shortcuts_.keep_houses(state.acting().route_cities, best_action.set);
  }
  return best;
}

void Policy::try_candidate(const State& state, std::size_t candidate) {
  candidate_ = candidate;
  path_.length = 0;
  follow(state, candidates_[candidate], {});
}

Policy::Choice Policy::best_of_found() {
  Choice choice;
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    if (!found_[i]) continue;
    if (choice.valued && worth(values_[i]) <= worth(values_[choice.index])) continue;
    choice.index = i;
    choice.valued = true;
  }
  choice.action = candidates_[choice.index];
  choice.value = values_[choice.index];
  return choice;
}

const Action* Policy::planned_step(const State& state) const {
  if (planned_ == 0 || planned_ >= plan_.length) return nullptr;
  if (plan_seat_ != state.actor || plan_turn_ != state.turn) return nullptr;
  for (const Action& candidate : candidates_) {
    if (candidate == plan_.step[planned_]) return &candidate;
  }
  return nullptr;
}

Policy::Choice Policy::follow_plan(const State& state, const Action& step) {
  Choice choice;
  choice.action = step;
  choice.value = plan_value_;
  choice.index = static_cast<std::size_t>(&step - candidates_.begin());
  // Once the card is taken the postmaster may bring a second one, from a display that has a new
  // card now: the one decision that was not part of the plan.
  if (state.phase == Phase::kPlay) {
    for (std::size_t i = 0; i < candidates_.size(); ++i) {
      if (candidates_[i].kind == ActionKind::kPostmaster) {
        return weigh_postmaster(state, choice.index, i);
      }
    }
  }
  ++planned_;
  return choice;
}

Policy::Choice Policy::weigh_postmaster(const State& state, std::size_t planned,
                                        std::size_t postmaster) {
  begin_thinking(state);
  const Action play = candidates_[planned];
  try_candidate(state, planned);
  only_play_ = &play;
  try_candidate(state, postmaster);
  only_play_ = nullptr;
  planned_ = 1;
  return best_of_found();
}

Policy::Choice Policy::choose(const State& state, Care care) {
  find_candidates(game(), state, candidates_);
  care_ = care;
  if (candidates_.size() == 1) {
    const bool as_planned = care == Care::kQuick && planned_step(state) != nullptr;
    planned_ = as_planned ? planned_ + 1 : 0;
    Choice choice;
    choice.action = candidates_[0];
    return choice;
  }
  if (care == Care::kQuick) {
    if (const Action* step = planned_step(state)) return follow_plan(state, *step);
  }
  begin_thinking(state);
  for (std::size_t i = 0; i < candidates_.size(); ++i) {
    const bool skip = care == Care::kQuick && left_out(state, candidates_, candidates_[i]);
    if (!skip) try_candidate(state, i);
  }
  planned_ = 1;
  plan_seat_ = seat_;
  plan_turn_ = turn_;
  return best_of_found();
}

}  // namespace posthorn::net
