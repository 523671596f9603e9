// Small helpers for sets of up to 64 things kept as the bits of one integer.
#pragma once

#include <bit>
#include <cstdint>

#ifdef __BMI2__
#include <immintrin.h>
#endif

namespace posthorn {

template <class Mask>
constexpr int bit_count(Mask mask) {
  return std::popcount(mask);
}

constexpr std::uint32_t bit(int index) { return std::uint32_t{1} << index; }

// The mask of its lowest set bit alone, or nothing.
constexpr std::uint32_t lowest_bit(std::uint32_t mask) { return mask & (~mask + 1); }

// The position of the set bit that has `rank` set bits below it; `mask` must have more than `rank`.
inline int nth_set_bit(std::uint32_t mask, unsigned rank) {
#ifdef __BMI2__
  return std::countr_zero(_pdep_u32(bit(static_cast<int>(rank)), mask));
#else
  for (; rank > 0; --rank) mask &= mask - 1;
  return std::countr_zero(mask);
#endif
}

// for (int city : each_bit(mask)) visits the set bits in ascending order.
template <class Mask>
class EachBit {
 public:
  class Iterator {
   public:
    constexpr explicit Iterator(Mask rest) : rest_(rest) {}
    constexpr int operator*() const { return std::countr_zero(rest_); }
    constexpr Iterator& operator++() {
      rest_ &= rest_ - 1;
      return *this;
    }
    constexpr bool operator!=(const Iterator& other) const { return rest_ != other.rest_; }

   private:
    Mask rest_;
  };
  constexpr explicit EachBit(Mask mask) : mask_(mask) {}
  [[nodiscard]] constexpr Iterator begin() const { return Iterator(mask_); }
  [[nodiscard]] constexpr Iterator end() const { return Iterator(0); }

 private:
  Mask mask_;
};

template <class Mask>
constexpr EachBit<Mask> each_bit(Mask mask) {
  return EachBit<Mask>(mask);
}

}  // namespace posthorn
