// A game looked at afterwards: what each decision cost against the best one, and what chance did.
//
// For every decision d with more than one legal move, from the view of the seat that decided, there
// are three shares of the wins for everybody, each summing to 1 over the seats: V(d) if the network
// decides, B(d) if it is decided best, A(d) after what was decided. The search looks for the best
// move; then all three are measured in fresh samples, as the best of what it found is too good to
// be true.
//   loss of the decision = B(d) - A(d) for the deciding seat, never below 0
//   gift to another seat = A(d) - B(d) for that seat
//   what is found        = B(d) - V(d): what looking further than the network brings the deciding
//                          seat and takes from the others
//   luck of a seat       = V(d+1) - A(d), from one decision to the next, whoever makes it, and from
//                          the last one to the result (1 or 0)
// In A(d) the network plays on, and so it does in V(d+1): between them nobody has decided, cards
// were drawn and shown, and the next seat looks with its own hidden cards. Luck should have a
// mean of zero; posthorn audit measures how near it comes. For every seat, over the whole game:
//   first share + found - losses + gifts + luck = result
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "ai/hint/reason.h"
#include "ai/search/search.h"
#include "notation/record.h"
#include "review/marks.h"

namespace posthorn::review {

struct Decision {
  int move = 0;  // index into the record's moves
  int turn = 0;
  int seat = 0;
  std::string played;
  std::string best;
  Shares expected{};                   // if the network decides
  Shares before{};                     // with the best move
  Shares after{};                      // with the one that was played
  Mark mark = Mark::kNone;             // only where the loss is sure
  std::optional<hint::Reason> reason;  // for the best move against the played one, with a mark

  [[nodiscard]] double loss() const { return own(before) - own(after); }
  [[nodiscard]] double found() const { return own(before) - own(expected); }
  [[nodiscard]] double own(const Shares& shares) const {
    return shares[static_cast<std::size_t>(seat)];
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
  double loss = 0;   // of all decisions
  double found = 0;  // beyond what the network would have decided, less what the others found
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

// How many fresh samples the values of a decision come from, if so many games in thought looked for
// the best move.
int samples_of_values(int simulations);

Decision think_about(const Game& game, const DecisionPoint& point, Adviser& adviser,
                     const search::Limits& limits);

// Thinks about every decision and calls done(count) after each.
Analysis analyse(const Game& game, const ReplayedGame& replayed, Adviser& adviser,
                 const search::Limits& limits, const std::function<void(int done)>& done);

}  // namespace posthorn::review
