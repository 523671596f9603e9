// Every way a rule says no: a key for translations, the rule and one sentence.
#pragma once

#include <array>

#include "core/rule.h"

namespace posthorn {

// clang-format off
#define POSTHORN_REFUSALS(X) \
  X(OneOfficial, one_official, T2, "Only one official may be called in a turn.") \
  X(OnlyPostmaster, only_postmaster, T7, "Whoever begins a turn without cards can call no official but the postmaster.") \
  X(AssignFirstTurnOnly, assign_first_turn_only, A1, "Clergy tiles are put on the coaches before the first turn only.") \
  X(AssignEachOnce, assign_each_once, A1, "Each of the tiles 1 to 5 goes on one coach.") \
  X(SecondCardNeedsPostmaster, second_card_needs_postmaster, T6, "A second card is taken with the postmaster's help only.") \
  X(AssignFirst, assign_first, A1, "First the clergy tiles are put on the coaches.") \
  X(ReturnFirst, return_first, O3, "Office tiles have to be returned first.") \
  X(TakeAtStart, take_at_start, T1, "A card is taken at the beginning of a turn.") \
  X(NothingToDraw, nothing_to_draw, T4, "Deck and discard pile are empty.") \
  X(NotInDisplay, not_in_display, T3, "This card does not lie in the display.") \
  X(BailiffBeforeTaking, bailiff_before_taking, T5, "The bailiff helps before the first card is taken only.") \
  X(DisplayEmpty, display_empty, T5, "The display is empty, there is nothing to change.") \
  X(PostmasterBeforePlaying, postmaster_before_playing, T6, "The postmaster helps after the first card is taken and before one is played.") \
  X(NoSecondCard, no_second_card, T2, "There is no second card to take.") \
  X(MustCallPostmaster, must_call_postmaster, T7, "Whoever begins a turn without cards must call the postmaster first.") \
  X(TakeFirst, take_first, T1, "A card must be taken before one is played.") \
  X(SecondPlayNeedsPostilion, second_play_needs_postilion, P4, "A second card is played with the postilion's help only.") \
  X(NotTimeToPlay, not_time_to_play, T1, "Now is not the time to play a card.") \
  X(NoRoute, no_route, P1, "There is no route to extend, the card starts a new one.") \
  X(CityInRoute, city_in_route, P2, "The city is already in the route.") \
  X(SingleCardRight, single_card_right, P2, "A route of one card is extended to the right.") \
  X(NoRoad, no_road, P2, "No road joins the city to that end of the route.") \
  X(NotInHand, not_in_hand, T1, "This card is not in the hand.") \
  X(PostilionExtends, postilion_extends, P4, "The postilion's card must extend the route, it never discards one.") \
  X(NoHorsesInGame, no_horses_in_game, N1, "Cards are played as horses only when the game grows by horses.") \
  X(SixHorseCards, six_horse_cards, N2, "At most six horse cards lie beside the coach.") \
  X(PlayWhere, play_where, T1, "A card is played left, right, new or as horses.") \
  X(PostilionAfterPlaying, postilion_after_playing, P4, "The postilion helps after the first card is played only.") \
  X(NoSecondPlay, no_second_play, T2, "There is no second card that could be played.") \
  X(MustPlaySecond, must_play_second, T2, "An official that was called has to help: the second card must be played.") \
  X(TakeAndPlayFirst, take_and_play_first, T1, "A card must be taken and one played first.") \
  X(RouteTooShort, route_too_short, C1, "A route needs three cards to be closed.") \
  X(TooFewHorses, too_few_horses, N3, "The coach needs at least as many horses as the route has cards.") \
  X(HouseOutsideRoute, house_outside_route, C2, "Houses go in cities of the route only.") \
  X(HouseAlreadyThere, house_already_there, C2, "The player already has a house there.") \
  X(NotEnoughHouses, not_enough_houses, C3, "The player has not that many houses left.") \
  X(OneFreeCity, one_free_city, N5, "Only one free city of a route may get a house.") \
  X(FreeCityWithLand, free_city_with_land, N5, "With houses in several cities of one land no free city gets one.") \
  X(TwoWaysOfHouses, two_ways_of_houses, C2, "Houses go either in one city of each land or in cities of one land.") \
  X(FourTilesOneHouse, four_tiles_one_house, O3, "Four tiles are worth one house.") \
  X(NoSuchCity, no_such_city, O3, "There is no such city.") \
  X(RewardHouseAlreadyThere, reward_house_already_there, O3, "The player already has a house there.") \
  X(HousesAtClosing, houses_at_closing, C1, "Houses are placed when a route is closed.") \
  X(CoachesAtClosing, coaches_at_closing, A3, "Coaches move at a closing, after the carriage.") \
  X(NoSuchCoach, no_such_coach, A3, "There is no such coach.") \
  X(CoachInRome, coach_in_rome, A4, "This coach is in Rome already, another one moves instead.") \
  X(CoachHasNoMove, coach_has_no_move, A3, "No card of the route moves this coach any more.") \
  X(NoRoadSouth, no_road_south, A3, "No road leads the coach south to that town.") \
  X(DiscardAfterClosing, discard_after_closing, C10, "Cards are discarded after a closing with more than three in hand.") \
  X(DiscardAllButThree, discard_all_but_three, C10, "All cards of the hand but three are discarded, no other ones.") \
  X(ReturnWhenEmpty, return_when_empty, O3, "Office tiles are returned when an official has none left.") \
  X(FourOfficials, four_officials, O3, "There are only four officials.") \
  X(NoSuchTile, no_such_tile, O3, "The player has no tile of that official.") \
  X(ReturnAtLeastOne, return_at_least_one, O3, "At least one tile has to be returned.") \
  X(FinalReturnThreeOrFour, final_return_three_or_four, O6, "After the last turn three or four tiles are returned, or none.") \
  X(GameOver, game_over, E2, "The game is over.") \
  X(CitiesSorted, cities_sorted, C2, "Cities are named once each, in alphabetical order.") \
  X(NoCoachesInGame, no_coaches_in_game, A3, "There are no coaches without the audience.") \
  X(OfficialsSorted, officials_sorted, O3, "Officials are named once each, in the order postmaster, bailiff, postilion, cartwright.") \
  X(DiscardSorted, discard_sorted, C10, "Discarded cards are named in alphabetical order.") \
  X(DiscardFromHand, discard_from_hand, C10, "Only cards of the hand can be discarded.") \
  X(DiscardExactly, discard_exactly, C10, "Exactly the cards above three are discarded.") \
  X(NotYourDecision, not_your_decision, S1, "It is another player's decision.") \
  X(CartwrightAtClosing, cartwright_at_closing, C9, "The cartwright helps at a closing, one or two cards short of the next carriage.") \
  X(NothingToDecline, nothing_to_decline, O2, "There is no help to decline.") \
  X(NoSuchMove, no_such_move, T1, "There is no such move.") \
  X(TwoToFourPlayers, two_to_four_players, S1, "The game is for two to four players.") \
  X(RomePartNotHere, rome_part_not_here, O8, "The Rome parts, audience and offices, are played only on maps that know them, as the south does.") \
  X(RomeBoardNeeded, rome_board_needed, O8, "The audience needs the Rome board.") \
  X(HorsesNeeded, horses_needed, N1, "Growth by horses needs a map whose cards show horses, as the north's do.") \
  X(NetworkAllOnly, network_all_only, S4, "This map knows the network bonus over all lands only, not network=outside.")
// clang-format on

namespace refusals {

#define POSTHORN_REFUSAL(name, key, rule, text) \
  inline constexpr Refusal k##name{#key, Rule::k##rule, text};
POSTHORN_REFUSALS(POSTHORN_REFUSAL)
#undef POSTHORN_REFUSAL

inline constexpr std::array kAll = {
#define POSTHORN_REFUSAL_NAME(name, key, rule, text) k##name,
    POSTHORN_REFUSALS(POSTHORN_REFUSAL_NAME)
#undef POSTHORN_REFUSAL_NAME
};

}  // namespace refusals
}  // namespace posthorn
