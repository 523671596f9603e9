#include "notation/signature.h"

#include "base/check.h"
#include "base/hash.h"
#include "core/engine.h"
#include "core/view.h"
#include "notation/game_text.h"

namespace posthorn {
namespace {

void add_game(const Game& game, std::uint64_t seed, Hash& hash) {
  RandomDealer dealer{Rng(seed)};
  Rng rng(seed + 1);
  State state = start(game, dealer);
  while (!state.over()) {
    const LegalActions legal(game, state);
    const Action action = legal.at(rng.below64(legal.size()));
    hash.add(legal.size());
    hash.add(action_bits(action));
    apply(game, state, action, dealer);
  }
  for (const int score : scores(game, state)) hash.add(static_cast<std::uint64_t>(score));
  hash.add(static_cast<std::uint64_t>(winner(game, state)));
  // Sampling what is hidden is part of play too.
  const View view = view_of(game, state, 0);
  const State sample = determinize(game, view, rng);
  for (int i = 0; i < sample.deck_left; ++i) hash.add(sample.deck[i].code);
}

}  // namespace

std::uint64_t engine_signature() {
  constexpr std::uint64_t kGames = 8;
  Hash hash;
  const Boards boards;
  for (const std::string& name : every_game_name()) {
    const auto game = make_game(boards, *read_game_name(name));
    POSTHORN_CHECK(game.has_value());
    for (std::uint64_t seed = 0; seed < kGames; ++seed) add_game(*game, seed, hash);
  }
  return hash.value();
}

}  // namespace posthorn
