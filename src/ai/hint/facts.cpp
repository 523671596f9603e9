#include "ai/hint/facts.h"

#include "ai/net/afterstate.h"
#include "core/engine.h"
#include "core/legal.h"

namespace posthorn::hint {
namespace {

// Where the line leads, as far as it is legal and the seat's own: another move may not go on with
// the plan of the best one. Chance is not looked at, and what follows it is not known.
State follow(const Game& game, const State& state, std::span<const Action> line) {
  State at = state;
  for (const Action& step : line) {
    const bool mine = !at.over() && at.actor == state.actor && at.turn == state.turn;
    if (!mine || refusal_of(game, at, state.actor, step)) break;
    const net::Afterstate after(game, at, step);
    at = after.state;
    if (after.unknown.own_cards > 0 || step.kind == ActionKind::kBailiff) break;
  }
  return at;
}

std::uint32_t fits_of_hand(const Game& game, const Player& player) {
  return player.hand.cities() & (fits_left(game, player) | fits_right(game, player));
}

// Going on with the turn, or not.
void add_steps(const Game& game, const State& state, const Action& action, Facts& facts) {
  const Player& player = state.acting();
  const int length = player.route_length;
  const bool goes_on = fits_of_hand(game, player) != 0;
  switch (action.kind) {
    case ActionKind::kPostmaster:
      facts.add(Key::kSecondCard);
      break;
    case ActionKind::kPostilion:
      facts.add(Key::kSecondPlay, length + 1);
      break;
    case ActionKind::kClose:
      if (!goes_on) facts.add(Key::kClosesInTime, length);
      break;
    case ActionKind::kEnd:
      if (may_close(game, player)) facts.add(Key::kWaitsForLongerRoute, length);
      if (may_call_postilion(game, state)) facts.add(Key::kKeepsCards);
      break;
    default:
      break;
  }
}

}  // namespace

Facts find_facts(const Game& game, const State& state, std::span<const Action> line) {
  Facts facts;
  const Action& action = line[0];
  switch (action.kind) {
    case ActionKind::kTake:
    case ActionKind::kTakeDeck:
    case ActionKind::kBailiff:
      add_take(game, state, action, facts);
      break;
    case ActionKind::kPlay:
      add_play(game, state, action, facts);
      break;
    case ActionKind::kDiscard:
      add_discard(game, state, action, facts);
      break;
    case ActionKind::kAssign:
    case ActionKind::kCoach:
    case ActionKind::kReturn:
      add_rome(game, state, action, facts);
      break;
    default:
      add_steps(game, state, action, facts);
      break;
  }
  add_earnings(game, state, follow(game, state, line), state.actor, facts);
  return facts;
}

}  // namespace posthorn::hint
