#include "core/house_sets.h"

namespace posthorn {

LargestSets largest_sets(const Game& game, const Player& player) {
  const std::uint32_t open = open_cities(player);
  LargestSets sets;
  for (const HouseGroup& group : game.groups) {
    const std::uint32_t cities = open & group.cities;
    sets.one_each |= lowest_bit(cities);
    if (group.land && bit_count(cities) > bit_count(sets.one_land)) sets.one_land = cities;
  }
  const auto at_most_left = [&](std::uint32_t cities) {  // C3
    while (bit_count(cities) > player.houses_left()) cities &= cities - 1;
    return cities;
  };
  return {at_most_left(sets.one_each), at_most_left(sets.one_land)};
}

}  // namespace posthorn
