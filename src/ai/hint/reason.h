// A message key with its parameters: one sentence in any language.
#pragma once

#include <array>
#include <string>

#include "ai/hint/keys.h"
#include "core/game.h"

namespace posthorn::hint {

struct Reason {
  Key key = Key::kBestValue;
  std::array<int, kMostParameters> value{};  // as info_of(key) names them

  friend bool operator==(const Reason&, const Reason&) = default;
};

// The id that the notation has for it: "ULM", "baden". Empty for what is a number.
inline std::string id_of(const Game& game, Kind kind, int value) {
  const auto at = static_cast<std::size_t>(value);
  switch (kind) {
    case Kind::kCity:
      return game.board->cities[at].id;
    case Kind::kLand:
      return game.board->lands[at].id;
    case Kind::kBonus:
      return game.board->bonuses[at].id;
    case Kind::kCoach:
      return game.rome->coaches[at].id;
    case Kind::kSeat:
    case Kind::kPoints:
    case Kind::kNumber:
      break;
  }
  return "";
}

}  // namespace posthorn::hint
