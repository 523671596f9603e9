// Events as scenarios write them: "took-card 0 ULM", "bonus-taken 1 length5 2".
#pragma once

#include "core/event.h"
#include "core/game.h"
#include "tests/scenario/words.h"

namespace posthorn::scenario {

inline constexpr int kEverybody = -1;

// In the order in which they happened, as the seat saw them; kEverybody: all that there is.
Words event_words(const Game& game, const EventLog& events, int viewer);

}  // namespace posthorn::scenario
