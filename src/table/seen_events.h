// Events as somebody saw them. What a viewer did not see is taken out when they are made, so
// whoever gets them cannot tell it on.
#pragma once

#include <span>
#include <vector>

#include "core/event.h"

namespace posthorn {

class SeenEvents {
 public:
  SeenEvents(std::span<const Event> events, int viewer) : viewer_(viewer) {  // kNobody: a spectator
    for (const Event& event : events) events_.push_back(seen_by(event, viewer));
  }

  [[nodiscard]] auto begin() const { return events_.begin(); }
  [[nodiscard]] auto end() const { return events_.end(); }
  // Whether it stayed hidden which card was drawn.
  [[nodiscard]] bool hides_card(const Event& event) const {
    return event.kind == EventKind::kDrewCard && !all_ && event.seat != viewer_;
  }

 private:
  friend class Desk;  // the owner of a game may look back at everything
  explicit SeenEvents(std::span<const Event> events)
      : events_(events.begin(), events.end()), all_(true) {}

  std::vector<Event> events_;
  int viewer_ = kNobody;
  bool all_ = false;
};

}  // namespace posthorn
