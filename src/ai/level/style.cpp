#include "ai/level/style.h"

#include "base/bits.h"

namespace posthorn::level {
namespace {

// Measured so that a leaning shows and costs next to nothing; docs/strength.md.
constexpr double kCarriage = 0.10;
constexpr double kRouteCard = 0.02;
constexpr double kHouse = 0.04;
constexpr double kDenied = 0.04;

}  // namespace

double Style::worth(const net::Inputs& inputs) const {
  switch (leaning) {
    case Leaning::kNone:
      return 0;
    case Leaning::kRacer: {
      const std::uint32_t carriage = inputs.word[net::kHandNumbers] >> 10 & 63;
      const int step = carriage == 0 ? 0 : std::countr_zero(carriage);
      return kCarriage * step + kRouteCard * bit_count(inputs.word[net::kRoute]);
    }
    case Leaning::kBuilder:
      return kHouse * bit_count(inputs.word[net::kHouses]);
    case Leaning::kSpoiler: {
      int wanted = 0;
      for (int o = 0; o + 1 < kMaxPlayers; ++o) {
        wanted += bit_count(inputs.word[net::opponent_word(o, net::kTheirDisplayFits)]);
      }
      return -kDenied * wanted;
    }
  }
  return 0;
}

}  // namespace posthorn::level
