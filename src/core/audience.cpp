// Rome: the audience (A3 to A5).
#include "core/flow.h"

namespace posthorn::flow {
namespace {

// A5: its tiles go to the places of their rank; what lay on a place that gets new ones leaves.
void enter_rome(const Flow& flow, int coach) {
  State& state = flow.state;
  std::array<std::uint8_t, kCoachCount> arriving{};
  for (int seat = 0; seat < flow.game.players; ++seat) {
    const int value = state.players[seat].clergy_on(coach);
    arriving[value - 1] = static_cast<std::uint8_t>(arriving[value - 1] | bit(seat));
    flow.emit(EventKind::kTileShown, seat, {}, coach, value);
  }
  for (int rank = 0; rank < kCoachCount; ++rank) {
    if (arriving[rank] == 0) continue;
    for (int seat : each_bit(static_cast<unsigned>(state.places[rank]))) {
      flow.emit(EventKind::kTileRemoved, seat, {}, 0, rank + 1);
    }
    state.places[rank] = arriving[rank];
  }
  // A4: moves left for it are jokers now
  state.coach_jokers = static_cast<std::uint8_t>(state.coach_jokers + state.coach_moves[coach]);
  state.coach_moves[coach] = 0;
}

}  // namespace

void count_coach_moves(const Flow& flow, std::uint32_t built) {
  State& state = flow.state;
  state.coach_moves = {};
  state.coach_jokers = 0;
  // A3: every card of the route whose city got no house in this step
  for (int city : each_bit(state.acting().route_cities & ~built)) {
    const int coach = flow.game.coach_of[city];
    if (coach == kCoachCount || state.coach_town[coach] == flow.game.rome_town) {
      ++state.coach_jokers;  // A4
    } else {
      ++state.coach_moves[coach];
    }
  }
}

bool coaches_due(const Flow& flow) {
  State& state = flow.state;
  int moves = state.coach_jokers;
  for (int n : state.coach_moves) moves += n;
  bool on_the_road = false;
  for (int town : state.coach_town) on_the_road |= town != flow.game.rome_town;
  if (!on_the_road) state.coach_jokers = 0;  // A4: with all five in Rome moves lapse
  return moves > 0 && on_the_road;
}

void move_coach(const Flow& flow, int coach, int town) {
  State& state = flow.state;
  // a move of its own colour is used up before a joker
  std::uint8_t& moves =
      state.coach_moves[coach] > 0 ? state.coach_moves[coach] : state.coach_jokers;
  --moves;
  state.coach_town[coach] = static_cast<std::uint8_t>(town);
  flow.emit(EventKind::kCoachMoved, state.actor, {}, coach, town);
  if (town == flow.game.rome_town) enter_rome(flow, coach);
  continue_closing(flow);
}

}  // namespace posthorn::flow
