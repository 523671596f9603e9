// What happened as JSON, as a seat saw it: for journals and animations.
#pragma once

#include "core/game.h"
#include "notation/json_writer.h"
#include "table/seen_events.h"

namespace posthorn {

json::List events_json(const Game& game, const SeenEvents& events);

}  // namespace posthorn
