#include "ai/net/networks.h"

#include "ai/net/network_file.h"

namespace posthorn::net {

std::expected<void, std::string> Networks::add(std::span<const std::uint8_t> bytes) {
  auto network = read_network(bytes);
  if (!network) return std::unexpected(network.error());
  add(*network);
  return {};
}

void Networks::add(const Network& network) {
  networks_.insert(networks_.begin(), std::make_unique<Network>(network));
}

const Network* Networks::find(const Game& game) const {
  for (const auto& network : networks_) {
    if (network->fits(game)) return network.get();
  }
  return nullptr;
}

}  // namespace posthorn::net
