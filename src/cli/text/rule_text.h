// The rules in a sentence each, for help during play. docs/rules.md says them in full.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/rule.h"
#include "core/state.h"

namespace posthorn::cli {

std::string_view rule_sentence(Rule rule);

// The rule of an id in any case, "c4" or "C4".
std::optional<Rule> find_rule(std::string_view id);

// The rules that matter for this decision in this game, the most important first.
std::vector<Rule> rules_for(const Game& game, Phase phase);

}  // namespace posthorn::cli
