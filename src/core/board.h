// What is printed on a board and its cards, as read from data/*.json: names and facts only.
// Game turns it into the tables the rules work with.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/listed.h"
#include "core/limits.h"

namespace posthorn {

struct Provenance {
  std::string known;
  std::vector<std::string> reconstructed;  // empty: everything is as printed
};

struct Land {
  std::string id;
  std::string name;
  bool free = false;  // N5: the free cities are no land
};

struct City {
  std::string id;
  std::string name;
  int land = 0;
  int x = 0;
  int y = 0;
  std::vector<int> horses;  // of each of its cards, ascending; empty on boards without horses
};

// What earns a tile of a stack.
// clang-format off
#define POSTHORN_BONUS_KINDS(X) \
  X(Length, "length")             /* C4 */ \
  X(Lands, "lands")               /* C5 */ \
  X(Network, "network")           /* C6 */ \
  X(FirstHouse, "first-house")    /* N6 */ \
  X(End, "end")                   /* E1 */
// clang-format on

enum class BonusKind : std::uint8_t { POSTHORN_BONUS_KINDS(POSTHORN_ENUMERATOR) };

inline constexpr std::array kBonusKindIds = {POSTHORN_BONUS_KINDS(POSTHORN_ID)};
constexpr std::string_view bonus_kind_id(BonusKind kind) {
  return kBonusKindIds[static_cast<std::size_t>(kind)];
}

struct Bonus {
  std::string id;
  BonusKind kind = BonusKind::kEnd;
  int length = 0;                    // kLength
  std::uint32_t lands = 0;           // kLands
  std::vector<int> cities;           // kFirstHouse
  bool has_outside = false;          // kNetwork: whether the edition without some lands exists,
  std::uint32_t except_outside = 0;  // and the lands it leaves out
  std::uint32_t except_all = 0;
  std::vector<int> values;  // top tile first
};

struct Carriage {
  int size = 0;
  int points = 0;
  int count = 0;
};

// O8: the parts of Rome that a map is played with.
struct RomeParts {
  bool audience = false;
  bool offices = false;
};

struct Board {
  std::string id;
  std::string title;
  Provenance provenance;
  std::vector<Land> lands;
  std::vector<City> cities;
  std::vector<std::array<int, 2>> roads;
  int cards_per_city = kMaxCopies;
  std::vector<Bonus> bonuses;
  std::vector<Carriage> carriages;
  std::optional<RomeParts> rome;  // not there: its file says nothing of them

  // Which options it knows (N1, S4, O8).
  [[nodiscard]] bool has_horses() const { return !cities.empty() && !cities[0].horses.empty(); }
  [[nodiscard]] bool has_network_outside() const;
  [[nodiscard]] bool has_audience() const { return rome && rome->audience; }
  [[nodiscard]] bool has_offices() const { return rome && rome->offices; }
  [[nodiscard]] int land_count() const;                         // N5: the free cities are no land
  [[nodiscard]] int find_city(std::string_view city_id) const;  // -1: no such city
  [[nodiscard]] int find_land(std::string_view land_id) const;  // -1: no such land
};

struct Town {
  std::string id;
  std::string name;
  int x = 0;
  int y = 0;
  std::vector<int> south;  // towns one step on; empty: Rome
};

struct Coach {
  std::string id;
  std::string name;
  std::vector<std::string> lands;  // ids of the south's lands
  int start = 0;
  int start2 = 0;  // with two players (A2)
};

struct RomeBoard {
  Provenance provenance;
  std::vector<Town> towns;
  std::array<Coach, kCoachCount> coaches;
  std::array<std::string, kCoachCount> clergy;  // names of the tiles worth 1 to 5
  int rome = 0;

  [[nodiscard]] int find_town(std::string_view town_id) const;    // -1: no such town
  [[nodiscard]] int find_coach(std::string_view coach_id) const;  // -1: no such coach
};

}  // namespace posthorn
