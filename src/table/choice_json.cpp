#include "table/choice_json.h"

#include <algorithm>
#include <array>
#include <vector>

#include "base/check.h"
#include "core/house_sets.h"
#include "notation/json_writer.h"
#include "notation/move_text.h"
#include "notation/view_json.h"
#include "table/event_json.h"

namespace posthorn {
namespace {

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

json::Object move_json(const Game& game, const State& state, const Action& action) {
  json::Object object;
  object.member("move", move_text(game, state, action));
  const bool abandons = action.kind == ActionKind::kPlay && action.where == Where::kNew &&
                        state.acting().route_length > 0;
  if (abandons) object.member("abandons", state.acting().route_length);  // P3
  if (ends_behind(game, state, action)) object.member("endsBehind", true);
  return object;
}

json::List moves_json(const Game& game, const State& state, const LegalActions& legal) {
  json::List list;
  for (std::uint64_t i = 0; i < listed_moves(legal); ++i) {
    list.item(move_json(game, state, legal.at(i)));
  }
  return list;
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

json::Object officials_json(const Game& game, const State& state) {
  json::Object all;
  for (int i = 0; i < kOfficials; ++i) {
    const auto official = static_cast<Official>(i);
    if (official == Official::kCartwright && !game.carriages) continue;  // N1
    const MaybeRefusal refusal = refusal_of(game, state, state.actor, simple(call_of(official)));
    json::Object object;
    object.member("standing", standing_of(state, official, !refusal));
    if (refusal) object.member("refusal", refusal_json(*refusal));
    all.member(official_id(official), object);
  }
  return all;
}

// A way of C2: its groups of cities, its largest set, and for each city those that may get a house
// beside it.
template <class Beside>
json::Object way_json(const Game& game, std::uint32_t open,
                      const std::vector<std::uint32_t>& groups, std::uint32_t largest,
                      Beside beside) {
  json::Object next;
  for (int city : each_bit(open)) {
    const std::uint32_t group = *std::ranges::find_if(
        groups, [&](std::uint32_t cities) { return (cities >> city & 1) != 0; });
    next.member(game.board->cities[city].id, cities_json(game, beside(group) & open));
  }
  json::Object out;
  out.member("groups", json::list_of(groups, [&](std::uint32_t cities) {
               return cities_json(game, cities);
             }));
  out.member("largest", cities_json(game, largest));
  out.member("beside", next);
  return out;
}

// C2: the cities of the route that may get a house, by the way they are chosen. The one that
// places more houses is proposed.
json::Object houses_json(const Game& game, const State& state) {
  const Player& player = state.acting();
  std::vector<std::uint32_t> groups;
  std::vector<std::uint32_t> lands;  // those with a choice
  std::uint32_t in_lands = 0;
  for (const HouseGroup& group : game.groups) {
    const std::uint32_t cities = open_cities(player) & group.cities;
    if (cities != 0) groups.push_back(cities);
    if (!group.land || bit_count(cities) < 2) continue;
    lands.push_back(cities);
    in_lands |= cities;
  }
  const LargestSets largest = largest_sets(game, player);
  const bool one_each = bit_count(largest.one_each) >= bit_count(largest.one_land);
  json::Object ways;
  ways.member("each", way_json(game, open_cities(player), groups, largest.one_each,
                               [](std::uint32_t group) { return ~group; }));
  if (!lands.empty()) {
    ways.member("one", way_json(game, in_lands, lands, largest.one_land,
                                [](std::uint32_t group) { return group; }));
  }
  json::Object out;
  out.member("most", most_houses(game, player));
  out.member("proposed", one_each ? "each" : "one");
  out.member("ways", ways);
  return out;
}

}  // namespace

json::Object refusal_json(const Refusal& refusal) {
  json::Object object;
  object.member("key", refusal.key);
  object.member("rule", rule_id(refusal.rule));
  return object;
}

json::Object choice_json(const Game& game, const View& view) {
  const State& state = view.known;
  POSTHORN_DCHECK(state.actor == view.seat);
  const LegalActions legal(game, state);
  json::Object out;
  out.member("moves", moves_json(game, state, legal));
  out.member("more", listed_moves(legal) < legal.size());
  if (const auto only = step_by_itself(game, state)) {
    out.member("byItself", move_text(game, state, *only));
  }
  const bool own_turn = state.actor == state.turn_seat && step_of(state.phase) < 7;
  if (own_turn) out.member("officials", officials_json(game, state));
  if (state.phase == Phase::kHouses) out.member("houses", houses_json(game, state));
  if (state.phase == Phase::kDiscard) {
    out.member("discard", state.acting().hand.size() - kHandAfterClosing);
  }
  if (own_turn) {
    const MaybeRefusal close = refusal_of(game, state, state.actor, simple(ActionKind::kClose));
    out.member("close", close.transform(refusal_json));
    const MaybeRefusal end = refusal_of(game, state, state.actor, simple(ActionKind::kEnd));
    out.member("end", end.transform(refusal_json));
  }
  return out;
}

json::Object preview_json(const Game& game, const View& view, const Action& action) {
  // A position that might be: nothing hidden comes to light.
  Rng rng(1);
  const State state = determinize(game, view, rng);
  EventLog events;
  const State after = position_after(game, state, action, events);
  std::size_t known = 0;  // whatever chance brings is cut off
  for (const Event& event : events) {
    if (reveals(event) || event.kind == EventKind::kTurnBegan) break;
    ++known;
  }
  json::Object out;
  out.member("events", events_json(game, SeenEvents(std::span(events.begin(), known), view.seat)));
  json::List totals;
  const Scores all = scores(game, after);
  for (int seat = 0; seat < game.players; ++seat) {
    totals.item(all[static_cast<std::size_t>(seat)]);
  }
  out.member("scores", totals);
  const Ending ending = ending_of(game, state, after);
  out.member("ends", ending.ends);
  out.member("behind", ending.behind);
  return out;
}

}  // namespace posthorn
