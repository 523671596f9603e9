// Networks as bytes: a label, the inputs in use, the weights of those, and a check sum. Numbers are
// little-endian. docs/training.md has the layout.
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <vector>

#include "ai/net/network.h"

namespace posthorn::net {

// More than any has.
inline constexpr std::size_t kMaxNetworkBytes = 16U << 20;

// `used` are the inputs that have weights.
std::vector<std::uint8_t> network_bytes(const Network& network, const Inputs& used);

// The network, or one sentence about what is wrong with the bytes.
std::expected<Network, std::string> read_network(std::span<const std::uint8_t> bytes);

}  // namespace posthorn::net
