#include "ai/bot.h"

#include "ai/greedy/greedy_bot.h"
#include "ai/random/random_bot.h"
#include "ai/steady/steady_bot.h"

namespace posthorn {

std::unique_ptr<Bot> make_bot(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot>();
  if (name == "steady") return std::make_unique<SteadyBot>();
  if (name == "greedy") return std::make_unique<GreedyBot>();
  return nullptr;
}

std::string bot_names() { return "random, steady, greedy"; }

}  // namespace posthorn
