#include "table/choice_json.h"

#include <algorithm>
#include <array>

#include "notation/json_writer.h"
#include "notation/move_text.h"
#include "notation/view_json.h"
#include "table/event_json.h"

namespace posthorn {
namespace {

constexpr std::uint64_t kMostMoves = 1000;

// The position a decision leads to; what chance brings there is not to be looked at.
State position_after(const Game& game, const State& state, const Action& action, EventLog& events) {
  State after = state;
  RandomDealer dealer{Rng(1)};
  apply(game, after, action, dealer, &events);
  return after;
}

// E1: whether it brings on the last round, and whether the seat has less points than another then.
struct Ending {
  bool ends = false;
  bool behind = false;
};

Ending ending_of(const Game& game, const State& before, const State& after) {
  const Scores all = scores(game, after);
  const int best = *std::max_element(all.begin(), all.begin() + game.players);
  return {after.end_seat != before.end_seat, all[before.actor] < best};
}

// The houses of a closing have a preview of their own.
bool ends_behind(const Game& game, const State& state, const Action& action) {
  if (state.phase != Phase::kCartwright && state.phase != Phase::kRewardHouse) return false;
  EventLog events;
  const Ending ending = ending_of(game, state, position_after(game, state, action, events));
  return ending.ends && ending.behind;
}

std::string move_json(const Game& game, const State& state, const Action& action) {
  json::Object object;
  object.member("move", json::quote(move_text(game, state, action)));
  const bool abandons = action.kind == ActionKind::kPlay && action.where == Where::kNew &&
                        state.acting().route_length > 0;
  if (abandons) object.member("abandons", state.acting().route_length);  // P3
  if (ends_behind(game, state, action)) object.member("endsBehind", json::truth(true));
  return object.text();
}

std::string moves_json(const Game& game, const State& state, const LegalActions& legal) {
  json::List list;
  for (std::uint64_t i = 0; i < std::min(legal.size(), kMostMoves); ++i) {
    list.item(move_json(game, state, legal.at(i)));
  }
  return list.text();
}

ActionKind call_of(Official official) {
  switch (official) {
    case Official::kPostmaster:
      return ActionKind::kPostmaster;
    case Official::kBailiff:
      return ActionKind::kBailiff;
    case Official::kPostilion:
      return ActionKind::kPostilion;
    case Official::kCartwright:
      break;
  }
  return ActionKind::kCartwright;
}

// The steps of a turn in order, to tell what is still to come from what is over.
int step_of(Phase phase) {
  switch (phase) {
    case Phase::kTake:
      return 0;
    case Phase::kPlay:
      return 1;
    case Phase::kSecondTake:
      return 2;
    case Phase::kAfterPlay:
      return 3;
    case Phase::kSecondPlay:
    case Phase::kAfterSecondPlay:
      return 4;
    case Phase::kHouses:
      return 5;
    case Phase::kCartwright:
      return 6;
    default:
      return 7;
  }
}

int step_of_help(Official official) {
  switch (official) {
    case Official::kBailiff:
      return step_of(Phase::kTake);
    case Official::kPostmaster:
      return step_of(Phase::kPlay);
    case Official::kPostilion:
      return step_of(Phase::kAfterPlay);
    case Official::kCartwright:
      break;
  }
  return step_of(Phase::kCartwright);
}

std::string_view standing_of(const State& state, Official official, bool legal) {
  if (state.official == static_cast<std::uint8_t>(official)) return "used";
  if (legal) return must_call_postmaster_now(state) ? "forced" : "now";
  if (state.official != kNobody) return "not";
  if (state.must_call_postmaster && official != Official::kPostmaster) return "not";
  return step_of(state.phase) < step_of_help(official) ? "later" : "not";
}

std::string officials_json(const Game& game, const State& state) {
  json::Object all;
  for (int i = 0; i < kOfficials; ++i) {
    const auto official = static_cast<Official>(i);
    if (official == Official::kCartwright && !game.carriages) continue;  // N1
    const MaybeRefusal refusal = refusal_of(game, state, state.actor, simple(call_of(official)));
    json::Object object;
    object.member("standing", json::quote(standing_of(state, official, !refusal)));
    if (refusal) object.member("refusal", refusal_json(*refusal));
    all.member(official_id(official), object.text());
  }
  return all.text();
}

// C2: the cities of the route that may get a house, by group, and the largest set, which is also
// the proposal.
std::string houses_json(const Game& game, const State& state) {
  const Player& player = state.acting();
  const std::uint32_t open = player.route_cities & ~player.houses;
  const int most_left = player.houses_left();
  json::List groups;
  std::uint32_t one_each = 0;
  std::uint32_t in_one = 0;
  for (const HouseGroup& group : game.groups) {
    const std::uint32_t cities = open & group.cities;
    if (cities == 0) continue;
    json::Object object;
    object.member("cities", cities_json(game, cities));
    object.member("land", json::truth(group.land));
    groups.item(object.text());
    one_each |= cities & (~cities + 1);
    if (group.land && bit_count(cities) > bit_count(in_one)) in_one = cities;
  }
  const auto at_most = [&](std::uint32_t cities) {
    while (bit_count(cities) > most_left) cities &= cities - 1;
    return cities;
  };
  one_each = at_most(one_each);
  in_one = at_most(in_one);
  const std::uint32_t proposal = bit_count(in_one) > bit_count(one_each) ? in_one : one_each;
  json::Object out;
  out.member("groups", groups.text());
  out.member("most", bit_count(proposal));
  out.member("oneEach", cities_json(game, one_each));
  out.member("inOne", cities_json(game, in_one));
  return out.text();
}

}  // namespace

std::string refusal_json(const Refusal& refusal) {
  json::Object object;
  object.member("key", json::quote(refusal.key));
  object.member("rule", json::quote(rule_id(refusal.rule)));
  return object.text();
}

std::string choice_json(const Game& game, const State& state) {
  const LegalActions legal(game, state);
  json::Object out;
  out.member("moves", moves_json(game, state, legal));
  out.member("more", json::truth(legal.size() > kMostMoves));
  const bool own_turn = state.actor == state.turn_seat && step_of(state.phase) < 7;
  if (own_turn) out.member("officials", officials_json(game, state));
  if (state.phase == Phase::kHouses) out.member("houses", houses_json(game, state));
  if (state.phase == Phase::kDiscard) {
    out.member("discard", state.acting().hand.size() - kHandAfterClosing);
  }
  if (own_turn) {
    const MaybeRefusal close = refusal_of(game, state, state.actor, simple(ActionKind::kClose));
    out.member("close", close ? refusal_json(*close) : "null");
    const MaybeRefusal end = refusal_of(game, state, state.actor, simple(ActionKind::kEnd));
    out.member("end", end ? refusal_json(*end) : "null");
  }
  return out.text();
}

std::string preview_json(const Game& game, const State& state, const Action& action) {
  EventLog events;
  const State after = position_after(game, state, action, events);
  std::size_t known = 0;  // whatever chance brings is cut off
  for (const Event& event : events) {
    if (reveals(event) || event.kind == EventKind::kTurnBegan) break;
    ++known;
  }
  json::Object out;
  out.member("events", events_json(game, std::span(events.begin(), known), state.actor));
  json::List totals;
  const Scores all = scores(game, after);
  for (int seat = 0; seat < game.players; ++seat) {
    totals.item(std::to_string(all[static_cast<std::size_t>(seat)]));
  }
  out.member("scores", totals.text());
  const Ending ending = ending_of(game, state, after);
  out.member("ends", json::truth(ending.ends));
  out.member("behind", json::truth(ending.behind));
  return out.text();
}

}  // namespace posthorn
