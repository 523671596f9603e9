// Hints and analyses as JSON, for programs and clients; docs/analysis.md describes both.
#pragma once

#include "ai/hint/hint.h"
#include "notation/json_writer.h"
#include "review/analysis.h"

namespace posthorn::review {

// {"key": …, "parameters": [{"name": …, "kind": …, "value": …, "id": …}]}
json::Object reason_json(const Game& game, const hint::Reason& reason);

// The members of a hint that a client shows: move, win, next, gain, reason, considered. The view
// is the one that was thought about.
json::Object hint_object(const Game& game, const View& view, const Report& report,
                         const hint::Hint& hint);

json::List shares_json(const Game& game, const Shares& shares);
void add_summary(json::Object& out, const SeatSummary& seat);
json::List summaries_json(const Game& game, const Analysis& analysis);
json::Object decision_json(const Game& game, const Analysis& analysis, std::size_t index);

}  // namespace posthorn::review
