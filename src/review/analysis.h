// A game looked at afterwards: what each decision cost against the best one, and what chance did.
//
// For every decision d with more than one legal move the search thinks from the view of the seat
// that decided. B(d) are everybody's win shares if it decides best, A(d) those after what it did;
// each sums to 1 over the seats.
//   loss of the decision = B(d) - A(d) for the deciding seat, never below 0
//   gift to another seat = A(d) - B(d) for that seat
//   luck of a seat       = B(d+1) - A(d), from one decision to the next, whoever makes it, and
//                          from the last one to the result (1 or 0)
// Between A(d) and B(d+1) nobody decides: cards are drawn and shown, and the next seat looks with
// its own hidden cards, so all of that is chance. For every seat, over the whole game:
//   first share + luck - losses + gifts = result
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ai/hint/reason.h"
#include "ai/search/search.h"
#include "notation/record.h"
#include "review/adviser.h"

namespace posthorn::review {

// Losses of win share from which a decision gets its mark.
inline constexpr double kInaccuracyLoss = 0.03;
inline constexpr double kMistakeLoss = 0.07;
inline constexpr double kBlunderLoss = 0.15;

enum class Mark { kNone, kInaccuracy, kMistake, kBlunder };
Mark mark_of(double loss);
std::string_view mark_name(Mark mark);  // "mistake"; empty for none

using Shares = std::array<double, kMaxPlayers>;

struct Decision {
  int move = 0;  // index into the record's moves
  int turn = 0;
  int seat = 0;
  std::string played;
  std::string best;
  Shares before{};                     // with the best move
  Shares after{};                      // with the one that was played
  std::optional<hint::Reason> reason;  // for the best move, where the decision has a mark

  [[nodiscard]] double loss() const {
    const auto at = static_cast<std::size_t>(seat);
    return before[at] - after[at];
  }
};

struct Analysis {
  std::vector<Decision> decisions;
  std::optional<Shares> result;  // of a finished game: 1 for the winner

  // What chance did after decision i, up to the next or to the result.
  [[nodiscard]] Shares luck_after(std::size_t i) const;
};

struct SeatSummary {
  int decisions = 0;
  int inaccuracies = 0;
  int mistakes = 0;
  int blunders = 0;
  double loss = 0;  // of all decisions
  double luck = 0;
  double gifts = 0;  // what the others' losses gave
  double first = 0;  // share at the start
  double last = 0;   // the result, or the share after the last decision

  [[nodiscard]] double mean_loss() const { return decisions > 0 ? loss / decisions : 0; }
};

std::vector<SeatSummary> summaries(const Game& game, const Analysis& analysis);

inline constexpr std::uint64_t kAnalysisSeed = 1;

// A decision to be thought about: one with more than one legal move.
struct DecisionPoint {
  int move = 0;
  State before;
  Action action;
};

struct ReplayedGame {
  std::vector<DecisionPoint> points;
  State last;
};

// The record must hold.
std::expected<ReplayedGame, ReplayError> replay_decisions(const Game& game, const Record& record);

// Who won a game that is over: 1 for the winner.
std::optional<Shares> result_shares(const Game& game, const State& last);

Decision think_about(const Game& game, const DecisionPoint& point, Adviser& adviser,
                     const search::Limits& limits);

// Thinks about every decision and calls done(count) after each.
Analysis analyse(const Game& game, const ReplayedGame& replayed, Adviser& adviser,
                 const search::Limits& limits, const std::function<void(int done)>& done);

}  // namespace posthorn::review
