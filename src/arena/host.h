// The world that bots of ours play in on a real machine: shipped networks, a clock, threads.
#pragma once

#include <memory>

#include "ai/bot.h"
#include "ai/net/networks.h"

namespace posthorn {

// The networks compiled in; read once.
const net::Networks& shipped_networks();

// Shipped networks, a clock, one worker. With other networks, those go first.
BotHost bot_host();

// Time of a core that the calling thread has used: a clock for bots with one worker that does not
// hang on what else the machine does.
double core_seconds();

// So many threads that wait for work.
std::unique_ptr<Workers> make_workers(int threads);
int cores();  // of this machine, at least one

}  // namespace posthorn
