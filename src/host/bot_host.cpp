#include "host/bot_host.h"

#include <map>
#include <memory>
#include <mutex>
#include <vector>

#include "ai/net/network_file.h"
#include "ai/net/shipped.h"
#include "base/check.h"
#include "files/whole_file.h"
#include "host/clock.h"

namespace posthorn {
namespace {

net::Networks read_all(const std::vector<std::span<const std::uint8_t>>& weights) {
  net::Networks networks;
  for (const auto bytes : weights) {
    const auto added = networks.add(bytes);
    POSTHORN_CHECK(added.has_value());  // tests/ai/shipped_test.cpp
  }
  return networks;
}

const net::Networks* frozen_networks(std::string_view name) {
  if (name == "veteran") {
    static const net::Networks kVeteran = read_all(net::veteran_weights());
    return &kVeteran;
  }
  POSTHORN_CHECK(name == "yardstick");
  static const net::Networks kYardstick = read_all(net::yardstick_weights());
  return &kYardstick;
}

// Kept for good: bots hold on to their networks.
std::expected<const net::Networks*, std::string> load_weights(const std::string& path) {
  static std::mutex mutex;
  static std::map<std::string, std::unique_ptr<net::Networks>> loaded;
  const std::scoped_lock lock(mutex);
  if (const auto found = loaded.find(path); found != loaded.end()) return found->second.get();
  const auto file = files::read_whole_file(path, net::kMaxNetworkBytes);
  if (!file) return std::unexpected(file.error());
  auto networks = std::make_unique<net::Networks>();
  if (const auto added = networks->add(files::bytes_of(*file)); !added) {
    return std::unexpected(path + ": " + added.error());
  }
  return loaded.emplace(path, std::move(networks)).first->second.get();
}

}  // namespace

const net::Networks& shipped_networks() {
  static const net::Networks kNetworks = read_all(net::shipped_weights());
  return kNetworks;
}

BotHost bot_host() {
  return {.networks = &shipped_networks(),
          .seconds = steady_seconds,
          .workers = nullptr,
          .frozen = frozen_networks,
          .load = load_weights};
}

}  // namespace posthorn
