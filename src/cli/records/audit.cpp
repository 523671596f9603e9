// posthorn audit: lets bots play, analyses their games, and tells how far the analyses can be
// trusted.
#include "review/audit.h"

#include <fmt/core.h>

#include <cmath>
#include <mutex>

#include "arena/match.h"
#include "base/check.h"
#include "cli/commands.h"
#include "cli/common/adviser.h"
#include "cli/common/bad_input.h"
#include "cli/common/game_option.h"
#include "cli/common/progress_bar.h"
#include "cli/text/text.h"
#include "host/bot_host.h"
#include "host/workers.h"
#include "notation/game_text.h"
#include "notation/json_writer.h"

namespace posthorn::cli {
namespace {

constexpr int kMoveMilliseconds = 10000;  // for programs
constexpr double kShouldComeOutAgain = 0.9;

// A share of counted things and its 95 % interval after Wilson.
struct Share {
  double share = 0;
  double low = 0;
  double high = 1;
};

Share share_of(int part, int whole) {
  if (whole == 0) return {};
  constexpr double kZ = 1.96;
  const double n = whole;
  const double p = part / n;
  const double middle = (p + kZ * kZ / (2 * n)) / (1 + kZ * kZ / n);
  const double half = kZ / (1 + kZ * kZ / n) * std::sqrt(p * (1 - p) / n + kZ * kZ / (4 * n * n));
  return {p, middle - half, middle + half};
}

Record played_game(const Game& game, const std::vector<std::string>& bots, std::uint64_t seed) {
  std::vector<std::unique_ptr<MatchPlayer>> players;
  std::vector<MatchPlayer*> seats;
  for (int s = 0; s < game.players; ++s) {
    // Bots change seats from game to game.
    const std::size_t who = (static_cast<std::size_t>(s) + seed) % bots.size();
    players.push_back(make_player(bots[who], kMoveMilliseconds).value());
    seats.push_back(players.back().get());
  }
  return play_match(game, seats, seed, seed, true).record;
}

std::string count_text(std::string_view name, const review::MarkCount& count) {
  const auto column = [&](int part) {
    const Share share = share_of(part, count.told);
    return fmt::format("{:>5}  {:>5.1f} % ({:.1f} to {:.1f})", part, 100 * share.share,
                       100 * share.low, 100 * share.high);
  };
  return fmt::format("{:<10}  {:>5}  {}  {}\n", name, count.told, pad(column(count.again), 31),
                     column(count.still_marked));
}

void print_text(const review::Audit& all) {
  fmt::print("{:<10}  {:>5}  {}  {}\n", "mark", "told", pad("at least as bad again", 31),
             "marked again");
  for (int m = 1; m < review::kMarks; ++m) {
    fmt::print("{}", count_text(review::mark_name(static_cast<review::Mark>(m)),
                                all.marks[static_cast<std::size_t>(m)]));
  }
  fmt::print("{}\n", count_text("all", all.all_marks()));
  fmt::print("luck of who decided   mean {:+.3f} % ± {:.3f} a decision\n", 100 * all.mean_luck(),
             100 * all.luck_interval());
  fmt::print("found by the search   mean {:+.3f} %\n", 100 * all.found / all.decisions);
  fmt::print("loss                  mean {:+.3f} %\n", 100 * all.loss / all.decisions);
}

json::Object count_json(const review::MarkCount& count) {
  const Share share = share_of(count.again, count.told);
  json::Object out;
  out.member("told", count.told);
  out.member("again", count.again);
  out.member("still_marked", count.still_marked);
  out.member("share", json::decimal(share.share));
  out.member("low", json::decimal(share.low));
  out.member("high", json::decimal(share.high));
  return out;
}

void print_json(const Game& game, const AuditOptions& options, const review::Audit& all) {
  json::Object marks;
  for (int m = 1; m < review::kMarks; ++m) {
    marks.member(review::mark_name(static_cast<review::Mark>(m)),
                 count_json(all.marks[static_cast<std::size_t>(m)]));
  }
  marks.member("all", count_json(all.all_marks()));
  json::Object luck;
  luck.member("mean", json::decimal(all.mean_luck()));
  luck.member("interval", json::decimal(all.luck_interval()));
  json::Object out;
  out.member("format", "posthorn-audit");
  out.member("version", 1);
  out.member("game", game_json(game));
  out.member("bots", options.bots);
  out.member("seed", options.seed);
  out.member("simulations", options.simulations);
  out.member("games", all.games);
  out.member("decisions", all.decisions);
  out.member("marks", marks);
  out.member("luck", luck);
  out.member("mean_found", json::decimal(all.found / all.decisions));
  out.member("mean_loss", json::decimal(all.loss / all.decisions));
  fmt::print("{}\n", out.text());
}

}  // namespace

int audit(const AuditOptions& options) {
  const auto game = game_from_options("audit", options.game, options.maps);
  if (!game) return kBadInput;
  const auto bots = read_bot_list(options.bots, *game);
  if (!bots) return bad_input("audit", "--bots: " + printable(bots.error()));
  const search::Limits limits{.seconds = 0, .simulations = options.simulations};

  const int threads = options.threads > 0 ? options.threads : cores();
  std::vector<std::unique_ptr<review::Adviser>> advisers;
  for (int i = 0; i < threads; ++i) {
    advisers.push_back(
        review::Adviser::make(*game, review::Adviser::Breadth::kGoodMoves, bot_host()));
    if (advisers.back() == nullptr) return bad_input("audit", no_network_text(*game));
  }
  std::vector<review::Audit> audits(static_cast<std::size_t>(options.games));
  std::mutex mutex;
  int done = 0;
  ProgressBar bar(options.games, "games");
  make_workers(threads)->run(options.games, [&](int piece, int worker) {
    const Record record =
        played_game(*game, *bots, options.seed + static_cast<std::uint64_t>(piece));
    const auto replayed = review::replay_decisions(*game, record);
    POSTHORN_CHECK(replayed.has_value());
    review::Adviser& adviser = *advisers[static_cast<std::size_t>(worker)];
    const review::Analysis analysis =
        review::analyse(*game, *replayed, adviser, limits, [](int) {});
    audits[static_cast<std::size_t>(piece)] =
        review::audit(*game, *replayed, analysis, adviser, limits);
    const std::scoped_lock lock(mutex);
    bar.show(++done);
  });
  review::Audit all;
  for (const review::Audit& each : audits) all.add(each);
  if (options.json) {
    print_json(*game, options, all);
  } else {
    fmt::print("{}: {} games of {}, {} decisions, {} games in thought for each\n\n",
               game_text(*game), all.games, printable(options.bots), all.decisions,
               options.simulations);
    print_text(all);
  }
  const review::MarkCount marks = all.all_marks();
  const bool marks_hold = marks.again >= kShouldComeOutAgain * marks.told;
  const bool luck_is_even = std::abs(all.mean_luck()) <= all.luck_interval();
  return marks_hold && luck_is_even ? kFine : kNo;
}

}  // namespace posthorn::cli
