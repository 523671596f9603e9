// Deck, display and discard pile: T3 to T5.
#include "core/flow.h"

namespace posthorn::flow {
namespace {

// I1: a new deck consists of cards that lay open, so what was unseen before is in the hands, and
// whoever holds all of it is known by counting. (Of several such hands an onlooker knows the sum
// only; `open` is what everybody knows, so it does not go that far.)
void note_what_follows_from_a_shuffle(const Flow& flow) {
  State& state = flow.state;
  int holders = 0;
  for (int seat = 0; seat < flow.game.players; ++seat) {
    const Player& player = state.players[seat];
    holders += player.hand == player.open ? 0 : 1;
  }
  if (flow.game.players > 2 && holders > 1) return;
  for (int seat = 0; seat < flow.game.players; ++seat) {
    state.players[seat].open = state.players[seat].hand;
  }
}

void shuffle_discards(const Flow& flow) {
  State& state = flow.state;
  std::array<Card, kMaxCards> pile;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled below
  int n = 0;
  state.discard.each(flow.game.table, [&](Card card) { pile[n++] = card; });
  state.discard = {};
  flow.dealer.shuffle({pile.data(), static_cast<std::size_t>(n)});
  for (int i = 0; i < n; ++i) state.deck[i] = pile[n - 1 - i];
  state.deck_left = static_cast<std::uint8_t>(n);
  note_what_follows_from_a_shuffle(flow);
  flow.emit(EventKind::kShuffled, kNobody, {}, n);
}

// T4: the discard pile becomes the deck when a card is needed, not before.
Card draw(const Flow& flow) {
  State& state = flow.state;
  if (state.deck_left == 0) shuffle_discards(flow);
  return state.deck[--state.deck_left];
}

}  // namespace

void fill_display(const Flow& flow) {
  State& state = flow.state;
  constexpr unsigned kAllSlots = (1U << kDisplaySize) - 1;
  for (int slot : each_bit(kAllSlots & ~state.display_slots)) {
    if (!state.can_draw()) return;  // T4: the display stays short
    state.display[slot] = draw(flow);
    state.display_slots = static_cast<std::uint8_t>(state.display_slots | bit(slot));
    flow.emit(EventKind::kDisplayFilled, kNobody, state.display[slot], slot);
  }
}

void clear_display(const Flow& flow) {
  State& state = flow.state;
  flow.emit(EventKind::kDisplayCleared, state.actor, {}, bit_count(state.display_slots));
  // T5: these belong to the pile if it has to be shuffled for the new display.
  for (int slot : each_bit(static_cast<unsigned>(state.display_slots))) {
    state.discard.add(flow.game.table, state.display[slot]);
  }
  state.display_slots = 0;
  fill_display(flow);
}

void take_from_display(const Flow& flow, Card card) {
  State& state = flow.state;
  unsigned equal = 0;
  for (int i = 0; i < kDisplaySize; ++i) equal |= unsigned{state.display[i] == card} << i;
  const int slot = std::countr_zero(equal & state.display_slots);
  state.display_slots = static_cast<std::uint8_t>(state.display_slots & ~bit(slot));
  Player& player = state.acting();
  player.hand.add(flow.game.table, card);
  player.open.add(flow.game.table, card);  // I1
  flow.emit(EventKind::kTookCard, state.actor, card);
  fill_display(flow);  // T3: at once
}

void take_from_deck(const Flow& flow) {
  State& state = flow.state;
  const Card card = draw(flow);
  state.acting().hand.add(flow.game.table, card);
  flow.emit(EventKind::kDrewCard, state.actor, card);
}

void remove_from_hand(const Flow& flow, Player& player, Card card) {
  player.hand.remove(flow.game.table, card);
  // I1: an open card of the kind is the one that others see leave; what stays is the same set.
  if (player.open.has(flow.game.table, card)) player.open.remove(flow.game.table, card);
}

}  // namespace posthorn::flow
