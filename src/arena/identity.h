// The hash by which results and pools know a bot.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/hash.h"

namespace posthorn {

// Sixteen hexadecimal digits for a kind of bot and its settings.
inline std::string identity_text(std::string_view kind, std::uint64_t settings) {
  Hash hash;
  for (const char c : kind) hash.add_byte(static_cast<std::uint8_t>(c));
  hash.add(settings);
  std::string text;
  for (int shift = 60; shift >= 0; shift -= 4) {
    text += "0123456789abcdef"[hash.value() >> shift & 15U];
  }
  return text;
}

}  // namespace posthorn
