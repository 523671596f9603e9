// What a seat knows as JSON, for external bots and interfaces; docs/bot-protocol.md describes it.
#pragma once

#include "core/view.h"
#include "notation/json_writer.h"

namespace posthorn {

json::List cards_json(const Game& game, const Cards& cards);     // sorted
json::List cities_json(const Game& game, std::uint32_t cities);  // sorted
json::Object view_json(const Game& game, const View& view);

}  // namespace posthorn
