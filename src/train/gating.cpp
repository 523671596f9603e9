#include "train/gating.h"

#include "ai/net/policy.h"
#include "core/engine.h"

namespace posthorn::train {

double play_gate_deal(const Game& game, const net::Network& candidate, const net::Network* opponent,
                      Bot* bot, Rng& rng) {
  const std::uint64_t deal = rng.next64();
  constexpr std::uint32_t kMostTurns = 2000;
  int wins = 0;
  for (int seat = 0; seat < game.players; ++seat) {
    net::Policy ours(game, candidate);
    net::Policy theirs(game, opponent != nullptr ? *opponent : candidate);
    RandomDealer dealer{Rng(deal)};
    State state = start(game, dealer);
    while (!state.over() && state.turn < kMostTurns) {
      Action action;
      if (state.actor == seat) {
        action = ours.choose(state, net::Care::kThorough).action;
      } else if (opponent != nullptr) {
        action = theirs.choose(state, net::Care::kThorough).action;
      } else {
        action = bot->choose(game, view_of(game, state, state.actor), rng);
      }
      apply(game, state, action, dealer);
    }
    wins += winner(game, state) == seat ? 1 : 0;
  }
  return static_cast<double>(wins) / game.players;
}

}  // namespace posthorn::train
