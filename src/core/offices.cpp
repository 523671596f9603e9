// Rome: offices and honour (O2 to O7).
#include "core/flow.h"

namespace posthorn::flow {
namespace {

void give(std::uint16_t& tiles, int official, int count) {
  tiles = static_cast<std::uint16_t>(tiles + (count << (4 * official)));
}

bool some_official_is_out(const State& state) {
  for (int i = 0; i < kOfficials; ++i) {
    if (state.office_stack(static_cast<Official>(i)) == 0) return true;
  }
  return false;
}

void give_back(const Flow& flow, std::uint32_t officials) {
  State& state = flow.state;
  for (int i : each_bit(officials)) {
    give(state.acting().office_tiles, i, -1);
    give(state.office_left, i, 1);
  }
  flow.emit(EventKind::kTilesReturned, state.actor, {}, static_cast<int>(officials));
}

void gain_point(const Flow& flow) {
  ++flow.state.acting().office_points;
  flow.emit(EventKind::kPointGained, flow.state.actor);
}

// The next seat that has tiles to return, from `returner` on, or back to the turn.
void ask_for_return(const Flow& flow) {
  State& state = flow.state;
  for (;;) {
    for (; int{state.returner} < flow.game.players; ++state.returner) {
      const int seat = (state.turn_seat + state.returner) % flow.game.players;
      if (state.players[seat].office_tiles == 0) continue;
      state.actor = static_cast<std::uint8_t>(seat);
      state.phase = Phase::kReturn;
      return;
    }
    state.returner = 0;
    if (!some_official_is_out(state)) break;  // O4
  }
  resume_turn(flow, state.resume);
}

int different_tiles(const Player& player) {
  int different = 0;
  for (int i = 0; i < kOfficials; ++i) {
    different += player.tiles_of(static_cast<Official>(i)) > 0 ? 1 : 0;
  }
  return different;
}

// O6: the next seat that can return three different tiles, from `returner` on.
void ask_for_final_return(const Flow& flow) {
  State& state = flow.state;
  for (; int{state.returner} < flow.game.players; ++state.returner) {
    if (different_tiles(state.players[state.returner]) < 3) continue;
    state.actor = state.returner;
    state.phase = Phase::kFinalReturn;
    return;
  }
  state.phase = Phase::kOver;
}

}  // namespace

void take_office_tile(const Flow& flow, Official official, Phase resume) {
  State& state = flow.state;
  if (flow.game.offices) {
    give(state.office_left, static_cast<int>(official), -1);  // O2
    give(state.acting().office_tiles, static_cast<int>(official), 1);
    flow.emit(EventKind::kOfficeTileTaken, state.actor, {}, static_cast<int>(official));
    if (state.office_stack(official) == 0) {  // O3
      state.resume = resume;
      state.returner = 0;
      ask_for_return(flow);
      return;
    }
  }
  resume_turn(flow, resume);
}

void return_tiles(const Flow& flow, std::uint32_t officials) {
  State& state = flow.state;
  give_back(flow, officials);
  switch (bit_count(officials)) {  // O3
    case 2:
      fill_display(flow);  // T4
      if (state.can_take()) {
        state.phase = Phase::kRewardTake;
        return;
      }
      break;
    case 3:
      gain_point(flow);
      break;
    case 4:
      if (state.acting().houses_left() > 0) {
        state.phase = Phase::kRewardHouse;
        return;
      }
      break;
    default:
      break;
  }
  next_return(flow);
}

void next_return(const Flow& flow) {
  ++flow.state.returner;
  ask_for_return(flow);
}

void begin_final_returns(const Flow& flow) {
  flow.state.returner = 0;
  ask_for_final_return(flow);
}

void final_return(const Flow& flow, std::uint32_t officials) {
  State& state = flow.state;
  if (officials != 0) {
    give_back(flow, officials);
    if (bit_count(officials) == 3) gain_point(flow);
    if (bit_count(officials) == 4 && state.acting().houses_left() > 0) {
      state.phase = Phase::kFinalHouse;
      return;
    }
  }
  next_final_return(flow);
}

void next_final_return(const Flow& flow) {
  ++flow.state.returner;
  ask_for_final_return(flow);
}

}  // namespace posthorn::flow
