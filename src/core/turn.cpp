// The course of a turn (T, P) and of the game around it (S, E1, E2, E5).
#include "base/check.h"
#include "core/engine.h"
#include "core/flow.h"

namespace posthorn {
namespace flow {
namespace {

void abandon_route(const Flow& flow, Player& player) {
  if (player.route_length == 0) return;
  flow.emit(EventKind::kRouteAbandoned, flow.state.actor, {}, player.route_length);
  discard_route(flow);  // P3; N4: horse cards stay
}

void play_card(const Flow& flow, Card card, Where where) {
  State& state = flow.state;
  Player& player = state.acting();
  remove_from_hand(flow, player, card);
  if (where == Where::kHorse) {  // N2
    player.beside[player.beside_length++] = card;
    flow.emit(EventKind::kPlayedHorses, state.actor, card);
    return;
  }
  if (where == Where::kNew) abandon_route(flow, player);
  if (where == Where::kLeft) {
    player.route_head = (player.route_head + 31) & 31;
    player.route[player.route_head] = card;
  } else {
    player.route[(player.route_head + player.route_length) & 31] = card;
  }
  ++player.route_length;
  player.route_cities |= bit(card.city());
  flow.emit(EventKind::kPlayedCity, state.actor, card, static_cast<int>(where));
}

void call_official(const Flow& flow, Official official) {
  flow.state.official = static_cast<std::uint8_t>(official);  // T2
  flow.emit(EventKind::kOfficialCalled, flow.state.actor, {}, static_cast<int>(official));
}

void after_take(const Flow& flow) {
  State& state = flow.state;
  switch (state.phase) {
    case Phase::kTake:
      state.phase = Phase::kPlay;
      return;
    case Phase::kSecondTake:
      take_office_tile(flow, Official::kPostmaster, Phase::kPlay);
      return;
    default:  // kRewardTake (O7: outside the turn)
      next_return(flow);
      return;
  }
}

void after_play(const Flow& flow) {
  State& state = flow.state;
  if (state.phase == Phase::kPlay) {
    state.phase = Phase::kAfterPlay;
  } else {
    take_office_tile(flow, Official::kPostilion, Phase::kAfterSecondPlay);
  }
}

void assign_clergy(const Flow& flow, std::uint32_t tiles) {
  State& state = flow.state;
  state.acting().clergy = static_cast<std::uint16_t>(tiles);  // A1
  flow.emit(EventKind::kClergyAssigned, state.actor);
  if (state.actor + 1 < flow.game.players) {
    ++state.actor;
  } else {
    begin_turn(flow, 0);
  }
}

void settle_houses(const Flow& flow, std::uint32_t cities) {
  State& state = flow.state;
  switch (state.phase) {
    case Phase::kHouses:
      close_with_houses(flow, cities);
      return;
    case Phase::kRewardHouse:
      place_houses(flow, state.actor, cities);
      next_return(flow);
      return;
    default:  // kFinalHouse
      place_houses(flow, state.actor, cities);
      next_final_return(flow);
      return;
  }
}

void decline(const Flow& flow) {
  if (flow.state.phase == Phase::kCartwright) {
    continue_closing(flow);
  } else {
    next_return(flow);
  }
}

}  // namespace

void begin_turn(const Flow& flow, int seat) {
  State& state = flow.state;
  for (;;) {
    state.turn_seat = static_cast<std::uint8_t>(seat);
    state.actor = state.turn_seat;
    state.official = kNobody;
    const bool empty_hand = state.acting().hand.empty();
    state.must_call_postmaster = empty_hand;  // T7
    ++state.turn;
    flow.emit(EventKind::kTurnBegan, seat);
    fill_display(flow);  // T4: whenever a take comes up
    if (state.can_take()) {
      state.phase = Phase::kTake;
      state.skipped = 0;
      return;
    }
    if (!empty_hand) {
      flow.emit(EventKind::kTakeSkipped, seat);  // T4
      state.phase = Phase::kPlay;
      state.skipped = 0;
      return;
    }
    flow.emit(EventKind::kTurnSkipped, seat);
    ++state.skipped;
    // E2 goes before E5; either ends the loop
    if (state.end_seat != kNobody && seat == flow.game.players - 1) {
      finish_game(flow, false);
      return;
    }
    if (state.skipped == flow.game.players) {  // E5
      finish_game(flow, true);
      return;
    }
    seat = seat + 1 == flow.game.players ? 0 : seat + 1;
  }
}

void end_turn(const Flow& flow) {
  State& state = flow.state;
  const int seat = state.turn_seat;
  const bool last = seat + 1 == flow.game.players;
  if (last && state.end_seat != kNobody) {  // E2: the round is over
    finish_game(flow, false);
  } else {
    begin_turn(flow, last ? 0 : seat + 1);
  }
}

void resume_turn(const Flow& flow, Phase phase) {
  State& state = flow.state;
  state.actor = state.turn_seat;
  state.phase = phase;
  if (phase == Phase::kTake) {
    fill_display(flow);
    if (!state.can_take()) {  // T5: the returns left nothing
      flow.emit(EventKind::kTakeSkipped, state.actor);
      state.phase = Phase::kPlay;
    }
  } else if (phase == Phase::kCoaches) {
    continue_closing(flow);
  }
}

void finish_game(const Flow& flow, bool cards_ran_out) {
  flow.emit(EventKind::kGameEnded, kNobody, {}, cards_ran_out ? 1 : 0);
  if (flow.game.offices) {
    begin_final_returns(flow);  // O6
  } else {
    flow.state.phase = Phase::kOver;
  }
}

}  // namespace flow

State start(const Game& game, Dealer& dealer, EventLog* log) {
  State state;
  const flow::Flow flow{game, state, dealer, log};
  for (auto& stack : state.stacks) stack = 1;
  if (game.first_house_stack >= 0) state.stacks[game.first_house_stack] = 0;
  // S2: every card is shuffled into the deck, as if it came from the pile
  for (int copy = 0; copy < game.table.copies; ++copy) state.discard.plane[copy] = game.all_cities;
  flow::fill_display(flow);
  for (int i = 0; i < kOfficials; ++i) {
    state.office_left =
        static_cast<std::uint16_t>(state.office_left | game.office_tiles[i] << (4 * i));  // O1
  }
  if (game.audience) {
    state.coach_town = game.coach_start;  // A2
    state.phase = Phase::kAssign;
  } else {
    flow::begin_turn(flow, 0);  // S1
  }
  return state;
}

void apply(const Game& game, State& state, const Action& action, Dealer& dealer, EventLog* log) {
  POSTHORN_DCHECK(!refusal_of(game, state, state.actor, action));
  const flow::Flow flow{game, state, dealer, log};
  switch (action.kind) {
    case ActionKind::kAssign:
      flow::assign_clergy(flow, action.set);
      return;
    case ActionKind::kTake:
      flow::take_from_display(flow, action.card);
      flow::after_take(flow);
      return;
    case ActionKind::kTakeDeck:
      flow::take_from_deck(flow);
      flow::after_take(flow);
      return;
    case ActionKind::kBailiff:
      flow::call_official(flow, Official::kBailiff);
      flow::clear_display(flow);
      flow::take_office_tile(flow, Official::kBailiff, Phase::kTake);
      return;
    case ActionKind::kPostmaster:
      flow::call_official(flow, Official::kPostmaster);
      state.phase = Phase::kSecondTake;
      return;
    case ActionKind::kPlay:
      flow::play_card(flow, action.card, action.where);
      flow::after_play(flow);
      return;
    case ActionKind::kPostilion:
      flow::call_official(flow, Official::kPostilion);
      state.phase = Phase::kSecondPlay;
      return;
    case ActionKind::kClose:
      flow.emit(EventKind::kRouteClosed, state.actor, {}, state.acting().route_length);
      state.phase = Phase::kHouses;
      return;
    case ActionKind::kEnd:
      flow::end_turn(flow);
      return;
    case ActionKind::kHouses:
      flow::settle_houses(flow, action.set);
      return;
    case ActionKind::kCartwright:
      flow::call_official(flow, Official::kCartwright);
      flow::take_next_carriage(flow);  // C9
      flow::take_office_tile(flow, Official::kCartwright, Phase::kCoaches);
      return;
    case ActionKind::kDecline:
      flow::decline(flow);
      return;
    case ActionKind::kCoach:
      flow::move_coach(flow, action.coach, static_cast<int>(action.set));
      return;
    case ActionKind::kDiscard:
      flow::keep_cards(flow, action.set);
      return;
    case ActionKind::kReturn:
      if (state.phase == Phase::kReturn) {
        flow::return_tiles(flow, action.set);
      } else {
        flow::final_return(flow, action.set);
      }
      return;
  }
}

}  // namespace posthorn
