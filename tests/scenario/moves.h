// The lines `0> move` and `0! move -> rule key` of a scenario.
#pragma once

#include <string>

#include "tests/scenario/position.h"
#include "tests/scenario/words.h"

namespace posthorn::scenario {

Words legal_moves(const Position& position);
bool is_legal(const Position& position, const std::string& move);

// Carries out a move that has to be legal.
void make_move(Position& position, int seat, const std::string& move);

// `text` is "move -> rule key": has to be refused by that rule, for that reason.
void expect_refusal(const Position& position, int seat, const std::string& text);

}  // namespace posthorn::scenario
