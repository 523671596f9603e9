// The largest sets of houses that closing a route can place (C2, C3, N5).
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "core/game.h"
#include "core/state.h"

namespace posthorn {

// The cities of the route that may get a house of the player.
constexpr std::uint32_t open_cities(const Player& player) {
  return player.route_cities & ~player.houses;
}

// How many houses each way of C2 places in these cities, with any number of houses left.
struct HouseCounts {
  int one_each = 0;  // way one: one in each land, and one in a free city (N5)
  int one_land = 0;  // way two: in as many cities as one land has
};

inline HouseCounts count_houses(const Game& game, std::uint32_t open) {
  HouseCounts counts;
  for (const HouseGroup& group : game.groups) {
    const int n = bit_count(open & group.cities);
    counts.one_each += n > 0 ? 1 : 0;
    if (group.land) counts.one_land = std::max(counts.one_land, n);
  }
  return counts;
}

// The most houses that closing the route now could place (C3).
inline int most_houses(const Game& game, const Player& player) {
  const HouseCounts counts = count_houses(game, open_cities(player));
  return std::min(std::max(counts.one_each, counts.one_land), player.houses_left());
}

// A largest set of each way, no larger than the houses left.
struct LargestSets {
  std::uint32_t one_each = 0;
  std::uint32_t one_land = 0;
};

LargestSets largest_sets(const Game& game, const Player& player);

// Calls visit(cities) for each set of way one with a house in every group it can reach, then for
// each land with several cities with all of them, until it answers false. The player must have
// houses enough.
template <class Visit>
void each_full_set(const Game& game, std::uint32_t open, Visit visit) {
  const auto groups = static_cast<int>(game.groups.size());
  std::array<std::uint32_t, kMaxLands> rest{};  // cities not yet tried in the group
  std::uint32_t chosen = 0;
  // Counts through one city of each group like the wheels of an odometer.
  for (int g = 0; g < groups; ++g) {
    rest[g] = open & game.groups[g].cities;
    chosen |= lowest_bit(rest[g]);
  }
  for (bool more = true; more;) {
    if (!visit(chosen)) return;
    more = false;
    for (int g = 0; g < groups && !more; ++g) {
      const std::uint32_t all = open & game.groups[g].cities;
      if (all == 0) continue;
      chosen &= ~lowest_bit(rest[g]);
      rest[g] &= rest[g] - 1;
      more = rest[g] != 0;
      if (!more) rest[g] = all;
      chosen |= lowest_bit(rest[g]);
    }
  }
  for (const HouseGroup& group : game.groups) {
    const std::uint32_t all = open & group.cities;
    if (group.land && bit_count(all) > 1 && !visit(all)) return;
  }
}

}  // namespace posthorn
