// The mistake nobody makes twice: a long route lost that could have been kept.
#pragma once

#include "core/action.h"
#include "core/state.h"

namespace posthorn::level {

inline constexpr int kLongRoute = 3;

// Whether after this decision a long route lies there that no card in hand goes on with, or that is
// thrown away at once. Cards nobody has looked at yet do not count.
bool loses_long_route(const Game& game, const State& state, const Action& action);

}  // namespace posthorn::level
