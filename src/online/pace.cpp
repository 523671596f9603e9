#include "online/pace.h"

#include <algorithm>

namespace posthorn::online {

Millis elapsed(Millis from, Millis to, std::span<const Outage> outages) {
  if (to <= from) return 0;
  Millis out = 0;
  for (const Outage& outage : outages) {
    out += std::max<Millis>(0, std::min(to, outage.ended) - std::max(from, outage.began));
  }
  return std::max<Millis>(0, to - from - out);
}

Millis runs_out(Millis from, Millis time, std::span<const Outage> outages) {
  Millis end = from + time;
  // Each outage before the end moves it, which may bring the next one before it.
  for (const Outage& outage : outages) {
    if (outage.ended <= from || outage.began >= end) continue;
    end += outage.ended - std::max(from, outage.began);
  }
  return end;
}

}  // namespace posthorn::online
