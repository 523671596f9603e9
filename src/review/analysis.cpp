#include "review/analysis.h"

#include <algorithm>
#include <cmath>

#include "ai/hint/hint.h"
#include "base/check.h"
#include "base/hash.h"
#include "core/view.h"

namespace posthorn::review {
namespace {

// To six digits, as the file has them: a cached analysis is the same to the last one.
Shares rounded(const Shares& shares) {
  Shares out{};
  for (std::size_t i = 0; i < out.size(); ++i) out[i] = std::round(shares[i] * 1e6) / 1e6;
  return out;
}

std::uint64_t seed_of(int move) {
  Hash hash;
  hash.add(kAnalysisSeed);
  hash.add(static_cast<std::uint64_t>(move));
  return hash.value();
}

}  // namespace

Decision think_about(const Game& game, const DecisionPoint& point, Adviser& adviser,
                     const search::Limits& limits) {
  const State& state = point.before;
  const View view = view_of(game, state, state.actor);
  const std::uint64_t seed = seed_of(point.move);
  const Report report = adviser.think(view, limits, seed, std::span(&point.action, 1));
  const auto played = std::ranges::find(report.moves, point.action, &Considered::action);
  POSTHORN_CHECK(played != report.moves.end());
  const Considered& best = report.moves[0];

  Decision decision;
  decision.move = point.move;
  decision.turn = static_cast<int>(state.turn);
  decision.seat = state.actor;
  decision.played = move_text(game, state, point.action);
  decision.best = decision.played;
  decision.before = rounded(report.win);
  decision.after = decision.before;
  if (played == report.moves.begin()) return decision;
  decision.after = rounded(adviser.shares_after(view, point.action, played->win, seed));
  if (played->win >= best.win) {
    // The choice looks at points too; by wins alone this one was no worse.
    decision.before = decision.after;
    return decision;
  }
  decision.best = move_text(game, state, best.action);
  if (mark_of(decision.loss()) != Mark::kNone) {
    decision.reason = hint::make_hint(game, view, report).reason;
  }
  return decision;
}

Mark mark_of(double loss) {
  if (loss >= kBlunderLoss) return Mark::kBlunder;
  if (loss >= kMistakeLoss) return Mark::kMistake;
  return loss >= kInaccuracyLoss ? Mark::kInaccuracy : Mark::kNone;
}

std::string_view mark_name(Mark mark) {
  switch (mark) {
    case Mark::kNone:
      break;
    case Mark::kInaccuracy:
      return "inaccuracy";
    case Mark::kMistake:
      return "mistake";
    case Mark::kBlunder:
      return "blunder";
  }
  return "";
}

Shares Analysis::luck_after(std::size_t i) const {
  Shares luck{};
  const bool last = i + 1 == decisions.size();
  if (last && !result) return luck;
  const Shares& next = last ? *result : decisions[i + 1].before;
  for (std::size_t s = 0; s < luck.size(); ++s) luck[s] = next[s] - decisions[i].after[s];
  return luck;
}

std::vector<SeatSummary> summaries(const Game& game, const Analysis& analysis) {
  std::vector<SeatSummary> all(static_cast<std::size_t>(game.players));
  if (analysis.decisions.empty()) return all;
  for (std::size_t s = 0; s < all.size(); ++s) {
    all[s].first = analysis.decisions.front().before[s];
    all[s].last = analysis.result ? (*analysis.result)[s] : analysis.decisions.back().after[s];
  }
  for (std::size_t i = 0; i < analysis.decisions.size(); ++i) {
    const Decision& decision = analysis.decisions[i];
    const Shares luck = analysis.luck_after(i);
    for (std::size_t s = 0; s < all.size(); ++s) {
      SeatSummary& seat = all[s];
      seat.luck += luck[s];
      if (static_cast<int>(s) != decision.seat) {
        seat.gifts += decision.after[s] - decision.before[s];
        continue;
      }
      const Mark mark = mark_of(decision.loss());
      ++seat.decisions;
      seat.loss += decision.loss();
      seat.inaccuracies += mark == Mark::kInaccuracy ? 1 : 0;
      seat.mistakes += mark == Mark::kMistake ? 1 : 0;
      seat.blunders += mark == Mark::kBlunder ? 1 : 0;
    }
  }
  return all;
}

std::expected<ReplayedGame, ReplayError> replay_decisions(const Game& game, const Record& record) {
  ReplayedGame replayed;
  const auto last = replay(
      game, record, -1,
      [&](int move, const State& before, const Action& action, const State&, const EventLog&) {
        if (LegalActions(game, before).size() > 1) {
          replayed.points.push_back({move, before, action});
        }
      });
  if (!last) return std::unexpected(last.error());
  replayed.last = *last;
  return replayed;
}

std::optional<Shares> result_shares(const Game& game, const State& last) {
  if (!last.over()) return std::nullopt;
  Shares shares{};
  shares[static_cast<std::size_t>(winner(game, last))] = 1;
  return shares;
}

Analysis analyse(const Game& game, const ReplayedGame& replayed, Adviser& adviser,
                 const search::Limits& limits, const std::function<void(int done)>& done) {
  Analysis analysis;
  analysis.result = result_shares(game, replayed.last);
  for (const DecisionPoint& point : replayed.points) {
    analysis.decisions.push_back(think_about(game, point, adviser, limits));
    done(static_cast<int>(analysis.decisions.size()));
  }
  return analysis;
}

}  // namespace posthorn::review
