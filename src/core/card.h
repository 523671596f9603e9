// A card and a set of cards. Cards of the same city (and, with growth by horses, of the same number
// of horses) are interchangeable, so a set only counts them.
#pragma once

#include <array>
#include <cstdint>

#include "base/bits.h"
#include "core/limits.h"

namespace posthorn {

// Bits 0-4 the city, bits 5-6 the horses (0 unless the game grows by horses).
struct Card {
  std::uint8_t code = 0;

  constexpr Card() = default;
  constexpr Card(int city, int horses) : code(static_cast<std::uint8_t>(city | horses << 5)) {}
  [[nodiscard]] constexpr int city() const { return code & 31; }
  [[nodiscard]] constexpr int horses() const { return code >> 5; }
  friend constexpr auto operator<=>(Card, Card) = default;
};

// Which cards exist, and how a set lays them out: the copies of a city stand in ascending order of
// their horses, and equal copies fill a set from the lower plane up, so equal sets are equal bytes.
struct CardTable {
  int copies = kMaxCopies;                                                // cards of each city
  std::array<std::array<std::uint8_t, kMaxCities>, kMaxCopies> horses{};  // [copy][city]
  std::array<std::array<std::uint32_t, kMaxHorses + 1>, kMaxCopies> with_horses{};  // cities
  // The first and last plane of a card, by city and horses; first > last where there is none.
  std::array<std::array<std::uint8_t, kMaxHorses + 1>, kMaxCities> first{};
  std::array<std::array<std::uint8_t, kMaxHorses + 1>, kMaxCities> last{};
};

struct Cards {
  std::array<std::uint32_t, kMaxCopies> plane{};

  [[nodiscard]] constexpr bool empty() const { return (plane[0] | plane[1] | plane[2]) == 0; }
  [[nodiscard]] constexpr int size() const {
    return bit_count(plane[0]) + bit_count(plane[1]) + bit_count(plane[2]);
  }
  // The cities of which the set holds a card, whatever its horses.
  [[nodiscard]] constexpr std::uint32_t cities() const { return plane[0] | plane[1] | plane[2]; }

  // The cities of which the set holds a card with just these horses.
  [[nodiscard]] std::uint32_t cities_with(const CardTable& table, int horses) const {
    return (plane[0] & table.with_horses[0][horses]) | (plane[1] & table.with_horses[1][horses]) |
           (plane[2] & table.with_horses[2][horses]);
  }

  [[nodiscard]] bool has(const CardTable& table, Card card) const {
    const int first = table.first[card.city()][card.horses()];
    return first < kMaxCopies && (plane[first] & bit(card.city())) != 0;
  }

  [[nodiscard]] int count(const CardTable& table, Card card) const {
    int n = 0;
    for (int k = table.first[card.city()][card.horses()];
         k <= table.last[card.city()][card.horses()]; ++k) {
      n += (plane[k] >> card.city()) & 1;
    }
    return n;
  }

  // Adds one card with these horses of each of the cities; the table must have room for them.
  // Without branches: this is where a random game would spend its time on wrong guesses.
  void add_cities(const CardTable& table, std::uint32_t cities, int horses) {
    const std::uint32_t first = ~plane[0] & cities & table.with_horses[0][horses];
    const std::uint32_t second = ~plane[1] & cities & table.with_horses[1][horses] & ~first;
    plane[0] |= first;
    plane[1] |= second;
    plane[2] |= cities & table.with_horses[2][horses] & ~(first | second);
  }
  void add(const CardTable& table, Card card) {
    add_cities(table, bit(card.city()), card.horses());
  }

  // The set must hold the card.
  void remove(const CardTable& table, Card card) {
    const std::uint32_t city = bit(card.city());
    const std::uint32_t third = plane[2] & city & table.with_horses[2][card.horses()];
    const std::uint32_t second = plane[1] & city & table.with_horses[1][card.horses()] & ~third;
    plane[2] ^= third;
    plane[1] ^= second;
    plane[0] &= ~(city & table.with_horses[0][card.horses()] & ~(third | second));
  }

  // Calls visit(Card) for every card, in the order of the planes.
  template <class Visit>
  void each(const CardTable& table, Visit visit) const {
    for (int copy = 0; copy < kMaxCopies; ++copy) {
      for (int city : each_bit(plane[copy])) visit(Card(city, table.horses[copy][city]));
    }
  }

  friend constexpr bool operator==(const Cards&, const Cards&) = default;
};

}  // namespace posthorn
