#include "online/fair.h"

#include <numeric>

namespace posthorn::online {
namespace {

using namespace std::literals;

// The 32 bytes are the generator's seed as eight little-endian words.
Rng rng_of(const Bytes32& bytes) {
  Rng::Seed words{};
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    words[i / 4] |= std::uint32_t{bytes[i]} << (8 * (i % 4));
  }
  return Rng(words);
}

}  // namespace

// Texts and the game's name end with a zero byte, so that no two inputs run into each other.
Bytes32 promise_of_secret(std::string_view game, const Bytes32& secret) {
  return Sha256().add("posthorn-fair-1 commit\0"sv).add(game).add("\0"sv).add(secret).value();
}

Bytes32 promise_of_share(std::string_view game, int chair, const Bytes32& share) {
  return Sha256()
      .add("posthorn-fair-1 share\0"sv)
      .add(game)
      .add("\0"sv)
      .add(static_cast<std::uint8_t>(chair))
      .add(share)
      .value();
}

Bytes32 fair_seed(const Bytes32& secret, std::string_view game, std::span<const Bytes32> shares) {
  HmacSha256 hmac(secret);
  hmac.add("posthorn-fair-1 seed\0"sv).add(game).add("\0"sv);
  hmac.add(static_cast<std::uint8_t>(shares.size()));
  for (const Bytes32& share : shares) hmac.add(share);
  return hmac.value();
}

std::vector<int> fair_seats(const Bytes32& seed, int chairs) {
  std::vector<int> order(static_cast<std::size_t>(chairs));
  std::iota(order.begin(), order.end(), 0);
  rng_of(HmacSha256(seed).add("posthorn-fair-1 seats\0"sv).value()).shuffle(std::span(order));
  return order;
}

Rng fair_shuffle(const Bytes32& seed, std::uint32_t shuffles) {
  HmacSha256 hmac(seed);
  hmac.add("posthorn-fair-1 shuffle\0"sv);
  for (int shift = 24; shift >= 0; shift -= 8) {
    hmac.add(static_cast<std::uint8_t>(shuffles >> shift));
  }
  return rng_of(hmac.value());
}

}  // namespace posthorn::online
