#include "table/open_view.h"

namespace posthorn {

OpenView::OpenView(const Game& game, const State& state)
    : view_(view_of(game, state, state.actor)) {
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(game.players); ++seat) {
    view_.known.players[seat].hand = state.players[seat].hand;
    view_.known.players[seat].clergy = state.players[seat].clergy;
    view_.hidden[seat] = {};
  }
}

}  // namespace posthorn
