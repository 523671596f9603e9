// Why a move is good, as message keys: what a client translates. The names are stable; their order
// here is the order of importance, the most telling first.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "base/listed.h"

namespace posthorn::hint {

// A key and its parameters.
// clang-format off
#define POSTHORN_REASONS(X) \
  X(OnlyMove, "only_move") \
  X(EqualMoves, "equal_moves") \
  X(EndsGameAhead, "ends_game_ahead", kPoints) \
  X(DelaysEnd, "delays_end", kPoints) \
  X(CompletesLand, "completes_land", kBonus, kPoints) \
  X(CompletesNetwork, "completes_network", kBonus, kPoints) \
  X(SavesRouteWithBailiff, "saves_route_with_bailiff", kLength) \
  X(TakesCarriage, "takes_carriage", kCarriage, kPoints) \
  X(LongRouteBonus, "long_route_bonus", kLength, kPoints) \
  X(FirstHouse, "first_house", kCity, kPoints) \
  X(MoreHouses, "more_houses", kCount) \
  X(GrowsNetwork, "grows_network", kLand, kMissing) \
  X(NearsLand, "nears_land", kBonus, kMissing) \
  X(CoachArrives, "coach_arrives", kCoach, kPoints) \
  X(ReturnsForHouse, "returns_for_house") \
  X(ReturnsForPoint, "returns_for_point") \
  X(ReturnsForCard, "returns_for_card") \
  X(LastCity, "last_city", kCity, kBonus) \
  X(OnlyFit, "only_fit", kCity) \
  X(FitsBothEnds, "fits_both_ends", kCity) \
  X(KeepsRouteAlive, "keeps_route_alive", kCity) \
  X(DeniesCity, "denies_city", kCity, kSeat) \
  X(LeavesFollowUp, "leaves_follow_up", kCity, kOther) \
  X(MoreRoads, "more_roads", kCity, kCount) \
  X(SecondPlay, "second_play", kLength) \
  X(SecondCard, "second_card") \
  X(WaitsForLongerRoute, "waits_for_longer_route", kLength) \
  X(ClosesInTime, "closes_in_time", kLength) \
  X(LeavesStuckRoute, "leaves_stuck_route", kLength) \
  X(ExtendsRoute, "extends_route", kCity, kLength) \
  X(HorsesToClose, "horses_to_close", kCount, kLength) \
  X(FitsAfter, "fits_after", kCity, kOther) \
  X(LinksHand, "links_hand", kCity, kOther) \
  X(LinksDisplay, "links_display", kCity, kOther) \
  X(NothingFits, "nothing_fits") \
  X(NewCity, "new_city", kCity) \
  X(OthersWant, "others_want", kCity, kSeat) \
  X(FreshDisplay, "fresh_display") \
  X(StartsRoute, "starts_route", kCity) \
  X(BetterRoute, "better_route", kCity) \
  X(MoreHorses, "more_horses", kCount) \
  X(KeepsNeighbours, "keeps_neighbours", kCity, kOther) \
  X(KeepsUsefulCards, "keeps_useful_cards", kCount) \
  X(CoachAdvances, "coach_advances", kCoach, kPoints) \
  X(ClergyOnCoach, "clergy_on_coach", kCoach, kPoints) \
  X(GivesOneTile, "gives_one_tile") \
  X(KeepsTiles, "keeps_tiles") \
  X(KeepsCards, "keeps_cards") \
  X(PlacesHouses, "places_houses", kCount) \
  X(UnseenCard, "unseen_card") \
  X(BestValue, "best_value")

#define POSTHORN_REASON_PARAMETERS(X) \
  X(City, "city", kCity) \
  X(Other, "other", kCity) \
  X(Land, "land", kLand) \
  X(Bonus, "bonus", kBonus) \
  X(Seat, "seat", kSeat) \
  X(Coach, "coach", kCoach) \
  X(Points, "points", kPoints) \
  X(Length, "length", kNumber) \
  X(Missing, "missing", kNumber) \
  X(Count, "count", kNumber) \
  X(Carriage, "carriage", kNumber)

// What a parameter counts or points at.
#define POSTHORN_PARAMETER_KINDS(X) \
  X(City, "city")       /* index into the board's cities */ \
  X(Land, "land")       /* index into its lands */ \
  X(Bonus, "bonus")     /* index into its bonuses */ \
  X(Seat, "seat")       /* from 0 */ \
  X(Coach, "coach")     /* index into the coaches of Rome */ \
  X(Points, "points")   /* of the score */ \
  X(Number, "number")
// clang-format on

enum class Key : std::uint8_t { POSTHORN_REASONS(POSTHORN_ENUMERATOR) };
enum class Kind : std::uint8_t { POSTHORN_PARAMETER_KINDS(POSTHORN_ENUMERATOR) };

inline constexpr std::array kKindNames = {POSTHORN_PARAMETER_KINDS(POSTHORN_ID)};
constexpr std::string_view kind_name(Kind kind) {
  return kKindNames[static_cast<std::size_t>(kind)];
}

// Whether it points at something that has an id.
constexpr bool has_id(Kind kind) {
  return kind != Kind::kSeat && kind != Kind::kPoints && kind != Kind::kNumber;
}

struct ParameterInfo {
  std::string_view name;
  Kind kind = Kind::kNumber;
};

inline constexpr int kMostParameters = 2;

struct KeyInfo {
  Key key = Key::kBestValue;
  std::string_view name;  // "completes_land"
  int count = 0;
  std::array<ParameterInfo, kMostParameters> parameter;
};

std::span<const ParameterInfo> all_parameters();

// Every key with the names of its parameters, in the order of importance.
std::span<const KeyInfo> all_keys();
const KeyInfo& info_of(Key key);
const KeyInfo* find_key(std::string_view name);  // null: no such key

}  // namespace posthorn::hint
