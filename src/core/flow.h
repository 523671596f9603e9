// Inside apply: what the parts of a turn ask of each other. Not for use outside this room.
#pragma once

#include "core/dealer.h"
#include "core/event.h"
#include "core/game.h"
#include "core/state.h"

namespace posthorn::flow {

struct Flow {
  const Game& game;
  State& state;
  Dealer& dealer;
  EventLog* log;

  void emit(EventKind kind, int seat, Card card = {}, int value = 0, int extra = 0) const {
    if (log != nullptr && !log->full()) {
      log->push_back({kind, static_cast<std::uint8_t>(seat), card, static_cast<std::uint8_t>(value),
                      static_cast<std::uint8_t>(extra)});
    }
  }
};

// drawing.cpp: deck, display and discard pile
void fill_display(const Flow& flow);                  // T3, T4
void clear_display(const Flow& flow);                 // T5
void take_from_display(const Flow& flow, Card card);  // T3
void take_from_deck(const Flow& flow);
void remove_from_hand(const Flow& flow, Player& player, Card card);

// turn.cpp
void begin_turn(const Flow& flow, int seat);
void end_turn(const Flow& flow);
void resume_turn(const Flow& flow, Phase phase);
void finish_game(const Flow& flow, bool cards_ran_out);

// closing.cpp
void close_with_houses(const Flow& flow, std::uint32_t cities);
// Places houses at any moment and hands out what they earn at once (C5, C6, N6, E1, O5).
void place_houses(const Flow& flow, int seat, std::uint32_t cities);
void take_next_carriage(const Flow& flow);  // C8, C9
void continue_closing(const Flow& flow);    // from the coaches on
void discard_route(const Flow& flow);       // C10
void keep_cards(const Flow& flow, std::uint32_t kept);

// audience.cpp
void count_coach_moves(const Flow& flow, std::uint32_t built);  // A3
bool coaches_due(const Flow& flow);
void move_coach(const Flow& flow, int coach, int town);

// offices.cpp: after the help of an official, then on to `resume`
void take_office_tile(const Flow& flow, Official official, Phase resume);  // O2, O3
void return_tiles(const Flow& flow, std::uint32_t officials);
void next_return(const Flow& flow);
void begin_final_returns(const Flow& flow);  // O6
void final_return(const Flow& flow, std::uint32_t officials);
void next_final_return(const Flow& flow);

}  // namespace posthorn::flow
