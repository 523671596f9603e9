// The `?` lines of a scenario: what can be asked besides the facts stands in expectations.cpp.
#pragma once

#include "tests/scenario/position.h"
#include "tests/scenario/words.h"

namespace posthorn::scenario {

void expect(const Position& position, const Entry& expected);

}  // namespace posthorn::scenario
