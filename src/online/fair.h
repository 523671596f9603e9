// Shuffles anyone can check: the server and every person promise a number before either shows one,
// and the deck follows from all of them. What is computed how is a protocol (docs/fair.md): other
// programs check our records by it.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/rng.h"
#include "base/sha256.h"
#include "core/dealer.h"

namespace posthorn::online {

// C: what the server promises when a table is made.
Bytes32 promise_of_secret(std::string_view game, const Bytes32& secret);
// h: what a person promises when they sit down on this chair.
Bytes32 promise_of_share(std::string_view game, int chair, const Bytes32& share);

// S: what everything follows from, with the shares in the order of their chairs.
Bytes32 fair_seed(const Bytes32& secret, std::string_view game, std::span<const Bytes32> shares);

// Which chair sits where: the n chairs, the first to play first.
std::vector<int> fair_seats(const Bytes32& seed, int chairs);

// The numbers of the shuffle that comes after so many others.
Rng fair_shuffle(const Bytes32& seed, std::uint32_t shuffles);

// Deals as the seed says, from its next shuffle on.
class FairDealer final : public Dealer {
 public:
  FairDealer(const Bytes32& seed, std::uint32_t shuffles) : seed_(seed), shuffles_(shuffles) {}
  void shuffle(std::span<Card> cards) override { fair_shuffle(seed_, shuffles_++).shuffle(cards); }

 private:
  Bytes32 seed_;
  std::uint32_t shuffles_;
};

}  // namespace posthorn::online
