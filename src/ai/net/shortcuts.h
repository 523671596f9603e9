// What a quick plan need not look at twice: the same route laid in another order, and which houses
// to build along a route that was closed already after another card was taken. Tables that forget,
// so that asking costs next to nothing.
#pragma once

#include <array>
#include <cstdint>

#include "core/state.h"

namespace posthorn::net {

class Shortcuts {
 public:
  // Another turn is thought about.
  void clear() { ++thought_; }

  // Whether the acting seat has come to this position by another order of plays; from now on yes.
  bool been_here(const State& state) {
    const std::uint64_t key = key_of(state);
    std::uint64_t& slot = been_[key >> 56];
    const bool found = slot == key;
    slot = key;
    return found;
  }

  // The houses that were best along these cities; zero: not known.
  [[nodiscard]] std::uint32_t houses_along(std::uint32_t route) const {
    const Houses& slot = houses_[place_of(route)];
    return slot.thought == thought_ && slot.route == route ? slot.best : 0;
  }
  void keep_houses(std::uint32_t route, std::uint32_t best) {
    houses_[place_of(route)] = {thought_, route, best};
  }

 private:
  struct Houses {
    std::uint32_t thought = 0;
    std::uint32_t route = 0;
    std::uint32_t best = 0;
  };

  static constexpr std::uint64_t kMix = 0x9e3779b97f4a7c15ULL;

  [[nodiscard]] std::uint64_t key_of(const State& state) const {
    const Player& player = state.acting();
    std::uint64_t key = thought_;
    const auto add = [&](std::uint64_t part) { key = (key ^ part) * kMix ^ key >> 29; };
    add(player.route_cities);
    if (player.route_length > 0) {  // either way round
      add(bit(player.route_card(0).city()) |
          bit(player.route_card(player.route_length - 1).city()));
    }
    add(player.hand.plane[0] | static_cast<std::uint64_t>(player.hand.plane[1]) << 32);
    add(player.hand.plane[2] | static_cast<std::uint64_t>(player.horses()) << 32);
    add(state.display_slots | static_cast<std::uint64_t>(state.phase) << 8 |
        static_cast<std::uint64_t>(state.official) << 16);
    return key;
  }

  static std::size_t place_of(std::uint32_t route) { return route * kMix >> 59; }

  std::uint32_t thought_ = 1;
  std::array<std::uint64_t, 256> been_{};
  std::array<Houses, 32> houses_{};
};

}  // namespace posthorn::net
