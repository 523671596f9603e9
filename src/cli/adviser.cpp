#include "cli/adviser.h"

#include <fmt/format.h>

#include <algorithm>

#include "ai/level/levels.h"
#include "arena/host.h"
#include "base/check.h"
#include "notation/game_text.h"

namespace posthorn::cli {

std::string no_network_text(const Game& game) {
  return fmt::format("there is no network for {}, so nothing can be said about its moves",
                     game_text(game));
}

std::unique_ptr<Adviser> Adviser::make(const Game& game, Breadth breadth) {
  const net::Network* network = shipped_networks().find(game);
  const level::Level* master = level::find_level("master");
  POSTHORN_CHECK(master != nullptr);
  if (network == nullptr) return nullptr;
  search::Settings settings = master->search;
  constexpr double kNoWindow = 1000;  // log odds
  if (breadth == Breadth::kSomeNext) settings.window = kNoWindow;
  return std::unique_ptr<Adviser>(new Adviser(game, *network, settings));
}

Adviser::Adviser(const Game& game, const net::Network& network, const search::Settings& settings)
    : game_(game), network_(network), settings_(settings), workers_(make_workers(cores())) {
  BotHost host = bot_host();
  host.workers = workers_.get();
  search_ = std::make_unique<search::Search>(game, network, settings, host);
}

Report Adviser::think(const View& view, const search::Limits& limits, std::uint64_t seed,
                      std::span<const Action> also) {
  Report report;
  search_->choose(view, limits, seed, &report, also);
  // A choice without an alternative is not played on; what it is worth was found all the same.
  if (report.moves[0].visits == 0) report.moves[0].win = report.win[view.seat];
  return report;
}

std::array<double, kMaxPlayers> Adviser::shares_after(const View& view, const Action& action,
                                                      double own, std::uint64_t seed) {
  const search::Outcomes all = search_->outcomes_after(view, action, seed);
  const double others = 1 - all[view.seat].win;
  std::array<double, kMaxPlayers> shares{};
  for (int seat = 0; seat < game_.players; ++seat) {
    const double part = others > 0 ? all[seat].win / others : 1.0 / (game_.players - 1);
    shares[seat] = seat == view.seat ? own : (1 - own) * part;
  }
  return shares;
}

}  // namespace posthorn::cli
