// How much time people have, and how it runs. Everything here is a function of its arguments: what
// the time is somebody else knows.
#pragma once

#include <cstdint>
#include <span>

namespace posthorn::online {

using Millis = std::int64_t;  // since 1970, by the database's clock

struct Pace {
  // Live: a bank for the whole game and what each own turn adds to it. Turn by turn: `bank` is what
  // each turn has, and `each_turn` says so.
  bool each_turn = false;
  Millis bank = 0;
  Millis increment = 0;

  friend bool operator==(const Pace&, const Pace&) = default;
};

// A time that runs on nobody's clock: the server was gone, or could not store anything.
struct Outage {
  Millis began = 0;
  Millis ended = 0;
};

// The first second of each decision is free: messages travel.
inline constexpr Millis kFree = 1000;
// What a person who comes back to a seat whose time was up has at least.
inline constexpr Millis kReturn = 30'000;

// How long it was between two moments, without outages.
Millis elapsed(Millis from, Millis to, std::span<const Outage> outages);

// When so much time will have run from a moment on, with the outages known so far.
Millis runs_out(Millis from, Millis time, std::span<const Outage> outages);

}  // namespace posthorn::online
