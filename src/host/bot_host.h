// The world that bots of ours play in on a real machine: networks from the program and from files,
// and a clock.
#pragma once

#include "ai/bot.h"
#include "ai/net/networks.h"

namespace posthorn {

// The networks compiled in; read once.
const net::Networks& shipped_networks();

// Shipped networks, a clock, one worker. With other networks, those go first.
BotHost bot_host();

}  // namespace posthorn
