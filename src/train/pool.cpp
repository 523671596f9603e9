#include "train/pool.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "ai/net/network_file.h"
#include "files/whole_file.h"

namespace posthorn::train {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kInMemory = 8;

}  // namespace

PastSelves::PastSelves(std::string directory, const Game& game) : directory_(std::move(directory)) {
  std::vector<std::pair<int, std::string>> files;
  std::error_code ignored;
  for (const auto& entry : fs::directory_iterator(directory_ + "/pool", ignored)) {
    if (entry.path().extension() != ".net") continue;
    const std::string stem = entry.path().stem().string();
    int number = 0;
    std::from_chars(stem.data(), stem.data() + stem.size(), number);  // others come first
    files.emplace_back(number, entry.path().string());
  }
  std::ranges::sort(files);
  for (const auto& [number, path] : files) {
    const auto file = files::read_whole_file(path, net::kMaxNetworkBytes);
    if (!file) continue;
    auto network = net::read_network(files::bytes_of(*file));
    if (network && network->fits(game)) {
      keep_in_memory(std::make_shared<const net::Network>(std::move(*network)));
    }
  }
}

void PastSelves::keep_in_memory(std::shared_ptr<const net::Network> network) {
  if (networks_.size() == kInMemory) networks_.erase(networks_.begin() + 1);  // the first stays
  networks_.push_back(std::move(network));
}

std::string PastSelves::add(const net::Network& network, const net::Inputs& used,
                            std::uint64_t number) {
  keep_in_memory(std::make_shared<const net::Network>(network));
  const auto bytes = net::network_bytes(network, used);
  for (const std::string& path :
       {directory_ + "/best.net", directory_ + "/pool/" + std::to_string(number) + ".net"}) {
    const auto written = files::write_whole_file(path, files::text_of(bytes));
    if (!written) return written.error();
  }
  return {};
}

}  // namespace posthorn::train
