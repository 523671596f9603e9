// Moves as text, to the letter of docs/notation.md.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "core/action.h"
#include "core/game.h"
#include "core/legal.h"
#include "core/rule.h"
#include "core/state.h"
#include "notation/fault.h"

namespace posthorn {

std::string card_text(const Game& game, Card card);
std::string cities_text(const Game& game, std::uint32_t cities);  // ids with single spaces between

// The state must be the one before the move: a discard is told by what it leaves in the hand.
std::string move_text(const Game& game, const State& state, const Action& action);

struct MoveError {
  bool malformed = false;  // no move of any game: an unknown word, city or number
  MaybeRefusal refusal;    // when the move is one but is forbidden
  std::string message;
  Fault fault;  // of a malformed one
};

// Whether such a card is in the game is for the caller to see.
std::expected<Card, MoveError> read_card(const Game& game, std::string_view text);

// Reads a move of the seat that is to decide, and checks that it is legal.
std::expected<Action, MoveError> read_move(const Game& game, const State& state,
                                           std::string_view text);

// How many of them are listed for a program or a page: a closing can have millions of house sets,
// and who lists fewer than there are says so.
std::uint64_t listed_moves(const LegalActions& legal);

// "C4: sentence", or the sentence alone for malformed moves.
std::string error_text(const MoveError& error);

}  // namespace posthorn
