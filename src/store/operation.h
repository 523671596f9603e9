// What servers know of themselves: who is alive, when nobody was, and a few values under their
// keys.
#pragma once

#include <optional>
#include <vector>

#include "store/basics.h"

namespace posthorn::store {

// A time that runs on nobody's clock.
struct Outage {
  Millis began = 0;
  Millis ended = 0;

  friend bool operator==(const Outage&, const Outage&) = default;
};

class Operation : public Part {
 public:
  virtual void beat(std::int64_t node, Millis now) = 0;
  // The latest of all nodes; 0: there was none.
  virtual Millis last_beat() = 0;

  // What overlaps or touches becomes one.
  virtual void add_outage(const Outage& outage) = 0;
  // Those that ended after this, in their order.
  virtual std::vector<Outage> outages(Millis since) = 0;

  virtual std::optional<std::string> value(const std::string& key) = 0;
  virtual void set_value(const std::string& key, const std::string& value) = 0;
};

}  // namespace posthorn::store
