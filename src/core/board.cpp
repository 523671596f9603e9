#include "core/board.h"

#include <algorithm>

namespace posthorn {
namespace {

template <class Things>
int find_by_id(const Things& things, std::string_view id) {
  for (std::size_t i = 0; i < things.size(); ++i) {
    if (things[i].id == id) return static_cast<int>(i);
  }
  return -1;
}

}  // namespace

bool Board::has_network_outside() const {
  const auto network = std::ranges::find(bonuses, BonusKind::kNetwork, &Bonus::kind);
  return network != bonuses.end() && network->has_outside;
}

int Board::land_count() const {
  return static_cast<int>(std::ranges::count(lands, false, &Land::free));
}

int Board::find_city(std::string_view city_id) const { return find_by_id(cities, city_id); }
int Board::find_land(std::string_view land_id) const { return find_by_id(lands, land_id); }
int RomeBoard::find_town(std::string_view town_id) const { return find_by_id(towns, town_id); }
int RomeBoard::find_coach(std::string_view coach_id) const { return find_by_id(coaches, coach_id); }

}  // namespace posthorn
