#include "ai/net/style.h"

#include "base/bits.h"

namespace posthorn::net {
namespace {

// Measured so that a leaning shows and costs next to nothing: tools/styles, docs/strength.md.
constexpr double kCarriage = 0.6;
constexpr double kHouse = 0.1;
constexpr double kHouseAhead = 0.08;
constexpr double kHaste = 0.15;
constexpr double kDenied = 0.06;

// Its place in the board's list.
int carriage_of(const Inputs& inputs) {
  const std::uint32_t carriage = inputs.word[kHandNumbers] >> 10 & 63;
  return carriage == 0 ? 0 : std::countr_zero(carriage);
}

}  // namespace

double Style::worth(const Inputs& inputs) const {
  switch (leaning) {
    case Leaning::kNone:
      return 0;
    case Leaning::kRacer:
      return kCarriage * carriage_of(inputs);
    case Leaning::kBuilder:
      return kHouse * bit_count(inputs.word[kHouses]) +
             kHouseAhead * bit_count(inputs.word[kRouteNew]) - kHaste * carriage_of(inputs);
    case Leaning::kSpoiler: {
      int wanted = 0;
      for (int o = 0; o + 1 < kMaxPlayers; ++o) {
        wanted += bit_count(inputs.word[opponent_word(o, kTheirDisplayFits)]);
      }
      return -kDenied * wanted;
    }
  }
  return 0;
}

}  // namespace posthorn::net
