#include "ai/level/levels.h"

#include <array>

namespace posthorn::level {
namespace {

// Tuned by matches, so that each level wins well over two games of three against the one below;
// docs/strength.md has the figures.
constexpr std::array<Level, 10> kLevels = {{
    {.name = "novice", .softness = 0.9, .reach = 2.2},
    {.name = "clerk", .softness = 0.55, .reach = 1.4},
    {.name = "courier", .softness = 0.28, .reach = 0.8},
    {.name = "postmaster"},
    {.name = "net"},
    // Sees less far than Grandmaster: ten times the time alone could not be shown to be a level.
    {.name = "master", .seconds = 1, .search = {.horizon = {.own_turns = 2}}},
    {.name = "grandmaster", .seconds = 10, .all_workers = true},
    // Measures that stay as they are (data/pool/README.md).
    {.name = "yardstick", .frozen = "yardstick"},
    {.name = "veteran", .frozen = "veteran"},
    {.name = "veteran-master",
     .seconds = 1,
     .search = {.candidates = 6,
                .window = 1.0,
                .horizon = {.own_turns = 2, .lambda = 0.7},
                .margin_weight = 0.004,
                .prior_visits = 4},
     .frozen = "veteran"},
}};

}  // namespace

std::span<const Level> levels() { return kLevels; }

const Level* find_level(std::string_view name) {
  for (const Level& level : kLevels) {
    if (level.name == name) return &level;
  }
  return nullptr;
}

}  // namespace posthorn::level
