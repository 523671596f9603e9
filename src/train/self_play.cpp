#include "train/self_play.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/engine.h"

namespace posthorn::train {
namespace {

// Early networks wander about; a game this long is scored as it stands.
constexpr std::uint32_t kMaxRounds = 60;

struct Step {
  std::size_t sample = 0;
  float win = 0;
  float margin = 0;
  bool searched = false;  // win and margin come from second thoughts
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

float clipped_margin(double points) {
  return std::clamp(static_cast<float>(points) / net::kMarginPoints, -kMostMargin, kMostMargin);
}
float clipped_margin(const net::Value& value) { return clipped_margin(net::margin_points(value)); }

float mixed(float share, float first, float second) { return share * first + (1 - share) * second; }

// TD(lambda), backwards: each sample's target is the next value mixed with the next target, and
// with what second thoughts found.
void set_targets(std::vector<Sample>& samples, const std::vector<Step>& steps,
                 const PlaySettings& settings, float win, float margin) {
  for (std::size_t i = steps.size(); i-- > 0;) {
    const Step& step = steps[i];
    const float search_share = step.searched ? settings.search_share : 0;
    samples[step.sample].win = mixed(search_share, step.win, win);
    samples[step.sample].margin = mixed(search_share, step.margin, margin);
    win = mixed(settings.lambda, win, step.win);
    margin = mixed(settings.lambda, margin, step.margin);
  }
}

using SeatSteps = std::array<std::vector<Step>, kMaxPlayers>;

void finish(const Game& game, const State& state, const SeatSteps& steps,
            const PlaySettings& settings, PlayedGame& out) {
  out.turns += static_cast<int>(state.turn);
  for (int seat = 0; seat < game.players; ++seat) {
    if (steps[seat].empty()) continue;
    const net::Value result = net::final_value(game, state, seat);
    set_targets(out.samples, steps[seat], settings, result.win > 0 ? 1.0F : 0.0F,
                clipped_margin(result));
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
  if (settings.search_percent > 0) rollouts.emplace(game, current);
  RandomDealer dealer{Rng(rng.next64())};
  State state = start(game, dealer);
  SeatSteps steps;
  const auto learn_from = [&](const net::Value& value, const net::Inputs& in) {
    steps[state.actor].push_back({out.samples.size(),
                                  static_cast<float>(net::win_chance(value.win)),
                                  clipped_margin(value), false});
    out.samples.push_back({in, 0, 0});
  };
  // The best of all is played and belongs to the game; the others teach by themselves.
  const auto learn_from_thoughts = [&](const net::Policy& policy,
                                       const std::vector<Thought>& thoughts) {
    for (const Thought& thought : thoughts) {
      const auto win = static_cast<float>(thought.outcome.win);
      const float margin = clipped_margin(thought.outcome.margin);
      if (&thought == thoughts.data()) {
        steps[state.actor].push_back({out.samples.size(), win, margin, true});
      }
      out.samples.push_back({policy.inputs_of(thought.candidate), win, margin});
    }
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
      const auto choose_instead = [&](std::size_t other) {
        if (other == choice.index) return;
        policy.forget_plan();
        choice.index = other;
        choice.action = policy.candidates()[other];
        choice.value = policy.value_of(other);
      };
      std::vector<Thought> thoughts;
      if (rollouts && learns && choice.valued && 100 * unit(rng) < settings.search_percent) {
        choice = policy.choose(state, net::Care::kThorough);
        thoughts = think_again(policy, state, settings.thoughts, *rollouts, rng);
      }
      if (!thoughts.empty()) {
        choose_instead(thoughts.front().candidate);
        learn_from_thoughts(policy, thoughts);
      } else {
        if (explore && choice.valued) {
          choose_instead(noisy_choice(policy, settings.temperature, rng));
        }
        if (learns && choice.valued) learn_from(choice.value, policy.inputs_of(choice.index));
      }
      action = choice.action;
    }
    apply(game, state, action, dealer);
  }
  finish(game, state, steps, settings, out);
}

}  // namespace posthorn::train
