// The rules as functions: start a game, what may be done, why something may not, and what it does.
#pragma once

#include <array>
#include <optional>

#include "core/action.h"
#include "core/dealer.h"
#include "core/event.h"
#include "core/game.h"
#include "core/legal.h"
#include "core/rule.h"
#include "core/state.h"

namespace posthorn {

// A game about to begin (S1 to S4): shuffled, display laid out, the first decision due.
State start(const Game& game, Dealer& dealer, EventLog* log = nullptr);

// The only move there is, if it is none that somebody wants to press: interfaces and servers make
// it by themselves.
std::optional<Action> step_by_itself(const Game& game, const State& state);

// Carries out a legal action and everything that follows until the next decision. Checks in debug
// builds, trusts in release: ask refusal_of about anything that comes from outside.
void apply(const Game& game, State& state, const Action& action, Dealer& dealer,
           EventLog* log = nullptr);

// The rule that forbids this action to this seat now; nothing if it is legal. Any value is met.
MaybeRefusal refusal_of(const Game& game, const State& state, int seat, const Action& action);

using Scores = std::array<int, kMaxPlayers>;

struct ScoreSheet {
  int carriage = 0;
  int bonuses = 0;   // tiles, the end tile among them
  int audience = 0;  // A6
  int offices = 0;   // points of O3
  int houses_left = 0;
  [[nodiscard]] int total() const { return carriage + bonuses + audience + offices - houses_left; }
};

ScoreSheet score_sheet(const Game& game, const State& state, int seat);

// E3, N9, A6: as if the game ended now.
Scores scores(const Game& game, const State& state);

// E4, E5: the winner if the game ended now.
int winner(const Game& game, const State& state);

}  // namespace posthorn
