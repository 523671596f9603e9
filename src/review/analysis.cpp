#include "review/analysis.h"

#include <algorithm>
#include <cmath>

#include "ai/hint/hint.h"
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

// What numbers of a decision are used for.
enum class Use : std::uint8_t { kSearch, kValues, kMark };

std::uint64_t seed_of(int move, Use use) {
  Hash hash;
  hash.add(kAnalysisSeed);
  hash.add(static_cast<std::uint64_t>(move));
  hash.add(static_cast<std::uint64_t>(use));
  return hash.value();
}

Shares shares_of(const search::Outcomes& outcomes) {
  Shares shares{};
  for (std::size_t s = 0; s < shares.size(); ++s) shares[s] = outcomes[s].win;
  return shares;
}

// Those of a decision that are compared, none twice.
class Alternatives {
 public:
  std::size_t add(const Action& action) {
    const auto found = std::ranges::find(actions_, action);
    if (found != actions_.end()) return static_cast<std::size_t>(found - actions_.begin());
    actions_.push_back(action);
    return actions_.size() - 1;
  }
  [[nodiscard]] const std::vector<Action>& actions() const { return actions_; }

 private:
  std::vector<Action> actions_;
};

}  // namespace

int samples_of_values(int simulations) { return std::max(2, simulations / 2); }

Decision think_about(const Game& game, const DecisionPoint& point, Adviser& adviser,
                     const search::Limits& limits) {
  const State& state = point.before;
  const View view = view_of(game, state, state.actor);
  const std::uint64_t seed = seed_of(point.move, Use::kSearch);
  const Report report = adviser.think(view, limits, seed, std::span(&point.action, 1));
  const Action best_action = report.moves[0].action;

  Alternatives all;
  const std::size_t played = all.add(point.action);
  const std::size_t best = all.add(best_action);
  const std::size_t own = all.add(adviser.own_choice(view, seed));
  // A limit of time is one of the search; the rest takes its time from there.
  constexpr int kWithoutSearch = 64;
  const int samples = samples_of_values(
      limits.simulations > 0 ? limits.simulations : std::max(report.simulations, kWithoutSearch));
  search::Comparison values(all.actions().size(), view.seat);
  adviser.compare(view, all.actions(), samples, seed_of(point.move, Use::kValues), values);

  Decision decision;
  decision.move = point.move;
  decision.turn = static_cast<int>(state.turn);
  decision.seat = state.actor;
  decision.played = move_text(game, state, point.action);
  decision.best = decision.played;
  decision.expected = rounded(shares_of(values.outcomes(own)));
  decision.after = rounded(shares_of(values.outcomes(played)));
  decision.before = decision.after;
  double loss = values.lead(best, played);
  if (best == played) return decision;
  const double error = values.error(best, played);
  if (loss + error >= kInaccuracyLoss) {
    const std::array<Action, 2> both = {best_action, point.action};
    const search::Comparison again =
        think_again(view, both, kTimesAsLong * samples, adviser, seed_of(point.move, Use::kMark));
    loss = again.lead(0, 1);
    decision.mark = sure_mark(loss, again.error(0, 1));
  }
  if (loss <= 0) return decision;  // by wins alone what was played is no worse
  decision.best = move_text(game, state, best_action);
  const double most = std::min(1.0, values.win(played) + loss);
  decision.before = rounded(shares_with(game, values.outcomes(best), view.seat, most));
  // Nothing can lose what is more than all.
  decision.mark = std::min(decision.mark, mark_of(decision.loss()));
  if (decision.mark != Mark::kNone) {
    decision.reason = hint::reason_for(game, view, adviser.line_of(view, best_action, seed),
                                       adviser.line_of(view, point.action, seed));
  }
  return decision;
}

Shares Analysis::luck_after(std::size_t i) const {
  Shares luck{};
  const bool last = i + 1 == decisions.size();
  if (last && !result) return luck;
  const Shares& next = last ? *result : decisions[i + 1].expected;
  for (std::size_t s = 0; s < luck.size(); ++s) luck[s] = next[s] - decisions[i].after[s];
  return luck;
}

std::vector<SeatSummary> summaries(const Game& game, const Analysis& analysis) {
  std::vector<SeatSummary> all(static_cast<std::size_t>(game.players));
  if (analysis.decisions.empty()) return all;
  for (std::size_t s = 0; s < all.size(); ++s) {
    all[s].first = analysis.decisions.front().expected[s];
    all[s].last = analysis.result ? (*analysis.result)[s] : analysis.decisions.back().after[s];
  }
  for (std::size_t i = 0; i < analysis.decisions.size(); ++i) {
    const Decision& decision = analysis.decisions[i];
    const Shares luck = analysis.luck_after(i);
    for (std::size_t s = 0; s < all.size(); ++s) {
      SeatSummary& seat = all[s];
      seat.luck += luck[s];
      seat.found += decision.before[s] - decision.expected[s];
      if (static_cast<int>(s) != decision.seat) {
        seat.gifts += decision.after[s] - decision.before[s];
        continue;
      }
      const Mark mark = decision.mark;
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
