// The headers that keep a browser from doing more than the client needs.
#pragma once

#include <vector>

#include "server/http.h"

namespace posthorn::server {

// For every response, errors too.
std::vector<Header> hardening_headers();

}  // namespace posthorn::server
