// What is wrong with a file, for translations: a key with parameters. Errors carry it beside their
// English sentence.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "notation/in_quotes.h"

namespace posthorn {

namespace json {
class Object;
}

// A name in code, the key, and the names of its parameters with blanks between. web/messages has a
// sentence for each key in every language.
// clang-format off
#define POSTHORN_FAULTS(X) \
  X(Other, other, "") \
  X(NotJson, not_json, "") \
  X(EndsEarly, ends_early, "") \
  X(TooDeep, too_deep, "most") \
  X(NotUtf8, not_utf8, "") \
  X(RepeatedMember, repeated_member, "member") \
  X(WrongType, wrong_type, "expected found") \
  X(MissingMember, missing_member, "member") \
  X(UnknownMember, unknown_member, "member") \
  X(NumberRange, number_range, "low high") \
  X(CountExact, count_exact, "wanted found") \
  X(CountRange, count_range, "low high found") \
  X(NotOneOf, not_one_of, "found allowed") \
  X(WrongFormat, wrong_format, "expected") \
  X(WrongVersion, wrong_version, "known") \
  X(TooLarge, too_large, "most") \
  X(BadCityId, bad_city_id, "id") \
  X(BadNameId, bad_name_id, "id") \
  X(Repeated, repeated, "id") \
  X(UnknownMap, unknown_map, "id") \
  X(UnknownLand, unknown_land, "id") \
  X(UnknownCity, unknown_city, "id") \
  X(UnknownCard, unknown_card, "id") \
  X(UnknownName, unknown_name, "id") \
  X(UnknownMove, unknown_move, "word") \
  X(MoveShape, move_shape, "example") \
  X(RoadShape, road_shape, "") \
  X(HorsesEverywhere, horses_everywhere, "city") \
  X(OneFreeGroup, one_free_group, "") \
  X(FreeIsNoLand, free_is_no_land, "") \
  X(LandWithoutCity, land_without_city, "land") \
  X(Unconnected, unconnected, "from to") \
  X(TilesOrder, tiles_order, "bonus") \
  X(TilesPerCity, tiles_per_city, "bonus wanted found") \
  X(TileSum, tile_sum, "sum most") \
  X(OneEndTile, one_end_tile, "") \
  X(OneOfKind, one_of_kind, "") \
  X(BonusWithoutLand, bonus_without_land, "bonus") \
  X(FewCarriages, few_carriages, "least") \
  X(CarriageOrder, carriage_order, "") \
  X(ShuffleMissing, shuffle_missing, "shuffle") \
  X(ShufflesTooMany, shuffles_too_many, "found happened") \
  X(ShuffleCardUnknown, shuffle_card_unknown, "shuffle card") \
  X(ShuffleCardTooMany, shuffle_card_too_many, "shuffle card") \
  X(ShuffleCount, shuffle_count, "shuffle wanted found") \
  X(ResultTooEarly, result_too_early, "") \
  X(ResultPoints, result_points, "name points told") \
  X(ResultWinner, result_winner, "name told")
// clang-format on

struct FaultKind {
  std::string_view key;
  std::string_view parameters;

  [[nodiscard]] std::vector<std::string_view> parameter_names() const;
};

namespace faults {
#define POSTHORN_FAULT(name, key, parameters) inline constexpr FaultKind k##name{#key, parameters};
POSTHORN_FAULTS(POSTHORN_FAULT)
#undef POSTHORN_FAULT

inline constexpr std::array kAll = {
#define POSTHORN_FAULT_NAME(name, key, parameters) k##name,
    POSTHORN_FAULTS(POSTHORN_FAULT_NAME)
#undef POSTHORN_FAULT_NAME
};
}  // namespace faults

struct Fault {
  Fault() = default;
  // One value for each parameter, shortened.
  explicit Fault(const FaultKind& kind, std::vector<std::string> parameters = {});

  FaultKind kind = faults::kOther;
  std::vector<std::string> values;
};

// {"key": "missing_member", "parameters": {"member": "moves"}}
json::Object fault_json(const Fault& fault);

}  // namespace posthorn
