// Whether a request may change something: it must come from a page of ours.
#pragma once

#include "server/http/message.h"

namespace posthorn::server {

// The page that asks was served under the name the request goes to. That this name is ours, the
// service has seen to.
bool has_own_origin(const Request& request);

bool has_json_body(const Request& request);

}  // namespace posthorn::server
