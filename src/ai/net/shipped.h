// The networks of data/nets/, compiled in. Not in WebAssembly: there the page loads what it needs.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace posthorn::net {

std::vector<std::span<const std::uint8_t>> shipped_weights();

}  // namespace posthorn::net
