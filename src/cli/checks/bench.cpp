// posthorn bench: decisions, turns and games per CPU second.
#include <fmt/core.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <ctime>
#include <vector>

#include "ai/bot.h"
#include "ai/net/evaluation_run.h"
#include "cli/commands.h"
#include "cli/common/game_option.h"
#include "core/engine.h"
#include "core/view.h"
#include "host/bot_host.h"
#include "notation/json_writer.h"

namespace posthorn::cli {
namespace {

constexpr int kRuns = 3;

double cpu_seconds() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

// Makes the compiler believe that the value is read.
template <class T>
void use(const T& value) {
  asm volatile("" : : "r"(&value) : "memory");
}

struct Count {
  double decisions = 0;
  double turns = 0;
  double games = 0;
  double seconds = 0;
};

// One run: games until the time is over. `decide` picks the action in a state.
template <class Decide>
Count run_games(const Game& game, double seconds, std::uint64_t seed, Decide decide) {
  RandomDealer dealer{Rng(seed)};
  Count count;
  const double begin = cpu_seconds();
  State state = start(game, dealer);
  // Parts of games count too: whole ones by a weak policy can take longer than a run.
  for (;;) {
    constexpr int kBetweenLooks = 512;
    int left = kBetweenLooks;
    while (left-- > 0) {
      if (state.over()) {
        count.turns += state.turn;
        ++count.games;
        state = start(game, dealer);
      }
      apply(game, state, decide(state), dealer);
      ++count.decisions;
    }
    count.seconds = cpu_seconds() - begin;
    if (count.seconds >= seconds) break;
  }
  count.turns += state.turn;
  return count;
}

Count run_bot(const Game& game, const char* name, double seconds, std::uint64_t seed) {
  const auto bot = make_bot(name, bot_host()).value();
  Rng rng(seed + 1);
  RandomDealer dealer{Rng(seed)};
  Count count;
  const double begin = cpu_seconds();
  while (count.seconds < seconds) {
    State state = start(game, dealer);
    while (!state.over()) {
      apply(game, state, bot->choose(game, view_of(game, state, state.actor), rng), dealer);
      ++count.decisions;
    }
    count.turns += state.turn;
    ++count.games;
    count.seconds = cpu_seconds() - begin;
  }
  return count;
}

// The network by itself; its evaluations count as decisions.
Count run_network(const Game& game, double seconds, std::uint64_t seed) {
  const net::EvaluationRun positions(game, *shipped_networks().find(game), seed);
  Count count;
  const double begin = cpu_seconds();
  while (count.seconds < seconds) {
    constexpr std::uint32_t kAtOnce = 20000;
    use(positions.run(kAtOnce));
    count.decisions += kAtOnce;
    count.seconds = cpu_seconds() - begin;
  }
  return count;
}

Count run_policy(const Game& game, std::string_view policy, double seconds, std::uint64_t seed) {
  Rng rng(seed + 1);
  const auto uniform = [&](const State& state) {
    const LegalActions legal(game, state);
    return legal.at(rng.below64(legal.size()));
  };
  if (policy == "uniform") return run_games(game, seconds, seed, uniform);
  if (policy == "uniform with a state copy") {
    return run_games(game, seconds, seed, [&](const State& state) {
      const State copy = state;
      use(copy);
      return uniform(state);
    });
  }
  if (policy == "uniform with a view") {
    return run_games(game, seconds, seed, [&](const State& state) {
      const View view = view_of(game, state, state.actor);
      use(view);
      return uniform(state);
    });
  }
  if (policy == "network") return run_network(game, seconds, seed);
  return run_bot(game, std::string(policy).c_str(), seconds, seed);
}

// Whether there is what the policy needs.
bool can_run(const Game& game, std::string_view policy) {
  const bool networked = policy == "network" || policy == "net";
  return !networked || shipped_networks().find(game) != nullptr;
}

struct Rate {
  double best = 0;
  double worst = 0;
};

template <class Of>
Rate rate(const std::array<Count, kRuns>& runs, Of of) {
  Rate rate{0, 1e300};
  for (const Count& run : runs) {
    rate.best = std::max(rate.best, of(run) / run.seconds);
    rate.worst = std::min(rate.worst, of(run) / run.seconds);
  }
  return rate;
}

json::Object rate_json(const Rate& rate) {
  json::Object out;
  out.member("best", json::decimal(rate.best, 2));
  out.member("worst", json::decimal(rate.worst, 2));
  return out;
}

// Something of the same run to hold the figures against: numbers from our generator.
double random_numbers_per_second(double seconds) {
  Rng rng(1);
  double numbers = 0;
  double passed = 0;
  std::uint32_t sum = 0;
  const double begin = cpu_seconds();
  while (passed < seconds) {
    for (int i = 0; i < 1 << 16; ++i) sum += rng.next();
    numbers += 1 << 16;
    passed = cpu_seconds() - begin;
  }
  use(sum);
  return numbers / passed;
}

}  // namespace

int bench(const BenchOptions& options) {
  std::vector<std::string> games = {"map=south,players=2",
                                    "map=south,players=3",
                                    "map=south,players=4",
                                    "map=south,players=2,network=outside",
                                    "map=south,players=2,audience=true",
                                    "map=south,players=2,offices=true",
                                    "map=south,players=2,audience=true,offices=true",
                                    "map=north,players=2,growth=carriages",
                                    "map=north,players=2,growth=horses"};
  if (!options.game.empty()) games = {options.game};
  std::vector<std::string> policies = {
      "uniform", "uniform with a state copy", "uniform with a view", "steady", "greedy", "network",
      "net"};
  if (!options.policy.empty()) {
    if (std::ranges::find(policies, options.policy) == policies.end()) {
      fmt::print(stderr, "posthorn bench: --policy: there is no '{}'; known are {}\n",
                 options.policy, fmt::join(policies, ", "));
      return kBadInput;
    }
    policies = {options.policy};
  }
  std::vector<Game> made;
  for (const std::string& name : games) {
    auto game = game_from_options("bench", name, {});
    if (!game) return kBadInput;
    made.push_back(std::move(*game));
  }
  const double reference = random_numbers_per_second(options.seconds);
  if (!options.json) {
    fmt::print(
        "three runs of {} CPU seconds each, best and worst; for scale: {:.0f} M random numbers a "
        "CPU second\n",
        options.seconds, reference / 1e6);
    fmt::print("{:<46} {:<26} {:>19} {:>9} {:>19} {:>15}\n", "game", "policy", "k decisions/s",
               "ratio", "turns/s", "games/s");
  }
  json::List results;
  for (std::size_t g = 0; g < games.size(); ++g) {
    for (const std::string& policy : policies) {
      if (!can_run(made[g], policy)) continue;
      std::array<Count, kRuns> runs;
      for (int i = 0; i < kRuns; ++i) {
        runs[i] = run_policy(made[g], policy, options.seconds, 100 + static_cast<std::uint64_t>(i));
      }
      const Rate decisions = rate(runs, [](const Count& c) { return c.decisions; });
      const Rate turns = rate(runs, [](const Count& c) { return c.turns; });
      const Rate whole = rate(runs, [](const Count& c) { return c.games; });
      if (options.json) {
        json::Object object;
        object.member("game", games[g]);
        object.member("policy", policy);
        object.member("decisions_per_cpu_second", rate_json(decisions));
        object.member("turns_per_cpu_second", rate_json(turns));
        object.member("games_per_cpu_second", rate_json(whole));
        object.member("decisions_per_random_number", json::decimal(decisions.best / reference));
        results.item(object);
      } else {
        fmt::print("{:<46} {:<26} {:>9.1f} {:>9.1f} {:>9.5f} {:>9.0f} {:>9.0f} {:>7.1f} {:>7.1f}\n",
                   games[g], policy, decisions.best / 1e3, decisions.worst / 1e3,
                   decisions.best / reference, turns.best, turns.worst, whole.best, whole.worst);
      }
      std::fflush(stdout);
    }
  }
  if (options.json) {
    json::Object scale;
    scale.member("what", "random numbers");
    scale.member("per_cpu_second", json::decimal(reference, 0));
    json::Object out;
    out.member("reference", scale);
    out.member("results", results);
    fmt::print("{}\n", out.text());
  }
  return kFine;
}

}  // namespace posthorn::cli
