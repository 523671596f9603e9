#include "ai/net/afterstate.h"

#include "core/engine.h"

namespace posthorn::net {
namespace {

// Stands for a card not looked at yet; no city or number of horses is like this.
constexpr Card kBlank{31, 7};

// A bailiff's new display, and one more.
constexpr int kBlanks = kDisplaySize + 1;

class NoDealer final : public Dealer {
 public:
  void shuffle(std::span<Card> /*cards*/) override {}
};

// A card of which the hand holds none, so that it can be added and taken out again.
Card stand_in(const Game& game, const Player& player) {
  const int city = std::countr_zero(game.all_cities & ~player.hand.cities());
  return {city, game.table.horses[0][city]};
}

// A5: what others put on a coach is not known before it is in Rome, so in thought only the seat's
// own tile arrives.
void hide_arrivals(const Game& game, const State& before, Afterstate& after) {
  State& state = after.state;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    if (state.coach_town[coach] == before.coach_town[coach]) continue;
    if (state.coach_town[coach] != game.rome_town) continue;
    state.places = before.places;
    const int mine = before.acting().clergy_on(coach);
    if (mine > 0) state.places[mine - 1] = static_cast<std::uint8_t>(bit(before.actor));
    for (int seat = 0; seat < game.players; ++seat) {
      if (seat == before.actor) continue;
      Player& player = state.players[seat];
      player.clergy = static_cast<std::uint16_t>(player.clergy & ~(7U << (3 * coach)));
    }
  }
}

}  // namespace

Afterstate::Afterstate(const Game& game, const State& before, const Action& action)
    : state(before) {
  const bool unseen = action.kind == ActionKind::kTakeDeck;
  const Card drawn = unseen ? stand_in(game, before.acting()) : kBlank;
  for (int i = 0; i < kBlanks; ++i) state.deck[i] = kBlank;
  state.deck[kBlanks] = drawn;
  state.deck_left = kBlanks + 1;
  NoDealer dealer;
  apply(game, state, action, dealer);

  for (int slot : each_bit(static_cast<unsigned>(state.display_slots))) {
    if (state.display[slot] == kBlank) {
      state.display_slots = static_cast<std::uint8_t>(state.display_slots & ~bit(slot));
    }
  }
  if (action.kind == ActionKind::kCoach) hide_arrivals(game, before, *this);
  state.deck_left = before.deck_left;
  if (game.horses) state.deck = before.deck;
  if (!unseen) return;
  state.players[before.actor].hand.remove(game.table, drawn);
  unknown.own_cards = 1;
  if (before.deck_left == 0) return;
  unknown.own_horses = before.deck[before.deck_left - 1].horses();
  --state.deck_left;
  if (state.deck_left > 0) state.deck[state.deck_left - 1] = Card{};  // N1: seen only then
}

}  // namespace posthorn::net
