// Why an action is not legal. Written apart from the legal list on purpose: the tests hold the two
// against each other.
#include "core/engine.h"
#include "core/refusals.h"

namespace posthorn {
namespace {

constexpr MaybeRefusal kFine = std::nullopt;

MaybeRefusal refuse_official(const State& state) {
  if (state.official != kNobody) return refusals::kOneOfficial;
  if (state.must_call_postmaster) {
    return refusals::kOnlyPostmaster;
  }
  return kFine;
}

MaybeRefusal refuse_assign(const State& state, std::uint32_t tiles) {
  if (state.phase != Phase::kAssign) {
    return refusals::kAssignFirstTurnOnly;
  }
  std::uint32_t values = 0;
  for (int coach = 0; coach < kCoachCount; ++coach)
    values |= bit(static_cast<int>(tiles >> (3 * coach) & 7));
  if (values != 0b111110 || tiles >> (3 * kCoachCount) != 0) {
    return refusals::kAssignEachOnce;
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
      return refusals::kSecondCardNeedsPostmaster;
    case Phase::kAssign:
      return refusals::kAssignFirst;
    default:
      return game.offices && state.phase == Phase::kReturn ? refusals::kReturnFirst
                                                           : refusals::kTakeAtStart;
  }
}

MaybeRefusal refuse_take(const Game& game, const State& state, const Action& action) {
  if (const MaybeRefusal phase = refuse_take_phase(game, state)) return phase;
  if (action.kind == ActionKind::kTakeDeck) {
    return state.can_draw() ? kFine : refusals::kNothingToDraw;
  }
  for (int slot : each_bit(static_cast<unsigned>(state.display_slots))) {
    if (state.display[slot] == action.card) return kFine;
  }
  return refusals::kNotInDisplay;
}

MaybeRefusal refuse_bailiff(const State& state) {
  if (state.phase != Phase::kTake) return refusals::kBailiffBeforeTaking;
  if (const MaybeRefusal official = refuse_official(state)) return official;
  if (state.display_slots == 0) return refusals::kDisplayEmpty;
  return kFine;
}

MaybeRefusal refuse_postmaster(const State& state) {
  if (state.phase != Phase::kPlay) {
    return refusals::kPostmasterBeforePlaying;
  }
  if (state.official != kNobody) return refusals::kOneOfficial;
  if (!state.can_take()) return refusals::kNoSecondCard;
  return kFine;
}

MaybeRefusal refuse_play_phase(const State& state) {
  switch (state.phase) {
    case Phase::kPlay:
      if (must_call_postmaster_now(state)) {
        return refusals::kMustCallPostmaster;
      }
      return kFine;
    case Phase::kSecondPlay:
      return kFine;
    case Phase::kTake:
    case Phase::kSecondTake:
      return refusals::kTakeFirst;
    case Phase::kAfterPlay:
    case Phase::kAfterSecondPlay:
      return refusals::kSecondPlayNeedsPostilion;
    default:
      return refusals::kNotTimeToPlay;
  }
}

MaybeRefusal refuse_extension(const Game& game, const Player& player, int city, Where where) {
  if (player.route_length == 0) return refusals::kNoRoute;
  if ((player.route_cities & bit(city)) != 0) return refusals::kCityInRoute;
  if (where == Where::kLeft && player.route_length == 1) {
    return refusals::kSingleCardRight;
  }
  const std::uint32_t fits =
      where == Where::kLeft ? fits_left(game, player) : fits_right(game, player);
  if ((fits & bit(city)) == 0) {
    return refusals::kNoRoad;
  }
  return kFine;
}

MaybeRefusal refuse_play(const Game& game, const State& state, const Action& action) {
  if (const MaybeRefusal phase = refuse_play_phase(state)) return phase;
  const Player& player = state.acting();
  const int city = action.card.city();
  if (city >= game.cities || action.card.horses() > kMaxHorses ||
      !player.hand.has(game.table, action.card)) {
    return refusals::kNotInHand;
  }
  switch (action.where) {
    case Where::kLeft:
    case Where::kRight:
      return refuse_extension(game, player, city, action.where);
    case Where::kNew:
      if (state.phase == Phase::kSecondPlay && player.route_length > 0) {
        return refusals::kPostilionExtends;
      }
      return kFine;
    case Where::kHorse:
      if (!game.horses) return refusals::kNoHorsesInGame;
      if (player.beside_length == kMaxBeside) {
        return refusals::kSixHorseCards;
      }
      return kFine;
  }
  return refusals::kPlayWhere;
}

MaybeRefusal refuse_postilion(const Game& game, const State& state) {
  if (state.phase != Phase::kAfterPlay) return refusals::kPostilionAfterPlaying;
  if (const MaybeRefusal official = refuse_official(state)) return official;
  if (!may_call_postilion(game, state)) return refusals::kNoSecondPlay;
  return kFine;
}

MaybeRefusal refuse_end_phase(const State& state) {
  switch (state.phase) {
    case Phase::kAfterPlay:
    case Phase::kAfterSecondPlay:
      return kFine;
    case Phase::kSecondPlay:
      return refusals::kMustPlaySecond;
    default:
      return refusals::kTakeAndPlayFirst;
  }
}

MaybeRefusal refuse_close(const Game& game, const State& state) {
  if (const MaybeRefusal phase = refuse_end_phase(state)) return phase;
  const Player& player = state.acting();
  if (player.route_length < kShortestRoute) return refusals::kRouteTooShort;
  if (!may_close(game, player)) {
    return refusals::kTooFewHorses;
  }
  return kFine;
}

MaybeRefusal refuse_closing_houses(const Game& game, const Player& player, std::uint32_t cities) {
  if ((cities & ~player.route_cities) != 0) return refusals::kHouseOutsideRoute;
  if ((cities & player.houses) != 0) return refusals::kHouseAlreadyThere;
  if (bit_count(cities) > player.houses_left()) return refusals::kNotEnoughHouses;
  int groups_with_several = 0;
  int groups_with_one = 0;
  int free_cities = 0;
  for (const HouseGroup& group : game.groups) {
    const int n = bit_count(cities & group.cities);
    if (n == 1) ++groups_with_one;
    if (n > 1) ++groups_with_several;
    if (!group.land) free_cities = n;
  }
  if (free_cities > 1) return refusals::kOneFreeCity;
  if (groups_with_several == 1 && free_cities == 1 && groups_with_one == 1) {
    return refusals::kFreeCityWithLand;
  }
  if (groups_with_several > 1 || (groups_with_several == 1 && groups_with_one > 0)) {
    return refusals::kTwoWaysOfHouses;
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
      if (bit_count(cities) > 1) return refusals::kFourTilesOneHouse;
      if ((cities & ~game.all_cities) != 0) return refusals::kNoSuchCity;
      if ((cities & player.houses) != 0) return refusals::kRewardHouseAlreadyThere;
      return kFine;
    default:
      return refusals::kHousesAtClosing;
  }
}

MaybeRefusal refuse_coach(const Game& game, const State& state, const Action& action) {
  if (state.phase != Phase::kCoaches) return refusals::kCoachesAtClosing;
  if (action.coach >= kCoachCount) return refusals::kNoSuchCoach;
  const int at = state.coach_town[action.coach];
  if (at == game.rome_town) return refusals::kCoachInRome;
  if (state.coach_moves[action.coach] == 0 && state.coach_jokers == 0) {
    return refusals::kCoachHasNoMove;
  }
  const CoachRoads& roads = game.roads_south[at];
  for (int i = 0; i < roads.exits; ++i) {
    if (roads.exit[i] == action.set) return kFine;
  }
  return refusals::kNoRoadSouth;
}

MaybeRefusal refuse_discard(const Game& game, const State& state, std::uint32_t kept) {
  if (state.phase != Phase::kDiscard) {
    return refusals::kDiscardAfterClosing;
  }
  Cards hand = state.acting().hand;
  int last = 0;
  for (int i = 0; i < kHandAfterClosing; ++i) {
    Card card;
    card.code = static_cast<std::uint8_t>(kept >> (8 * i));
    if (card.code < last || card.city() >= game.cities || card.horses() > kMaxHorses ||
        !hand.has(game.table, card)) {
      return refusals::kDiscardAllButThree;
    }
    hand.remove(game.table, card);
    last = card.code;
  }
  return kept >> (8 * kHandAfterClosing) == 0 ? kFine : refusals::kDiscardAllButThree;
}

MaybeRefusal refuse_return(const State& state, std::uint32_t officials) {
  const bool final = state.phase == Phase::kFinalReturn;
  if (!final && state.phase != Phase::kReturn) {
    return refusals::kReturnWhenEmpty;
  }
  if (officials >> kOfficials != 0) return refusals::kFourOfficials;
  for (int i : each_bit(officials)) {
    if (state.acting().tiles_of(static_cast<Official>(i)) == 0) {
      return refusals::kNoSuchTile;
    }
  }
  const int n = bit_count(officials);
  if (!final && n == 0) return refusals::kReturnAtLeastOne;
  if (final && n != 0 && n < 3) return refusals::kFinalReturnThreeOrFour;
  return kFine;
}

}  // namespace

MaybeRefusal refusal_of(const Game& game, const State& state, int seat, const Action& action) {
  if (state.over()) return refusals::kGameOver;
  if (seat != state.actor) return refusals::kNotYourDecision;
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
      return state.phase == Phase::kCartwright ? kFine : refusals::kCartwrightAtClosing;
    case ActionKind::kDecline:
      return state.phase == Phase::kCartwright || state.phase == Phase::kRewardTake
                 ? kFine
                 : refusals::kNothingToDecline;
    case ActionKind::kCoach:
      return refuse_coach(game, state, action);
    case ActionKind::kDiscard:
      return refuse_discard(game, state, action.set);
    case ActionKind::kReturn:
      return refuse_return(state, action.set);
  }
  return refusals::kNoSuchMove;
}

}  // namespace posthorn
