#include "cli/serve/addresses.h"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <array>
#include <memory>

namespace posthorn::cli {

std::vector<std::string> addresses_of_this_machine() {
  std::vector<std::string> addresses;
  ifaddrs* first = nullptr;
  if (getifaddrs(&first) != 0) return addresses;
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> all(first, freeifaddrs);
  for (const ifaddrs* each = first; each != nullptr; each = each->ifa_next) {
    const bool others = (each->ifa_flags & IFF_UP) != 0 && (each->ifa_flags & IFF_LOOPBACK) == 0;
    if (!others || each->ifa_addr == nullptr || each->ifa_addr->sa_family != AF_INET) continue;
    const auto* const address = reinterpret_cast<const sockaddr_in*>(each->ifa_addr);
    std::array<char, INET_ADDRSTRLEN> text{};
    if (inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) != nullptr) {
      addresses.emplace_back(text.data());
    }
  }
  return addresses;
}

}  // namespace posthorn::cli
