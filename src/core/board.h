// What is printed on a board and its cards, as read from data/*.json: names and facts only.
// Game turns it into the tables the rules work with.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

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

enum class BonusKind : std::uint8_t { kLength, kComplete, kPresence, kFirstHouse, kEnd };

struct Bonus {
  std::string id;
  BonusKind kind = BonusKind::kEnd;
  int length = 0;                    // kLength
  std::uint32_t lands = 0;           // kComplete
  std::vector<int> cities;           // kFirstHouse
  bool has_outside = false;          // kPresence: whether the edition without some lands exists,
  std::uint32_t except_outside = 0;  // and the lands it leaves out
  std::uint32_t except_all = 0;
  std::vector<int> values;  // top tile first
};

struct Carriage {
  int size = 0;
  int points = 0;
  int count = 0;
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

  [[nodiscard]] bool has_horses() const { return !cities.empty() && !cities[0].horses.empty(); }
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
