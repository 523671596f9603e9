#include "ai/level/long_route.h"

#include "core/legal.h"

namespace posthorn::level {

bool loses_long_route(const Game& game, const State& state, const Action& action) {
  const Player& player = state.acting();
  if (player.route_length < kLongRoute) return false;
  const std::uint32_t fits = fits_left(game, player) | fits_right(game, player);
  switch (action.kind) {
    case ActionKind::kPlay:
      return action.where == Where::kNew;
    case ActionKind::kTake:
      return ((player.hand.cities() | bit(action.card.city())) & fits) == 0;
    case ActionKind::kTakeDeck:
      return (player.hand.cities() & fits) == 0;
    default:
      return false;
  }
}

}  // namespace posthorn::level
