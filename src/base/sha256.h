// SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104): the hashes that promises about shuffles are made
// with. Here as the page needs them too, where browsers withhold their own over plain http.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace posthorn {

using Bytes32 = std::array<std::uint8_t, 32>;

class Sha256 {
 public:
  Sha256& add(std::span<const std::uint8_t> bytes);
  Sha256& add(std::string_view text);
  Sha256& add(std::uint8_t byte) { return add(std::span(&byte, 1)); }
  [[nodiscard]] Bytes32 value() const;

 private:
  static constexpr std::size_t kBlock = 64;

  void take_block(const std::uint8_t* block);

  std::array<std::uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                         0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, kBlock> waiting_{};
  std::size_t held_ = 0;      // of the block that waits
  std::uint64_t length_ = 0;  // in bytes
};

class HmacSha256 {
 public:
  explicit HmacSha256(const Bytes32& key);
  HmacSha256& add(std::span<const std::uint8_t> bytes);
  HmacSha256& add(std::string_view text);
  HmacSha256& add(std::uint8_t byte) { return add(std::span(&byte, 1)); }
  [[nodiscard]] Bytes32 value() const;

 private:
  Sha256 inner_;
  Sha256 outer_;
};

std::string hex(std::span<const std::uint8_t> bytes);  // lower case

// Reads just what hex() writes of 32 bytes.
bool read_hex(std::string_view text, Bytes32& out);

}  // namespace posthorn
