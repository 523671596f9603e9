// A leaning towards a way of play: a little worth for things the network does not ask for by
// itself.
#pragma once

#include <cstdint>

#include "ai/net/inputs.h"

namespace posthorn::level {

enum class Leaning : std::uint8_t {
  kNone,
  kRacer,    // carriages, or horses and long routes
  kBuilder,  // houses
  kSpoiler,  // cards that others want
};

struct Style {
  Leaning leaning = Leaning::kNone;

  // What the position is worth to the leaning, in log odds.
  [[nodiscard]] double worth(const net::Inputs& inputs) const;
};

}  // namespace posthorn::level
