// Plays any legal action with equal chance: the baseline of every measurement.
#pragma once

#include "ai/bot.h"
#include "core/legal.h"

namespace posthorn {

inline Action uniform_action(const LegalActions& legal, Rng& rng) {
  return legal.at(rng.below64(legal.size()));
}

class RandomBot final : public Bot {
 public:
  Action choose(const Game& game, const View& view, Rng& rng) override {
    return uniform_action(legal_actions(game, view.known), rng);
  }
};

}  // namespace posthorn
