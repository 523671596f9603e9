// Any bytes as a view that a server sent. The first byte chooses the game; the rest is the view.
// One that is taken must stand every question that a page asks about it.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "base/check.h"
#include "core/engine.h"
#include "core/invariants.h"
#include "notation/game_text.h"
#include "notation/move_text.h"
#include "notation/view_bytes.h"
#include "notation/view_json.h"

namespace posthorn {
namespace {

const std::vector<Game>& all_games() {
  static const std::vector<Game> kGames = [] {
    std::vector<Game> games;
    for (const auto& name : every_game_name()) {
      auto game = make_game(Boards(), *read_game_name(name));
      POSTHORN_CHECK(game.has_value());
      games.push_back(std::move(*game));
    }
    return games;
  }();
  return kGames;
}

// What each of the first legal moves would bring.
void try_moves(const Game& game, const State& state) {
  constexpr std::uint64_t kMost = 12;
  const LegalActions legal(game, state);
  for (std::uint64_t i = 0; i < std::min(legal.size(), kMost); ++i) {
    const Action action = legal.at(i * (legal.size() - 1) / kMost);
    POSTHORN_CHECK(!refusal_of(game, state, state.actor, action));
    POSTHORN_CHECK(!move_text(game, state, action).empty());
    State after = state;
    EventLog events;
    RandomDealer dealer{Rng(std::uint64_t{3})};
    apply(game, after, action, dealer, &events);
  }
}

void look_at(const Game& game, std::span<const std::uint8_t> bytes) {
  const auto view = read_view_bytes(game, bytes);
  if (!view) {
    POSTHORN_CHECK(!view.error().empty());
    return;
  }
  POSTHORN_CHECK(std::ranges::equal(view_bytes(game, *view), bytes));
  POSTHORN_CHECK(!view_json(game, *view).text().empty());
  Rng rng(std::uint64_t{2});
  const State state = determinize(game, *view, rng);
  POSTHORN_CHECK(view_of(game, state, view->seat) == *view);
  POSTHORN_CHECK(broken_invariant(game, state).empty());
  try_moves(game, state);
}

}  // namespace
}  // namespace posthorn

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const auto& games = posthorn::all_games();
  posthorn::look_at(games[data[0] % games.size()], std::span(data, size).subspan(1));
  return 0;
}
