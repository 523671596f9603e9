#include "review/adviser.h"

#include <algorithm>
#include <numeric>

#include "ai/level/levels.h"
#include "ai/net/networks.h"
#include "base/check.h"

namespace posthorn::review {
namespace {

// Among moves that win as often points decide: ten are as good as 0.4 % of the wins.
constexpr double kPointWorth = 0.0004;

// Where points have put a move before one that wins a little more, the two are given their mean:
// what a person is shown never contradicts the order.
void level_out(std::vector<Considered>& moves) {
  for (std::size_t end = 1; end < moves.size(); ++end) {
    std::size_t first = end;
    double sum = moves[end].win;
    const auto mean = [&] { return sum / static_cast<double>(end - first + 1); };
    while (first > 0 && moves[first - 1].win < mean()) sum += moves[--first].win;
    const double levelled = mean();
    for (std::size_t i = first; i <= end; ++i) moves[i].win = levelled;
  }
}

}  // namespace

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
  return report;
}

Report Adviser::weigh(const View& view, const search::Limits& limits, std::uint64_t seed,
                      std::span<const Action> also) {
  const std::vector<Action> actions = search_.candidates(view, seed, also);
  search::Comparison comparison(actions.size(), view.seat);
  // A choice without an alternative needs no long thought.
  constexpr search::Limits kFew = {.seconds = 0, .simulations = 16};
  search_.compare(view, actions, actions.size() > 1 ? limits : kFew, seed, comparison);

  std::vector<std::size_t> order(actions.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  const auto worth = [&](std::size_t a) {
    return comparison.win(a) + kPointWorth * comparison.margin(a);
  };
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return worth(a) != worth(b) ? worth(a) > worth(b) : a < b;
  });
  Report report;
  for (const std::size_t a : order) {
    report.moves.push_back({.action = actions[a],
                            .win = comparison.win(a),
                            .margin = comparison.margin(a),
                            .visits = comparison.samples(),
                            .error = comparison.error(order[0], a),
                            .line = search_.line_of(view, actions[a], seed)});
    report.simulations += comparison.samples();
  }
  level_out(report.moves);
  const search::Outcomes all = comparison.outcomes(order[0]);
  report.win = shares_with(game_, all, view.seat, report.moves[0].win);
  for (int s = 0; s < game_.players; ++s) report.margin[s] = all[s].margin;
  return report;
}

void Adviser::compare(const View& view, std::span<const Action> actions, int samples,
                      std::uint64_t seed, search::Comparison& comparison) {
  const int simulations = std::max(1, samples) * static_cast<int>(actions.size());
  search_.compare(view, actions, {.seconds = 0, .simulations = simulations}, seed, comparison);
}

Shares shares_with(const Game& game, const search::Outcomes& outcomes, int seat, double own) {
  const double others = 1 - outcomes[seat].win;
  Shares shares{};
  for (int s = 0; s < game.players; ++s) {
    const double part = others > 0 ? outcomes[s].win / others : 1.0 / (game.players - 1);
    shares[s] = s == seat ? own : (1 - own) * part;
  }
  return shares;
}

}  // namespace posthorn::review
