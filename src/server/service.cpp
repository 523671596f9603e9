#include "server/service.h"

#include <algorithm>
#include <exception>

#include "server/header_text.h"

namespace posthorn::server {
namespace {

constexpr std::string_view kScheme = "http://";

// "GET http://host/path", as proxies are asked, has to be taken by everyone (RFC 9112, 3.2.2); the
// host there goes before the header.
void take_host_from_target(Request& request) {
  const std::string target = request.target;
  if (!equal_in_any_case(std::string_view(target).substr(0, kScheme.size()), kScheme)) return;
  const std::size_t end = std::min(target.find_first_of("/?", kScheme.size()), target.size());
  std::erase_if(request.headers,
                [](const Header& header) { return equal_in_any_case(header.name, "Host"); });
  request.headers.push_back(
      {.name = "Host", .value = target.substr(kScheme.size(), end - kScheme.size())});
  request.target = target.substr(end);
  if (!request.target.starts_with('/')) request.target.insert(0, 1, '/');
}

}  // namespace

Response respond(const Service& service, Request request) {
  if (!request.values("Expect").empty()) {
    return text_response(417, "Nothing is expected here.");
  }
  const auto named = request.values("Host");
  // Only HTTP/1.0 may leave it out; no browser does.
  if (named.size() > 1 || (named.empty() && request.minor_version > 0)) {
    return text_response(400, "A request needs one Host header.");
  }
  take_host_from_target(request);
  for (const std::string_view host : request.values("Host")) {
    if (!service.hosts.allows(host)) {
      return text_response(421, "This server does not go by that name.");
    }
  }
  try {
    return service.answer(request);
  } catch (const std::exception&) {
    return text_response(500, "Something went wrong here.");
  }
}

}  // namespace posthorn::server
