// The decision that is due, as an interface shows it: the legal moves, what each official is up to,
// which houses may be placed, and what a move would bring.
#pragma once

#include "core/engine.h"
#include "core/view.h"
#include "notation/json_writer.h"

namespace posthorn {

// Of the view's seat, whose decision it must be.
json::Object choice_json(const Game& game, const View& view);

// What a legal action brings, as far as it can be known before: events up to the first that chance
// has a part in, the scores then, and whether it brings on the end of the game.
json::Object preview_json(const Game& game, const View& view, const Action& action);

json::Object refusal_json(const Refusal& refusal);

}  // namespace posthorn
