// What happened as JSON, as a seat saw it: for journals and animations.
#pragma once

#include <span>
#include <string>

#include "core/event.h"
#include "core/game.h"

namespace posthorn {

std::string_view event_id(EventKind kind);  // "took-card"

// What only its seat saw is left out for other viewers; viewer -1 sees everything.
std::string events_json(const Game& game, std::span<const Event> events, int viewer);

}  // namespace posthorn
