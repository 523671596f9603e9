// Threads for bots that think on several cores.
#pragma once

#include <memory>

#include "ai/bot.h"

namespace posthorn {

// So many threads that wait for work.
std::unique_ptr<Workers> make_workers(int threads);
int cores();  // of this machine, at least one

}  // namespace posthorn
