// posthorn train: makes networks.
#include <fmt/core.h>
#include <unistd.h>

#include <cmath>

#include "ai/net/inputs.h"
#include "cli/commands.h"
#include "cli/game_option.h"
#include "cli/text.h"
#include "train/mpi.h"
#include "train/trainer.h"

namespace posthorn::cli {
namespace {

std::string clock_text(double seconds) {
  const auto whole = std::lround(std::max(0.0, seconds));
  return fmt::format("{}:{:02}:{:02}", whole / 3600, whole / 60 % 60, whole % 60);
}

// One line that is rewritten on a terminal; elsewhere a line now and then.
class TrainingText {
 public:
  ~TrainingText() { finish_line(); }

  void show(const train::Progress& now) {
    constexpr double kSecondsBetweenLines = 30;
    const bool last = now.seconds >= now.total_seconds;
    if (!terminal_ && !last && now.seconds - shown_ < kSecondsBetweenLines) return;
    shown_ = now.seconds;
    const std::string line = fmt::format(
        "{} of {}  {} games  loss {:.4f} win, {:.4f} margin  {:.1f} turns a game  {} left",
        clock_text(now.seconds), clock_text(now.total_seconds), now.games, now.win_loss,
        now.margin_loss, now.turns, clock_text(now.total_seconds - now.seconds));
    if (terminal_) {
      fmt::print(stderr, "\r{}\033[K", line);
      open_ = true;
    } else {
      fmt::print(stderr, "{}\n", line);
    }
    std::fflush(stderr);
  }

  void show(const train::Gate& gate) {
    finish_line();
    fmt::print("{}  {:.1f} % ± {:.1f} against {}{}\n", clock_text(gate.seconds), 100 * gate.share,
               100 * gate.interval, gate.opponent, gate.promoted ? ": the new best" : "");
    std::fflush(stdout);
  }

  void show(const std::string& note) {
    finish_line();
    fmt::print(stderr, "posthorn train: {}\n", printable(note));
  }

 private:
  void finish_line() {
    if (open_) fmt::print(stderr, "\n");
    open_ = false;
  }

  bool terminal_ = isatty(STDERR_FILENO) != 0;
  bool open_ = false;
  double shown_ = 0;
};

// How to get the same again, for the network's label.
std::string provenance(const TrainOptions& options, const train::Plan& plan) {
  std::string text = "made by: posthorn train";
  for (const std::string& game : options.games) text += " --game " + game;
  text += fmt::format(
      " --minutes {} --seed {} --threads {} --hidden {} --second {} --method {} --rate {} --lambda "
      "{} "
      "--games-per-step {} --taught {} --compare {}{}\n",
      options.minutes, options.seed, options.threads, options.hidden, options.second,
      options.method, options.rate, options.lambda, options.games_per_step, options.taught,
      options.compare, options.plain ? " --plain" : "");
  if (!options.from.empty()) text.insert(text.size() - 1, " --from " + options.from);
  for (const Game& game : plan.games) text += "game: " + game_text(game) + "\n";
  return text;
}

}  // namespace

int train(const TrainOptions& given) {
  TrainOptions options = given;
  if (options.games.empty()) options.games.emplace_back("map=south,players=2");
  const auto fail = [](const std::string& why) {
    fmt::print(stderr, "posthorn train: {}\n", printable(why));
    return kBadInput;
  };
  train::Plan plan;
  for (const std::string& name : options.games) {
    auto game = game_from_options("train", name, options.maps);
    if (!game) return kBadInput;
    if (!plan.games.empty() && net::kind_of_game(*game) != net::kind_of_game(plan.games[0])) {
      return fail(
          "--game: one network serves any number of seats and both editions of a game, "
          "but not different boards or parts: " +
          game_text(plan.games[0]) + " and " + game_text(*game));
    }
    plan.games.push_back(std::move(*game));
  }
  if (options.hidden != 64 && options.hidden != 128 && options.hidden != 256) {
    return fail(fmt::format("--hidden should be 64, 128 or 256, not {}", options.hidden));
  }
  if (options.second != 16 && options.second != 32) {
    return fail(fmt::format("--second should be 16 or 32, not {}", options.second));
  }
  if (options.method != "adam" && options.method != "sgd") {
    return fail("--method should be adam or sgd, not '" + options.method + "'");
  }
  plan.minutes = options.minutes;
  plan.seed = options.seed;
  plan.hidden1 = options.hidden;
  plan.hidden2 = options.second;
  plan.from = options.from;
  plan.plain = options.plain;
  plan.method = options.method == "sgd" ? train::Method::kSgd : train::Method::kAdam;
  plan.rate = static_cast<float>(options.rate);
  plan.games_per_step = options.games_per_step;
  plan.play.lambda = static_cast<float>(options.lambda);
  plan.play.taught_games = options.taught;
  plan.play.compare_percent = static_cast<float>(options.compare);
  plan.gate_minutes = options.gate_minutes;
  plan.gate_deals = options.gate_deals;
  plan.directory = options.directory;
  plan.provenance = provenance(options, plan);

  train::Processes alone;
  std::unique_ptr<train::Processes> several;
  if (options.mpi) {
    auto started = train::mpi_processes();
    if (!started) return fail(started.error());
    several = std::move(*started);
  }
  train::Processes& processes = several ? *several : alone;
  TrainingText text;
  train::Hooks hooks;
  hooks.progress = [&](const train::Progress& now) { text.show(now); };
  hooks.gate = [&](const train::Gate& gate) { text.show(gate); };
  hooks.note = [&](const std::string& note) { text.show(note); };
  const auto done = train::run_training(plan, processes, options.threads, hooks);
  if (!done) return fail(done.error());
  if (processes.rank() == 0) {
    fmt::print("The best network is in {}/best.net; as a bot: net:weights={}/best.net\n",
               printable(options.directory), printable(options.directory));
  }
  return kFine;
}

}  // namespace posthorn::cli
