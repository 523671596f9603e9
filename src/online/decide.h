// What an act at a table leads to: events to be added to its log, or why it is refused. The only
// way to events. It changes nothing and knows nothing but its arguments.
#pragma once

#include <expected>
#include <span>
#include <vector>

#include "online/act.h"
#include "online/table.h"

namespace posthorn::online {

// What the server knows at the moment of an act.
struct Moment {
  Millis now = 0;
  Bytes32 secret{};                 // of this table's shuffles
  Bytes32 next_secret{};            // in case an attempt to begin is broken off
  std::span<const Outage> outages;  // times that run on nobody's clock
};

// How long a share may be waited for when everybody has sat down, live; turn by turn it is the time
// of a turn. After so many broken attempts the table is closed.
inline constexpr Millis kShareTime = 20'000;
inline constexpr int kMostBroken = 3;

using Events = std::vector<LogEvent>;

std::expected<Events, Refused> decide(const Table& table, const Act& act, const Moment& moment);

// Whether the seat or chair of this account has the act in the log already, after the position it
// was decided on.
bool is_known(const Table& table, const Act& act);

// When the server has to look at the table by itself, for the clock or for a share; 0: never.
Millis rings_at(const Table& table, const Moment& moment);

}  // namespace posthorn::online
