// The switches of a game: one small comparable value. Which combinations exist is decided when a
// Game is made (S1, S4, N1, O8).
#pragma once

#include <cstdint>

namespace posthorn {

enum class Growth : std::uint8_t { kCarriages, kHorses };
enum class Network : std::uint8_t { kAll, kOutside };

struct Options {
  int players = 2;
  Growth growth = Growth::kCarriages;
  Network network = Network::kAll;
  bool audience = false;
  bool offices = false;
  friend bool operator==(const Options&, const Options&) = default;
};

}  // namespace posthorn
