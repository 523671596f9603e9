#include "core/perft.h"

#include "core/engine.h"

namespace posthorn {
namespace {

std::uint64_t leaves(const Game& game, const State& state, const RandomDealer& dealer, int depth) {
  if (depth == 0 || state.over()) return 1;
  const LegalActions legal(game, state);
  if (depth == 1) return legal.size();
  std::uint64_t sum = 0;
  for (std::uint64_t i = 0; i < legal.size(); ++i) {
    State next = state;
    RandomDealer next_dealer = dealer;
    apply(game, next, legal.at(i), next_dealer);
    sum += leaves(game, next, next_dealer, depth - 1);
  }
  return sum;
}

}  // namespace

std::uint64_t perft(const Game& game, std::uint64_t seed, int depth) {
  RandomDealer dealer{Rng(seed)};
  const State state = start(game, dealer);
  return leaves(game, state, dealer, depth);
}

}  // namespace posthorn
