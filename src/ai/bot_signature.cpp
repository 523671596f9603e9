#include "ai/bot_signature.h"

#include <array>
#include <vector>

#include "base/check.h"
#include "base/hash.h"
#include "core/engine.h"

namespace posthorn {

std::uint64_t bot_signature(const Game& game, const BotHost& host) {
  constexpr std::array<const char*, 4> kBots = {"master:sims=12", "courier", "greedy",
                                                "net:style=spoiler"};
  // With two seats: a search against a soft level, then against the network with a style.
  Hash hash;
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (int seat = 0; seat < game.players; ++seat) {
      auto bot =
          make_bot(kBots[(static_cast<std::size_t>(seat) + 3 * (seed - 1)) % kBots.size()], host);
      POSTHORN_CHECK(bot.has_value());
      bots.push_back(std::move(*bot));
    }
    Rng rng(seed + 100);
    RandomDealer dealer{Rng(seed)};
    State state = start(game, dealer);
    constexpr std::uint32_t kMostTurns = 200;
    while (!state.over() && state.turn < kMostTurns) {
      const Action action = bots[state.actor]->choose(game, view_of(game, state, state.actor), rng);
      hash.add(action_bits(action));
      apply(game, state, action, dealer);
    }
  }
  return hash.value();
}

}  // namespace posthorn
