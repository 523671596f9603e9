// Refusals as scenarios write them, and actions that no notation can say.
#pragma once

#include <string>

#include "core/action.h"
#include "core/rule.h"
#include "tests/scenario/words.h"

namespace posthorn::scenario {

std::string refusal_words(const Refusal& refusal);  // "P2 no_road"
void require_refusal(const std::string& words);     // that there is such a one

// "raw coach coach 5 set 3": an action by its members as numbers, which only a program can make.
bool is_raw(const std::string& move);
Action raw_action(const std::string& move);

}  // namespace posthorn::scenario
