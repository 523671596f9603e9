// Undo for interfaces: back within one seat's own decisions, never past a moment at which
// something hidden was shown. The states stay with whoever has them; this counts.
#pragma once

#include <algorithm>
#include <vector>

#include "core/event.h"
#include "core/state.h"

namespace posthorn {

class Takeback {
 public:
  // Tell it of every action: whether there was another, the states around it, and what it brought
  // about.
  void note(bool was_choice, const State& before, const State& after, const EventLog& events) {
    if (is_final(before, after, events)) {
      choices_.clear();
    } else {
      choices_.push_back(was_choice);
    }
  }

  // How many actions lead back to the seat's last real choice: what was forced since goes too. 0:
  // nothing can be taken back.
  [[nodiscard]] int steps() const {
    const auto last = std::find(choices_.rbegin(), choices_.rend(), true);
    return last == choices_.rend() ? 0 : static_cast<int>(last - choices_.rbegin()) + 1;
  }

  // Those actions have been taken back.
  void note_taken_back() { choices_.resize(choices_.size() - static_cast<std::size_t>(steps())); }

 private:
  static bool is_final(const State& before, const State& after, const EventLog& events) {
    if (before.actor != after.actor || before.turn != after.turn || after.over()) return true;
    return std::ranges::any_of(events, reveals);
  }

  std::vector<bool> choices_;  // for each action that can be taken back: whether it was one
};

}  // namespace posthorn
