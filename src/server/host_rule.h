// Which names a client may have called the server by. A page anywhere can let its own name point to
// 127.0.0.1 and then read what a server there answers (DNS rebinding); it cannot change the Host
// header its visitor's browser sends.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace posthorn::server {

class HostRule {
 public:
  // `address` as in a URL, so [::1] in brackets. At a loopback address: the names of this machine
  // and the public name if there is one, which is a proxy's; elsewhere only the public name, or any
  // name without one. The port belongs to the name, but for 80; a public name is taken also
  // without.
  HostRule(std::string_view address, bool loopback, int port, const std::string& public_name);

  [[nodiscard]] bool allows(std::string_view host) const;

 private:
  std::vector<std::string> hosts_;  // empty: all
};

}  // namespace posthorn::server
