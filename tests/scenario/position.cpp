#include "tests/scenario/position.h"

#include <algorithm>
#include <cstring>

#include "base/rng.h"
#include "core/invariants.h"
#include "core/view.h"
#include "notation/move_text.h"
#include "tests/scenario/words.h"

namespace posthorn::scenario {
namespace {

template <class Value>
bool equal_bytes(const Value& a, const Value& b) {
  return std::ranges::equal(std::as_bytes(std::span(&a, 1)), std::as_bytes(std::span(&b, 1)));
}

// I1, I2: a state made up from what a seat knows is a possible one and looks the same to it.
void check_guess(const Position& position, int seat, const std::string& after) {
  Rng rng(7);
  const View view = view_of(position.game, position.state, seat);
  const State guess = determinize(position.game, view, rng);
  const std::string who = "after " + after + " a guess of seat " + std::to_string(seat);
  const std::string broken = broken_invariant(position.game, guess);
  require(broken.empty(), who + " breaks an invariant: " + broken);
  require(same_view(position.game, guess, position.state, seat), who + " has another view");
}

}  // namespace

void ScenarioDealer::shuffle(std::span<Card> cards) {
  require(next_ < orders_.size(), "the discard pile was shuffled, but no 'shuffle' line is left");
  auto place = cards.begin();
  for (const Card card : orders_[next_++].top) {
    const auto found = std::find(place, cards.end(), card);
    require(found != cards.end(),
            card_text(*game_, card) + " of a 'shuffle' line is not among the cards shuffled");
    std::rotate(place, found, found + 1);
    ++place;
  }
}

const ScenarioDealer::Order* ScenarioDealer::unused() const {
  return next_ < orders_.size() ? &orders_[next_] : nullptr;
}

Position::Position(Game made) : game(std::move(made)), dealer(game) {
  // The bytes between the members too, for same_bytes.
  std::memset(static_cast<void*>(&state), 0, sizeof state);
  state.stacks.fill(1);
  if (game.first_house_stack >= 0) state.stacks[game.first_house_stack] = 0;
  if (game.audience) state.coach_town = game.coach_start;
  state.phase = Phase::kTake;
  state.official = kNobody;
  state.end_seat = kNobody;
}

bool same_bytes(const State& a, const State& b) { return equal_bytes(a, b); }

bool same_view(const Game& game, const State& a, const State& b, int seat) {
  return equal_bytes(view_of(game, a, seat), view_of(game, b, seat));
}

void check_state(const Position& position, const std::string& after) {
  const std::string broken = broken_invariant(position.game, position.state);
  require(broken.empty(), "after " + after + " an invariant is broken: " + broken);
  for (int seat = 0; seat < position.game.players; ++seat) check_guess(position, seat, after);
}

}  // namespace posthorn::scenario
