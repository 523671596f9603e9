// A vector with its storage inside: trivially copyable when its elements are, never allocates.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "base/check.h"

namespace posthorn {

template <class T, std::size_t N>
class FixedVector {
 public:
  constexpr FixedVector() {}  // NOLINT(modernize-use-equals-default): leaves items_ alone

  constexpr void push_back(const T& value) {
    POSTHORN_DCHECK(size_ < N);
    items_[size_++] = value;
  }
  constexpr void clear() { size_ = 0; }

  [[nodiscard]] constexpr std::size_t size() const { return size_; }
  [[nodiscard]] constexpr bool empty() const { return size_ == 0; }
  [[nodiscard]] constexpr bool full() const { return size_ == N; }

  constexpr T& operator[](std::size_t i) { return items_[i]; }
  constexpr const T& operator[](std::size_t i) const { return items_[i]; }
  [[nodiscard]] constexpr T* begin() { return items_.data(); }
  [[nodiscard]] constexpr T* end() { return items_.data() + size_; }
  [[nodiscard]] constexpr const T* begin() const { return items_.data(); }
  [[nodiscard]] constexpr const T* end() const { return items_.data() + size_; }

 private:
  std::array<T, N> items_;  // not cleared: lists are made on every decision
  std::size_t size_ = 0;
};

}  // namespace posthorn
