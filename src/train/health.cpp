#include "train/health.h"

#include <algorithm>
#include <cmath>

#include "ai/net/policy.h"
#include "ai/search/rollouts.h"
#include "core/engine.h"

namespace posthorn::train {
namespace {

constexpr double kSameEnd = 0.99;  // of positions at one end of the clip: the unit says nothing

// A decision of self-play, with the network's choice.
struct Position {
  const Game* game = nullptr;
  State state;
  Action action;
  net::Value value;
  net::Inputs inputs;
};

// By chance from games the network plays against itself, one in eight of its valued decisions.
std::vector<Position> gather(const net::Network& network, const std::vector<Game>& games, int count,
                             Rng& rng) {
  constexpr std::uint32_t kOneIn = 8;
  std::vector<Position> positions;
  for (std::size_t next = 0; static_cast<int>(positions.size()) < count; ++next) {
    const Game& game = games[next % games.size()];
    net::Policy policy(game, network);
    RandomDealer dealer{Rng(rng.next64())};
    State state = start(game, dealer);
    constexpr std::uint32_t kMostTurns = 240;
    while (!state.over() && state.turn < kMostTurns) {
      const net::Policy::Choice choice = policy.choose(state, net::Care::kQuick);
      if (choice.valued && rng.below(kOneIn) == 0 && static_cast<int>(positions.size()) < count) {
        positions.push_back(
            {&game, state, choice.action, choice.value, policy.inputs_of(choice.index)});
      }
      apply(game, state, choice.action, dealer);
    }
  }
  return positions;
}

// Counts how often a unit is at each end of its clip.
class Ends {
 public:
  explicit Ends(std::size_t units) : low_(units), high_(units) {}
  void add(std::size_t unit, std::int32_t activation) {
    low_[unit] += activation <= 0 ? 1 : 0;
    high_[unit] += activation >= net::kOne ? 1 : 0;
  }
  [[nodiscard]] int constant(std::size_t positions) const {
    int count = 0;
    const double enough = kSameEnd * static_cast<double>(positions);
    for (std::size_t i = 0; i < low_.size(); ++i) count += std::max(low_[i], high_[i]) > enough;
    return count;
  }

 private:
  std::vector<int> low_;
  std::vector<int> high_;
};

void examine_units(const net::Network& network, const std::vector<Position>& positions,
                   Health& health) {
  const auto first_units = static_cast<std::size_t>(network.weights().hidden1);
  const auto second_units = static_cast<std::size_t>(network.weights().hidden2);
  Ends first(first_units);
  Ends second(second_units);
  net::Sums sums;
  std::array<std::int32_t, net::kMaxHidden2> hidden{};
  for (const Position& position : positions) {
    network.begin(sums, position.inputs);
    for (std::size_t i = 0; i < first_units; ++i) first.add(i, sums.sum[i]);
    network.second_layer(sums, hidden);
    for (std::size_t i = 0; i < second_units; ++i) second.add(i, hidden[i]);
  }
  const double dead1 = first.constant(positions.size());
  const double dead2 = second.constant(positions.size());
  health.constant_first = dead1 / static_cast<double>(first_units);
  health.constant_second = dead2 / static_cast<double>(second_units);
  health.constant_share = (dead1 + dead2) / static_cast<double>(first_units + second_units);
}

// One position played to the end so often, every time with other hidden cards.
double play_outs(const net::Network& network, const Position& position, int count, Rng& rng) {
  const Game& game = *position.game;
  const int seat = position.state.actor;
  const View view = view_of(game, position.state, seat);
  search::Rollouts rollouts(game, network);
  constexpr search::Horizon kToTheEnd{.own_turns = 60, .lambda = 1};
  double wins = 0;
  for (int i = 0; i < count; ++i) {
    const State sampled = determinize(game, view, rng);
    wins += rollouts.play(sampled, position.action, seat, kToTheEnd, rng.next64()).win;
  }
  return wins / count;
}

void examine_value(const net::Network& network, const std::vector<Position>& positions,
                   int playouts, Rng& rng, Health& health) {
  double error = 0;
  double sum = 0;
  double squares = 0;
  for (const Position& position : positions) {
    const double played = play_outs(network, position, playouts, rng);
    const double said = net::win_chance(position.value.win);
    const double noise = playouts > 1 ? played * (1 - played) / (playouts - 1) : 0;
    error += (said - played) * (said - played) - noise;
    sum += played;
    squares += played * played - noise;
  }
  const auto n = static_cast<double>(positions.size());
  const double variance = squares / n - sum / n * (sum / n);
  health.value_rms_error = std::sqrt(std::max(0.0, error / n));
  health.value_r2 = variance > 0 ? 1 - error / n / variance : 0;
}

// The best few alternatives of a decision, played on in the same positions with the same cards.
// Everything is taken as a distance from the mean of the alternatives.
struct Apart {
  double error = 0;   // squared, of the network's values
  double spread = 0;  // squared, of what looking ahead found
};

Apart compare(const net::Network& network, const Position& position, int samples, Rng& rng) {
  constexpr std::size_t kMost = 6;
  constexpr std::int32_t kWindow = net::kUnit;
  const Game& game = *position.game;
  net::Policy policy(game, network);
  const net::Policy::Choice best = policy.choose(position.state, net::Care::kThorough);
  std::vector<std::size_t> chosen;
  for (std::size_t i = 0; i < policy.candidates().size(); ++i) {
    const bool near =
        policy.has_value(i) && net::worth(policy.value_of(i)) >= net::worth(best.value) - kWindow;
    if (near) chosen.push_back(i);
  }
  std::ranges::sort(chosen, [&](std::size_t a, std::size_t b) {
    const std::int32_t first = net::worth(policy.value_of(a));
    const std::int32_t second = net::worth(policy.value_of(b));
    return first != second ? first > second : a < b;
  });
  chosen.resize(std::min(chosen.size(), kMost));
  const std::size_t n = chosen.size();
  if (n < 2) return {};
  const View view = view_of(game, position.state, position.state.actor);
  search::Rollouts rollouts(game, network);
  constexpr search::Horizon kTwoTurns{.own_turns = 2, .lambda = 1};
  std::vector<double> sum(n);
  std::vector<double> squares(n);
  std::vector<double> wins(n);
  for (int s = 0; s < samples; ++s) {
    const State sampled = determinize(game, view, rng);
    const std::uint64_t deal = rng.next64();
    double mean = 0;
    for (std::size_t i = 0; i < n; ++i) {
      wins[i] =
          rollouts.play(sampled, policy.candidates()[chosen[i]], view.seat, kTwoTurns, deal).win;
      mean += wins[i] / static_cast<double>(n);
    }
    for (std::size_t i = 0; i < n; ++i) {
      sum[i] += wins[i] - mean;
      squares[i] += (wins[i] - mean) * (wins[i] - mean);
    }
  }
  double said_mean = 0;
  for (const std::size_t i : chosen) {
    said_mean += net::win_chance(policy.value_of(i).win) / static_cast<double>(n);
  }
  Apart apart;
  for (std::size_t i = 0; i < n; ++i) {
    const double found = sum[i] / samples;
    const double said = net::win_chance(policy.value_of(chosen[i]).win) - said_mean;
    const double noise = (squares[i] / samples - found * found) / (samples - 1);
    apart.error += (said - found) * (said - found) - noise;
    apart.spread += found * found - noise;
  }
  return apart;
}

}  // namespace

Health examine(const net::Network& network, const std::vector<Game>& games,
               const HealthSettings& settings) {
  Health health;
  Rng rng(settings.seed);
  const std::vector<Position> positions = gather(network, games, settings.positions, rng);
  examine_units(network, positions, health);
  if (settings.playouts > 0) examine_value(network, positions, settings.playouts, rng, health);
  if (settings.decisions > 0 && settings.samples > 1) {
    Apart all;
    for (const Position& position : gather(network, games, settings.decisions, rng)) {
      const Apart apart = compare(network, position, settings.samples, rng);
      all.error += apart.error;
      all.spread += apart.spread;
    }
    health.difference_r2 = all.spread > 0 ? 1 - all.error / all.spread : 0;
  }
  return health;
}

}  // namespace posthorn::train
