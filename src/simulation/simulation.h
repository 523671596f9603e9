// Bad days, in one thread and from one seed: nodes that die, freeze and come back, messages that
// are late, lost or doubled, a store that fails, people who press twice and reconnect. Afterwards
// every acknowledged act is in the log once, and all who sat at the table have seen the same game.
#pragma once

#include <cstdint>
#include <string>

namespace posthorn::simulation {

struct Settings {
  std::uint64_t seed = 1;
  int nodes = 3;
  // In ten thousand; all zero: a good day.
  int lost = 200;     // messages
  int doubled = 100;  // messages
  int crashes = 20;   // of a node, at an act
  int freezes = 20;
  int failures = 100;  // of the store, at an append
  int unsure = 100;    // appends that are stored though the answer is a failure
};

struct Result {
  std::string violation;  // empty: all is as it should be
  int acts = 0;           // acknowledged
  int events = 0;
  int overtaken = 0;
  int known_again = 0;  // acts that came again and were recognised
  int crashes = 0;
  int freezes = 0;
  int failures = 0;
  int reconnects = 0;

  Result& operator+=(const Result& other);  // of another day; the first violation stays
};

Result simulate(const Settings& settings);

}  // namespace posthorn::simulation
