// What a seat knows as JSON, for external bots and interfaces; docs/bot-protocol.md describes it.
#pragma once

#include <string>
#include <string_view>

#include "core/view.h"

namespace posthorn {

std::string_view phase_id(Phase phase);
std::string cards_json(const Game& game, const Cards& cards);     // sorted
std::string cities_json(const Game& game, std::uint32_t cities);  // sorted
std::string view_json(const Game& game, const View& view);

}  // namespace posthorn
