// The past selves of a training: files of its directory, a few of them in memory.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "ai/net/network.h"

namespace posthorn::train {

class PastSelves {
 public:
  // Reads those that fit the game; others are left alone.
  PastSelves(std::string directory, const Game& game);

  [[nodiscard]] const std::vector<std::shared_ptr<const net::Network>>& all() const {
    return networks_;
  }
  // The latest, or null.
  [[nodiscard]] const net::Network* best() const {
    return networks_.empty() ? nullptr : networks_.back().get();
  }

  // As the file of this number, and as the best. Tells what went wrong with writing, or nothing.
  std::string add(const net::Network& network, const net::Inputs& used, std::uint64_t number);

 private:
  void keep_in_memory(std::shared_ptr<const net::Network> network);

  std::string directory_;
  std::vector<std::shared_ptr<const net::Network>> networks_;
};

}  // namespace posthorn::train
