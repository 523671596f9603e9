#include "base/sha256.h"

#include <algorithm>
#include <bit>

namespace posthorn {
namespace {

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> kRound = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t big_endian(const std::uint8_t* bytes) {
  return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 |
         std::uint32_t{bytes[2]} << 8 | bytes[3];
}

std::span<const std::uint8_t> bytes_of(std::string_view text) {
  return {reinterpret_cast<const std::uint8_t*>(text.data()), text.size()};
}

}  // namespace

void Sha256::take_block(const std::uint8_t* block) {
  std::array<std::uint32_t, 64> w{};
  for (std::size_t i = 0; i < 16; ++i) w[i] = big_endian(block + 4 * i);
  for (std::size_t i = 16; i < 64; ++i) {
    const std::uint32_t a = w[i - 15];
    const std::uint32_t b = w[i - 2];
    w[i] = w[i - 16] + w[i - 7] + (std::rotr(a, 7) ^ std::rotr(a, 18) ^ a >> 3) +
           (std::rotr(b, 17) ^ std::rotr(b, 19) ^ b >> 10);
  }
  auto [a, b, c, d, e, f, g, h] = state_;
  for (std::size_t i = 0; i < 64; ++i) {
    const std::uint32_t t1 = h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) +
                             ((e & f) ^ (~e & g)) + kRound[i] + w[i];
    const std::uint32_t t2 =
        (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g;
    g = f;
    f = e;
    e = d + t1;
    d = c;
    c = b;
    b = a;
    a = t1 + t2;
  }
  const std::array<std::uint32_t, 8> changed = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < 8; ++i) state_[i] += changed[i];
}

Sha256& Sha256::add(std::span<const std::uint8_t> bytes) {
  length_ += bytes.size();
  while (!bytes.empty()) {
    const std::size_t n = std::min(kBlock - held_, bytes.size());
    std::ranges::copy(bytes.first(n), waiting_.begin() + static_cast<std::ptrdiff_t>(held_));
    held_ += n;
    bytes = bytes.subspan(n);
    if (held_ < kBlock) break;
    take_block(waiting_.data());
    held_ = 0;
  }
  return *this;
}

Sha256& Sha256::add(std::string_view text) { return add(bytes_of(text)); }

Bytes32 Sha256::value() const {
  Sha256 last = *this;
  last.add(std::uint8_t{0x80});
  while (last.held_ != kBlock - 8) last.add(std::uint8_t{0});
  const std::uint64_t bits = length_ * 8;
  for (int shift = 56; shift >= 0; shift -= 8) last.add(static_cast<std::uint8_t>(bits >> shift));
  Bytes32 out{};
  for (std::size_t i = 0; i < out.size(); ++i) {
    out[i] = static_cast<std::uint8_t>(last.state_[i / 4] >> (24 - 8 * (i % 4)));
  }
  return out;
}

HmacSha256::HmacSha256(const Bytes32& key) {
  std::array<std::uint8_t, 64> pad{};
  std::ranges::copy(key, pad.begin());
  for (auto& byte : pad) byte ^= 0x36;
  inner_.add(pad);
  for (auto& byte : pad) byte ^= 0x36 ^ 0x5c;
  outer_.add(pad);
}

HmacSha256& HmacSha256::add(std::span<const std::uint8_t> bytes) {
  inner_.add(bytes);
  return *this;
}

HmacSha256& HmacSha256::add(std::string_view text) {
  inner_.add(text);
  return *this;
}

Bytes32 HmacSha256::value() const {
  Sha256 outer = outer_;
  return outer.add(inner_.value()).value();
}

std::string hex(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  text.reserve(bytes.size() * 2);
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

bool read_hex(std::string_view text, Bytes32& out) {
  if (text.size() != out.size() * 2) return false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char digit = text[i];
    int value = 0;
    if (digit >= '0' && digit <= '9') {
      value = digit - '0';
    } else if (digit >= 'a' && digit <= 'f') {
      value = digit - 'a' + 10;
    } else {
      return false;
    }
    const int before = i % 2 == 0 ? 0 : out[i / 2];
    out[i / 2] = static_cast<std::uint8_t>(before << 4 | value);
  }
  return true;
}

}  // namespace posthorn
