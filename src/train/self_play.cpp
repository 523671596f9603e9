#include "train/self_play.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/engine.h"
#include "train/comparison.h"

namespace posthorn::train {
namespace {

// Early networks wander about; a game this long is scored as it stands.
constexpr std::uint32_t kMaxRounds = 60;

struct Step {
  std::size_t sample = 0;
  float win = 0;
  float margin = 0;
};

double unit(Rng& rng) { return (rng.next() + 0.5) / 4294967296.0; }

// The choice with noise on every candidate's worth: now and then the second best.
std::size_t noisy_choice(const net::Policy& policy, float temperature, Rng& rng) {
  std::size_t best = 0;
  double most = -1e30;
  for (std::size_t i = 0; i < policy.candidates().size(); ++i) {
    if (!policy.has_value(i)) continue;
    const double gumbel = -std::log(-std::log(unit(rng)));
    const double worth =
        static_cast<double>(net::worth(policy.value_of(i))) / net::kUnit + temperature * gumbel;
    if (worth > most) {
      most = worth;
      best = i;
    }
  }
  return best;
}

constexpr float kMostMargin = 2;

float clipped_margin(std::int32_t margin) {
  return std::clamp(static_cast<float>(margin) / net::kUnit, -kMostMargin, kMostMargin);
}

// TD(lambda), backwards: each sample's target is the next value mixed with the next target.
void set_targets(std::vector<Sample>& samples, const std::vector<Step>& steps, float lambda,
                 float win, float margin) {
  for (std::size_t i = steps.size(); i-- > 0;) {
    samples[steps[i].sample].win = win;
    samples[steps[i].sample].margin = margin;
    win = lambda * win + (1 - lambda) * steps[i].win;
    margin = lambda * margin + (1 - lambda) * steps[i].margin;
  }
}

using SeatSteps = std::array<std::vector<Step>, kMaxPlayers>;

void finish(const Game& game, const State& state, const SeatSteps& steps, float lambda,
            PlayedGame& out) {
  out.turns += static_cast<int>(state.turn);
  for (int seat = 0; seat < game.players; ++seat) {
    if (steps[seat].empty()) continue;
    const net::Value result = net::final_value(game, state, seat);
    set_targets(out.samples, steps[seat], lambda, result.win > 0 ? 1.0F : 0.0F,
                clipped_margin(result.margin));
  }
}

}  // namespace

void play_game(const Game& game, const net::Network& current, const Company& company,
               const PlaySettings& settings, Rng& rng, PlayedGame& out) {
  net::Policy mine(game, current);
  net::Policy theirs(game, company.past != nullptr ? *company.past : current);
  const int my_seat = static_cast<int>(rng.below(static_cast<std::uint32_t>(game.players)));
  const std::uint32_t taught_seats = company.teacher != nullptr ? rng.below(bit(game.players)) : 0;
  const bool explore = static_cast<int>(rng.below(100)) < settings.explore_percent;
  std::optional<search::Rollouts> rollouts;
  if (settings.compare_percent > 0) rollouts.emplace(game, current);
  RandomDealer dealer{Rng(rng.next64())};
  State state = start(game, dealer);
  SeatSteps steps;
  const auto learn_from = [&](const net::Value& value, const net::Inputs& in) {
    steps[state.actor].push_back({out.samples.size(),
                                  static_cast<float>(net::win_chance(value.win)),
                                  clipped_margin(value.margin)});
    out.samples.push_back({in, 0, 0});
  };
  const net::InputReader reader(game);
  const std::uint32_t limit = kMaxRounds * static_cast<std::uint32_t>(game.players);
  while (!state.over() && state.turn <= limit) {
    Action action;
    if ((taught_seats >> state.actor & 1) != 0) {
      const bool forced = LegalActions(game, state).size() == 1;
      action = company.teacher->choose(game, view_of(game, state, state.actor), rng);
      if (!forced) {
        const net::Afterstate after(game, state, action);
        learn_from(mine.value(after.state, state.actor, after.unknown),
                   reader.read(after.state, state.actor, after.unknown));
      }
    } else {
      const bool learns = company.past == nullptr || state.actor == my_seat;
      net::Policy& policy = learns ? mine : theirs;
      net::Policy::Choice choice = policy.choose(state, net::Care::kQuick);
      if (rollouts && learns && choice.valued && 100 * unit(rng) < settings.compare_percent) {
        const std::size_t n = compare_choices(policy, state, *rollouts, rng, out.alternatives);
        if (n > 0) out.comparisons.push_back(n);
      }
      if (explore && choice.valued) {
        const std::size_t noisy = noisy_choice(policy, settings.temperature, rng);
        if (noisy != choice.index) {
          policy.forget_plan();
          choice.index = noisy;
          choice.action = policy.candidates()[noisy];
          choice.value = policy.value_of(noisy);
        }
      }
      action = choice.action;
      if (learns && choice.valued) {
        learn_from(choice.value, policy.inputs_of(choice.index));
      }
    }
    apply(game, state, action, dealer);
  }
  finish(game, state, steps, settings.lambda, out);
}

}  // namespace posthorn::train
