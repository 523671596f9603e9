#include "tests/scenario/moves.h"

#include <algorithm>
#include <cstring>

#include "core/engine.h"
#include "notation/move_text.h"
#include "tests/scenario/refused.h"

namespace posthorn::scenario {
namespace {

constexpr std::size_t kMostMovesShown = 30;

std::string legal_text(const Position& position) {
  const Words legal = legal_moves(position);
  if (legal.size() > kMostMovesShown) return std::to_string(legal.size()) + " moves";
  return join(legal, ", ");
}

std::string refusal_found(const Position& position, int seat, const Action& action) {
  const MaybeRefusal refusal = refusal_of(position.game, position.state, seat, action);
  return refusal ? refusal_words(*refusal) : "none, it is legal";
}

std::string refusal_found(const Position& position, int seat, const std::string& move) {
  const State& state = position.state;
  const auto action = read_move(position.game, state, move);
  if (!action) {
    const MoveError& error = action.error();
    if (error.malformed || !error.refusal) fail("'" + move + "': " + error.message);
    require(state.over() || seat == state.actor,
            "it is not seat " + std::to_string(seat) + "'s decision");
    return refusal_words(*error.refusal);
  }
  return refusal_found(position, seat, *action);
}

bool is_listed(const Position& position, const Action& action) {
  const LegalActions legal = legal_actions(position.game, position.state);
  for (std::uint64_t i = 0; i < legal.size(); ++i) {
    if (legal.at(i) == action) return true;
  }
  return false;
}

}  // namespace

Words legal_moves(const Position& position) {
  const LegalActions legal = legal_actions(position.game, position.state);
  require(legal.size() <= 100000, "too many legal moves to list");
  Words moves;
  for (std::uint64_t i = 0; i < legal.size(); ++i) {
    moves.push_back(move_text(position.game, position.state, legal.at(i)));
  }
  return moves;
}

bool is_legal(const Position& position, const std::string& move) {
  const Words legal = legal_moves(position);
  return std::ranges::find(legal, move) != legal.end();
}

void make_move(Position& position, int seat, const std::string& move) {
  State& state = position.state;
  require(!state.over(), "'" + move + "', but the game is over");
  compare("who decides", std::to_string(seat), std::to_string(state.actor));
  const auto action = read_move(position.game, state, move);
  if (!action) {
    fail("'" + move + "' should be legal\n  refused: " + error_text(action.error()) +
         "\n  legal:   " + legal_text(position));
  }
  compare("the move written again", move, move_text(position.game, state, *action));
  require(is_legal(position, move),
          "'" + move + "' is not refused, but not in the legal list either");
  position.events.clear();
  apply(position.game, state, *action, position.dealer, &position.events);
}

void expect_refusal(const Position& position, int seat, const std::string& text) {
  const std::size_t arrow = text.find("->");
  require(arrow != std::string::npos,
          "a refused move names its refusal, as in '0! play INN right -> P2 no_road'");
  const std::string move = trim(text.substr(0, arrow));
  const std::string refusal = trim(text.substr(arrow + 2));
  require_refusal(refusal);
  const bool raw = is_raw(move);
  State before;
  std::memcpy(static_cast<void*>(&before), &position.state, sizeof before);
  compare(
      "'" + move + "' refused by", refusal,
      raw ? refusal_found(position, seat, raw_action(move)) : refusal_found(position, seat, move));
  require(same_bytes(before, position.state), "a refused move changed the state");
  const bool listed = raw ? is_listed(position, raw_action(move)) : is_legal(position, move);
  require(seat != position.state.actor || !listed,
          "'" + move + "' is refused, but in the legal list");
}

}  // namespace posthorn::scenario
