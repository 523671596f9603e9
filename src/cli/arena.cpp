// posthorn arena: matches between bots.
#include <fmt/core.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <fstream>
#include <thread>

#include "arena/tournament.h"
#include "cli/commands.h"
#include "cli/game_option.h"
#include "cli/text.h"

namespace posthorn::cli {
namespace {

class ProgressBar {
 public:
  explicit ProgressBar(int total) : total_(total), shown_(isatty(STDERR_FILENO) != 0) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() {
    if (shown_) fmt::print(stderr, "\r\033[K");
  }

  void show(int done) {
    const auto now = std::chrono::steady_clock::now();
    if (!shown_ || (done < total_ && now - last_ < std::chrono::milliseconds(100))) return;
    last_ = now;
    constexpr int kWidth = 40;
    const int filled = static_cast<int>(static_cast<long>(kWidth) * done / total_);
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    const double left = done > 0 ? seconds * (total_ - done) / done : 0;
    fmt::print(stderr, "\r[{:=<{}}{: <{}}] {}/{} deals, {:.0f} s left \033[K", "", filled, "",
               kWidth - filled, done, total_, left);
  }

 private:
  int total_;
  bool shown_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point last_;
};

void print_json(const TournamentResult& result) {
  fmt::print(
      "{{\"deals\": {}, \"games\": {}, \"unfinished\": {}, \"mean_turns\": {:.2f}, \"results\": [",
      result.deals, result.games, result.unfinished, result.mean_turns);
  for (std::size_t i = 0; i < result.standings.size(); ++i) {
    const BotStanding& bot = result.standings[i];
    fmt::print(
        "{}{{\"bot\": {}, \"win_share\": {:.6f}, \"interval\": {:.6f}, \"mean_score\": {:.3f}, "
        "\"forfeits\": {}",
        i > 0 ? ", " : "", json::quote(bot.bot), bot.win_share, bot.interval, bot.mean_score,
        bot.forfeits);
    if (bot.forfeits > 0) fmt::print(", \"last_forfeit\": {}", json::quote(bot.last_forfeit));
    fmt::print("}}");
  }
  fmt::print("]}}\n");
}

void print_table(const Game& game, const TournamentResult& result) {
  // A program is named by its command, which may hold anything.
  std::vector<std::string> names;
  int width = 4;
  for (const BotStanding& bot : result.standings) {
    names.push_back(printable(bot.bot));
    width = std::max(width, width_of(names.back()));
  }
  fmt::print("{}: {} deals, {} games, {:.1f} turns a game\n\n", game_text(game), result.deals,
             result.games, result.mean_turns);
  fmt::print("{}  {:>9}  {:>8}  {:>10}\n", pad("bot", width), "win share", "± 95 %", "mean score");
  for (std::size_t i = 0; i < names.size(); ++i) {
    const BotStanding& bot = result.standings[i];
    fmt::print("{}  {:>8.1f}%  {:>7.1f}%  {:>10.2f}\n", pad(names[i], width), 100 * bot.win_share,
               100 * bot.interval, bot.mean_score);
  }
  for (std::size_t i = 0; i < names.size(); ++i) {
    const BotStanding& bot = result.standings[i];
    if (bot.forfeits == 0) continue;
    fmt::print("\n{} lost {} game{} by forfeit, the last because it {}\n", names[i], bot.forfeits,
               bot.forfeits == 1 ? "" : "s", printable(bot.last_forfeit));
  }
  if (result.unfinished > 0) {
    fmt::print("\n{} games were stopped after {} turns and count as shared\n", result.unfinished,
               kMaxTurns);
  }
}

}  // namespace

int arena(const ArenaOptions& options) {
  const auto game = game_from_options("arena", options.game, options.maps);
  if (!game) return kBadInput;
  const auto fail = [](const std::string& why) {
    fmt::print(stderr, "posthorn arena: {}\n", why);
    return kBadInput;
  };
  const auto bots = read_bot_list(options.bots, *game);
  if (!bots) return fail("--bots: " + printable(bots.error()));
  if (static_cast<int>(bots->size()) != game->players) {
    return fail(fmt::format("--bots names {} bots, but the game has {} players", bots->size(),
                            game->players));
  }
  std::ofstream records;
  TournamentHooks hooks;
  if (!options.records.empty()) {
    records.open(options.records, std::ios::binary | std::ios::trunc);
    if (!records) {
      return fail(fmt::format("--records: {}: cannot be written: {}", printable(options.records),
                              std::strerror(errno)));
    }
    hooks.record = [&](const std::string& line) { records << line << '\n'; };
  }
  print_provenance(*game);
  TournamentSetup setup;
  setup.bots = *bots;
  setup.deals = options.deals;
  setup.seed = options.seed;
  setup.milliseconds = options.move_ms;
  setup.threads = options.threads > 0
                      ? options.threads
                      : static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
  TournamentResult result;
  {
    ProgressBar bar(options.deals);
    hooks.progress = [&](int done) { bar.show(done); };
    result = run_tournament(*game, setup, hooks);
  }
  if (records.is_open()) {
    records.close();
    if (!records)
      return fail("--records: " + printable(options.records) + ": could not be written to the end");
  }
  if (options.json) {
    print_json(result);
  } else {
    print_table(*game, result);
  }
  return kFine;
}

}  // namespace posthorn::cli
