// What the next decision of a seat will probably look like, while another seat decides: the network
// plays the others' decisions out. Only as far as no card is turned up, which nobody can foresee.
#pragma once

#include <optional>

#include "ai/net/policy.h"
#include "core/view.h"

namespace posthorn::search {

// The view that comes up most often in samples of this one; nothing if chance comes first.
std::optional<View> foreseen_decision(net::Policy& policy, const View& view, Rng& rng);

}  // namespace posthorn::search
