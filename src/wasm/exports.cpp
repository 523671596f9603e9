// What WebAssembly shows to its host: for now the proof that it plays the same game, and its speed.
#include <cstdint>

#include "base/check.h"
#include "core/engine.h"
#include "notation/game_text.h"
#include "notation/signature.h"

#define POSTHORN_EXPORT(name) extern "C" __attribute__((export_name(#name), visibility("default")))

// 64 bits cross to JavaScript as a BigInt.
POSTHORN_EXPORT(posthorn_signature) std::uint64_t posthorn_signature() {
  return posthorn::engine_signature();
}

// Plays this many decisions of uniform random games and returns a number that depends on all of
// them. `index` is the game's place in every_game_name().
POSTHORN_EXPORT(posthorn_play_uniform)
std::uint32_t posthorn_play_uniform(std::uint32_t index, std::uint32_t decisions) {
  using namespace posthorn;
  const auto names = every_game_name();
  if (index >= names.size()) return 0;
  const auto game = make_game(Boards(), *read_game_name(names[index]));
  POSTHORN_CHECK(game.has_value());
  Rng rng(1);
  RandomDealer dealer{Rng(2)};
  State state = start(*game, dealer);
  std::uint32_t sum = 0;
  for (std::uint32_t i = 0; i < decisions; ++i) {
    if (state.over()) state = start(*game, dealer);
    const LegalActions legal(*game, state);
    const Action action = legal.at(rng.below64(legal.size()));
    sum = sum * 31 + action.card.code;
    apply(*game, state, action, dealer);
  }
  return sum;
}
