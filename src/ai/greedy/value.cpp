#include "ai/greedy/value.h"

#include <algorithm>

#include "core/engine.h"
#include "core/house_sets.h"
#include "core/legal.h"
#include "core/tiles.h"

namespace posthorn::greedy {
namespace {

// The weights were set by hand and adjusted in matches against each other; see docs/bots.md.
constexpr double kHouse = 1.0;
constexpr double kBonusProgress = 0.8;
constexpr double kNetworkProgress = 0.7;
constexpr double kCarriageAhead = 1.2;  // a carriage is a step towards the next
constexpr double kRouteCard = 0.35;     // a card that lies in the route, whatever it builds
constexpr double kHandFits = 0.5;       // a card in hand that extends the route
constexpr double kHandNewCity = 0.18;   // a card of a city still without a house
constexpr double kHandOther = 0.05;
constexpr double kHorse = 0.12;     // as long as the route can use it
constexpr int kLongWithHorses = 5;  // beyond this a route is closed, not grown

double share(int have, int of) { return static_cast<double>(have) / of; }

double length_value(const Game& game, const State& state, int length) {
  const LengthBonus* bonus = length_bonus(game, state, length);
  return bonus == nullptr ? 0 : next_tile(game, state, bonus->stack);
}

double carriage_gain(const Game& game, const Player& player, int length) {
  if (!game.carriages || player.carriage == game.last_carriage) return 0;
  const int next = game.carriage_size[player.carriage + 1];
  const double points = game.carriage_points[player.carriage + 1] -
                        game.carriage_points[player.carriage] + kCarriageAhead;
  if (length >= next) return points;
  return points * share(length, next) * (length + 2 >= next ? 0.7 : 0.4);
}

}  // namespace

double houses_value(const Game& game, const State& state, int seat, std::uint32_t houses) {
  const std::uint32_t before = state.players[seat].houses;
  double sum = kHouse * bit_count(houses);
  for (const LandsBonus& bonus : game.lands_bonuses) {
    if ((before & bonus.cities) == bonus.cities) continue;  // its tile, if any, is in the score
    const int next = next_tile(game, state, bonus.stack);
    const int have = bit_count(houses & bonus.cities);
    const int of = bit_count(bonus.cities);
    const double done = share(have, of);
    sum += have == of ? next : kBonusProgress * next * done * done;
  }
  if (game.network_stack >= 0) {
    const auto present = [&](std::uint32_t cities) {
      int n = 0;
      for (const std::uint32_t land : game.network) n += (cities & land) != 0 ? 1 : 0;
      return n;
    };
    const auto of = static_cast<int>(game.network.size());
    if (present(before) < of) {
      const int next = next_tile(game, state, game.network_stack);
      const int have = present(houses);
      const double done = share(have, of);
      sum += have == of ? next : kNetworkProgress * next * done * done;
    }
  }
  if (game.first_house_stack >= 0) {
    for (int i = 0; i < game.tile_count[game.first_house_stack]; ++i) {
      const std::uint32_t city = bit(game.first_house_cities[i]);
      const int taker = taker_of_first_house(state.stacks[game.first_house_stack], i);
      if (taker == kNobody && (houses & ~before & city) != 0)
        sum += game.tiles[game.first_house_stack][i];
    }
  }
  return sum;
}

double standing(const Game& game, const State& state, int seat) {
  const Player& player = state.players[seat];
  const ScoreSheet sheet = score_sheet(game, state, seat);
  double sum = sheet.carriage + sheet.bonuses + sheet.audience + sheet.offices;
  sum += kCarriageAhead * player.carriage;
  sum += houses_value(game, state, seat, player.houses);
  return sum;
}

double prospects(const Game& game, const State& state, int seat) {
  const Player& player = state.players[seat];
  const int length = player.route_length;
  double sum = 0;
  const std::uint32_t hand = player.hand.cities();
  const std::uint32_t fits = hand & (fits_left(game, player) | fits_right(game, player));
  if (length > 0) {
    // how likely it is that the route gets closed at all
    constexpr std::array<double, 4> kAlive = {0, 0.45, 0.65, 0.85};
    double alive = kAlive[std::min(length, 3)];
    if (fits != 0) alive += 0.1;
    if (game.horses && player.horses() < length) alive -= 0.1;
    const double promise =
        kHouse * most_houses(game, player) + length_value(game, state, length) +
        carriage_gain(game, player, length) +
        kRouteCard * (game.horses ? 0.5 * std::min(length, kLongWithHorses) : length);
    sum += alive * promise;
  }
  sum += kHandFits * std::min(bit_count(fits), 3);
  const int fresh = bit_count(hand & ~fits & ~player.houses);
  sum += kHandNewCity * std::min(fresh, 3);
  sum += kHandOther * std::min(player.hand.size(), 4);
  if (game.horses) sum += kHorse * std::min(player.horses(), std::max(length + 1, 4));
  return sum;
}

}  // namespace posthorn::greedy
