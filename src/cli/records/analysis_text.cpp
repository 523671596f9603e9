#include "cli/records/analysis_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/text/hint_text.h"
#include "cli/text/text.h"

namespace posthorn::cli {
namespace {

constexpr std::size_t kChartColumns = 72;
constexpr int kWidestName = 24;

int name_width(const SeatNames& names) {
  int width = 4;
  for (const std::string& name : names) width = std::max(width, width_of(name));
  return std::min(width, kWidestName);
}

// Everybody's share at the end of each turn: after its last decision.
struct TurnShares {
  int turn = 0;
  review::Shares shares{};
};

std::vector<TurnShares> by_turn(const review::Analysis& analysis) {
  std::vector<TurnShares> turns;
  for (const review::Decision& decision : analysis.decisions) {
    if (turns.empty() || turns.back().turn != decision.turn) {
      turns.push_back({decision.turn, {}});
    }
    turns.back().shares = decision.after;
  }
  return turns;
}

// One row of blocks for each seat, a column for a turn; long games skip turns evenly.
std::string chart(const SeatNames& names, const review::Analysis& analysis) {
  constexpr std::array<std::string_view, 8> kBlocks = {"▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"};
  const std::vector<TurnShares> turns = by_turn(analysis);
  const std::size_t columns = std::min(turns.size(), kChartColumns);
  const int width = name_width(names);
  std::string out =
      fmt::format("Win share after each turn, {} to {}:\n", turns.front().turn, turns.back().turn);
  for (std::size_t s = 0; s < names.size(); ++s) {
    out += pad(names[s], width) + "  ";
    for (std::size_t c = 0; c < columns; ++c) {
      const double share = turns[c * turns.size() / columns].shares[s];
      const auto height = static_cast<std::size_t>(share * kBlocks.size());
      out += kBlocks[std::min(height, kBlocks.size() - 1)];
    }
    out += fmt::format("  {:.0f} %\n", 100 * turns.back().shares[s]);
  }
  return out;
}

std::string marked_decisions(const Game& game, const SeatNames& names,
                             const review::Analysis& analysis) {
  const int width = name_width(names);
  std::string out;
  for (const review::Decision& decision : analysis.decisions) {
    const review::Mark mark = decision.mark;
    if (mark == review::Mark::kNone) continue;
    const std::string why =
        decision.reason ? "  " + reason_text(game, names, *decision.reason) : "";
    out += fmt::format("{:>4}  {:>4}  {}  {:>6}  {:<10}  {} {}{}\n", decision.turn, decision.move,
                       pad(names[static_cast<std::size_t>(decision.seat)], width),
                       fmt::format("-{:.1f}", 100 * decision.loss()), review::mark_name(mark),
                       pad(decision.played + ",", 20),
                       pad("better " + printable(decision.best), 26), why);
  }
  if (out.empty())
    return fmt::format("No decision surely lost {:.0f} % or more.\n",
                       100 * review::kInaccuracyLoss);
  return fmt::format("{:>4}  {:>4}  {}  {:>6}\n", "turn", "move", pad("seat", width), "loss %") +
         out;
}

std::string seat_table(const Game& game, const SeatNames& names, const review::Analysis& analysis) {
  const int width = name_width(names);
  std::string out = fmt::format(
      "{}  {:>9}  {:>6}  {:>5}  {:>12}  {:>8}  {:>8}  {:>6}  {:>6}  {:>6}  {:>6}  {:>6}\n",
      pad("seat", width), "decisions", "loss %", "mean", "inaccuracies", "mistakes", "blunders",
      "first", "found", "luck", "gifts", "last");
  const std::vector<review::SeatSummary> all = review::summaries(game, analysis);
  for (std::size_t s = 0; s < all.size(); ++s) {
    const review::SeatSummary& seat = all[s];
    out += fmt::format(
        "{}  {:>9}  {:>6.1f}  {:>5.2f}  {:>12}  {:>8}  {:>8}  {:>6.1f}  {:>+6.1f}  {:>+6.1f}  "
        "{:>+6.1f}  "
        "{:>6.1f}\n",
        pad(names[s], width), seat.decisions, 100 * seat.loss, 100 * seat.mean_loss(),
        seat.inaccuracies, seat.mistakes, seat.blunders, 100 * seat.first, 100 * seat.found,
        100 * seat.luck, 100 * seat.gifts, 100 * seat.last);
  }
  return out;
}

}  // namespace

std::string analysis_text(const Game& game, const SeatNames& names,
                          const review::Analysis& analysis) {
  if (analysis.decisions.empty()) return "There was nothing to decide.\n";
  return chart(names, analysis) + "\n" + marked_decisions(game, names, analysis) + "\n" +
         seat_table(game, names, analysis) +
         "first + found - loss + luck + gifts = last, in % of wins\n";
}

}  // namespace posthorn::cli
