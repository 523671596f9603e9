#include "train/trainer.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <numbers>
#include <optional>

#include "ai/bot.h"
#include "ai/net/network_file.h"
#include "arena/host.h"
#include "base/hash.h"
#include "files/whole_file.h"
#include "train/checkpoint.h"
#include "train/gating.h"

namespace posthorn::train {
namespace {

namespace fs = std::filesystem;

constexpr double kNormal95 = 1.96;
constexpr double kCheckpointSeconds = 30;
constexpr double kReportSeconds = 2;
constexpr std::size_t kPastNetworks = 8;
constexpr float kAverage = 0.999F;

std::uint64_t hash_of(const Plan& plan) {
  Hash hash;
  for (const Game& game : plan.games) {
    hash.add(net::kind_of_game(game));
    hash.add(static_cast<std::uint64_t>(game.players));
    hash.add(static_cast<std::uint64_t>(game.options.network));
  }
  hash.add(static_cast<std::uint64_t>(plan.hidden1));
  hash.add(static_cast<std::uint64_t>(plan.hidden2));
  hash.add(plan.plain ? 1 : 0);
  hash.add(static_cast<std::uint64_t>(plan.method));
  return hash.value();
}

struct Seats {
  int min = kMaxPlayers;
  int max = kMinPlayers;
};

Seats seats_of(const Plan& plan) {
  Seats seats;
  for (const Game& game : plan.games) {
    seats.min = std::min(seats.min, game.players);
    seats.max = std::max(seats.max, game.players);
  }
  return seats;
}

Shape shape_of(const Plan& plan) {
  const net::Inputs used = net::used_inputs(plan.games[0], seats_of(plan).max);
  return {plan.hidden1, plan.hidden2, plan.plain ? net::plain_inputs(used) : used};
}

// Numbers that travel with the gradient.
enum Tail : std::uint8_t { kSamples, kWinLoss, kMarginLoss, kGames, kTurns, kTailSize };

// One worker's part of the run. All workers hold the same parameters at every moment.
class Worker {
 public:
  Worker(const Plan& plan, Team::Member& member, const Hooks& hooks,
         const std::optional<net::Network>& begin_with, std::optional<Checkpoint> checkpoint)
      : plan_(plan),
        member_(member),
        hooks_(hooks),
        model_(shape_of(plan), plan.seed),
        stepper_(plan.method, model_.size()),
        average_(model_.parameters()),
        gradient_(model_.size() + kTailSize) {
    // Other machines may not see the directory of the first.
    if (member_.first()) {
      if (begin_with) model_.take(begin_with->weights());
      average_ = model_.parameters();
      if (checkpoint) restore(*checkpoint);
      load_past();
    }
    copy_from_first();
  }

  void run() {
    const double total = plan_.minutes * 60;
    if (seconds_ >= total) {
      if (member_.first() && hooks_.note) {
        hooks_.note("this training is done; more --minutes go on with it");
      }
      return;
    }
    double last_report = seconds_;
    double last_checkpoint = seconds_;
    while (seconds_ < total) {
      const double before = core_seconds();
      learn_once(total);
      // The first worker's clock is everybody's.
      double spent = core_seconds() - before;
      gradient_[0] = member_.first() ? static_cast<float>(spent) : 0.0F;
      member_.copy_from_first(std::span(gradient_).first(1));
      spent = gradient_[0];
      seconds_ += spent;
      if (seconds_ - last_report > kReportSeconds) {
        last_report = seconds_;
        report(total);
      }
      if (seconds_ - last_checkpoint > kCheckpointSeconds) {
        last_checkpoint = seconds_;
        save();
      }
      if (seconds_ >= (static_cast<double>(gates_) + 1) * plan_.gate_minutes * 60) {
        gate();
        save();
      }
    }
    if (gated_at_ != steps_) gate();
    save();
    report(total);
  }

 private:
  [[nodiscard]] net::Network network_of(std::span<const float> parameters) const {
    const Seats seats = seats_of(plan_);
    return {net::NetworkLabel{net::kind_of_game(plan_.games[0]), seats.min, seats.max,
                              plan_.provenance + progress_lines()},
            model_.quantized(parameters)};
  }

  [[nodiscard]] std::string progress_lines() const {
    return "games: " + std::to_string(games_) +
           "\nseconds: " + std::to_string(static_cast<long>(seconds_)) +
           "\nworkers: " + std::to_string(member_.size()) + "\n";
  }

  // Every step has random numbers of its own, so that a run that goes on does not repeat itself.
  Rng step_rng() const {
    return Rng(Rng::Seed{
        static_cast<std::uint32_t>(plan_.seed), static_cast<std::uint32_t>(plan_.seed >> 32),
        static_cast<std::uint32_t>(steps_), static_cast<std::uint32_t>(steps_ >> 32),
        static_cast<std::uint32_t>(member_.rank()), 1});
  }

  void learn_once(double total) {
    Rng rng = step_rng();
    const net::Network current = network_of(model_.parameters());
    played_ = {};
    const bool taught = games_ < static_cast<std::uint64_t>(plan_.play.taught_games);
    for (int i = 0; i < plan_.games_per_step; ++i) {
      const Game& game = plan_.games[rng.below(static_cast<std::uint32_t>(plan_.games.size()))];
      Company company;
      if (taught) {
        company.teacher = teacher_.get();
      } else if (static_cast<int>(rng.below(100)) < plan_.play.past_percent) {
        // One of the pool: a past network, or the teacher.
        const std::size_t who = rng.below(static_cast<std::uint32_t>(past_.size()) + 1);
        if (who < past_.size()) company.past = &past_[who];
        if (who == past_.size()) company.teacher = teacher_.get();
      }
      play_game(game, current, company, plan_.play, rng, played_);
    }
    std::ranges::fill(gradient_, 0.0F);
    const Loss loss = model_.add_gradient(played_.samples, gradient_);
    add_comparisons();
    float* tail = gradient_.data() + model_.size();
    tail[kSamples] = static_cast<float>(played_.samples.size());
    tail[kWinLoss] = static_cast<float>(loss.win);
    tail[kMarginLoss] = static_cast<float>(loss.margin);
    tail[kGames] = static_cast<float>(plan_.games_per_step);
    tail[kTurns] = static_cast<float>(played_.turns);
    member_.sum(gradient_);
    const float samples = std::max(1.0F, tail[kSamples]);
    games_ += static_cast<std::uint64_t>(tail[kGames]);
    recent_.samples += samples;
    recent_.win += tail[kWinLoss];
    recent_.margin += tail[kMarginLoss];
    recent_.games += tail[kGames];
    recent_.turns += tail[kTurns];
    for (std::size_t i = 0; i < model_.size(); ++i) gradient_[i] /= samples;
    const double done = std::min(1.0, seconds_ / total);
    const double falling = 0.01 + 0.99 * 0.5 * (1 + std::cos(std::numbers::pi * done));
    stepper_.step(model_.parameters(), gradient_, static_cast<float>(plan_.rate * falling));
    ++steps_;
    const std::vector<float>& now = model_.parameters();
    const float keep =
        std::min(kAverage, static_cast<float>(steps_) / static_cast<float>(steps_ + 10));
    for (std::size_t i = 0; i < now.size(); ++i) {
      average_[i] = keep * average_[i] + (1 - keep) * now[i];
    }
  }

  void add_comparisons() {
    std::span<const Sample> rest = played_.alternatives;
    for (const std::size_t n : played_.comparisons) {
      model_.add_comparison_gradient(rest.first(n), plan_.comparison_weight, gradient_);
      rest = rest.subspan(n);
    }
  }

  void report(double total) {
    if (member_.first() && hooks_.progress) {
      hooks_.progress({seconds_, total, games_, recent_.win / recent_.samples,
                       recent_.margin / recent_.samples, recent_.turns / recent_.games});
    }
    recent_ = {};
  }

  // The averaged network plays the pool; it becomes the best one if it beats the last best.
  void gate() {
    ++gates_;
    gated_at_ = steps_;
    const net::Network candidate = network_of(average_);
    Rng rng = step_rng();
    bool promoted = past_.empty();
    const auto match = [&](const net::Network* opponent, const std::string& name) {
      std::array<float, 3> sums{};  // shares, squares, deals
      for (int i = member_.rank(); i < plan_.gate_deals; i += member_.size()) {
        const Game& game = plan_.games[static_cast<std::size_t>(i) % plan_.games.size()];
        const double share = play_gate_deal(game, candidate, opponent, teacher_.get(), rng);
        // Against copies of the opponent the null is one of N; count it as a half.
        sums[0] += static_cast<float>(share);
        sums[1] += static_cast<float>(share * share);
        sums[2] += 1;
      }
      member_.sum(sums);
      Gate result{name, sums[0] / sums[2], 0, seconds_, false};
      const double variance = std::max(0.0, sums[1] / sums[2] - result.share * result.share);
      result.interval = kNormal95 * std::sqrt(variance / sums[2]);
      return result;
    };
    Gate against_bot = match(nullptr, "greedy");
    Gate against_best;
    if (!past_.empty()) {
      against_best = match(&past_.back(), "best so far");
      double null = 0;
      for (const Game& game : plan_.games)
        null += 1.0 / game.players / static_cast<double>(plan_.games.size());
      promoted = against_best.share > null;
      against_best.promoted = promoted;
    }
    if (member_.first() && hooks_.gate) {
      hooks_.gate(against_bot);
      if (!past_.empty()) hooks_.gate(against_best);
    }
    if (!promoted) return;
    if (past_.size() == kPastNetworks) past_.erase(past_.begin() + 1);  // the first stays
    past_.push_back(candidate);
    if (!member_.first()) return;
    keep(candidate, plan_.directory + "/best.net");
    keep(candidate, plan_.directory + "/pool/" + std::to_string(gates_) + ".net");
  }

  void keep(const net::Network& network, const std::string& path) {
    const auto bytes = net::network_bytes(network, model_.shape().used);
    const auto written = files::write_whole_file(path, files::text_of(bytes));
    if (!written && hooks_.note) hooks_.note(written.error());
  }

  void load_past() {
    std::vector<std::pair<int, std::string>> files;
    std::error_code ignored;
    for (const auto& entry : fs::directory_iterator(plan_.directory + "/pool", ignored)) {
      if (entry.path().extension() != ".net") continue;
      const std::string stem = entry.path().stem().string();
      int number = 0;
      std::from_chars(stem.data(), stem.data() + stem.size(), number);  // others come first
      files.emplace_back(number, entry.path().string());
    }
    std::ranges::sort(files);
    if (files.size() > kPastNetworks) {
      files.erase(files.begin() + 1, files.end() - (kPastNetworks - 1));
    }
    for (const auto& [number, path] : files) {
      const auto file = files::read_whole_file(path, net::kMaxNetworkBytes);
      if (!file) continue;
      auto network = net::read_network(files::bytes_of(*file));
      if (network && network->fits(plan_.games[0])) past_.push_back(std::move(*network));
    }
  }

  void save() {
    if (!member_.first()) return;
    const Checkpoint checkpoint{
        hash_of(plan_), model_.shape(),      seconds_, games_,           steps_,
        gates_,         model_.parameters(), average_, stepper_.memory()};
    const auto written = write_checkpoint(plan_.directory + "/checkpoint", checkpoint);
    if (!written && hooks_.note) hooks_.note(written.error());
  }

  void restore(const Checkpoint& checkpoint) {
    model_.parameters() = checkpoint.parameters;
    average_ = checkpoint.average;
    stepper_.memory() = checkpoint.memory;
    stepper_.steps() = checkpoint.steps;
    seconds_ = checkpoint.seconds;
    games_ = checkpoint.games;
    steps_ = checkpoint.steps;
    gates_ = checkpoint.gates;
  }

  // Numbers too large for a float travel in pieces of 16 bits.
  void copy_number(std::uint64_t& number) {
    std::array<float, 4> pieces{};
    for (int i = 0; i < 4; ++i) pieces[i] = static_cast<float>(number >> (16 * i) & 0xffff);
    member_.copy_from_first(pieces);
    number = 0;
    for (int i = 0; i < 4; ++i) number |= static_cast<std::uint64_t>(pieces[i]) << (16 * i);
  }

  void copy_from_first() {
    member_.copy_from_first(model_.parameters());
    member_.copy_from_first(average_);
    member_.copy_from_first(stepper_.memory());
    std::uint64_t milliseconds = std::llround(seconds_ * 1000);
    std::uint64_t pool = past_.size();
    for (std::uint64_t* number :
         {&stepper_.steps(), &games_, &steps_, &gates_, &milliseconds, &pool}) {
      copy_number(*number);
    }
    seconds_ = static_cast<double>(milliseconds) / 1000;
    for (std::uint64_t i = 0; i < pool; ++i) copy_past(i);
  }

  void copy_past(std::uint64_t index) {
    net::NetworkWeights weights =
        index < past_.size() ? past_[index].weights() : model_.quantized(average_);
    const auto copy = [&](auto& list) {
      std::vector<float> numbers;
      for (const auto value : list) {  // in halves: floats hold 24 bits
        numbers.push_back(static_cast<float>(static_cast<std::int32_t>(value) >> 16));
        numbers.push_back(static_cast<float>(static_cast<std::int32_t>(value) & 0xffff));
      }
      member_.copy_from_first(numbers);
      using Number = std::remove_reference_t<decltype(list[0])>;
      for (std::size_t i = 0; i < list.size(); ++i) {
        list[i] = static_cast<Number>(static_cast<std::int32_t>(numbers[2 * i]) * 65536 +
                                      static_cast<std::int32_t>(numbers[2 * i + 1]));
      }
    };
    copy(weights.first);
    copy(weights.first_bias);
    copy(weights.second);
    copy(weights.second_bias);
    copy(weights.last);
    copy(weights.last_bias);
    if (index < past_.size()) return;
    past_.emplace_back(network_of(average_).label(), std::move(weights));
  }

  struct Recent {
    double samples = 1e-9, win = 0, margin = 0, games = 1e-9, turns = 0;
  };

  const Plan& plan_;
  Team::Member& member_;
  const Hooks& hooks_;
  Model model_;
  Stepper stepper_;
  std::vector<float> average_;
  std::vector<float> gradient_;
  std::vector<net::Network> past_;
  std::unique_ptr<Bot> teacher_ = make_bot("greedy", {}).value();
  PlayedGame played_;
  Recent recent_;
  double seconds_ = 0;
  std::uint64_t games_ = 0;
  std::uint64_t steps_ = 0;
  std::uint64_t gates_ = 0;
  std::uint64_t gated_at_ = 0;
};

std::expected<net::Network, std::string> read_beginning(const Plan& plan) {
  const auto file = files::read_whole_file(plan.from, net::kMaxNetworkBytes);
  if (!file) return std::unexpected(file.error());
  auto network = net::read_network(files::bytes_of(*file));
  if (!network) return std::unexpected(network.error());
  const net::NetworkWeights& weights = network->weights();
  if (weights.hidden1 > plan.hidden1 || weights.hidden2 > plan.hidden2) {
    return std::unexpected("its layers have " + std::to_string(weights.hidden1) + " and " +
                           std::to_string(weights.hidden2) + " units, more than " +
                           std::to_string(plan.hidden1) + " and " + std::to_string(plan.hidden2));
  }
  return std::move(*network);
}

}  // namespace

std::expected<void, std::string> run_training(const Plan& plan, Processes& processes, int threads,
                                              const Hooks& hooks) {
  std::error_code error;
  fs::create_directories(plan.directory + "/pool", error);
  if (error) {
    return std::unexpected(plan.directory + ": cannot be made: " + error.message());
  }
  std::optional<Checkpoint> checkpoint;
  const std::string path = plan.directory + "/checkpoint";
  if (fs::exists(path)) {
    auto found = read_checkpoint(path);
    if (!found) return std::unexpected(found.error());
    if (found->plan != hash_of(plan) || found->shape != shape_of(plan)) {
      return std::unexpected(path +
                             ": belongs to training with other settings (game, size, inputs or "
                             "method); choose another --dir");
    }
    checkpoint = std::move(*found);
  }
  std::optional<net::Network> begin_with;
  if (!plan.from.empty() && !checkpoint) {
    auto found = read_beginning(plan);
    if (!found) return std::unexpected(plan.from + ": " + found.error());
    begin_with = std::move(*found);
  }
  Team team(processes, threads);
  team.run(
      [&](Team::Member& member) { Worker(plan, member, hooks, begin_with, checkpoint).run(); });
  return {};
}

}  // namespace posthorn::train
