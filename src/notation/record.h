// Game records: read, written and replayed as docs/notation.md says.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/dealer.h"
#include "core/engine.h"
#include "notation/game_text.h"
#include "notation/json_writer.h"
#include "notation/move_text.h"

namespace posthorn {

// More text than any game needs: a record beyond this is refused unread.
inline constexpr std::size_t kMaxRecordBytes = 8U << 20;

// Further members of an object, kept as they were.
using Extras = std::vector<std::pair<std::string, json::Written>>;

struct RecordResult {
  std::vector<int> scores;
  int winner = 0;
  Extras extras;
};

struct Record {
  GameName game;
  std::vector<std::string> seats;  // names
  std::vector<std::vector<std::string>> shuffles;
  std::vector<std::string> moves;
  std::optional<RecordResult> result;
  Extras extras;
  std::vector<Extras> seat_extras;
};

std::expected<Record, json::Error> read_record(std::string_view text);

json::Object record_object(const Record& record, const Game& game);
// One line, without a line break at its end.
std::string record_json(const Record& record, const Game& game);

struct ReplayError {
  bool malformed = false;   // names a thing that does not exist, so nothing to replay
  std::optional<int> move;  // index into moves, where it happened at one
  std::string message;      // with the rule id where there is one
  Fault fault;              // where no refusal says more
  MaybeRefusal refusal;     // of the move
};

// Shuffles as they happened, each as the cards in their order.
using Shuffles = std::vector<std::vector<std::string>>;

// Deals the shuffles of a record in turn and notices when they do not match.
class ScriptedDealer final : public Dealer {
 public:
  ScriptedDealer(const Game& game, const Shuffles& shuffles) : game_(&game), shuffles_(&shuffles) {}
  void shuffle(std::span<Card> cards) override;
  [[nodiscard]] const std::optional<ReplayError>& error() const { return error_; }
  [[nodiscard]] std::size_t used() const { return used_; }

 private:
  const Game* game_;
  const Shuffles* shuffles_;
  std::size_t used_ = 0;
  std::optional<ReplayError> error_;
};

// Notes what a dealer deals, to be written into a record.
class NotingDealer final : public Dealer {
 public:
  NotingDealer(const Game& game, Dealer& dealer, std::vector<std::vector<std::string>>& notes)
      : game_(&game), dealer_(&dealer), notes_(&notes) {}
  void shuffle(std::span<Card> cards) override;

 private:
  const Game* game_;
  Dealer* dealer_;
  std::vector<std::vector<std::string>>* notes_;
};

// Called with the state before each move, the action, the state after it and what happened.
using ReplayStep = std::function<void(int move, const State& before, const Action& action,
                                      const State& after, const EventLog& events)>;

// Called with the state at the beginning and what led to it, which is no move.
using ReplayBegin = std::function<void(const State& first, const EventLog& events)>;

// Plays the record from the start under the rules, up to `moves` of its moves (-1: all). With all
// of them the shuffles and the result are checked too. Returns the last state.
std::expected<State, ReplayError> replay(const Game& game, const Record& record, int moves = -1,
                                         const ReplayStep& step = nullptr,
                                         const ReplayBegin& begin = nullptr);

}  // namespace posthorn
