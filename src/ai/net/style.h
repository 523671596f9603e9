// A leaning towards a way of play: a little worth for things the network does not ask for by
// itself.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "ai/net/inputs.h"

namespace posthorn::net {

enum class Leaning : std::uint8_t {
  kNone,
  kRacer,    // carriages, or horses and long routes
  kBuilder,  // houses
  kSpoiler,  // cards that others want
};

// As people and bots' names call them.
struct NamedLeaning {
  std::string_view name;
  Leaning leaning;
};
inline constexpr std::array<NamedLeaning, 3> kStyles = {{
    {"racer", Leaning::kRacer},
    {"builder", Leaning::kBuilder},
    {"spoiler", Leaning::kSpoiler},
}};

struct Style {
  Leaning leaning = Leaning::kNone;

  // What the position is worth to the leaning, in log odds.
  [[nodiscard]] double worth(const Inputs& inputs) const;
};

}  // namespace posthorn::net
