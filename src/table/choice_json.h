// The decision that is due, as an interface shows it: the legal moves, what each official is up to,
// which houses may be placed, and what a move would bring.
#pragma once

#include <string>

#include "core/engine.h"

namespace posthorn {

// For the seat that decides; the state may be its view's.
std::string choice_json(const Game& game, const State& state);

// What a legal action brings, as far as it can be known before: events up to the first that chance
// has a part in, the scores then, and whether it brings on the end of the game.
std::string preview_json(const Game& game, const State& state, const Action& action);

std::string refusal_json(const Refusal& refusal);

}  // namespace posthorn
