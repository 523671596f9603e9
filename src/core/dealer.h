// Where the order of a shuffled deck comes from: chance, or a record.
#pragma once

#include <span>

#include "base/rng.h"
#include "core/card.h"

namespace posthorn {

class Dealer {
 public:
  Dealer() = default;
  Dealer(const Dealer&) = default;
  Dealer& operator=(const Dealer&) = default;
  virtual ~Dealer() = default;
  // Puts the cards into the order in which they will be drawn, the first one on top. They come in
  // a fixed order that depends on nothing but which cards they are.
  virtual void shuffle(std::span<Card> cards) = 0;
};

class RandomDealer final : public Dealer {
 public:
  explicit RandomDealer(Rng rng) : rng_(rng) {}
  void shuffle(std::span<Card> cards) override { rng_.shuffle(cards); }

 private:
  Rng rng_;
};

}  // namespace posthorn
