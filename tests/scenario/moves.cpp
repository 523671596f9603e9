#include "tests/scenario/moves.h"

#include <algorithm>
#include <cstring>

#include "core/engine.h"
#include "notation/move_text.h"
#include "tests/scenario/rule_page.h"

namespace posthorn::scenario {
namespace {

constexpr std::size_t kMostMovesShown = 30;

std::string legal_text(const Position& position) {
  const Words legal = legal_moves(position);
  if (legal.size() > kMostMovesShown) return std::to_string(legal.size()) + " moves";
  return join(legal, ", ");
}

std::string refusing_rule(const Position& position, int seat, const std::string& move) {
  const State& state = position.state;
  const auto action = read_move(position.game, state, move);
  if (!action) {
    const MoveError& error = action.error();
    if (error.malformed || !error.refusal) fail("'" + move + "': " + error.message);
    require(state.over() || seat == state.actor,
            "it is not seat " + std::to_string(seat) + "'s decision");
    return std::string(rule_id(error.refusal->rule));
  }
  const MaybeRefusal refusal = refusal_of(position.game, state, seat, *action);
  return refusal ? std::string(rule_id(refusal->rule)) : "none, it is legal";
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
  apply(position.game, state, *action, position.dealer);
}

void expect_refusal(const Position& position, int seat, const std::string& text) {
  const std::size_t arrow = text.find("->");
  require(arrow != std::string::npos,
          "a refused move names its rule, as in '0! play INN right -> P2'");
  const std::string move = trim(text.substr(0, arrow));
  const std::string rule = trim(text.substr(arrow + 2));
  require_rule(rule);
  State before;
  std::memcpy(static_cast<void*>(&before), &position.state, sizeof before);
  compare("'" + move + "' refused by", rule, refusing_rule(position, seat, move));
  require(same_bytes(before, position.state), "a refused move changed the state");
  require(seat != position.state.actor || !is_legal(position, move),
          "'" + move + "' is refused, but in the legal list");
}

}  // namespace posthorn::scenario
