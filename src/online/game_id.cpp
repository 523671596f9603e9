#include "online/game_id.h"

#include <ranges>

namespace posthorn::online {
namespace {

constexpr std::string_view kDigits =
    "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
constexpr std::size_t kLength = 8;

}  // namespace

std::string game_id_text(GameId id) {
  std::string text(kLength, '0');
  for (char& digit : text | std::views::reverse) {
    digit = kDigits[id.value % kDigits.size()];
    id.value /= kDigits.size();
  }
  return text;
}

std::optional<GameId> read_game_id(std::string_view text) {
  if (text.size() != kLength) return std::nullopt;
  GameId id;
  for (const char digit : text) {
    const std::size_t value = kDigits.find(digit);
    if (value == std::string_view::npos) return std::nullopt;
    id.value = id.value * kDigits.size() + value;
  }
  return id;
}

}  // namespace posthorn::online
