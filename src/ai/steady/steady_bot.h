// Plays at random, but like somebody who wants to get on: never abandons a route it can extend,
// closes when a carriage or a dead end asks for it, and places as many houses as it can.
#pragma once

#include "ai/bot.h"
#include "core/state.h"

namespace posthorn {

// The steady choice in a position of which only the actor's own knowledge is used.
Action steady_action(const Game& game, const State& known, Rng& rng);

class SteadyBot final : public Bot {
 public:
  Action choose(const Game& game, const View& view, Rng& rng) override {
    return steady_action(game, view.known, rng);
  }
};

}  // namespace posthorn
