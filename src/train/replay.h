// The newest positions that were learned from, to learn from them again: in an order of its own, so
// that a step does not follow one game's luck, and more than once.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

#include "base/rng.h"
#include "train/model.h"

namespace posthorn::train {

class Replay {
 public:
  explicit Replay(std::size_t capacity) : capacity_(capacity) {}

  void add(const std::vector<Sample>& samples) {
    for (const Sample& sample : samples) {
      if (samples_.size() < capacity_) {
        samples_.push_back(sample);
      } else {
        samples_[next_] = sample;
      }
      next_ = (next_ + 1) % capacity_;
    }
  }

  // So many by chance.
  void draw(std::size_t count, Rng& rng, std::vector<Sample>& out) const {
    out.clear();
    for (std::size_t i = 0; i < count && !samples_.empty(); ++i) {
      out.push_back(samples_[rng.below(static_cast<std::uint32_t>(samples_.size()))]);
    }
  }

  [[nodiscard]] bool empty() const { return samples_.empty(); }
  // The oldest first.
  [[nodiscard]] std::vector<Sample> all() const {
    std::vector<Sample> out(samples_);
    if (out.size() == capacity_) {
      std::rotate(out.begin(), out.begin() + static_cast<std::ptrdiff_t>(next_), out.end());
    }
    return out;
  }

 private:
  std::size_t capacity_;
  std::size_t next_ = 0;  // the place of the next one
  std::vector<Sample> samples_;
};

}  // namespace posthorn::train
