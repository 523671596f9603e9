#include "train/learner.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>

#include "host/clock.h"

namespace posthorn::train {
namespace {

using Clock = std::chrono::steady_clock;

constexpr double kCheckpointSeconds = 30;
constexpr double kReportSeconds = 2;
constexpr double kPublishSeconds = 0.25;
constexpr double kMostDebt = 200;  // steps behind what has come in; beyond that they are let go
constexpr float kAverage = 0.999F;

// Says yes once in so many seconds.
class Every {
 public:
  explicit Every(double seconds) : seconds_(seconds) {}
  bool due() {
    if (std::chrono::duration<double>(Clock::now() - last_).count() < seconds_) return false;
    last_ = Clock::now();
    return true;
  }

 private:
  double seconds_;
  Clock::time_point last_ = Clock::now();
};

}  // namespace

Learner::Learner(const Plan& plan, const Hooks& hooks, Exchange& exchange)
    : plan_(plan),
      hooks_(hooks),
      exchange_(exchange),
      model_(shape_of(plan), plan.seed, plan.beginning),
      stepper_(plan.method, model_.size(), model_.first_layer(), plan.first_pace),
      average_(model_.parameters()),
      gradient_(model_.size()),
      replay_(static_cast<std::size_t>(plan.replay)),
      past_(plan.directory, plan.games[0]) {}

Learner::~Learner() {
  stop_gate_ = true;
  if (gate_.valid()) gate_.wait();
}

void Learner::begin_with(const net::Network& network) {
  model_.take(network.weights());
  average_ = model_.parameters();
}

void Learner::restore(Checkpoint checkpoint) {
  model_.parameters() = std::move(checkpoint.parameters);
  average_ = std::move(checkpoint.average);
  stepper_.memory() = std::move(checkpoint.memory);
  stepper_.steps() = checkpoint.steps;
  replay_.add(checkpoint.replay);
  exchange_.resume(checkpoint.received);
  seconds_ = checkpoint.seconds;
  games_ = checkpoint.games;
  steps_ = checkpoint.steps;
  gates_ = checkpoint.gates;
}

void Learner::run(const std::function<void()>& look_after) {
  Every report_due(kReportSeconds);
  Every checkpoint_due(kCheckpointSeconds);
  Every publish_due(kPublishSeconds);
  publish();
  while (!done()) {
    const double before = core_seconds();
    take_in(exchange_.receive(0.1));
    pay_debt();
    if (publish_due.due()) publish();
    seconds_ += core_seconds() - before;
    if (report_due.due()) {
      report();
      look_after();
      note(exchange_.trouble());
    }
    if (checkpoint_due.due()) save();
    if (gate_.valid() && gate_.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
      finish_gate();
      save();
    }
    const double next_gate = static_cast<double>(gates_ + 1) * plan_.gate_minutes * 60;
    if (!gate_.valid() && seconds_ >= next_gate) begin_gate();
  }
  save();
  report();
}

void Learner::finish() {
  if (gate_.valid()) finish_gate();
  begin_gate();
  finish_gate();
  save();
}

net::Network Learner::network_of(std::span<const float> parameters) const {
  const Seats seats = seats_of(plan_.games);
  const std::string label = plan_.provenance + "games: " + std::to_string(games_) +
                            "\nseconds: " + std::to_string(static_cast<long>(seconds_)) + "\n";
  return {net::NetworkLabel{net::kind_of_game(plan_.games[0]), seats.min, seats.max, label},
          model_.quantized(parameters)};
}

void Learner::publish() {
  auto brain = std::make_shared<Brain>();
  brain->version = steps_;
  brain->taught = games_ < static_cast<std::uint64_t>(plan_.play.taught_games);
  brain->network = std::make_shared<const net::Network>(network_of(model_.parameters()));
  brain->past = past_.all();
  exchange_.publish(std::move(brain));
}

void Learner::take_in(const std::vector<Harvest>& harvests) {
  for (const Harvest& harvest : harvests) {
    replay_.add(harvest.samples);
    debt_ += plan_.passes * static_cast<double>(harvest.samples.size()) / plan_.batch;
    games_ += static_cast<std::uint64_t>(harvest.games);
    seconds_ += harvest.seconds;
    recent_.games += harvest.games;
    recent_.turns += harvest.turns;
  }
  debt_ = std::min(debt_, kMostDebt);
}

// A few steps at a time, so that what has come in does not wait long.
void Learner::pay_debt() {
  constexpr int kAtOnce = 16;
  for (int i = 0; i < kAtOnce && debt_ >= 1 && !replay_.empty(); ++i, debt_ -= 1) step();
}

void Learner::step() {
  // Every step has random numbers of its own, so that a run that goes on does not repeat itself.
  Rng rng(Rng::Seed{
      static_cast<std::uint32_t>(plan_.seed), static_cast<std::uint32_t>(plan_.seed >> 32),
      static_cast<std::uint32_t>(steps_), static_cast<std::uint32_t>(steps_ >> 32), 0, 1});
  replay_.draw(static_cast<std::size_t>(plan_.batch), rng, batch_);
  std::ranges::fill(gradient_, 0.0F);
  const Loss loss = model_.add_gradient(batch_, gradient_);
  for (float& g : gradient_) g /= static_cast<float>(loss.weight);
  recent_.loss.weight += loss.weight;
  recent_.loss.win += loss.win;
  recent_.loss.margin += loss.margin;
  const double part = std::min(1.0, seconds_ / total());
  const double falling = 0.01 + 0.99 * 0.5 * (1 + std::cos(std::numbers::pi * part));
  stepper_.step(model_.parameters(), gradient_, static_cast<float>(plan_.rate * falling));
  ++steps_;
  const std::vector<float>& now = model_.parameters();
  const float keep =
      std::min(kAverage, static_cast<float>(steps_) / static_cast<float>(steps_ + 10));
  for (std::size_t i = 0; i < now.size(); ++i) {
    average_[i] = keep * average_[i] + (1 - keep) * now[i];
  }
}

void Learner::report() {
  if (hooks_.progress) {
    const double weight = std::max(1e-9, recent_.loss.weight);
    hooks_.progress({seconds_, total(), games_, recent_.loss.win / weight,
                     recent_.loss.margin / weight, recent_.turns / std::max(1.0, recent_.games)});
  }
  recent_ = {};
}

// The averaged network is examined while the training goes on.
void Learner::begin_gate() {
  ++gates_;
  candidate_ = std::make_shared<const net::Network>(network_of(average_));
  const int positions = plan_.gate_deals * 3 / 2;
  // A gate of few deals wants a quick look, not a close one.
  const HealthSettings health{.positions = positions,
                              .playouts = std::min(30, plan_.gate_deals),
                              .decisions = positions,
                              .samples = std::min(16, plan_.gate_deals),
                              .seed = plan_.seed + gates_};
  const std::shared_ptr<const net::Network> best =
      past_.all().empty() ? nullptr : past_.all().back();
  gate_ = std::async(std::launch::async, [this, candidate = candidate_, best, health] {
    return examine_at_gate(plan_.games, *candidate, best.get(), plan_.gate_deals, health,
                           stop_gate_);
  });
}

// It becomes the best one if it beat the last best.
void Learner::finish_gate() {
  Gate gate{seconds_, gate_.get(), false};
  const Tally& best = gate.result.against_best;
  gate.promoted = best.deals == 0 || best.mean() > gate.result.null;
  if (gate.promoted) note(past_.add(*candidate_, model_.shape().used, gates_));
  if (hooks_.gate) hooks_.gate(gate);
}

void Learner::save() {
  Checkpoint checkpoint;
  checkpoint.plan = hash_of(plan_);
  checkpoint.shape = model_.shape();
  checkpoint.seconds = seconds_;
  checkpoint.games = games_;
  checkpoint.steps = steps_;
  checkpoint.gates = gates_;
  checkpoint.parameters = model_.parameters();
  checkpoint.average = average_;
  checkpoint.memory = stepper_.memory();
  checkpoint.received = exchange_.received();
  checkpoint.replay = replay_.all();
  const auto written = write_checkpoint(plan_.directory + "/checkpoint", checkpoint);
  if (written) {
    exchange_.forget_received();
  } else {
    note(written.error());
  }
}

void Learner::note(const std::string& text) {
  if (!text.empty() && hooks_.note) hooks_.note(text);
}

}  // namespace posthorn::train
