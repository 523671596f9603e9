// What one seat may know (I1), all that a computer player gets (I2), what a spectator may know, and
// full states that agree with it.
#pragma once

#include <array>
#include <cstdint>

#include "base/rng.h"
#include "core/game.h"
#include "core/state.h"

namespace posthorn {

// `known` has the shape of a State, so every rule function can be asked about the seat's own
// decisions. It holds only what the seat knows: no order of the deck, of other hands the open cards
// only, of other seats' clergy only what has arrived in Rome. Everything else stays zero.
struct View {
  State known;
  std::uint8_t seat = 0;             // kNobody: a spectator
  std::uint8_t deck_top_horses = 0;  // N1; 0 without horses or with an empty deck
  // Unknown cards in the other hands, by the horses on their backs (N1), at 0 without horses.
  std::array<std::array<std::uint8_t, kMaxHorses + 1>, kMaxPlayers> hidden{};

  [[nodiscard]] int hidden_cards(int of) const {
    return hidden[of][0] + hidden[of][1] + hidden[of][2] + hidden[of][3];
  }
  [[nodiscard]] int hand_size(int of) const {
    return known.players[of].hand.size() + hidden_cards(of);
  }

  friend bool operator==(const View&, const View&) = default;
};

View view_of(const Game& game, const State& state, int seat);  // kNobody: a spectator's

// A state drawn at random from all that have exactly this view.
State determinize(const Game& game, const View& view, Rng& rng);

// The cards the seat cannot place: they lie in the deck or hidden in other hands.
Cards unseen_cards(const Game& game, const View& view);

}  // namespace posthorn
