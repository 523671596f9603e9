#include "notation/board_json.h"

#include <algorithm>
#include <functional>

#include "base/bits.h"
#include "notation/board_parts.h"

namespace posthorn {
namespace {

using json::Type;
using json::Value;

constexpr std::size_t kMostEntries = 1000;

Fault count_range(std::size_t low, std::size_t high, std::size_t found) {
  return Fault(faults::kCountRange,
               {std::to_string(low), std::to_string(high), std::to_string(found)});
}

Fault repeated(std::string id) { return Fault(faults::kRepeated, {std::move(id)}); }

// What stands where an id should be.
std::string shown(const Value& item) {
  return item.is(Type::kString) ? item.string() : std::string(item.raw());
}

// Boards written before have other words for three of the kinds.
std::optional<BonusKind> read_kind(std::string_view kind) {
  if (kind == "complete") return BonusKind::kLands;
  if (kind == "presence") return BonusKind::kNetwork;
  if (kind == "firstHouse") return BonusKind::kFirstHouse;
  return find_id<BonusKind>(kBonusKindIds, kind);
}

std::string kind_list() {
  std::string list;
  for (const std::string_view id : kBonusKindIds) {
    if (!list.empty()) list += ", ";
    list += id;
  }
  return list;
}

// One reading of a map file: fills the board and notes the first problem.
class BoardReader {
 public:
  explicit BoardReader(const Value& root) : object_(root, "a map", problems_) {}

  std::expected<Board, json::Error> run() {
    board_.id = object_.string("id");
    if (!problems_.any() && !is_name_id(board_.id)) {
      object_.note("the map's id " + in_quotes(board_.id) + " should be of a-z, 0-9 and '-'",
                   Fault(faults::kBadNameId, {board_.id}));
    }
    board_.title = object_.string("title");
    check_header(object_);
    board_.provenance = read_provenance(object_, problems_);
    each("lands", "a land", [&](Value value) { read_land(value); });
    if (board_.lands.empty() || board_.lands.size() > kMaxLands) {
      object_.note("a map should have 1 to 16 lands, not " + std::to_string(board_.lands.size()),
                   count_range(1, kMaxLands, board_.lands.size()));
    }
    board_.cards_per_city = object_.number("cardsPerCity", 1, kMaxCopies);
    each("cities", "a city", [&](Value value) { read_city(value); });
    const std::size_t cities = board_.cities.size();
    if (cities < kMinCities || cities > kMaxCities) {
      object_.note("a map should have 20 to 32 cities, not " + std::to_string(cities),
                   count_range(kMinCities, kMaxCities, cities));
    }
    each("roads", "a road", [&](Value value) { read_road(value); });
    each("bonuses", "a bonus", [&](Value value) { read_bonus(value); });
    each("carriages", "a carriage", [&](Value value) { read_carriage(value); });
    if (const auto parts = object_.find("rome", Type::kArray, false)) read_rome_parts(*parts);
    object_.refuse_others();
    if (!problems_.any()) check_whole();
    if (problems_.any()) return std::unexpected(problems_.first());
    return std::move(board_);
  }

 private:
  void each(std::string_view key, std::string_view what, const std::function<void(Value)>& read) {
    const auto list = object_.find(key, Type::kArray);
    if (!list) return;
    if (list->size() > kMostEntries) {
      problems_.note(list->offset(), in_quotes(key) + " has more than 1000 entries",
                     count_range(1, kMostEntries, list->size()));
      return;
    }
    if (list->size() == 0)
      problems_.note(list->offset(), in_quotes(key) + " should hold " + std::string(what),
                     count_range(1, kMostEntries, 0));
    list->each([&](Value value) {
      if (!problems_.any()) read(value);
    });
  }

  void read_rome_parts(const Value& list) {
    RomeParts& parts = board_.rome.emplace();
    list.each([&](Value item) {
      const std::string part = shown(item);
      bool* known = part == "audience"  ? &parts.audience
                    : part == "offices" ? &parts.offices
                                        : nullptr;
      if (known == nullptr) {
        problems_.note(item.offset(),
                       "a part of Rome is audience or offices, not " + in_quotes(part),
                       Fault(faults::kNotOneOf, {part, "audience, offices"}));
      } else if (*known) {
        problems_.note(item.offset(), "the part " + in_quotes(part) + " stands here a second time",
                       repeated(part));
      } else {
        *known = true;
      }
    });
  }

  void read_land(const Value& value) {
    ObjectReader object(value, "a land", problems_);
    Land land;
    land.id = object.string("id");
    land.name = object.string("name");
    land.free = object.flag("free", false);
    object.refuse_others();
    if (problems_.any()) return;
    if (!is_name_id(land.id))
      object.note("the land's id " + in_quotes(land.id) + " should be of a-z, 0-9 and '-'",
                  Fault(faults::kBadNameId, {land.id}));
    if (board_.find_land(land.id) >= 0)
      object.note("there is a second land " + in_quotes(land.id), repeated(land.id));
    const bool second_free = land.free && std::ranges::any_of(board_.lands, &Land::free);
    if (second_free)
      object.note("the free cities should be one group, not two", Fault(faults::kOneFreeGroup));
    board_.lands.push_back(std::move(land));
  }

  void read_city(const Value& value) {
    ObjectReader object(value, "a city", problems_);
    City city;
    city.id = object.string("id");
    city.name = object.string("name");
    const std::string land = object.string("land");
    city.x = object.number("x", 0, 100000);
    city.y = object.number("y", 0, 100000);
    if (const auto horses = object.find("horses", Type::kArray, false)) read_horses(*horses, city);
    object.refuse_others();
    if (problems_.any()) return;
    if (!is_city_id(city.id))
      object.note("the city's id " + in_quotes(city.id) + " should be of 2 to 5 letters A-Z",
                  Fault(faults::kBadCityId, {city.id}));
    if (board_.find_city(city.id) >= 0)
      object.note("there is a second city " + in_quotes(city.id), repeated(city.id));
    city.land = board_.find_land(land);
    if (city.land < 0)
      object.note("the land " + in_quotes(land) + " of " + city.id + " is not in 'lands'",
                  Fault(faults::kUnknownLand, {land}));
    if (!board_.cities.empty() && city.horses.empty() == board_.has_horses()) {
      object.note(
          "either every city or none should have horses on its cards; " + city.id + " differs",
          Fault(faults::kHorsesEverywhere, {city.id}));
    }
    board_.cities.push_back(std::move(city));
  }

  void read_horses(const Value& list, City& city) {
    list.each([&](Value item) {
      const auto horses = json::to_int(item, 1, kMaxHorses, "the horses of " + city.id);
      if (horses) {
        city.horses.push_back(*horses);
      } else {
        problems_.note(horses.error());
      }
    });
    if (static_cast<int>(city.horses.size()) != board_.cards_per_city) {
      problems_.note(list.offset(),
                     "'horses' of " + city.id + " should name one number for each of its " +
                         std::to_string(board_.cards_per_city) + " cards",
                     Fault(faults::kCountExact, {std::to_string(board_.cards_per_city),
                                                 std::to_string(city.horses.size())}));
    }
    std::ranges::sort(city.horses);
  }

  void read_road(const Value& value) {
    std::array<int, 2> road{};
    if (!value.is(Type::kArray) || value.size() != 2 || !value.at(0).is(Type::kString) ||
        !value.at(1).is(Type::kString)) {
      problems_.note(value.offset(), "a road should be two city ids, as in [\"AUG\", \"ULM\"]",
                     Fault(faults::kRoadShape));
      return;
    }
    for (int i = 0; i < 2; ++i) {
      const std::string& id = value.at(i).string();
      road[i] = board_.find_city(id);
      if (road[i] < 0)
        problems_.note(value.at(i).offset(),
                       "a road leads to " + in_quotes(id) + ", which is not in 'cities'",
                       Fault(faults::kUnknownCity, {id}));
    }
    if (problems_.any()) return;
    if (road[0] == road[1])
      problems_.note(value.offset(), "a road joins two different cities",
                     Fault(faults::kRoadShape));
    for (const auto& other : board_.roads) {
      if (other == road || (other[0] == road[1] && other[1] == road[0])) {
        problems_.note(value.offset(),
                       "the road " + board_.cities[road[0]].id + " to " +
                           board_.cities[road[1]].id + " stands here a second time",
                       repeated(board_.cities[road[0]].id + "–" + board_.cities[road[1]].id));
      }
    }
    board_.roads.push_back(road);
  }

  std::uint32_t read_land_list(const Value& list) {
    std::uint32_t lands = 0;
    list.each([&](Value item) {
      const int land = item.is(Type::kString) ? board_.find_land(item.string()) : -1;
      if (land < 0) {
        problems_.note(item.offset(), "this should be the id of a land",
                       Fault(faults::kUnknownLand, {shown(item)}));
      } else if ((lands & bit(land)) != 0) {
        problems_.note(item.offset(), "the land stands here a second time",
                       repeated(item.string()));
      } else if (board_.lands[land].free) {
        problems_.note(item.offset(), "the free cities are no land (N5)",
                       Fault(faults::kFreeIsNoLand));
      } else {
        lands |= bit(land);
      }
    });
    return lands;
  }

  void read_except(ObjectReader& object, Bonus& bonus) {
    const auto except = object.find("except", Type::kObject);
    if (!except) return;
    ObjectReader editions(*except, "'except' of the bonus " + bonus.id, problems_);
    if (const auto all = editions.find("all", Type::kArray))
      bonus.except_all = read_land_list(*all);
    if (const auto outside = editions.find("outside", Type::kArray, false)) {
      bonus.has_outside = true;
      bonus.except_outside = read_land_list(*outside);
    }
    editions.refuse_others();
  }

  void read_first_house_cities(ObjectReader& object, Bonus& bonus) {
    const auto cities = object.find("cities", Type::kArray);
    if (!cities) return;
    cities->each([&](Value item) {
      const int city = item.is(Type::kString) ? board_.find_city(item.string()) : -1;
      if (city < 0 || std::ranges::find(bonus.cities, city) != bonus.cities.end()) {
        problems_.note(
            item.offset(), "this should be the id of a city, each once",
            city < 0 ? Fault(faults::kUnknownCity, {shown(item)}) : repeated(item.string()));
        return;
      }
      bonus.cities.push_back(city);
    });
    if (bonus.cities.size() > kMaxFirstHouses) {
      problems_.note(cities->offset(), "at most 5 cities can have a tile for the first house",
                     count_range(1, kMaxFirstHouses, bonus.cities.size()));
    }
  }

  void read_values(ObjectReader& object, Bonus& bonus) {
    const auto values = object.find("values", Type::kArray);
    if (!values) return;
    values->each([&](Value item) {
      const auto points = json::to_int(item, 1, 99, "a tile of the bonus " + bonus.id);
      if (!points) {
        problems_.note(points.error());
        return;
      }
      bonus.values.push_back(*points);
    });
    if (bonus.values.empty() || bonus.values.size() > kMaxTiles) {
      problems_.note(values->offset(), "the bonus " + bonus.id + " should have 1 to 7 tiles",
                     count_range(1, kMaxTiles, bonus.values.size()));
    }
    // S3: the highest value lies on top
    if (!std::ranges::is_sorted(bonus.values, std::ranges::greater{})) {
      problems_.note(values->offset(),
                     "the tiles of the bonus " + bonus.id + " should go from high to low (S3)",
                     Fault(faults::kTilesOrder, {bonus.id}));
    }
  }

  // What earns a tile of the bonus, by its kind.
  void read_earning(ObjectReader& object, Bonus& bonus) {
    switch (bonus.kind) {
      case BonusKind::kLength:
        bonus.length = object.number("length", kShortestRoute, kMaxCities);
        for (const Bonus& other : board_.bonuses) {
          if (other.kind == BonusKind::kLength && other.length == bonus.length) {
            object.note("there is a second bonus for routes of " + std::to_string(bonus.length),
                        repeated("length " + std::to_string(bonus.length)));
          }
        }
        break;
      case BonusKind::kLands:
        if (const auto lands = object.find("lands", Type::kArray))
          bonus.lands = read_land_list(*lands);
        if (bonus.lands == 0)
          object.note("the bonus " + bonus.id + " should name its lands",
                      Fault(faults::kBonusWithoutLand, {bonus.id}));
        break;
      case BonusKind::kNetwork:
        read_except(object, bonus);
        break;
      case BonusKind::kFirstHouse:
        read_first_house_cities(object, bonus);
        if (!problems_.any() && bonus.cities.size() != bonus.values.size()) {
          object.note("the bonus " + bonus.id + " should have a tile for each of its " +
                          std::to_string(bonus.cities.size()) + " cities, not " +
                          std::to_string(bonus.values.size()),
                      Fault(faults::kTilesPerCity, {bonus.id, std::to_string(bonus.cities.size()),
                                                    std::to_string(bonus.values.size())}));
        }
        break;
      case BonusKind::kEnd:
        if (bonus.values.size() != 1)
          object.note("there is one end tile (E1)", Fault(faults::kOneEndTile));
        break;
    }
  }

  void read_bonus(const Value& value) {
    ObjectReader object(value, "a bonus", problems_);
    Bonus bonus;
    bonus.id = object.string("id");
    const std::string kind = object.string("kind");
    read_values(object, bonus);
    if (problems_.any()) return;
    if (!is_name_id(bonus.id))
      object.note("the bonus' id " + in_quotes(bonus.id) + " should be of a-z, 0-9 and '-'",
                  Fault(faults::kBadNameId, {bonus.id}));
    if (std::ranges::find(board_.bonuses, bonus.id, &Bonus::id) != board_.bonuses.end()) {
      object.note("there is a second bonus " + in_quotes(bonus.id), repeated(bonus.id));
    }
    const auto known = read_kind(kind);
    if (!known) {
      object.note("the kind " + in_quotes(kind) + " of a bonus should be one of " + kind_list(),
                  Fault(faults::kNotOneOf, {kind, kind_list()}));
      return;
    }
    bonus.kind = *known;
    read_earning(object, bonus);
    object.refuse_others();
    board_.bonuses.push_back(std::move(bonus));
    if (board_.bonuses.size() > kMaxBonuses)
      object.note("a map should have at most 16 bonuses",
                  count_range(1, kMaxBonuses, board_.bonuses.size()));
  }

  void read_carriage(const Value& value) {
    ObjectReader object(value, "a carriage", problems_);
    Carriage carriage;
    carriage.size = object.number("size", kShortestRoute, kMaxCities);
    carriage.points = object.number("points", 0, 99);
    carriage.count = object.number("count", 1, 99);
    object.refuse_others();
    if (problems_.any()) return;
    if (carriage.count < kMaxPlayers)
      object.note("there should be a carriage of each size for each of four players",
                  Fault(faults::kFewCarriages, {std::to_string(kMaxPlayers)}));
    if (!board_.carriages.empty() && carriage.size <= board_.carriages.back().size) {
      object.note("carriages should go from small to large", Fault(faults::kCarriageOrder));
    }
    board_.carriages.push_back(carriage);
    if (board_.carriages.size() > kMaxCarriages)
      object.note("a map should have at most 7 carriages",
                  count_range(1, kMaxCarriages, board_.carriages.size()));
  }

  void check_whole() {
    for (std::size_t land = 0; land < board_.lands.size(); ++land) {
      const int l = static_cast<int>(land);
      if (std::ranges::none_of(board_.cities, [&](const City& city) { return city.land == l; })) {
        object_.note("the land " + in_quotes(board_.lands[land].id) + " has no city",
                     Fault(faults::kLandWithoutCity, {board_.lands[land].id}));
      }
    }
    check_connected();
    for (const BonusKind kind : {BonusKind::kNetwork, BonusKind::kFirstHouse, BonusKind::kEnd}) {
      const auto n = std::ranges::count(board_.bonuses, kind, &Bonus::kind);
      if (n > 1)
        object_.note("there should be one bonus of this kind only: network, first-house, end",
                     Fault(faults::kOneOfKind));
      if (kind == BonusKind::kEnd && n == 0)
        object_.note("the end tile is missing: a bonus of the kind 'end'",
                     Fault(faults::kOneEndTile));
    }
    check_network();
    check_tile_sums();
  }

  // S4: either edition must leave a land to build in, or the bonus could never be earned.
  void check_network() {
    std::uint32_t lands = 0;
    for (std::size_t land = 0; land < board_.lands.size(); ++land) {
      if (!board_.lands[land].free) lands |= bit(static_cast<int>(land));
    }
    for (const Bonus& bonus : board_.bonuses) {
      if (bonus.kind != BonusKind::kNetwork) continue;
      const bool none_left =
          (lands & ~bonus.except_all) == 0 || (lands & ~bonus.except_outside) == 0;
      if (none_left)
        object_.note("the bonus " + bonus.id + " should leave at least one land",
                     Fault(faults::kBonusWithoutLand, {bonus.id}));
    }
  }

  void check_connected() {
    std::uint32_t reached = 1;
    for (std::uint32_t before = 0; before != reached;) {
      before = reached;
      for (const auto& [a, b] : board_.roads) {
        if (((reached >> a | reached >> b) & 1) != 0) reached |= bit(a) | bit(b);
      }
    }
    for (std::size_t city = 0; city < board_.cities.size(); ++city) {
      if ((reached >> city & 1) == 0) {
        object_.note("no way leads along roads from " + board_.cities[0].id + " to " +
                         board_.cities[city].id,
                     Fault(faults::kUnconnected, {board_.cities[0].id, board_.cities[city].id}));
      }
    }
  }

  // A player can hold every land tile, the network, the free cities and the end tile once, and any
  // number of length tiles; all of it has to fit the score (C4, C7).
  void check_tile_sums() {
    int sum = 0;
    for (const Bonus& bonus : board_.bonuses) {
      for (const int value : bonus.values) sum += value;
    }
    if (sum > 255)
      object_.note("the tiles add up to " + std::to_string(sum) + ", more than 255",
                   Fault(faults::kTileSum, {std::to_string(sum), "255"}));
  }

  Problems problems_;
  ObjectReader object_;
  Board board_;
};

}  // namespace

std::expected<Board, json::Error> read_board(std::string_view text) {
  const auto document = json::Document::parse(text);
  if (!document) return std::unexpected(document.error());
  return BoardReader(document->root()).run();
}

}  // namespace posthorn
