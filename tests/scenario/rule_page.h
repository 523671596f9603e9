// The rule ids of docs/rules.md.
#pragma once

#include <string>
#include <string_view>

#include "tests/scenario/words.h"

namespace posthorn::scenario {

const Words& rule_ids();  // in the order of the page
void require_rule(const std::string& id);

// Whether a rule id stands in the text as a word, or as the constant kC4.
bool names_rule(std::string_view text, std::string_view id);

}  // namespace posthorn::scenario
