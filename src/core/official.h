// The four officials, in the order in which the notation lists them.
#pragma once

#include <cstdint>

#include "base/listed.h"

namespace posthorn {

// clang-format off
#define POSTHORN_OFFICIALS(X) \
  X(Postmaster, "postmaster") \
  X(Bailiff, "bailiff") \
  X(Postilion, "postilion") \
  X(Cartwright, "cartwright")
// clang-format on

enum class Official : std::uint8_t { POSTHORN_OFFICIALS(POSTHORN_ENUMERATOR) };

inline constexpr std::array kOfficialIds = {POSTHORN_OFFICIALS(POSTHORN_ID)};
constexpr std::string_view official_id(Official official) {
  return kOfficialIds[static_cast<std::size_t>(official)];
}

}  // namespace posthorn
