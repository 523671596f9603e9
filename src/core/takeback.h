// Undo for interfaces: back within one seat's own decisions, never past a moment at which
// something hidden was shown.
#pragma once

#include <vector>

#include "core/event.h"
#include "core/state.h"

namespace posthorn {

class Takeback {
 public:
  // Tell it of every action: the state before it, and what it brought about.
  void note(const State& before, const State& after, const EventLog& events) {
    for (const Event& event : events) {
      if (reveals(event)) {
        states_.clear();
        return;
      }
    }
    if (before.actor != after.actor || before.turn != after.turn || after.over()) {
      states_.clear();
      return;
    }
    states_.push_back(before);
  }

  [[nodiscard]] int steps() const { return static_cast<int>(states_.size()); }

  // The state before the last action; steps() must not be 0.
  State take_back() {
    const State state = states_.back();
    states_.pop_back();
    return state;
  }

 private:
  std::vector<State> states_;
};

}  // namespace posthorn
