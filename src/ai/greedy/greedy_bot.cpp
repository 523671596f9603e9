#include "ai/greedy/greedy_bot.h"

#include "ai/greedy/value.h"
#include "ai/random/random_bot.h"
#include "core/engine.h"

namespace posthorn {
namespace {

using greedy::houses_value;
using greedy::value;

// What the owner still gets from its tiles on the road and in Rome.
double audience_value(const Game& game, const State& state, int seat) {
  double sum = 0;
  for (int rank = 0; rank < kCoachCount; ++rank) {
    if ((state.places[rank] >> seat & 1) != 0) sum += rank + 1;
  }
  constexpr double kOnTheRoad = 0.45;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    if (state.coach_town[coach] != game.rome_town) {
      sum += kOnTheRoad * state.players[seat].clergy_on(coach);
    }
  }
  return sum;
}

class TurnSearch {
 public:
  TurnSearch(const Game& game, int seat, Rng& rng) : game_(game), seat_(seat), dealer_(rng) {}

  // The best the seat can make of the rest of its turn, and the first step there.
  double best(const State& state, Action* first, int depth = 0) {
    const LegalActions legal(game_, state);
    switch (state.phase) {
      case Phase::kHouses:
      case Phase::kRewardHouse:
      case Phase::kFinalHouse:
        return follow(state, best_houses(state, legal), first, depth);
      case Phase::kReturn:
      case Phase::kFinalReturn:
        return follow(state, most_tiles(legal), first, depth);
      case Phase::kCoaches:
        return follow(state, best_coach(state, legal), first, depth);
      default:
        break;
    }
    double top = -1e9;
    constexpr std::uint64_t kLooked = 2000;
    for (std::uint64_t i = 0; i < legal.size() && i < kLooked; ++i) {
      const Action action = legal.at(i);
      if (skipped(state, legal, action, depth)) continue;
      const double got = follow(state, action, nullptr, depth);
      if (got > top) {
        top = got;
        if (first != nullptr) *first = action;
      }
    }
    return top;
  }

 private:
  // Blind draws and helpers that multiply the tree are tried only where they are the point.
  [[nodiscard]] bool skipped(const State& state, const LegalActions& legal, const Action& action,
                             int depth) const {
    switch (action.kind) {
      case ActionKind::kTakeDeck:
        return state.display_slots != 0;
      case ActionKind::kBailiff:
        return true;
      case ActionKind::kPostmaster:
        return depth > 0 && legal.size() > 1;
      default:
        return false;
    }
  }

  double follow(const State& state, const Action& action, Action* first, int depth) {
    if (first != nullptr) *first = action;
    State next = state;
    apply(game_, next, action, dealer_);
    const bool still_mine = !next.over() && next.actor == seat_ && next.turn == state.turn;
    if (still_mine) return best(next, nullptr, depth + 1);
    const double audience = game_.audience ? audience_value(game_, next, seat_) : 0;
    return value(game_, next, seat_) + audience;
  }

  Action best_houses(const State& state, const LegalActions& legal) const {
    const std::uint32_t have = state.players[seat_].houses;
    constexpr std::uint64_t kLooked = 4096;
    Action top = legal.at(0);
    double most = -1e9;
    for (std::uint64_t i = 0; i < legal.size() && i < kLooked; ++i) {
      const Action action = legal.at(i);
      const double got = houses_value(game_, state, seat_, have | action.set);
      if (got > most) {
        most = got;
        top = action;
      }
    }
    return top;
  }

  static Action most_tiles(const LegalActions& legal) {
    Action top = legal.at(0);
    for (std::uint64_t i = 1; i < legal.size(); ++i) {
      if (bit_count(legal.at(i).set) > bit_count(top.set)) top = legal.at(i);
    }
    return top;
  }

  Action best_coach(const State& state, const LegalActions& legal) {
    Action top = legal.at(0);
    double most = -1e9;
    for (std::uint64_t i = 0; i < legal.size(); ++i) {
      State next = state;
      apply(game_, next, legal.at(i), dealer_);
      const double got = audience_value(game_, next, seat_);
      if (got > most) {
        most = got;
        top = legal.at(i);
      }
    }
    return top;
  }

  const Game& game_;
  int seat_;
  RandomDealer dealer_;
};

}  // namespace

Action GreedyBot::choose(const Game& game, const View& view, Rng& rng) {
  const LegalActions legal(game, view.known);
  if (legal.size() == 1) return legal.at(0);
  if (view.known.phase == Phase::kAssign) return uniform_action(legal, rng);
  const State state = determinize(game, view, rng);
  Rng search_rng(rng.next64());
  TurnSearch search(game, view.seat, search_rng);
  Action first = legal.at(0);
  const double best = search.best(state, &first);
  // When every card on show costs the route, other cards may save it.
  constexpr double kRouteLost = 1.0;
  const bool bailiff = state.phase == Phase::kTake && may_call_official(state) &&
                       state.display_slots != 0 && state.players[view.seat].route_length > 1;
  if (bailiff && best < value(game, state, view.seat) - kRouteLost)
    return simple(ActionKind::kBailiff);
  return first;
}

}  // namespace posthorn
