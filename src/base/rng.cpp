#include "base/rng.h"

#include <cstring>

namespace posthorn {
namespace {

// Four lanes, one ChaCha block each; the compiler turns these into SIMD where there is any.
using Lanes = std::uint32_t __attribute__((vector_size(16)));

inline Lanes rotate(Lanes x, int bits) { return (x << bits) | (x >> (32 - bits)); }

inline void quarter_round(Lanes& a, Lanes& b, Lanes& c, Lanes& d) {
  a += b;
  d = rotate(d ^ a, 16);
  c += d;
  b = rotate(b ^ c, 12);
  a += b;
  d = rotate(d ^ a, 8);
  c += d;
  b = rotate(b ^ c, 7);
}

inline Lanes all(std::uint32_t x) { return Lanes{x, x, x, x}; }

}  // namespace

void Rng::refill() {
  const auto low = static_cast<std::uint32_t>(block_);
  const auto high = static_cast<std::uint32_t>(block_ >> 32);
  // block_ rises in steps of four, so its low word never wraps inside one refill.
  Lanes start[16] = {all(0x61707865),
                     all(0x3320646e),
                     all(0x79622d32),
                     all(0x6b206574),
                     all(key_[0]),
                     all(key_[1]),
                     all(key_[2]),
                     all(key_[3]),
                     all(key_[4]),
                     all(key_[5]),
                     all(key_[6]),
                     all(key_[7]),
                     Lanes{low, low + 1, low + 2, low + 3},
                     all(high),
                     all(0),
                     all(0)};
  Lanes x[16];
  std::memcpy(x, start, sizeof x);
  for (int round = 0; round < 8; round += 2) {
    quarter_round(x[0], x[4], x[8], x[12]);
    quarter_round(x[1], x[5], x[9], x[13]);
    quarter_round(x[2], x[6], x[10], x[14]);
    quarter_round(x[3], x[7], x[11], x[15]);
    quarter_round(x[0], x[5], x[10], x[15]);
    quarter_round(x[1], x[6], x[11], x[12]);
    quarter_round(x[2], x[7], x[8], x[13]);
    quarter_round(x[3], x[4], x[9], x[14]);
  }
  for (int word = 0; word < 16; ++word) {
    for (int lane = 0; lane < 4; ++lane) {
      buffer_[lane * 16 + word] = x[word][lane] + start[word][lane];
    }
  }
  block_ += 4;
  used_ = 0;
}

}  // namespace posthorn
