// What happened, a sentence for each event.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "cli/text/names.h"
#include "core/event.h"
#include "core/game.h"

namespace posthorn::cli {

// "Anna takes Ulm from the display." `viewer`: whose eyes (kNobody: those of an onlooker); nothing:
// everything is shown, as in records. A seat named "you" is spoken to.
std::string event_text(const Game& game, const Event& event, const SeatNames& names,
                       std::optional<int> viewer);

// A sentence for each event, save that cards that come into the display together share one.
std::vector<std::string> events_text(const Game& game, std::span<const Event> events,
                                     const SeatNames& names, std::optional<int> viewer);

}  // namespace posthorn::cli
