// The networks there are, each for certain games.
#pragma once

#include <cstdint>
#include <expected>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "ai/net/network.h"

namespace posthorn::net {

class Networks {
 public:
  // Adds a network in front of the others; says what is wrong with the bytes, and then changes
  // nothing.
  std::expected<void, std::string> add(std::span<const std::uint8_t> bytes);
  void add(const Network& network);

  // The first one for this game, or null.
  [[nodiscard]] const Network* find(const Game& game) const;

  [[nodiscard]] const std::vector<std::unique_ptr<Network>>& all() const { return networks_; }

 private:
  std::vector<std::unique_ptr<Network>> networks_;
};

}  // namespace posthorn::net
