// posthorn net: looks into a network.
#include <fmt/core.h>

#include <array>

#include "ai/net/network_file.h"
#include "cli/commands.h"
#include "cli/common/game_option.h"
#include "cli/text/text.h"
#include "files/whole_file.h"
#include "notation/json_writer.h"
#include "train/health.h"

namespace posthorn::cli {
namespace {

// Every game the network is for; of the editions of the network bonus one.
std::vector<Game> games_of(const net::Network& network, const std::vector<std::string>& maps) {
  std::vector<Game> games;
  for (const std::string& name : every_game_name()) {
    auto game = game_from_options("net", name, maps);
    if (game && network.fits(*game) && game->options.network == Network::kAll) {
      games.push_back(std::move(*game));
    }
  }
  return games;
}

void print_json(const train::Health& health, const net::Network& network,
                const std::vector<Game>& games, const train::HealthSettings& settings) {
  json::Object object;
  object.member("games", json::list_of(games, game_text));
  object.member("hidden",
                json::list_of(std::array{network.weights().hidden1, network.weights().hidden2}));
  object.member("positions", settings.positions);
  object.member("constant_share", json::decimal(health.constant_share));
  object.member("constant_first", json::decimal(health.constant_first));
  object.member("constant_second", json::decimal(health.constant_second));
  if (settings.playouts > 0) {
    object.member("playouts", settings.playouts);
    object.member("value_rms_error", json::decimal(health.value_rms_error));
    object.member("value_r2", json::decimal(health.value_r2));
  }
  if (settings.decisions > 0) {
    object.member("decisions", settings.decisions);
    object.member("samples", settings.samples);
    object.member("difference_r2", json::decimal(health.difference_r2));
  }
  object.member("provenance", network.label().provenance);
  fmt::print("{}\n", object.text());
}

void print_lines(const train::Health& health, const net::Network& network,
                 const std::vector<Game>& games, const train::HealthSettings& settings) {
  for (const Game& game : games) fmt::print("for {}\n", game_text(game));
  fmt::print("units: {} and {}; constant over {} positions: {:.1f} % ({:.1f} % and {:.1f} %)\n",
             network.weights().hidden1, network.weights().hidden2, settings.positions,
             100 * health.constant_share, 100 * health.constant_first,
             100 * health.constant_second);
  if (settings.playouts > 0) {
    fmt::print("value against {} play-outs: rms error {:.3f}, R² {:.3f}\n", settings.playouts,
               health.value_rms_error, health.value_r2);
  }
  if (settings.decisions > 0) {
    fmt::print("differences of {} decisions against {} looks two own turns ahead: R² {:.3f}\n",
               settings.decisions, settings.samples, health.difference_r2);
  }
  std::string_view rest = network.label().provenance;
  while (!rest.empty()) {
    const std::size_t end = rest.find('\n');
    fmt::print("{}\n", printable(rest.substr(0, end)));
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
  }
}

}  // namespace

int net(const NetOptions& options) {
  const auto fail = [](const std::string& why) {
    fmt::print(stderr, "posthorn net: {}\n", printable(why));
    return kBadInput;
  };
  const auto file = files::read_whole_file(options.file, net::kMaxNetworkBytes);
  if (!file) return fail(file.error());
  const auto network = net::read_network(files::bytes_of(*file));
  if (!network) return fail(options.file + ": " + network.error());
  const std::vector<Game> games = games_of(*network, options.maps);
  if (games.empty()) {
    return fail(options.file + ": is for none of the games known here; --map adds its board");
  }
  const train::Health health = train::examine(*network, games, options.health);
  if (options.json) {
    print_json(health, *network, games, options.health);
  } else {
    print_lines(health, *network, games, options.health);
  }
  return kFine;
}

}  // namespace posthorn::cli
