#include "core/view.h"

#include <cstring>

#include "core/legal.h"

namespace posthorn {
namespace {

void add_open_part(const Player& from, Player& to) {
  to.open = from.open;
  for (int i = 0; i < from.route_length; ++i) to.route[i] = from.route_card(i);
  to.route_length = from.route_length;
  to.route_cities = from.route_cities;
  to.houses = from.houses;
  for (int i = 0; i < from.beside_length; ++i) to.beside[i] = from.beside[i];
  to.beside_length = from.beside_length;
  to.carriage = from.carriage;
  to.office_points = from.office_points;
  to.office_tiles = from.office_tiles;
}

void add_table(const State& from, State& to) {
  to.discard = from.discard;
  to.stacks = from.stacks;
  to.turn = from.turn;
  for (int slot : each_bit(static_cast<unsigned>(from.display_slots)))
    to.display[slot] = from.display[slot];
  to.display_slots = from.display_slots;
  to.deck_left = from.deck_left;
  to.coach_town = from.coach_town;
  to.places = from.places;
  to.coach_moves = from.coach_moves;
  to.coach_jokers = from.coach_jokers;
  to.office_left = from.office_left;
  to.phase = from.phase;
  to.resume = from.resume;
  to.actor = from.actor;
  to.turn_seat = from.turn_seat;
  to.returner = from.returner;
  to.must_call_postmaster = from.must_call_postmaster;
  to.official = from.official;
  to.end_seat = from.end_seat;
  to.skipped = from.skipped;
}

// A5: what a coach carried is known once it is in Rome.
std::uint16_t arrived_clergy(const Game& game, const State& state, int seat) {
  std::uint16_t known = 0;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    if (state.coach_town[coach] != game.rome_town) continue;
    known = static_cast<std::uint16_t>(known | state.players[seat].clergy_on(coach) << (3 * coach));
  }
  return known;
}

void assign_rest_of_clergy(const Game& game, State& state, int seat, Rng& rng) {
  Player& player = state.players[seat];
  std::array<std::uint8_t, kCoachCount> values{};
  int n = 0;
  for (int value = 1; value <= kCoachCount; ++value) {
    bool shown = false;
    for (int coach = 0; coach < kCoachCount; ++coach) shown |= player.clergy_on(coach) == value;
    if (!shown) values[n++] = static_cast<std::uint8_t>(value);
  }
  rng.shuffle(std::span(values.data(), static_cast<std::size_t>(n)));
  for (int coach = 0; coach < kCoachCount; ++coach) {
    if (state.coach_town[coach] == game.rome_town) continue;
    player.clergy = static_cast<std::uint16_t>(player.clergy | values[--n] << (3 * coach));
  }
}

// Takes a card with these horses off the list, whose order is random.
Card take_with_horses(std::array<Card, kMaxCards>& cards, int& left, int horses) {
  int i = left - 1;
  while (cards[i].horses() != horses) --i;
  std::swap(cards[i], cards[left - 1]);
  return cards[--left];
}

}  // namespace

View view_of(const Game& game, const State& state, int seat) {
  View view;
  // Padding must be equal too: views are compared byte by byte.
  std::memset(static_cast<void*>(&view), 0, sizeof view);
  view.seat = static_cast<std::uint8_t>(seat);
  add_table(state, view.known);
  for (int s = 0; s < game.players; ++s) {
    const Player& from = state.players[s];
    Player& to = view.known.players[s];
    add_open_part(from, to);
    if (s == seat) {
      to.hand = from.hand;
      to.clergy = from.clergy;  // A1, default: the owner sees them
      continue;
    }
    to.hand = from.open;
    if (game.audience) to.clergy = arrived_clergy(game, state, s);
    if (from.hand == from.open) continue;
    if (game.horses) {  // N1: the backs show the horses
      for (int h = 1; h <= kMaxHorses; ++h) {
        for (int copy = 0; copy < kMaxCopies; ++copy) {
          const std::uint32_t mask = game.table.with_horses[copy][h];
          view.hidden[s][h] = static_cast<std::uint8_t>(view.hidden[s][h] +
                                                        bit_count(from.hand.plane[copy] & mask) -
                                                        bit_count(from.open.plane[copy] & mask));
        }
      }
    } else {
      view.hidden[s][0] = static_cast<std::uint8_t>(from.hand.size() - from.open.size());
    }
  }
  if (game.horses && state.deck_left > 0) {
    view.deck_top_horses = static_cast<std::uint8_t>(state.deck[state.deck_left - 1].horses());
  }
  return view;
}

Cards unseen_cards(const Game& game, const View& view) {
  const State& known = view.known;
  const CardTable& table = game.table;
  Cards unseen;
  for (int copy = 0; copy < table.copies; ++copy) unseen.plane[copy] = game.all_cities;
  const auto see = [&](Card card) { unseen.remove(table, card); };
  known.discard.each(table, see);
  for (int slot : each_bit(static_cast<unsigned>(known.display_slots))) see(known.display[slot]);
  for (int s = 0; s < game.players; ++s) {
    const Player& player = known.players[s];
    player.hand.each(table, see);
    for (int i = 0; i < player.route_length; ++i) see(player.route_card(i));
    for (int i = 0; i < player.beside_length; ++i) see(player.beside[i]);
  }
  return unseen;
}

namespace {

// Deals the unseen cards and tiles at random.
State deal_unseen(const Game& game, const View& view, Rng& rng) {
  State state = view.known;
  std::array<Card, kMaxCards>
      cards;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled below
  int left = 0;
  unseen_cards(game, view).each(game.table, [&](Card card) { cards[left++] = card; });
  rng.shuffle(std::span(cards.data(), static_cast<std::size_t>(left)));
  for (int s = 0; s < game.players; ++s) {
    for (int h = 0; h <= kMaxHorses; ++h) {
      for (int n = view.hidden[s][h]; n > 0; --n) {
        state.players[s].hand.add(game.table, take_with_horses(cards, left, h));
      }
    }
  }
  if (view.deck_top_horses != 0) {
    const Card top = take_with_horses(cards, left, view.deck_top_horses);
    state.deck[left] = top;
  }
  // Taking cards by their horses has thinned out one end of the list, so mix the rest again.
  if (game.horses) rng.shuffle(std::span(cards.data(), static_cast<std::size_t>(left)));
  for (int i = 0; i < left; ++i) state.deck[i] = cards[i];
  if (game.audience) {
    for (int s = 0; s < game.players; ++s) {
      if (s == view.seat) continue;
      // A1: before its turn to assign a seat has no tiles on the coaches
      if (view.known.phase == Phase::kAssign && s >= view.known.actor) continue;
      assign_rest_of_clergy(game, state, s, rng);
    }
  }
  return state;
}

}  // namespace

State determinize(const Game& game, const View& view, Rng& rng) {
  State state = deal_unseen(game, view, rng);
  // Whoever called the postilion has a card for it (T2), so samples without one are none. No view
  // of a real game needs nearly as many tries.
  const bool postilion = view.known.phase == Phase::kSecondPlay && view.known.actor != view.seat;
  for (int tries = 0; postilion && tries < 10000 && LegalActions(game, state).size() == 0;
       ++tries) {
    state = deal_unseen(game, view, rng);
  }
  return state;
}

}  // namespace posthorn
