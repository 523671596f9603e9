// What all parts of a store speak of.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

namespace posthorn::store {

using Millis = std::int64_t;  // since 1970, by the store's own clock
using Game = std::int64_t;
using AccountId = std::int64_t;  // 0: nobody

// The world fails: no room, no file, another program in the way.
class StoreError : public std::runtime_error {
 public:
  enum class Why : std::uint8_t {
    kGone,    // not now: it may be back at any moment
    kNoRoom,  // nothing can be added until somebody makes room
    kBroken,  // trying again will not help
  };

  StoreError(Why why, const std::string& what) : std::runtime_error(what), why_(why) {}
  [[nodiscard]] Why why() const { return why_; }
  // Whether the same may succeed later.
  [[nodiscard]] bool passes() const { return why_ != Why::kBroken; }

 private:
  Why why_;
};

// Parts of a store are used through references and never copied.
class Part {
 public:
  Part() = default;
  Part(const Part&) = delete;
  Part& operator=(const Part&) = delete;
  virtual ~Part() = default;
};

}  // namespace posthorn::store
