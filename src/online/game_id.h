// The number of a table and the eight letters and digits people and addresses call it by.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace posthorn::online {

struct GameId {
  std::uint64_t value = 0;  // below kGameIds

  friend auto operator<=>(const GameId&, const GameId&) = default;
};

inline constexpr std::uint64_t kGameIds = 218'340'105'584'896;  // 62 to the power of 8

std::string game_id_text(GameId id);
std::optional<GameId> read_game_id(std::string_view text);

}  // namespace posthorn::online
