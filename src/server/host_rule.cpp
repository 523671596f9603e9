#include "server/host_rule.h"

#include <algorithm>

#include "server/header_text.h"

namespace posthorn::server {

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
  return hosts_.empty() || std::ranges::any_of(hosts_, [&](const std::string& known) {
           return equal_in_any_case(known, host);
         });
}

}  // namespace posthorn::server
