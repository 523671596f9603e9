#include "ai/search/search.h"

#include <algorithm>
#include <cmath>

#include "ai/search/foresight.h"
#include "core/engine.h"

namespace posthorn::search {
namespace {

std::uint64_t mixed(std::uint64_t seed, int sample, std::uint32_t use) {
  Rng rng(Rng::Seed{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32),
                    static_cast<std::uint32_t>(sample), use});
  return rng.next64();
}

double in_units(std::int32_t worth) { return static_cast<double>(worth) / net::kUnit; }

}  // namespace

Search::Search(const Game& game, const net::Network& network, const Settings& settings,
               const BotHost& host, const net::Style& style)
    : game_(game), settings_(settings), host_(host), style_(style) {
  if (host_.workers == nullptr) host_.workers = &alone_;
  for (int i = 0; i < host_.workers->count(); ++i) {
    rollouts_.push_back(std::make_unique<Rollouts>(game, network));
  }
}

double Search::mean(const Candidate& candidate) const {
  return (candidate.sum + settings_.prior_visits * candidate.prior) /
             (candidate.visits + settings_.prior_visits) +
         candidate.style;
}

void Search::find_candidates(const State& state) {
  net::Policy& policy = rollouts_[0]->policy();
  const net::Policy::Choice best = policy.choose(state, net::Care::kThorough);
  candidates_.clear();
  if (!best.valued) {
    candidates_.push_back({.action = best.action, .value = best.value});
    return;
  }
  const double top = in_units(net::worth(best.value));
  for (std::size_t i = 0; i < policy.candidates().size(); ++i) {
    if (!policy.has_value(i)) continue;
    const net::Value& value = policy.value_of(i);
    if (in_units(net::worth(value)) < top - settings_.window) continue;
    const double chance = net::win_chance(value.win);
    // A leaning in log odds, as a share of wins here.
    const double style = style_.worth(policy.inputs_of(i)) * chance * (1 - chance);
    candidates_.push_back({.action = policy.candidates()[i],
                           .value = value,
                           .prior = chance + settings_.margin_weight * net::margin_points(value),
                           .style = style,
                           .order = i});
  }
  std::sort(candidates_.begin(), candidates_.end(), [](const Candidate& a, const Candidate& b) {
    const double first = a.prior + a.style;
    const double second = b.prior + b.style;
    return first != second ? first > second : a.order < b.order;
  });
  if (candidates_.size() > static_cast<std::size_t>(settings_.candidates)) {
    candidates_.resize(static_cast<std::size_t>(settings_.candidates));
  }
}

// One that has to be looked at, whatever the network thinks of it.
void Search::add_candidate(const State& state, const Action& action) {
  for (Candidate& candidate : candidates_) {
    if (candidate.action != action) continue;
    candidate.stays = true;
    return;
  }
  net::Policy& policy = rollouts_[0]->policy();
  const net::Afterstate after(game_, state, action);
  net::Value value = policy.value(after.state, state.actor, after.unknown);
  for (std::size_t i = 0; i < policy.candidates().size(); ++i) {
    // Better known by where the turn can go on to.
    if (policy.candidates()[i] == action && policy.has_value(i)) value = policy.value_of(i);
  }
  candidates_.push_back(
      {.action = action,
       .value = value,
       .prior = net::win_chance(value.win) + settings_.margin_weight * net::margin_points(value),
       .stays = true,
       .order = net::kMaxCandidates + candidates_.size()});
}

// Plays every candidate that is still alive on in the next so many samples.
void Search::sweep(const View& view, std::size_t alive, int samples, std::uint64_t seed) {
  outcomes_.resize(alive * static_cast<std::size_t>(samples));
  host_.workers->run(samples, [&](int piece, int worker) {
    const int sample = next_sample_ + piece;
    Rng rng(mixed(seed, sample, 1));
    const State state = determinize(game_, view, rng);
    const std::uint64_t deal = mixed(seed, sample, 2);
    for (std::size_t c = 0; c < alive; ++c) {
      outcomes_[static_cast<std::size_t>(piece) * alive + c] =
          rollouts_[worker]->play(state, candidates_[c].action, view.seat, settings_.horizon, deal);
    }
  });
  next_sample_ += samples;
  // Summed in a fixed order, so that workers make no difference.
  for (int piece = 0; piece < samples; ++piece) {
    for (std::size_t c = 0; c < alive; ++c) {
      const Outcome& outcome = outcomes_[static_cast<std::size_t>(piece) * alive + c];
      Candidate& candidate = candidates_[c];
      candidate.sum += outcome.win + settings_.margin_weight * outcome.margin;
      candidate.win += outcome.win;
      candidate.margin += outcome.margin;
      ++candidate.visits;
    }
  }
}

Action Search::choose(const View& view, const Limits& limits, std::uint64_t seed, Report* report,
                      std::span<const Action> also) {
  const double begin = host_.seconds != nullptr ? host_.seconds() : 0;
  const State state = any_state(view, seed);
  if (pondered_ && limits.seconds > 0 && also.empty() && pondered_->view == view) {
    seed = pondered_->seed;
  } else {
    find_candidates(state);
    for (const Action& action : also) add_candidate(state, action);
    next_sample_ = 0;
  }
  pondered_.reset();
  std::size_t alive = candidates_.size();
  int rounds = 0;
  while ((std::size_t{1} << rounds) < alive) ++rounds;
  for (int round = 0; round < rounds; ++round) {
    const int for_each = limits.simulations / rounds / static_cast<int>(alive);
    const double until = begin + limits.seconds * (round + 1) / rounds;
    for (int done = 0;;) {
      int samples = host_.workers->count();  // between looks at the clock
      if (limits.simulations > 0) samples = std::min(samples, std::max(1, for_each) - done);
      if (samples <= 0) break;
      sweep(view, alive, samples, seed);
      done += samples;
      if (limits.seconds > 0 && host_.seconds != nullptr && host_.seconds() >= until) break;
    }
    std::sort(candidates_.begin(), candidates_.begin() + static_cast<std::ptrdiff_t>(alive),
              [&](const Candidate& a, const Candidate& b) {
                return mean(a) != mean(b) ? mean(a) > mean(b) : a.order < b.order;
              });
    // The better half, and behind it those that stay.
    const std::size_t all = alive;
    alive = (alive + 1) / 2;
    for (std::size_t c = alive; c < all; ++c) {
      if (!candidates_[c].stays) continue;
      const auto at = candidates_.begin() + static_cast<std::ptrdiff_t>(alive);
      std::rotate(at, candidates_.begin() + static_cast<std::ptrdiff_t>(c),
                  candidates_.begin() + static_cast<std::ptrdiff_t>(c) + 1);
      ++alive;
    }
  }
  if (report != nullptr) write_report(view, seed, *report);
  return candidates_[0].action;
}

void Search::ponder(const View& view, std::uint64_t seed, const std::function<bool()>& enough) {
  constexpr int kMostSamples = 4096;
  Rng rng(mixed(seed, 0, 3));
  pondered_.reset();
  const auto foreseen = foreseen_decision(rollouts_[0]->policy(), view, rng);
  if (!foreseen) return;
  find_candidates(determinize(game_, *foreseen, rng));
  next_sample_ = 0;
  pondered_ = {*foreseen, seed};
  if (candidates_.size() < 2) return;
  while (next_sample_ < kMostSamples && !enough()) {
    sweep(*foreseen, candidates_.size(), host_.workers->count(), seed);
  }
}

std::vector<Action> Search::candidates(const View& view, std::uint64_t seed,
                                       std::span<const Action> also) {
  pondered_.reset();
  const State state = any_state(view, seed);
  find_candidates(state);
  for (const Action& action : also) add_candidate(state, action);
  std::vector<Action> actions;
  for (const Candidate& candidate : candidates_) actions.push_back(candidate.action);
  return actions;
}

void Search::compare(const View& view, std::span<const Action> actions, const Limits& limits,
                     std::uint64_t seed, Comparison& comparison) {
  const double begin = host_.seconds != nullptr ? host_.seconds() : 0;
  const int most = limits.simulations / static_cast<int>(actions.size());
  for (int done = 0;;) {
    int samples = host_.workers->count();  // between looks at the clock
    if (limits.simulations > 0) samples = std::min(samples, std::max(1, most) - done);
    if (samples <= 0) break;
    outcomes_of_all_.resize(static_cast<std::size_t>(samples) * actions.size());
    host_.workers->run(samples, [&](int piece, int worker) {
      const int sample = comparison.samples() + piece;
      Rng rng(mixed(seed, sample, 4));
      const State state = determinize(game_, view, rng);
      const std::uint64_t deal = mixed(seed, sample, 5);
      for (std::size_t a = 0; a < actions.size(); ++a) {
        outcomes_of_all_[static_cast<std::size_t>(piece) * actions.size() + a] =
            rollouts_[worker]->play_for_all(state, actions[a], view.seat, settings_.horizon, deal);
      }
    });
    // Summed in a fixed order, so that workers make no difference.
    for (int piece = 0; piece < samples; ++piece) {
      comparison.add(
          std::span(outcomes_of_all_)
              .subspan(static_cast<std::size_t>(piece) * actions.size(), actions.size()));
    }
    done += samples;
    if (limits.seconds > 0 && host_.seconds != nullptr &&
        host_.seconds() >= begin + limits.seconds) {
      break;
    }
  }
}

Action Search::own_choice(const View& view, std::uint64_t seed) {
  net::Policy& policy = rollouts_[0]->policy();
  policy.forget_plan();
  return policy.choose(any_state(view, seed), net::Care::kQuick).action;
}

std::vector<Action> Search::line_of(const View& view, const Action& action, std::uint64_t seed) {
  const State state = any_state(view, seed);
  net::Policy& policy = rollouts_[0]->policy();
  policy.forget_plan();
  std::vector<Action> line = {action};
  net::Afterstate after(game_, state, action);
  while (!after.state.over() && after.state.actor == view.seat && after.state.turn == state.turn &&
         after.unknown.own_cards == 0 && after.state.display_slots != 0) {
    const Action next = policy.choose(after.state, net::Care::kThorough).action;
    line.push_back(next);
    after = net::Afterstate(game_, after.state, next);
  }
  return line;
}

// One that agrees with the view, where nothing unknown is read.
State Search::any_state(const View& view, std::uint64_t seed) const {
  Rng rng(mixed(seed, 0, 0));
  return determinize(game_, view, rng);
}

void Search::write_report(const View& view, std::uint64_t seed, Report& report) {
  report = {};
  for (const Candidate& candidate : candidates_) {
    Considered move{.action = candidate.action,
                    .win = net::win_chance(candidate.value.win),
                    .margin = net::margin_points(candidate.value),
                    .visits = candidate.visits,
                    .error = 0,
                    .line = {}};
    if (candidate.visits > 0) {
      move.win = candidate.win / candidate.visits;
      move.margin = candidate.margin / candidate.visits;
    }
    report.simulations += candidate.visits;
    report.moves.push_back(move);
  }
  // Everybody's share after the choice; the deciding seat's is the search's own.
  constexpr int kSamples = 8;
  Comparison few(1, view.seat);
  const Action choice = candidates_[0].action;
  compare(view, std::span(&choice, 1), {.seconds = 0, .simulations = kSamples}, seed, few);
  const Outcomes all = few.outcomes(0);
  const double mine = report.moves[0].visits > 0 ? report.moves[0].win : all[view.seat].win;
  const double rest = 1 - all[view.seat].win;
  for (int s = 0; s < game_.players; ++s) {
    const double others = rest > 0 ? all[s].win / rest : 1.0 / (game_.players - 1);
    report.win[s] = s == view.seat ? mine : (1 - mine) * others;
    report.margin[s] = all[s].margin;
  }
  report.moves[0].line = line_of(view, choice, seed);
}

}  // namespace posthorn::search
