#include "train/plan.h"

#include <algorithm>

#include "base/hash.h"

namespace posthorn::train {

Shape shape_of(const Plan& plan) {
  const net::Inputs used = net::used_inputs(plan.games[0], seats_of(plan.games).max);
  return {plan.hidden1, plan.hidden2, plan.plain ? net::plain_inputs(used) : used};
}

std::uint64_t hash_of(const Plan& plan) {
  Hash hash;
  for (const Game& game : plan.games) {
    hash.add(net::kind_of_game(game));
    hash.add(static_cast<std::uint64_t>(game.players));
    hash.add(static_cast<std::uint64_t>(game.options.network));
  }
  hash.add(static_cast<std::uint64_t>(plan.hidden1));
  hash.add(static_cast<std::uint64_t>(plan.hidden2));
  hash.add(plan.plain ? 1 : 0);
  hash.add(static_cast<std::uint64_t>(plan.method));
  return hash.value();
}

Seats seats_of(const std::vector<Game>& games) {
  Seats seats;
  for (const Game& game : games) {
    seats.min = std::min(seats.min, game.players);
    seats.max = std::max(seats.max, game.players);
  }
  return seats;
}

}  // namespace posthorn::train
