// The one random generator of Posthorn: the ChaCha stream cipher with eight rounds as a source of
// numbers. Nobody who sees a whole deck can work out the next one, the same seed gives the same
// numbers in every build, and it is fast enough for search because it makes 64 numbers at a time.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <utility>

namespace posthorn {

class Rng {
 public:
  using Seed = std::array<std::uint32_t, 8>;  // 256 bits, for play

  explicit Rng(const Seed& seed) : key_(seed) {}
  explicit Rng(std::uint64_t seed)  // 64 bits, for tests and matches
      : key_{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32)} {}

  std::uint32_t next() {
    if (used_ == kBuffer) refill();
    return buffer_[used_++];
  }

  std::uint64_t next64() {
    const std::uint64_t low = next();
    const std::uint64_t high = next();
    return high << 32 | low;
  }

  // Uniform in [0, bound), exactly; bound must not be 0.
  std::uint32_t below(std::uint32_t bound) {
    std::uint64_t product = std::uint64_t{next()} * bound;
    if (static_cast<std::uint32_t>(product) < bound) [[unlikely]] {
      const std::uint32_t threshold = (0U - bound) % bound;
      while (static_cast<std::uint32_t>(product) < threshold) {
        product = std::uint64_t{next()} * bound;
      }
    }
    return static_cast<std::uint32_t>(product >> 32);
  }

  // The same for bounds beyond 32 bits.
  std::uint64_t below64(std::uint64_t bound) {
    if (bound <= 0xffffffffU) return below(static_cast<std::uint32_t>(bound));
    const std::uint64_t limit = bound * (~std::uint64_t{0} / bound);
    std::uint64_t draw = next64();
    while (draw >= limit) draw = next64();
    return draw % bound;
  }

  template <class T>
  void shuffle(std::span<T> items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      const std::uint32_t j = below(static_cast<std::uint32_t>(i));
      std::swap(items[i - 1], items[j]);
    }
  }

 private:
  static constexpr std::uint32_t kBuffer = 64;  // four ChaCha blocks

  void refill();

  Seed key_;
  std::uint64_t block_ = 0;
  std::uint32_t used_ = kBuffer;
  std::array<std::uint32_t, kBuffer> buffer_{};
};

}  // namespace posthorn
