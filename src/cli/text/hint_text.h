// Hints in English. The sentences are patterns with the names of the parameters in
// braces, as a client's translations are.
#pragma once

#include <string>
#include <string_view>

#include "ai/hint/hint.h"
#include "cli/text/names.h"

namespace posthorn::cli {

std::string_view reason_pattern(hint::Key key);
std::string reason_text(const Game& game, const SeatNames& names, const hint::Reason& reason);

// Three lines at most: the move, what it gains over the next, why. The state is the one before it.
std::string hint_text(const Game& game, const State& state, const SeatNames& names,
                      const hint::Hint& hint, int columns);

}  // namespace posthorn::cli
