// Hints and analyses as JSON, for programs and clients; docs/analysis.md describes both.
#pragma once

#include <string>

#include "ai/hint/hint.h"
#include "notation/json_writer.h"
#include "review/analysis.h"

namespace posthorn::review {

// {"key": …, "parameters": [{"name": …, "kind": …, "value": …, "id": …}]}
std::string reason_json(const Game& game, const hint::Reason& reason);

// The members of a hint that a client shows: move, win, next, gain, reason, considered. The state
// is the one before the move.
json::Object hint_object(const Game& game, const State& state, const Report& report,
                         const hint::Hint& hint);

std::string shares_json(const Game& game, const Shares& shares);
std::string summaries_json(const Game& game, const Analysis& analysis);
std::string decision_json(const Game& game, const Analysis& analysis, std::size_t index);

}  // namespace posthorn::review
