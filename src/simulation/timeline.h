// Time that passes only when everything of a moment is done: what is to happen, in its order.
#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace posthorn::simulation {

class Timeline {
 public:
  using Millis = std::int64_t;

  explicit Timeline(Millis begin) : now_(begin) {}

  [[nodiscard]] Millis now() const { return now_; }
  void after(Millis delay, std::function<void()> what) {
    due_.push_back({now_ + delay, order_++, std::move(what)});
    std::ranges::push_heap(due_, later);
  }
  // False: nothing is left to happen.
  bool step() {
    if (due_.empty()) return false;
    std::ranges::pop_heap(due_, later);
    const Due next = std::move(due_.back());
    due_.pop_back();
    now_ = next.at;
    next.what();
    return true;
  }

 private:
  struct Due {
    Millis at;
    std::uint64_t order;  // what was planned first happens first
    std::function<void()> what;
  };
  static bool later(const Due& a, const Due& b) {
    return std::pair(a.at, a.order) > std::pair(b.at, b.order);
  }

  Millis now_;
  std::uint64_t order_ = 0;
  std::vector<Due> due_;  // a heap, the next one first
};

}  // namespace posthorn::simulation
