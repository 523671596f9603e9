// A table as one seat sees it, as JSON: everything an interface shows, so that none of it has to
// know a rule. docs/client.md describes it.
#pragma once

#include <string>

#include "table/table.h"

namespace posthorn {

inline constexpr int kEverybody = -1;  // all hands open: for games that are looked back at

// After so many moves. The choice is there if it is this seat's and the last position.
std::string seen_json(const Table& table, int moves, int viewer);

}  // namespace posthorn
