#include "server/people/buckets.h"

#include <arpa/inet.h>

#include <array>

namespace posthorn::server {

std::string limited_address(const std::string& address) {
  std::array<unsigned char, 16> bytes{};
  if (inet_pton(AF_INET6, address.c_str(), bytes.data()) != 1) return address;
  constexpr int kNetwork = 8;
  return {bytes.begin(), bytes.begin() + kNetwork};
}

}  // namespace posthorn::server
