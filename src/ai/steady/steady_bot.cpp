#include "ai/steady/steady_bot.h"

#include "ai/random/random_bot.h"
#include "core/legal.h"

namespace posthorn {
namespace {

// One of the actions that `wanted` accepts, each with equal chance; any if there is none.
template <class Wanted>
Action uniform_among(const LegalActions& legal, Rng& rng, Wanted wanted) {
  std::uint32_t seen = 0;
  Action chosen;
  constexpr std::uint64_t kLooked = 512;  // beyond this many the first ones will do
  const std::uint64_t n = legal.size() < kLooked ? legal.size() : kLooked;
  for (std::uint64_t i = 0; i < n; ++i) {
    const Action action = legal.at(i);
    if (!wanted(action)) continue;
    ++seen;
    if (rng.below(seen) == 0) chosen = action;
  }
  return seen > 0 ? chosen : uniform_action(legal, rng);
}

bool can_extend(const Game& game, const Player& player) {
  return (player.hand.cities() & (fits_left(game, player) | fits_right(game, player))) != 0;
}

// Whether closing now brings what the route is for: the next carriage, a long route, or a last
// chance before it dies.
bool closes_sensibly(const Game& game, const Player& player) {
  constexpr int kLong = 7;
  if (player.route_length >= kLong || !can_extend(game, player)) return true;
  if (!game.carriages || player.carriage == game.last_carriage) return player.route_length >= 5;
  return player.route_length >= game.carriage_size[player.carriage + 1];
}

Action most_houses(const LegalActions& legal, Rng& rng) {
  constexpr std::uint64_t kLooked = 512;
  const std::uint64_t n = legal.size() < kLooked ? legal.size() : kLooked;
  int most = 0;
  for (std::uint64_t i = 0; i < n; ++i) {
    const int count = bit_count(legal.at(i).set);
    if (count > most) most = count;
  }
  return uniform_among(legal, rng, [&](const Action& a) { return bit_count(a.set) == most; });
}

Action steady_play(const Game& game, const State& known, const LegalActions& legal, Rng& rng) {
  const Player& player = known.acting();
  // N3: a route of its length wants horses before more cities
  if (game.horses && player.route_length >= player.horses() && player.beside_length < kMaxBeside) {
    return uniform_among(legal, rng, [](const Action& a) { return a.where == Where::kHorse; });
  }
  if (player.route_length > 0) {
    if (!can_extend(game, player) && game.horses && player.beside_length < kMaxBeside) {
      return uniform_among(legal, rng, [](const Action& a) { return a.where == Where::kHorse; });
    }
    return uniform_among(legal, rng, [](const Action& a) {
      return a.kind == ActionKind::kPlay && (a.where == Where::kLeft || a.where == Where::kRight);
    });
  }
  return uniform_among(legal, rng, [](const Action& a) { return a.where == Where::kNew; });
}

}  // namespace

Action steady_action(const Game& game, const State& known, Rng& rng) {
  const LegalActions legal(game, known);
  const Player& player = known.acting();
  switch (known.phase) {
    case Phase::kTake:
    case Phase::kSecondTake: {
      const std::uint32_t fits = fits_left(game, player) | fits_right(game, player);
      return uniform_among(legal, rng, [&](const Action& a) {
        return a.kind == ActionKind::kTake && (fits & bit(a.card.city())) != 0;
      });
    }
    case Phase::kPlay:
      if (must_call_postmaster_now(known)) return legal.at(0);
      // without a card that fits, the postmaster may bring one
      if (player.route_length > 0 && !can_extend(game, player) && may_call_official(known) &&
          known.can_take()) {
        return simple(ActionKind::kPostmaster);
      }
      return steady_play(game, known, legal, rng);
    case Phase::kSecondPlay:
      return steady_play(game, known, legal, rng);
    case Phase::kAfterPlay:
    case Phase::kAfterSecondPlay:
      if (may_close(game, player) && closes_sensibly(game, player))
        return simple(ActionKind::kClose);
      if (known.phase == Phase::kAfterPlay && may_call_postilion(game, known) &&
          can_extend(game, player)) {
        return simple(ActionKind::kPostilion);
      }
      return simple(ActionKind::kEnd);
    case Phase::kHouses:
    case Phase::kRewardHouse:
    case Phase::kFinalHouse:
    case Phase::kReturn:
    case Phase::kFinalReturn:
      return most_houses(legal, rng);
    case Phase::kCartwright:
      return simple(ActionKind::kCartwright);
    default:
      return uniform_action(legal, rng);
  }
}

}  // namespace posthorn
