// One number that is equal in every build whose bots choose the same.
#pragma once

#include <cstdint>

#include "ai/bot.h"

namespace posthorn {

// A hash over every choice of a few games between levels, searches among them, limited by
// simulations. The host must have a network for the game.
std::uint64_t bot_signature(const Game& game, const BotHost& host);

}  // namespace posthorn
