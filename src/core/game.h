// A game to be played: board, options and the tables derived from both. Immutable once made;
// every rule function takes it beside a State.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <memory>

#include "base/fixed_vector.h"
#include "core/board.h"
#include "core/card.h"
#include "core/options.h"
#include "core/rule.h"

namespace posthorn {

// Cities that share a claim on one house under way one of C2: a land, or the free cities (N5).
struct HouseGroup {
  std::uint32_t cities = 0;
  bool land = true;  // way two works in lands only
};

struct LandsBonus {
  std::uint8_t stack = 0;
  std::uint32_t cities = 0;
};

struct LengthBonus {
  std::uint8_t stack = 0;
  std::uint8_t length = 0;
};

struct CoachRoads {
  std::array<std::uint8_t, kMaxExits> exit{};
  std::uint8_t exits = 0;
};

struct Game {
  std::shared_ptr<const Board> board;
  std::shared_ptr<const RomeBoard> rome;
  Options options;

  // Read on every decision, so kept flat.
  int players = 2;
  bool horses = false;    // growth by horses (N1)
  bool carriages = true;  // growth by carriages (C8)
  bool audience = false;
  bool offices = false;
  int cities = 0;
  int cards = 0;
  std::uint32_t all_cities = 0;
  CardTable table;
  std::array<std::uint32_t, kMaxCities> neighbours{};

  FixedVector<HouseGroup, kMaxLands> groups;
  FixedVector<LandsBonus, kMaxBonuses> lands_bonuses;  // C5
  FixedVector<LengthBonus, kMaxBonuses> lengths;       // C4, longest first
  FixedVector<std::uint32_t, kMaxLands> network;       // C6: a house in each of these
  int network_stack = -1;
  int first_house_stack = -1;  // N6
  std::array<std::uint8_t, kMaxFirstHouses> first_house_cities{};
  std::uint32_t first_house_mask = 0;
  std::array<std::array<std::uint8_t, kMaxTiles>, kMaxBonuses> tiles{};  // values, top first
  std::array<std::uint8_t, kMaxBonuses> tile_count{};
  int end_stack = -1;  // the end tile (E1)
  int end_points = 0;

  std::array<std::uint8_t, kMaxCarriages + 1> carriage_size{};    // [0]: none yet
  std::array<std::uint8_t, kMaxCarriages + 1> carriage_points{};  // E3
  int last_carriage = 0;

  std::array<std::uint8_t, kMaxCities> coach_of{};  // A3, by city; kCoachCount: a joker (A4)
  std::array<CoachRoads, kMaxTowns> roads_south{};
  std::array<std::uint8_t, kCoachCount> coach_start{};  // A2
  int rome_town = 0;
  std::array<std::uint8_t, kOfficials> office_tiles{};  // O1
};

// The game these options make on this board, or the rule that forbids the combination. The boards
// must have passed the checks of their reader; `rome` may be null unless the audience is played.
std::expected<Game, Refusal> make_game(std::shared_ptr<const Board> board,
                                       std::shared_ptr<const RomeBoard> rome,
                                       const Options& options);

}  // namespace posthorn
