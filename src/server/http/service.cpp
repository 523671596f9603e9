#include "server/http/service.h"

#include <algorithm>
#include <array>
#include <exception>
#include <utility>

#include "server/http/header_fields.h"

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

// An address in figures, a name without a dot, or one of a zone that nobody can register.
bool is_of_the_house(std::string_view host) {
  if (host.starts_with('[')) return true;
  const std::string_view name = host.substr(0, host.rfind(':'));
  if (name.find('.') == std::string_view::npos) return true;
  if (name.find_first_not_of("0123456789.") == std::string_view::npos) return true;
  constexpr std::array<std::string_view, 4> kZones = {".local", ".lan", ".internal", ".home.arpa"};
  return std::ranges::any_of(kZones, [&](std::string_view zone) {
    return name.size() > zone.size() &&
           equal_in_any_case(name.substr(name.size() - zone.size()), zone);
  });
}

}  // namespace

HostRule::HostRule(std::string_view address, bool loopback, int port,
                   const std::string& public_name) {
  constexpr int kDefaultPort = 80;
  const std::string suffix = ":" + std::to_string(port);
  if (loopback) {
    for (const std::string_view name :
         {std::string_view("localhost"), std::string_view("127.0.0.1"), std::string_view("[::1]"),
          address}) {
      hosts_.push_back(std::string(name) + suffix);
      if (port == kDefaultPort) hosts_.emplace_back(name);
    }
  }
  if (!public_name.empty()) {
    hosts_.push_back(public_name);
    hosts_.push_back(public_name + suffix);
  }
}

bool HostRule::allows(std::string_view host) const {
  if (hosts_.empty()) return is_of_the_house(host);
  return std::ranges::any_of(
      hosts_, [&](const std::string& known) { return equal_in_any_case(known, host); });
}

std::vector<Header> hardening_headers() {
  return {
      {.name = "Content-Security-Policy",
       .value = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
                "img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; "
                "worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
                "frame-ancestors 'none'"},
      {.name = "X-Content-Type-Options", .value = "nosniff"},
      {.name = "Referrer-Policy", .value = "no-referrer"},
      // These two also give the page threads with shared memory.
      {.name = "Cross-Origin-Opener-Policy", .value = "same-origin"},
      {.name = "Cross-Origin-Embedder-Policy", .value = "require-corp"},
      {.name = "Cross-Origin-Resource-Policy", .value = "same-origin"},
      {.name = "Permissions-Policy",
       .value = "accelerometer=(), browsing-topics=(), camera=(), display-capture=(), "
                "encrypted-media=(), geolocation=(), gyroscope=(), hid=(), magnetometer=(), "
                "microphone=(), midi=(), payment=(), serial=(), usb=(), xr-spatial-tracking=()"},
  };
}

std::optional<Response> refusal_of(const Service& service, Request& request) {
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
  return std::nullopt;
}

Response respond(const Service& service, Request request) {
  if (auto refused = refusal_of(service, request)) return std::move(*refused);
  try {
    return service.answer(request);
  } catch (const std::exception&) {
    return text_response(500, "Something went wrong here.");
  }
}

}  // namespace posthorn::server
