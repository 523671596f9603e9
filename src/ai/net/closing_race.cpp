#include "ai/net/closing_race.h"

#include <algorithm>

#include "base/bits.h"
#include "core/tiles.h"

namespace posthorn::net {
namespace {

constexpr int kShortest = 3;  // C1

// N6: the best tile among free cities that nobody has built in.
int first_house_points(const Game& game, const State& state, std::uint32_t fresh) {
  int best = 0;
  const std::uint16_t takers = state.stacks[game.first_house_stack];
  for (int i = 0; i < game.tile_count[game.first_house_stack]; ++i) {
    if ((fresh & bit(game.first_house_cities[i])) == 0 ||
        taker_of_first_house(takers, i) != kNobody)
      continue;
    best = std::max<int>(best, game.tiles[game.first_house_stack][i]);
  }
  return best;
}

// C6: whether the houses lack a land that these cities all bring.
bool makes_network(const Game& game, std::uint32_t houses, std::uint32_t fresh) {
  bool lacking = false;
  for (const std::uint32_t land : game.network) {
    if ((houses & land) != 0) continue;
    if ((fresh & land) == 0) return false;
    lacking = true;
  }
  return lacking;
}

}  // namespace

Closing closing_of(const Game& game, const State& state, const Player& player, std::uint32_t cities,
                   int length) {
  Closing closing;
  if (length < kShortest) return closing;
  const std::uint32_t fresh = cities & ~player.houses;
  // C2: the two ways, by groups the route has new cities of, and by the land with most of them
  std::uint32_t in_one_land = 0;
  std::uint32_t crowded = 0;  // cities of groups that have more than one
  int groups = 0;
  for (const HouseGroup& group : game.groups) {
    const std::uint32_t here = fresh & group.cities;
    groups += here != 0 ? 1 : 0;
    if ((here & (here - 1)) == 0) continue;
    crowded |= here;
    if (group.land && bit_count(here) > bit_count(in_one_land)) in_one_land = here;
  }
  const int left = player.houses_left();
  int one_each = std::min(groups, left);
  int one_land = std::min(bit_count(in_one_land), left);
  const int most_houses = std::max(one_each, one_land);
  for (const LandsBonus& bonus : game.lands_bonuses) {  // C5
    const std::uint32_t missing = bonus.cities & ~player.houses;
    if (missing == 0 || (missing & ~fresh) != 0) continue;
    const int points = next_tile(game, state, bonus.stack);
    const std::uint32_t shared = missing & crowded;
    const bool by_one_each = (shared & (shared - 1)) == 0;
    const bool by_one_land = (missing & ~in_one_land) == 0;
    if (by_one_each) one_each += points;
    if (by_one_land) one_land += points;
    closing.completes = closing.completes || ((by_one_each || by_one_land) && points > 0);
  }
  if (game.network_stack >= 0 && makes_network(game, player.houses, fresh)) {
    one_each += next_tile(game, state, game.network_stack);
    closing.network = true;
  }
  if (game.first_house_stack >= 0 && (fresh & game.first_house_mask) != 0) {
    one_each += first_house_points(game, state, fresh);
  }
  const LengthBonus* length_tile = length_bonus(game, state, length);
  closing.points = std::max(one_each, one_land) +
                   (length_tile != nullptr ? next_tile(game, state, length_tile->stack) : 0);
  closing.ends = most_houses == left;
  if (game.carriages && player.carriage < game.last_carriage) {  // C8, C9
    constexpr int kCartwrightHelp = 2;
    const int next = player.carriage + 1;
    if (game.carriage_size[next] <= length + kCartwrightHelp) {
      closing.carriage = true;
      closing.points += game.carriage_points[next] - game.carriage_points[player.carriage];
      closing.ends = closing.ends || next == game.last_carriage;
    }
  }
  return closing;
}

}  // namespace posthorn::net
