#include "base/base64url.h"

#include <array>

namespace posthorn {
namespace {

constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

constexpr std::uint8_t kNoDigit = 64;
constexpr std::array<std::uint8_t, 256> kValues = [] {
  std::array<std::uint8_t, 256> values{};
  values.fill(kNoDigit);
  for (std::size_t i = 0; i < kDigits.size(); ++i) {
    values[static_cast<std::uint8_t>(kDigits[i])] = static_cast<std::uint8_t>(i);
  }
  return values;
}();

}  // namespace

std::string base64url(std::span<const std::uint8_t> bytes) {
  std::string text;
  text.reserve((bytes.size() * 4 + 2) / 3);
  std::uint32_t held = 0;
  int bits = 0;
  for (const std::uint8_t byte : bytes) {
    held = held << 8 | byte;
    for (bits += 8; bits >= 6; bits -= 6) text += kDigits[held >> (bits - 6) & 63];
  }
  if (bits > 0) text += kDigits[held << (6 - bits) & 63];
  return text;
}

std::optional<std::vector<std::uint8_t>> read_base64url(std::string_view text) {
  if (text.size() % 4 == 1) return std::nullopt;
  std::vector<std::uint8_t> bytes;
  bytes.reserve(text.size() * 3 / 4);
  std::uint32_t held = 0;
  int bits = 0;
  for (const char digit : text) {
    const std::uint8_t value = kValues[static_cast<std::uint8_t>(digit)];
    if (value == kNoDigit) return std::nullopt;
    held = held << 6 | value;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push_back(static_cast<std::uint8_t>(held >> bits));
  }
  // What is left over has to be nothing, so that no two texts are the same bytes.
  if ((held & ((1U << bits) - 1)) != 0) return std::nullopt;
  return bytes;
}

}  // namespace posthorn
