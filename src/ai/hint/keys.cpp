#include "ai/hint/keys.h"

namespace posthorn::hint {
namespace {

constexpr ParameterInfo kCity{.name = "city", .kind = Kind::kCity};
constexpr ParameterInfo kOther{.name = "other", .kind = Kind::kCity};
constexpr ParameterInfo kLand{.name = "land", .kind = Kind::kLand};
constexpr ParameterInfo kBonus{.name = "bonus", .kind = Kind::kBonus};
constexpr ParameterInfo kSeat{.name = "seat", .kind = Kind::kSeat};
constexpr ParameterInfo kCoach{.name = "coach", .kind = Kind::kCoach};
constexpr ParameterInfo kPoints{.name = "points", .kind = Kind::kPoints};
constexpr ParameterInfo kLength{.name = "length", .kind = Kind::kNumber};
constexpr ParameterInfo kMissing{.name = "missing", .kind = Kind::kNumber};
constexpr ParameterInfo kCount{.name = "count", .kind = Kind::kNumber};
constexpr ParameterInfo kCarriage{.name = "carriage", .kind = Kind::kNumber};

constexpr KeyInfo bare(Key key, std::string_view name) {
  return {.key = key, .name = name, .count = 0, .parameter = {}};
}
constexpr KeyInfo with(Key key, std::string_view name, const ParameterInfo& one) {
  return {.key = key, .name = name, .count = 1, .parameter = {one}};
}
constexpr KeyInfo with(Key key, std::string_view name, const ParameterInfo& one,
                       const ParameterInfo& two) {
  return {.key = key, .name = name, .count = 2, .parameter = {one, two}};
}

constexpr std::array kKeys = {
    bare(Key::kOnlyMove, "only_move"),
    with(Key::kEndsGameAhead, "ends_game_ahead", kPoints),
    with(Key::kDelaysEnd, "delays_end", kPoints),
    with(Key::kCompletesLand, "completes_land", kBonus, kPoints),
    with(Key::kCompletesNetwork, "completes_network", kBonus, kPoints),
    with(Key::kSavesRouteWithBailiff, "saves_route_with_bailiff", kLength),
    with(Key::kTakesCarriage, "takes_carriage", kCarriage, kPoints),
    with(Key::kLongRouteBonus, "long_route_bonus", kLength, kPoints),
    with(Key::kFirstHouse, "first_house", kCity, kPoints),
    with(Key::kMoreHouses, "more_houses", kCount),
    with(Key::kGrowsNetwork, "grows_network", kLand, kMissing),
    with(Key::kNearsLand, "nears_land", kBonus, kMissing),
    with(Key::kCoachArrives, "coach_arrives", kCoach, kPoints),
    bare(Key::kReturnsForHouse, "returns_for_house"),
    bare(Key::kReturnsForPoint, "returns_for_point"),
    bare(Key::kReturnsForCard, "returns_for_card"),
    with(Key::kLastCity, "last_city", kCity, kBonus),
    with(Key::kOnlyFit, "only_fit", kCity),
    with(Key::kFitsBothEnds, "fits_both_ends", kCity),
    with(Key::kKeepsRouteAlive, "keeps_route_alive", kCity),
    with(Key::kDeniesCity, "denies_city", kCity, kSeat),
    with(Key::kLeavesFollowUp, "leaves_follow_up", kCity, kOther),
    with(Key::kMoreRoads, "more_roads", kCity, kCount),
    with(Key::kSecondPlay, "second_play", kLength),
    bare(Key::kSecondCard, "second_card"),
    with(Key::kWaitsForLongerRoute, "waits_for_longer_route", kLength),
    with(Key::kClosesInTime, "closes_in_time", kLength),
    with(Key::kLeavesStuckRoute, "leaves_stuck_route", kLength),
    with(Key::kExtendsRoute, "extends_route", kCity, kLength),
    with(Key::kHorsesToClose, "horses_to_close", kCount, kLength),
    with(Key::kFitsAfter, "fits_after", kCity, kOther),
    with(Key::kLinksHand, "links_hand", kCity, kOther),
    with(Key::kLinksDisplay, "links_display", kCity, kOther),
    bare(Key::kNothingFits, "nothing_fits"),
    with(Key::kNewCity, "new_city", kCity),
    with(Key::kOthersWant, "others_want", kCity, kSeat),
    bare(Key::kFreshDisplay, "fresh_display"),
    with(Key::kStartsRoute, "starts_route", kCity),
    with(Key::kBetterRoute, "better_route", kCity),
    with(Key::kMoreHorses, "more_horses", kCount),
    with(Key::kKeepsNeighbours, "keeps_neighbours", kCity, kOther),
    with(Key::kKeepsUsefulCards, "keeps_useful_cards", kCount),
    with(Key::kCoachAdvances, "coach_advances", kCoach, kPoints),
    with(Key::kClergyOnCoach, "clergy_on_coach", kCoach, kPoints),
    bare(Key::kGivesOneTile, "gives_one_tile"),
    bare(Key::kKeepsTiles, "keeps_tiles"),
    bare(Key::kKeepsCards, "keeps_cards"),
    with(Key::kPlacesHouses, "places_houses", kCount),
    bare(Key::kUnseenCard, "unseen_card"),
    bare(Key::kBestValue, "best_value"),
};

// info_of() looks a key up by its place.
constexpr bool in_order() {
  for (std::size_t i = 0; i < kKeys.size(); ++i) {
    if (kKeys[i].key != static_cast<Key>(i)) return false;
  }
  return kKeys.back().key == Key::kBestValue;
}
static_assert(in_order());

}  // namespace

std::string_view kind_name(Kind kind) {
  switch (kind) {
    case Kind::kCity:
      return "city";
    case Kind::kLand:
      return "land";
    case Kind::kBonus:
      return "bonus";
    case Kind::kSeat:
      return "seat";
    case Kind::kCoach:
      return "coach";
    case Kind::kPoints:
      return "points";
    case Kind::kNumber:
      return "number";
  }
  return "";
}

std::span<const KeyInfo> all_keys() { return kKeys; }

const KeyInfo& info_of(Key key) { return kKeys[static_cast<std::size_t>(key)]; }

const KeyInfo* find_key(std::string_view name) {
  for (const KeyInfo& info : kKeys) {
    if (info.name == name) return &info;
  }
  return nullptr;
}

}  // namespace posthorn::hint
