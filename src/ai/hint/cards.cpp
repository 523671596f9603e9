// What a card is good for: taken, played or kept.
#include "ai/hint/facts.h"
#include "core/legal.h"

namespace posthorn::hint {
namespace {

std::uint32_t fits(const Game& game, const Player& player) {
  return fits_left(game, player) | fits_right(game, player);
}

std::uint32_t display_cities(const State& state) {
  std::uint32_t cities = 0;
  for (int slot : each_bit(static_cast<unsigned>(state.display_slots))) {
    cities |= bit(state.display[slot].city());
  }
  return cities;
}

int cards_of(const State& state, int city) {
  int n = 0;
  for (int slot : each_bit(static_cast<unsigned>(state.display_slots))) {
    n += state.display[slot].city() == city ? 1 : 0;
  }
  return n;
}

int first_of(std::uint32_t cities) { return std::countr_zero(cities); }

// A house there would be the last of a bonus that can still be had.
void add_last_city(const Game& game, const State& state, int city, Facts& facts) {
  const std::uint32_t houses = state.acting().houses;
  for (const LandsBonus& bonus : game.lands_bonuses) {
    const bool last = (bonus.cities & ~houses) == bit(city);
    if (last && tiles_taken(state.stacks[bonus.stack]) < game.tile_count[bonus.stack]) {
      facts.add(Key::kLastCity, city, bonus.stack);
      return;
    }
  }
}

// Whose route the card would carry on. It is denied to a seat that finds nothing else to go on
// with, as far as everybody can see: in its open cards or the display.
void add_denial(const Game& game, const State& state, int city, Facts& facts) {
  for (int i = 1; i < game.players; ++i) {
    const int seat = (state.actor + i) % game.players;
    const Player& other = state.players[seat];
    const std::uint32_t wanted = fits(game, other);
    if ((wanted & bit(city)) == 0) continue;
    const bool another = cards_of(state, city) > 1;
    const std::uint32_t rest = (display_cities(state) & ~bit(city)) | other.open.cities();
    const bool denied = !another && (wanted & rest) == 0;
    facts.add(denied ? Key::kDeniesCity : Key::kOthersWant, city, seat);
    return;
  }
}

void add_display_card(const Game& game, const State& state, int city, Facts& facts) {
  const Player& player = state.acting();
  const std::uint32_t wanted = fits(game, player);
  const std::uint32_t hand = player.hand.cities();
  if ((wanted & bit(city)) != 0) {
    if ((fits_left(game, player) & fits_right(game, player) & bit(city)) != 0) {
      facts.add(Key::kFitsBothEnds, city);
    }
    if ((hand & wanted) == 0) {
      const bool alone = (display_cities(state) & wanted) == bit(city);
      facts.add(alone ? Key::kOnlyFit : Key::kKeepsRouteAlive, city);
    }
    facts.add(Key::kExtendsRoute, city, player.route_length + 1);
  } else if (const std::uint32_t joined = game.neighbours[city] & hand & ~player.route_cities;
             joined != 0 && (player.route_cities & bit(city)) == 0) {
    if ((joined & wanted) != 0) {
      facts.add(Key::kFitsAfter, city, first_of(joined & wanted));
    } else {
      facts.add(Key::kLinksHand, city, first_of(joined));
    }
  } else if (const std::uint32_t near = game.neighbours[city] & display_cities(state);
             player.route_length == 0 && near != 0) {
    facts.add(Key::kLinksDisplay, city, first_of(near));
  }
  if ((player.houses & bit(city)) == 0) {
    add_last_city(game, state, city, facts);
    // Nothing to say where it holds for every card on offer.
    if ((player.houses & display_cities(state)) != 0) facts.add(Key::kNewCity, city);
  }
  add_denial(game, state, city, facts);
}

bool display_helps(const Game& game, const State& state) {
  return (display_cities(state) & fits(game, state.acting())) != 0;
}

}  // namespace

void add_take(const Game& game, const State& state, const Action& action, Facts& facts) {
  const Player& player = state.acting();
  const bool stuck = player.route_length > 0 && !display_helps(game, state);
  const bool hand_helps = (player.hand.cities() & fits(game, player)) != 0;
  switch (action.kind) {
    case ActionKind::kTake:
      add_display_card(game, state, action.card.city(), facts);
      break;
    case ActionKind::kTakeDeck:
      if (stuck) facts.add(Key::kNothingFits);
      facts.add(Key::kUnseenCard);
      break;
    case ActionKind::kBailiff:
      if (stuck && !hand_helps) facts.add(Key::kSavesRouteWithBailiff, player.route_length);
      for (int city : each_bit(display_cities(state))) {
        const std::size_t before = facts.reasons.size();
        add_denial(game, state, city, facts);
        if (facts.reasons.size() > before) break;
      }
      facts.add(Key::kFreshDisplay);
      break;
    default:
      break;
  }
}

void add_play(const Game& game, const State& state, const Action& action, Facts& facts) {
  const Player& player = state.acting();
  const int city = action.card.city();
  if (action.where == Where::kHorse) {
    const int horses = player.horses() + action.card.horses();
    if (player.horses() < player.route_length && horses >= player.route_length) {
      facts.add(Key::kHorsesToClose, horses, player.route_length);
    }
    facts.add(Key::kMoreHorses, horses);
    return;
  }
  const std::uint32_t goes_on = player.hand.cities() & fits(game, player);
  Cards rest = player.hand;
  rest.remove(game.table, action.card);
  // The ends of the route once the card lies there.
  std::uint32_t ends = bit(city);
  std::uint32_t route = bit(city);
  if (action.where == Where::kNew) {
    if (player.route_length == 0) {
      facts.add(Key::kStartsRoute, city);
    } else if (goes_on == 0) {
      facts.add(Key::kLeavesStuckRoute, player.route_length);
    } else {
      facts.add(Key::kBetterRoute, city);
    }
  } else {
    const int other_end = action.where == Where::kLeft ? player.route_length - 1 : 0;
    ends |= bit(player.route_card(other_end).city());
    route |= player.route_cities;
    if (state.phase != Phase::kSecondPlay) facts.add(Key::kKeepsRouteAlive, city);
    facts.add(Key::kExtendsRoute, city, player.route_length + 1);
  }
  std::uint32_t next = 0;
  for (int end : each_bit(ends)) next |= game.neighbours[end];
  facts.roads = bit_count(next & ~route);
  next &= rest.cities() & ~route;
  if (next != 0) facts.add(Key::kLeavesFollowUp, city, first_of(next));
}

void add_discard(const Game& game, const State& state, const Action& action, Facts& facts) {
  std::uint32_t kept = 0;
  for (int i = 0; i < kHandAfterClosing; ++i) {
    Card card;
    card.code = static_cast<std::uint8_t>(action.set >> (8 * i));
    kept |= bit(card.city());
  }
  for (int city : each_bit(kept)) {
    if (const std::uint32_t joined = game.neighbours[city] & kept; joined != 0) {
      facts.add(Key::kKeepsNeighbours, city, first_of(joined));
      break;
    }
  }
  const Player& player = state.acting();
  const int fresh = bit_count(kept & ~player.houses);
  // Nothing to say where it holds for every card in hand.
  if (fresh > 0 && (player.hand.cities() & player.houses) != 0)
    facts.add(Key::kKeepsUsefulCards, fresh);
}

}  // namespace posthorn::hint
