// What the server does with a request, whatever the connection is.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "server/host_rule.h"
#include "server/http.h"

namespace posthorn::server {

struct Service {
  Handler answer;
  HostRule hosts;
  std::vector<Header> headers;  // of every response
  // After each response that was sent, with its length; may be empty. From several threads.
  std::function<void(const Request&, int status, std::size_t bytes)> log;
};

// Asks the handler if the request is for us; what it throws becomes a 500.
Response respond(const Service& service, Request request);

}  // namespace posthorn::server
