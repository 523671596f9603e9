// The levels people choose from, as values: how softly a level picks among good decisions, and how
// far it looks beyond the network.
#pragma once

#include <span>
#include <string_view>

#include "ai/search/search.h"

namespace posthorn::level {

struct Level {
  std::string_view name;
  // Decisions so many log odds behind the best are taken e times less often, and never beyond the
  // reach. Zero: always the best.
  double softness = 0;
  double reach = 0;
  double seconds = 0;        // for a turn; zero: no search
  bool all_workers = false;  // of the host; else one core
  search::Settings search = {};
  // Plays with the frozen networks of this name, so that new can be measured against old; null:
  // with those that are shipped.
  const char* frozen = nullptr;
  // Whether people are offered it; the others are for measuring.
  [[nodiscard]] bool for_people() const { return frozen == nullptr && name != "net"; }
};

// The weakest first; "net" is the network alone. Behind them the frozen ones.
std::span<const Level> levels();
const Level* find_level(std::string_view name);

}  // namespace posthorn::level
