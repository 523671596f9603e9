#include "review/adviser.h"

#include "ai/level/levels.h"
#include "ai/net/networks.h"
#include "base/check.h"

namespace posthorn::review {

std::unique_ptr<Adviser> Adviser::make(const Game& game, Breadth breadth, BotHost host,
                                       std::unique_ptr<Workers> workers) {
  const net::Network* network = host.networks != nullptr ? host.networks->find(game) : nullptr;
  const level::Level* best = level::find_level("grandmaster");
  POSTHORN_CHECK(best != nullptr);
  if (network == nullptr) return nullptr;
  host.workers = workers.get();
  search::Settings settings = best->search;
  constexpr double kNoWindow = 1000;  // log odds
  if (breadth == Breadth::kSomeNext) settings.window = kNoWindow;
  return std::unique_ptr<Adviser>(new Adviser(game, *network, settings, host, std::move(workers)));
}

Adviser::Adviser(const Game& game, const net::Network& network, const search::Settings& settings,
                 const BotHost& host, std::unique_ptr<Workers> workers)
    : game_(game),
      network_(network),
      settings_(settings),
      workers_(std::move(workers)),
      search_(game, network, settings, host) {}

Report Adviser::think(const View& view, const search::Limits& limits, std::uint64_t seed,
                      std::span<const Action> also) {
  Report report;
  search_.choose(view, limits, seed, &report, also);
  // A choice without an alternative is not played on; what it is worth was found all the same.
  if (report.moves[0].visits == 0) report.moves[0].win = report.win[view.seat];
  return report;
}

std::array<double, kMaxPlayers> Adviser::shares_after(const View& view, const Action& action,
                                                      double own, std::uint64_t seed) {
  const search::Outcomes all = search_.outcomes_after(view, action, seed);
  const double others = 1 - all[view.seat].win;
  std::array<double, kMaxPlayers> shares{};
  for (int seat = 0; seat < game_.players; ++seat) {
    const double part = others > 0 ? all[seat].win / others : 1.0 / (game_.players - 1);
    shares[seat] = seat == view.seat ? own : (1 - own) * part;
  }
  return shares;
}

}  // namespace posthorn::review
