// Why a move is good, as message keys: what a client translates. The names are stable; their order
// here is the order of importance, the most telling first.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace posthorn::hint {

enum class Key : std::uint8_t {
  kOnlyMove,
  kEndsGameAhead,
  kDelaysEnd,
  kCompletesLand,
  kCompletesNetwork,
  kSavesRouteWithBailiff,
  kTakesCarriage,
  kLongRouteBonus,
  kFirstHouse,
  kMoreHouses,
  kGrowsNetwork,
  kNearsLand,
  kCoachArrives,
  kReturnsForHouse,
  kReturnsForPoint,
  kReturnsForCard,
  kLastCity,
  kOnlyFit,
  kFitsBothEnds,
  kKeepsRouteAlive,
  kDeniesCity,
  kLeavesFollowUp,
  kMoreRoads,
  kSecondPlay,
  kSecondCard,
  kWaitsForLongerRoute,
  kClosesInTime,
  kLeavesStuckRoute,
  kExtendsRoute,
  kHorsesToClose,
  kFitsAfter,
  kLinksHand,
  kLinksDisplay,
  kNothingFits,
  kNewCity,
  kOthersWant,
  kFreshDisplay,
  kStartsRoute,
  kBetterRoute,
  kMoreHorses,
  kKeepsNeighbours,
  kKeepsUsefulCards,
  kCoachAdvances,
  kClergyOnCoach,
  kGivesOneTile,
  kKeepsTiles,
  kKeepsCards,
  kPlacesHouses,
  kUnseenCard,
  kBestValue,
};

// What a parameter counts or points at.
enum class Kind : std::uint8_t {
  kCity,    // index into the board's cities
  kLand,    // index into its lands
  kBonus,   // index into its bonuses
  kSeat,    // from 0
  kCoach,   // index into the coaches of Rome
  kPoints,  // of the score
  kNumber,
};

std::string_view kind_name(Kind kind);  // "city"

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

// Every key with the names of its parameters, in the order of importance.
std::span<const KeyInfo> all_keys();
const KeyInfo& info_of(Key key);
const KeyInfo* find_key(std::string_view name);  // null: no such key

}  // namespace posthorn::hint
