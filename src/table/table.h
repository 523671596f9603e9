// A game under way without files, clocks and bots: it carries out moves, takes them back, and keeps
// the record and everything that happened. A seat gets to it by its sitting.h.
#pragma once

#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/rng.h"
#include "core/engine.h"
#include "core/takeback.h"
#include "notation/record.h"

namespace posthorn {

class Table {
 public:
  // What the record does not tell is dealt from these numbers.
  Table(Game game, const Rng& dealing);
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;

  // Begins a game; of the record seats and further members count.
  void begin(Record record);
  // Goes on with a record; its moves are replayed under the rules, all of them or the first
  // `moves`. Nothing of one that does not hold stays.
  std::expected<void, ReplayError> open(Record record, int moves = -1);
  // A legal action of the seat that is to decide.
  void perform(const Action& action);

  // Back to the seat's last real choice: what was forced since goes too. Never past a moment at
  // which something hidden was shown, nor past another seat's decision.
  [[nodiscard]] bool can_undo() const { return takeback_.steps() > 0; }
  void undo();

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] const State& state() const { return states_.back(); }
  [[nodiscard]] const Record& record() const { return record_; }
  [[nodiscard]] int moves() const { return static_cast<int>(states_.size()) - 1; }
  // Rises with every accepted act, undo included: no two positions of a table have the same one.
  [[nodiscard]] int version() const { return version_; }
  // How many moves had been made at this version; nothing if some of them were taken back since.
  [[nodiscard]] std::optional<int> moves_at(int version) const;
  // After so many moves.
  [[nodiscard]] const State& state_at(int moves) const {
    return states_[static_cast<std::size_t>(moves)];
  }
  // What the move brought about; of move -1: the beginning.
  [[nodiscard]] std::span<const Event> events_of(int move) const;
  [[nodiscard]] const std::vector<Event>& events() const { return events_; }

 private:
  void note(const State& after, const EventLog& events);
  void forget();
  void note_move(const State& before, const State& after, const EventLog& events);

  Game game_;
  RandomDealer chance_;
  Record record_;
  NotingDealer dealer_;
  std::vector<State> states_;             // at the beginning and after each move
  std::vector<Event> events_;             // of the whole game
  std::vector<std::size_t> events_ends_;  // for each state: how many came before it
  std::vector<int> versions_;             // for each state: when it first came about
  int version_ = -1;                      // of the last state
  int undone_ = 0;                        // the version of the last undo
  Takeback takeback_;
};

}  // namespace posthorn
