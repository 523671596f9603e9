// posthorn train: makes networks.
#include <fmt/core.h>
#include <unistd.h>

#include <cmath>

#include "ai/net/inputs.h"
#include "cli/commands.h"
#include "cli/common/game_option.h"
#include "cli/text/text.h"
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
    const auto& [bot, best, null, health] = gate.result;
    fmt::print("{}  {:.1f} % ± {:.1f} against greedy", clock_text(gate.seconds), 100 * bot.mean(),
               100 * bot.interval());
    if (best.deals > 0) {
      fmt::print(", {:.1f} % ± {:.1f} against the best so far (even: {:.1f} %)", 100 * best.mean(),
                 100 * best.interval(), 100 * null);
    }
    fmt::print(
        "{}\n          constant units {:.1f} %; value: rms error {:.3f}, R² {:.2f}; "
        "differences: R² {:.2f}\n",
        gate.promoted ? ": the new best" : "", 100 * health.constant_share, health.value_rms_error,
        health.value_r2, health.difference_r2);
    std::fflush(stdout);
    if (health.constant_share > train::kMostConstant) {
      fmt::print(stderr,
                 "posthorn train: WARNING: {:.1f} % of the units say the same in every position; "
                 "at most {:.0f} % should. Begin anew with a lower --rate or --first-pace.\n",
                 100 * health.constant_share, 100 * train::kMostConstant);
    }
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
      " --minutes {} --seed {} --threads {} --hidden {} --second {} --method {} --rate {} "
      "--first-pace {} --leak {} --reach {} --batch {} --passes {} --replay {} --lambda {} "
      "--taught {} --explore {} --past {} --search {} --search-share {} --search-positions "
      "{}{}{}\n",
      plan.minutes, plan.seed, plan.threads, plan.hidden1, plan.hidden2, options.method, plan.rate,
      plan.first_pace, plan.beginning.leak, plan.beginning.reach, plan.batch, plan.passes,
      plan.replay, plan.play.lambda, plan.play.taught_games, plan.play.explore_percent,
      plan.play.past_percent, plan.play.search_percent, plan.play.search_share,
      plan.play.thoughts.positions, plan.plain ? " --plain" : "",
      plan.from.empty() ? "" : " --from " + plan.from);
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
  train::Plan& plan = options.plan;
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
  if (plan.hidden1 != 64 && plan.hidden1 != 128 && plan.hidden1 != 256) {
    return fail(fmt::format("--hidden should be 64, 128 or 256, not {}", plan.hidden1));
  }
  if (plan.hidden2 != 16 && plan.hidden2 != 32) {
    return fail(fmt::format("--second should be 16 or 32, not {}", plan.hidden2));
  }
  if (options.method != "adam" && options.method != "sgd") {
    return fail("--method should be adam or sgd, not '" + options.method + "'");
  }
  plan.method = options.method == "sgd" ? train::Method::kSgd : train::Method::kAdam;
  plan.redis.wanted = plan.redis.wanted || plan.redis.processes > 0;
  plan.redis.actor = {"/proc/self/exe", "actor"};
  for (const std::string& map : options.maps) {
    plan.redis.actor.insert(plan.redis.actor.end(), {"--map", map});
  }
  plan.provenance = provenance(options, plan);

  TrainingText text;
  train::Hooks hooks;
  hooks.progress = [&](const train::Progress& now) { text.show(now); };
  hooks.gate = [&](const train::Gate& gate) { text.show(gate); };
  hooks.note = [&](const std::string& note) { text.show(note); };
  const auto done = train::run_training(plan, hooks);
  if (!done) return fail(done.error());
  fmt::print("The best network is in {0}/best.net; as a bot: net:weights={0}/best.net\n",
             printable(plan.directory));
  return kFine;
}

int actor(const ActorOptions& options) {
  const auto fail = [](const std::string& why) {
    fmt::print(stderr, "posthorn actor: {}\n", printable(why));
    return kBadInput;
  };
  const auto boards = load_boards(options.maps);
  if (!boards) return fail(boards.error());
  train::Hooks hooks;
  hooks.note = [](const std::string& note) {
    fmt::print(stderr, "posthorn actor: {}\n", printable(note));
  };
  const auto done = train::run_actors(options.orders, *boards, hooks);
  return done ? kFine : fail(done.error());
}

}  // namespace posthorn::cli
