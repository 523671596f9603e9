// The only thing that crosses from a table to an interface: what a seat may know now and what it
// saw happen. Everything a page shows is made from it.
#pragma once

#include <cstdint>
#include <vector>

#include "core/view.h"
#include "table/seen_events.h"

namespace posthorn {

// What a move brought about; move -1 is the beginning.
struct Step {
  int move;
  std::uint8_t seat;
  std::uint32_t turn;
  SeenEvents events;
};

struct Update {
  int version;
  int moves;      // made so far
  bool can_undo;  // by this seat, now
  bool anew;      // the steps begin with the beginning: forget those that were told before
  View view;
  std::vector<Step> steps;
};

}  // namespace posthorn
