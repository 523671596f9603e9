// Why an action is not legal. Written apart from the legal list on purpose: the tests hold the two
// against each other.
#include "core/engine.h"

namespace posthorn {
namespace {

constexpr MaybeRefusal kFine = std::nullopt;

MaybeRefusal no(Rule rule, std::string_view text) { return Refusal{rule, text}; }

MaybeRefusal refuse_official(const State& state) {
  if (state.official != kNobody) return no(Rule::kT2, "Only one official may be called in a turn.");
  if (state.must_call_postmaster) {
    return no(Rule::kT7,
              "Whoever begins a turn without cards can call no official but the postmaster.");
  }
  return kFine;
}

MaybeRefusal refuse_assign(const State& state, std::uint32_t tiles) {
  if (state.phase != Phase::kAssign) {
    return no(Rule::kA1, "Clergy tiles are put on the coaches before the first turn only.");
  }
  std::uint32_t values = 0;
  for (int coach = 0; coach < kCoachCount; ++coach)
    values |= bit(static_cast<int>(tiles >> (3 * coach) & 7));
  if (values != 0b111110 || tiles >> (3 * kCoachCount) != 0) {
    return no(Rule::kA1, "Each of the tiles 1 to 5 goes on one coach.");
  }
  return kFine;
}

MaybeRefusal refuse_take_phase(const Game& game, const State& state) {
  switch (state.phase) {
    case Phase::kTake:
    case Phase::kSecondTake:
    case Phase::kRewardTake:
      return kFine;
    case Phase::kPlay:
      return no(Rule::kT6, "A second card is taken with the postmaster's help only.");
    case Phase::kAssign:
      return no(Rule::kA1, "First the clergy tiles are put on the coaches.");
    default:
      return game.offices && state.phase == Phase::kReturn
                 ? no(Rule::kO3, "Office tiles have to be returned first.")
                 : no(Rule::kT1, "A card is taken at the beginning of a turn.");
  }
}

MaybeRefusal refuse_take(const Game& game, const State& state, const Action& action) {
  if (const MaybeRefusal phase = refuse_take_phase(game, state)) return phase;
  if (action.kind == ActionKind::kTakeDeck) {
    return state.can_draw() ? kFine : no(Rule::kT4, "Deck and discard pile are empty.");
  }
  for (int slot : each_bit(static_cast<unsigned>(state.display_slots))) {
    if (state.display[slot] == action.card) return kFine;
  }
  return no(Rule::kT3, "This card does not lie in the display.");
}

MaybeRefusal refuse_bailiff(const State& state) {
  if (state.phase != Phase::kTake)
    return no(Rule::kT5, "The bailiff helps before the first card is taken only.");
  if (const MaybeRefusal official = refuse_official(state)) return official;
  if (state.display_slots == 0)
    return no(Rule::kT5, "The display is empty, there is nothing to change.");
  return kFine;
}

MaybeRefusal refuse_postmaster(const State& state) {
  if (state.phase != Phase::kPlay) {
    return no(Rule::kT6,
              "The postmaster helps after the first card is taken and before one is played.");
  }
  if (state.official != kNobody) return no(Rule::kT2, "Only one official may be called in a turn.");
  if (!state.can_take()) return no(Rule::kT2, "There is no second card to take.");
  return kFine;
}

MaybeRefusal refuse_play_phase(const State& state) {
  switch (state.phase) {
    case Phase::kPlay:
      if (must_call_postmaster_now(state)) {
        return no(Rule::kT7, "Whoever begins a turn without cards must call the postmaster first.");
      }
      return kFine;
    case Phase::kSecondPlay:
      return kFine;
    case Phase::kTake:
    case Phase::kSecondTake:
      return no(Rule::kT1, "A card must be taken before one is played.");
    case Phase::kAfterPlay:
    case Phase::kAfterSecondPlay:
      return no(Rule::kP4, "A second card is played with the postilion's help only.");
    default:
      return no(Rule::kT1, "Now is not the time to play a card.");
  }
}

MaybeRefusal refuse_extension(const Game& game, const Player& player, int city, Where where) {
  if (player.route_length == 0)
    return no(Rule::kP1, "There is no route to extend, the card starts a new one.");
  if ((player.route_cities & bit(city)) != 0)
    return no(Rule::kP2, "The city is already in the route.");
  if (where == Where::kLeft && player.route_length == 1) {
    return no(Rule::kP2, "A route of one card is extended to the right.");
  }
  const std::uint32_t fits =
      where == Where::kLeft ? fits_left(game, player) : fits_right(game, player);
  if ((fits & bit(city)) == 0) {
    return no(Rule::kP2, "No road joins the city to that end of the route.");
  }
  return kFine;
}

MaybeRefusal refuse_play(const Game& game, const State& state, const Action& action) {
  if (const MaybeRefusal phase = refuse_play_phase(state)) return phase;
  const Player& player = state.acting();
  const int city = action.card.city();
  if (city >= game.cities || action.card.horses() > kMaxHorses ||
      !player.hand.has(game.table, action.card)) {
    return no(Rule::kT1, "This card is not in the hand.");
  }
  switch (action.where) {
    case Where::kLeft:
    case Where::kRight:
      return refuse_extension(game, player, city, action.where);
    case Where::kNew:
      if (state.phase == Phase::kSecondPlay && player.route_length > 0) {
        return no(Rule::kP4, "The postilion's card must extend the route, it never discards one.");
      }
      return kFine;
    case Where::kHorse:
      if (!game.horses)
        return no(Rule::kN1, "Cards are played as horses only when the game grows by horses.");
      if (player.beside_length == kMaxBeside) {
        return no(Rule::kN2, "At most six horse cards lie beside the coach.");
      }
      return kFine;
  }
  return no(Rule::kT1, "A card is played left, right, new or as horses.");
}

MaybeRefusal refuse_postilion(const Game& game, const State& state) {
  if (state.phase != Phase::kAfterPlay)
    return no(Rule::kP4, "The postilion helps after the first card is played only.");
  if (const MaybeRefusal official = refuse_official(state)) return official;
  if (!may_call_postilion(game, state))
    return no(Rule::kT2, "There is no second card that could be played.");
  return kFine;
}

MaybeRefusal refuse_end_phase(const State& state) {
  switch (state.phase) {
    case Phase::kAfterPlay:
    case Phase::kAfterSecondPlay:
      return kFine;
    case Phase::kSecondPlay:
      return no(Rule::kT2,
                "An official that was called has to help: the second card must be played.");
    default:
      return no(Rule::kT1, "A card must be taken and one played first.");
  }
}

MaybeRefusal refuse_close(const Game& game, const State& state) {
  if (const MaybeRefusal phase = refuse_end_phase(state)) return phase;
  const Player& player = state.acting();
  if (player.route_length < kShortestRoute)
    return no(Rule::kC1, "A route needs three cards to be closed.");
  if (!may_close(game, player)) {
    return no(Rule::kN3, "The coach needs at least as many horses as the route has cards.");
  }
  return kFine;
}

MaybeRefusal refuse_closing_houses(const Game& game, const Player& player, std::uint32_t cities) {
  if ((cities & ~player.route_cities) != 0)
    return no(Rule::kC2, "Houses go in cities of the route only.");
  if ((cities & player.houses) != 0) return no(Rule::kC2, "The player already has a house there.");
  if (bit_count(cities) > player.houses_left())
    return no(Rule::kC3, "The player has not that many houses left.");
  int groups_with_several = 0;
  int groups_with_one = 0;
  int free_cities = 0;
  for (const HouseGroup& group : game.groups) {
    const int n = bit_count(cities & group.cities);
    if (n == 1) ++groups_with_one;
    if (n > 1) ++groups_with_several;
    if (!group.land) free_cities = n;
  }
  if (free_cities > 1) return no(Rule::kN5, "Only one free city of a route may get a house.");
  if (groups_with_several == 1 && free_cities == 1 && groups_with_one == 1) {
    return no(Rule::kN5, "With houses in several cities of one land no free city gets one.");
  }
  if (groups_with_several > 1 || (groups_with_several == 1 && groups_with_one > 0)) {
    return no(Rule::kC2, "Houses go either in one city of each land or in cities of one land.");
  }
  return kFine;
}

MaybeRefusal refuse_houses(const Game& game, const State& state, std::uint32_t cities) {
  const Player& player = state.acting();
  switch (state.phase) {
    case Phase::kHouses:
      return refuse_closing_houses(game, player, cities);
    case Phase::kRewardHouse:
    case Phase::kFinalHouse:
      if (bit_count(cities) > 1) return no(Rule::kO3, "Four tiles are worth one house.");
      if ((cities & ~game.all_cities) != 0) return no(Rule::kO3, "There is no such city.");
      if ((cities & player.houses) != 0)
        return no(Rule::kO3, "The player already has a house there.");
      return kFine;
    default:
      return no(Rule::kC1, "Houses are placed when a route is closed.");
  }
}

MaybeRefusal refuse_coach(const Game& game, const State& state, const Action& action) {
  if (state.phase != Phase::kCoaches)
    return no(Rule::kA3, "Coaches move at a closing, after the carriage.");
  if (action.coach >= kCoachCount) return no(Rule::kA3, "There is no such coach.");
  const int at = state.coach_town[action.coach];
  if (at == game.rome_town)
    return no(Rule::kA4, "This coach is in Rome already, another one moves instead.");
  if (state.coach_moves[action.coach] == 0 && state.coach_jokers == 0) {
    return no(Rule::kA3, "No card of the route moves this coach any more.");
  }
  const CoachRoads& roads = game.roads_south[at];
  for (int i = 0; i < roads.exits; ++i) {
    if (roads.exit[i] == action.set) return kFine;
  }
  return no(Rule::kA3, "No road leads the coach south to that town.");
}

MaybeRefusal refuse_discard(const Game& game, const State& state, std::uint32_t kept) {
  if (state.phase != Phase::kDiscard) {
    return no(Rule::kC10, "Cards are discarded after a closing with more than three in hand.");
  }
  constexpr std::string_view kThree =
      "All cards of the hand but three are discarded, no other ones.";
  Cards hand = state.acting().hand;
  int last = 0;
  for (int i = 0; i < kHandAfterClosing; ++i) {
    Card card;
    card.code = static_cast<std::uint8_t>(kept >> (8 * i));
    if (card.code < last || card.city() >= game.cities || card.horses() > kMaxHorses ||
        !hand.has(game.table, card)) {
      return no(Rule::kC10, kThree);
    }
    hand.remove(game.table, card);
    last = card.code;
  }
  return kept >> (8 * kHandAfterClosing) == 0 ? kFine : no(Rule::kC10, kThree);
}

MaybeRefusal refuse_return(const State& state, std::uint32_t officials) {
  const bool final = state.phase == Phase::kFinalReturn;
  if (!final && state.phase != Phase::kReturn) {
    return no(Rule::kO3, "Office tiles are returned when an official has none left.");
  }
  if (officials >> kOfficials != 0) return no(Rule::kO3, "There are only four officials.");
  for (int i : each_bit(officials)) {
    if (state.acting().tiles_of(static_cast<Official>(i)) == 0) {
      return no(Rule::kO3, "The player has no tile of that official.");
    }
  }
  const int n = bit_count(officials);
  if (!final && n == 0) return no(Rule::kO3, "At least one tile has to be returned.");
  if (final && n != 0 && n < 3)
    return no(Rule::kO6, "After the last turn three or four tiles are returned, or none.");
  return kFine;
}

}  // namespace

MaybeRefusal refusal_of(const Game& game, const State& state, int seat, const Action& action) {
  if (state.over()) return no(Rule::kE2, "The game is over.");
  if (seat != state.actor) return no(Rule::kS1, "It is another player's decision.");
  switch (action.kind) {
    case ActionKind::kAssign:
      return refuse_assign(state, action.set);
    case ActionKind::kTake:
    case ActionKind::kTakeDeck:
      return refuse_take(game, state, action);
    case ActionKind::kBailiff:
      return refuse_bailiff(state);
    case ActionKind::kPostmaster:
      return refuse_postmaster(state);
    case ActionKind::kPlay:
      return refuse_play(game, state, action);
    case ActionKind::kPostilion:
      return refuse_postilion(game, state);
    case ActionKind::kClose:
      return refuse_close(game, state);
    case ActionKind::kEnd:
      return refuse_end_phase(state);
    case ActionKind::kHouses:
      return refuse_houses(game, state, action.set);
    case ActionKind::kCartwright:
      return state.phase == Phase::kCartwright ? kFine
                                               : no(Rule::kC9,
                                                    "The cartwright helps at a closing, one or two "
                                                    "cards short of the next carriage.");
    case ActionKind::kDecline:
      return state.phase == Phase::kCartwright || state.phase == Phase::kRewardTake
                 ? kFine
                 : no(Rule::kO2, "There is no help to decline.");
    case ActionKind::kCoach:
      return refuse_coach(game, state, action);
    case ActionKind::kDiscard:
      return refuse_discard(game, state, action.set);
    case ActionKind::kReturn:
      return refuse_return(state, action.set);
  }
  return no(Rule::kT1, "There is no such move.");
}

}  // namespace posthorn
