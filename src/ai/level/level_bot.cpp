#include "ai/level/level_bot.h"

#include <algorithm>

#include "ai/level/long_route.h"
#include "ai/level/settings_hash.h"
#include "base/check.h"
#include "core/legal.h"

namespace posthorn::level {
namespace {

// exp(-x) for x >= 0, the same in every build.
double falling(double x) {
  const double chance = net::win_chance(static_cast<std::int32_t>(std::min(x, 12.0) * net::kUnit));
  return (1 - chance) / chance;
}

// How much of a level's softness a decision gets. Most mistakes are cards that others would not
// have taken; somebody who often forgot to close routes would be no fun to play. With horses a turn
// has more decisions, each worth less.
double ease_of(const Game& game, const State& state) {
  const bool takes = state.phase == Phase::kTake || state.phase == Phase::kSecondTake;
  return (takes ? 1.0 : 0.25) * (game.carriages ? 1.0 : 0.5);
}

}  // namespace

double share_of_turn(const State& state) {
  switch (state.phase) {
    case Phase::kTake:
      return state.official == kNobody ? 0.35 : 0.25;
    case Phase::kPlay:
      return may_call_official(state) ? 0.25 : 0.10;
    case Phase::kSecondTake:
      return 0.15;
    default:
      return 0.05;
  }
}

LevelBot::LevelBot(const Level& level, const Wishes& wishes, const BotHost& host)
    : level_(level), wishes_(wishes), host_(host) {
  if (!level_.all_workers) host_.workers = nullptr;
}

bool LevelBot::knows(const Game& game) const {
  return host_.networks != nullptr && host_.networks->find(game) != nullptr;
}

std::uint64_t LevelBot::settings_hash(const Game& game) const {
  Hash hash;
  add_to(hash, level_);
  add_to(hash, wishes_);
  if (knows(game)) add_to(hash, host_.networks->find(game)->weights());
  return hash.value();
}

Action LevelBot::choose(const Game& game, const View& view, Rng& rng) {
  return think(game, view, rng, nullptr);
}

Action LevelBot::explain(const Game& game, const View& view, Rng& rng, Report& report) {
  return think(game, view, rng, &report);
}

bool LevelBot::searches() const {
  return level_.seconds > 0 || wishes_.simulations > 0 || wishes_.turn_seconds > 0;
}

void LevelBot::prepare(const Game& game) {
  const std::uint64_t kind = net::kind_of_game(game);
  if (policy_ == nullptr || kind != kind_ || game.options != game_.options) {
    const net::Network* network = host_.networks != nullptr ? host_.networks->find(game) : nullptr;
    POSTHORN_CHECK(network != nullptr);  // knows() was to be asked
    kind_ = kind;
    game_ = game;
    search_ =
        std::make_unique<search::Search>(game_, *network, level_.search, host_, wishes_.style);
    policy_ = std::make_unique<net::Policy>(game_, *network);
  }
}

void LevelBot::ponder(const Game& game, const View& view, Rng& rng,
                      const std::function<bool()>& enough) {
  // With a limit of simulations the same view gives the same choice, pondered or not.
  if (!searches() || wishes_.simulations > 0 || host_.seconds == nullptr) return;
  prepare(game);
  search_->ponder(view, rng.next64(), enough);
}

Action LevelBot::think(const Game& game, const View& view, Rng& rng, Report* report) {
  const LegalActions legal(game, view.known);
  if (legal.size() == 1 && report == nullptr) return legal.at(0);
  prepare(game);
  return searches() ? choose_by_search(game, view, rng, report)
                    : choose_by_network(game, view, rng, report);
}

Action LevelBot::choose_by_search(const Game& /*game*/, const View& view, Rng& rng,
                                  Report* report) {
  search::Limits limits;
  if (wishes_.simulations > 0) {
    limits.simulations = wishes_.simulations;
  } else {
    const double turn = wishes_.turn_seconds > 0 ? wishes_.turn_seconds : level_.seconds;
    limits.seconds = turn * share_of_turn(view.known);
    // Without a clock: what one core does in the time, or a little less.
    constexpr double kSimulationsPerSecond = 1000;
    if (host_.seconds == nullptr) {
      limits = {
          .seconds = 0,
          .simulations = std::max(1, static_cast<int>(limits.seconds * kSimulationsPerSecond))};
    }
  }
  return search_->choose(view, limits, rng.next64(), report);
}

Action LevelBot::choose_by_network(const Game& game, const View& view, Rng& rng, Report* report) {
  if (report != nullptr) {
    // The network's own values, with the search's way of telling them.
    const Action best =
        search_->choose(view, {.seconds = 0, .simulations = 1}, rng.next64(), report);
    if (level_.softness <= 0 && wishes_.style.leaning == net::Leaning::kNone) return best;
  }
  const State state = determinize(game, view, rng);
  const net::Policy::Choice best = policy_->choose(state, net::Care::kThorough);
  if (!best.valued) return best.action;
  const auto liking = [&](std::size_t i) {
    return static_cast<double>(net::worth(policy_->value_of(i))) / net::kUnit +
           wishes_.style.worth(policy_->inputs_of(i));
  };
  const std::size_t n = policy_->candidates().size();
  std::size_t top = best.index;
  for (std::size_t i = 0; i < n; ++i) {
    if (policy_->has_value(i) && liking(i) > liking(top)) top = i;
  }
  if (level_.softness <= 0) return policy_->candidates()[top];
  const double ease = ease_of(game, state);
  const double reach = level_.reach * ease;
  double total = 0;
  const bool keeps_route = !loses_long_route(game, state, policy_->candidates()[top]);
  const auto weight = [&](std::size_t i) {
    const bool silly = keeps_route && loses_long_route(game, state, policy_->candidates()[i]);
    const double behind = policy_->has_value(i) && !silly ? liking(top) - liking(i) : reach + 1;
    return behind > reach ? 0.0 : falling(behind / (level_.softness * ease));
  };
  for (std::size_t i = 0; i < n; ++i) total += weight(i);
  double draw = total * (rng.next() / 4294967296.0);
  for (std::size_t i = 0; i < n; ++i) {
    draw -= weight(i);
    if (draw < 0) return policy_->candidates()[i];
  }
  return policy_->candidates()[top];
}

}  // namespace posthorn::level
