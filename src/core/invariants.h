// What must hold in every state, for tests, fuzzers and imports.
#pragma once

#include <string>

#include "core/game.h"
#include "core/state.h"

namespace posthorn {

// Empty if all is well, else what is wrong.
std::string broken_invariant(const Game& game, const State& state);

}  // namespace posthorn
