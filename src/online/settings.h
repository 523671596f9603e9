// What was agreed when a table was opened. It never changes afterwards.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "notation/game_text.h"
#include "online/pace.h"

namespace posthorn::online {

struct TableSettings {
  GameName game;
  std::string map;  // a map of somebody's own, its file; empty: one that comes with the program
  Pace pace;
  bool listed = true;                // in the lobby; else by its link only
  bool watched = true;               // open to spectators
  bool friendly = true;              // hints and win chances are allowed
  bool published = true;             // the finished game may be seen by everybody
  std::string stand_in = "courier";  // the computer that takes over a seat out of time

  friend bool operator==(const TableSettings&, const TableSettings&) = default;
};

inline constexpr Millis kLeastBank = 60'000;
inline constexpr Millis kMostBank = 4 * 3'600'000LL;
inline constexpr Millis kMostIncrement = 600'000;
inline constexpr Millis kLeastTurn = 3'600'000;
inline constexpr Millis kMostTurn = 14 * 86'400'000LL;

json::Object settings_json(const TableSettings& settings);
// Shape and limits; whether there is such a game says game_of.
TableSettings read_settings(const json::Value& value, Problems& problems);

// The game these settings make, or one sentence about why there is none.
std::expected<Game, std::string> game_of(const TableSettings& settings);

}  // namespace posthorn::online
