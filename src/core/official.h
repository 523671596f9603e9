// The four officials, in the order in which the notation lists them.
#pragma once

#include <cstdint>

namespace posthorn {

enum class Official : std::uint8_t { kPostmaster, kBailiff, kPostilion, kCartwright };

}  // namespace posthorn
