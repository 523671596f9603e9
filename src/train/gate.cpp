#include "train/gate.h"

#include "ai/level/level_bot.h"
#include "arena/match.h"

namespace posthorn::train {
namespace {

// The network alone as a player, and the networks it holds on to.
class NetworkPlayer {
 public:
  explicit NetworkPlayer(const net::Network& network) {
    networks_.add(network);
    player_ = make_player(
        "net", std::make_unique<level::LevelBot>(*level::find_level("net"), level::Wishes{},
                                                 BotHost{.networks = &networks_}));
  }
  [[nodiscard]] MatchPlayer& player() { return *player_; }

 private:
  net::Networks networks_;
  std::unique_ptr<MatchPlayer> player_;
};

Tally play(const std::vector<Game>& games, MatchPlayer& candidate, MatchPlayer& opponent, int deals,
           std::uint64_t seed, const std::atomic<bool>& stop) {
  Tally tally;
  Rng rng(seed);
  for (int deal = 0; deal < deals && !stop; ++deal) {
    const Game& game = games[static_cast<std::size_t>(deal) % games.size()];
    const std::uint64_t deal_seed = rng.next64();
    int wins = 0;
    for (int seat = 0; seat < game.players; ++seat) {
      std::vector<MatchPlayer*> seats(static_cast<std::size_t>(game.players), &opponent);
      seats[static_cast<std::size_t>(seat)] = &candidate;
      // A network that knows nothing yet may never close a route.
      const auto most_turns = static_cast<std::uint32_t>(60 * game.players);
      const MatchResult result =
          play_match(game, seats, deal_seed, rng.next64(), false, most_turns);
      wins += result.winner == seat ? 1 : 0;
    }
    tally.add(static_cast<double>(wins) / game.players);
  }
  return tally;
}

}  // namespace

GateResult examine_at_gate(const std::vector<Game>& games, const net::Network& candidate,
                           const net::Network* best, int deals, const HealthSettings& health,
                           const std::atomic<bool>& stop) {
  GateResult result;
  for (const Game& game : games) {
    result.null += 1.0 / game.players / static_cast<double>(games.size());
  }
  NetworkPlayer ours(candidate);
  const auto greedy = make_player("greedy", make_bot("greedy", {}).value());
  result.against_bot = play(games, ours.player(), *greedy, deals, health.seed, stop);
  if (best != nullptr) {
    NetworkPlayer theirs(*best);
    result.against_best = play(games, ours.player(), theirs.player(), deals, health.seed + 1, stop);
  }
  if (!stop) result.health = examine(candidate, games, health);
  return result;
}

}  // namespace posthorn::train
