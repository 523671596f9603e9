// A world for bots with a network that has learned nothing but fits the game.
#pragma once

#include "ai/bot.h"
#include "ai/net/network_file.h"
#include "ai/net/networks.h"
#include "base/check.h"
#include "tests/ai/networks.h"

namespace posthorn {

class UntrainedHost {
 public:
  explicit UntrainedHost(const Game& game) {
    const auto bytes = net::network_bytes(untrained_network(game, game.players, 9),
                                          net::used_inputs(game, game.players));
    POSTHORN_CHECK(networks_.add(bytes).has_value());
  }
  [[nodiscard]] BotHost host() const {
    BotHost host;
    host.networks = &networks_;
    return host;
  }

 private:
  net::Networks networks_;
};

}  // namespace posthorn
