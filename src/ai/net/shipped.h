// The networks of data/nets/ and the frozen ones of data/pool/, compiled in. Not in WebAssembly:
// there the page loads what it needs.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace posthorn::net {

std::vector<std::span<const std::uint8_t>> shipped_weights();
std::vector<std::span<const std::uint8_t>> veteran_weights();
std::vector<std::span<const std::uint8_t>> yardstick_weights();

}  // namespace posthorn::net
