// A table with people and bots at a terminal: whatever happens there is saved at once.
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "ai/bot.h"
#include "base/rng.h"
#include "cli/text/names.h"
#include "table/table.h"

namespace posthorn::cli {

struct Seat {
  std::string name;
  std::string bot;  // the bot's name; empty: a person
};

class Session {
 public:
  // Deals come from `dealing`, the bots' numbers from `thinking`.
  Session(Game game, std::string file, const Rng& dealing, const Rng& thinking);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  // Each is saved before it returns; a problem with that is the error.
  std::expected<void, std::string> begin(std::vector<Seat> seats, bool strict_audience);
  std::expected<void, std::string> resume(Record record, bool strict_audience);
  std::expected<void, std::string> perform(const Action& action);
  // Back to the seat's last real choice: what was forced since goes too.
  std::expected<void, std::string> undo();
  [[nodiscard]] bool can_undo() const { return table_.can_undo(); }

  // What the bot of the seat to decide does.
  Action bot_choice();
  // The next bot thinks ahead while a person decides, until it is enough. Changes nothing else, so
  // it may run beside the person's reading and typing, but not beside a move.
  void ponder(const std::function<bool()>& enough);

  [[nodiscard]] const Game& game() const { return table_.game(); }
  [[nodiscard]] const State& state() const { return table_.state(); }
  [[nodiscard]] const std::vector<Event>& log() const { return table_.events(); }
  [[nodiscard]] const SeatNames& names() const { return names_; }
  [[nodiscard]] const std::vector<Seat>& seats() const { return seats_; }
  [[nodiscard]] bool is_person(int seat) const;
  [[nodiscard]] int people() const;
  [[nodiscard]] bool strict_audience() const { return strict_audience_; }
  [[nodiscard]] const std::string& file() const { return file_; }
  [[nodiscard]] std::string record_text() const;

 private:
  void seat_bots();
  [[nodiscard]] std::expected<void, std::string> save() const;

  Table table_;
  std::string file_;
  Rng thinking_;
  std::vector<Seat> seats_;
  SeatNames names_;
  std::unique_ptr<Workers> workers_;  // the bots', one at a time
  std::vector<std::unique_ptr<Bot>> bots_;
  bool strict_audience_ = false;
};

}  // namespace posthorn::cli
