// Looks one turn ahead: tries what its own turn can still become and takes what values best.
#pragma once

#include "ai/bot.h"

namespace posthorn {

class GreedyBot final : public Bot {
 public:
  Action choose(const Game& game, const View& view, Rng& rng) override;
};

}  // namespace posthorn
