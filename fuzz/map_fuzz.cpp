// Any text as a map: whatever the reader accepts can be played with every option.
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "base/check.h"
#include "core/engine.h"
#include "core/invariants.h"
#include "notation/board_json.h"

namespace posthorn {
namespace {

constexpr int kDecisions = 30;

void play_some(const Game& game, std::uint64_t seed) {
  Rng rng(seed);
  RandomDealer dealer{Rng(seed + 1)};
  State state = start(game, dealer);
  for (int i = 0; i < kDecisions; ++i) {
    POSTHORN_CHECK(broken_invariant(game, state).empty());
    if (state.over()) return;
    const LegalActions legal(game, state);
    const Action action = legal.at(rng.below64(legal.size()));
    POSTHORN_CHECK(!refusal_of(game, state, state.actor, action));
    apply(game, state, action, dealer);
  }
  POSTHORN_CHECK(broken_invariant(game, state).empty());
}

void read_and_play(std::string_view text) {
  auto read = read_board(text);
  if (!read) {
    POSTHORN_CHECK(read.error().offset <= text.size());
    POSTHORN_CHECK(!read.error().message.empty());
    return;
  }
  const auto board = std::make_shared<const Board>(std::move(*read));
  for (unsigned choice = 0; choice < 48; ++choice) {
    Options options;
    options.players = 2 + static_cast<int>(choice / 16);
    options.growth = (choice & 1) != 0 ? Growth::kHorses : Growth::kCarriages;
    options.network = (choice & 2) != 0 ? Network::kOutside : Network::kAll;
    options.audience = (choice & 4) != 0;
    options.offices = (choice & 8) != 0;
    const auto game = make_game(board, built_in_rome(), options);
    // The seed comes from the text, so that the same input plays the same games.
    if (game) play_some(*game, text.size() * 64 + choice);
  }
}

}  // namespace
}  // namespace posthorn

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  posthorn::read_and_play({reinterpret_cast<const char*>(data), size});
  return 0;
}
