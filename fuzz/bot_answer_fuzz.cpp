// Any line as the answer of a bot outside the program. The first byte chooses the position in which
// it was asked; the rest is the line.
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "base/check.h"
#include "core/engine.h"
#include "core/invariants.h"
#include "notation/board_json.h"
#include "notation/bot_json.h"
#include "notation/move_text.h"

namespace posthorn {
namespace {

struct Position {
  Game game;
  State state;
};

// A game of this variant up to the first time this phase comes up.
void add_position(std::vector<Position>& positions, std::string_view map, const Options& options,
                  Phase phase) {
  constexpr int kLongest = 3000;
  const auto game = make_game(built_in_board(map), built_in_rome(), options);
  POSTHORN_CHECK(game.has_value());
  Rng rng(std::uint64_t{7});
  RandomDealer dealer{Rng(std::uint64_t{8})};
  State state = start(*game, dealer);
  for (int i = 0; i < kLongest && !state.over(); ++i) {
    if (state.phase == phase) {
      positions.push_back({*game, state});
      return;
    }
    const LegalActions legal(*game, state);
    apply(*game, state, legal.at(rng.below64(legal.size())), dealer);
  }
}

// At least one position of every phase.
const std::vector<Position>& all_positions() {
  static const std::vector<Position> kPositions = [] {
    std::vector<Position> positions;
    Options rome;
    rome.players = 4;
    rome.audience = true;
    rome.offices = true;
    for (int phase = 0; phase <= static_cast<int>(Phase::kOver); ++phase) {
      add_position(positions, "south", rome, static_cast<Phase>(phase));
    }
    Options horses;
    horses.players = 3;
    horses.growth = Growth::kHorses;
    for (const Phase phase : {Phase::kTake, Phase::kPlay, Phase::kHouses, Phase::kDiscard}) {
      add_position(positions, "north", horses, phase);
    }
    return positions;
  }();
  return kPositions;
}

void answer(const Position& position, std::string_view line) {
  const auto text = read_bot_answer(line);
  if (!text) {
    POSTHORN_CHECK(!text.error().empty());
    return;
  }
  const auto action = read_move(position.game, position.state, *text);
  if (!action) {
    POSTHORN_CHECK(!error_text(action.error()).empty());
    return;
  }
  // There is one way to write a move.
  POSTHORN_CHECK(move_text(position.game, position.state, *action) == *text);
  State after = position.state;
  RandomDealer dealer{Rng(std::uint64_t{9})};
  apply(position.game, after, *action, dealer);
  POSTHORN_CHECK(broken_invariant(position.game, after).empty());
}

}  // namespace
}  // namespace posthorn

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const auto& positions = posthorn::all_positions();
  posthorn::answer(positions[data[0] % positions.size()],
                   {reinterpret_cast<const char*>(data) + 1, size - 1});
  return 0;
}
