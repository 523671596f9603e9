// A table in a node's memory. Acts come in, are decided one after the other, and are told to nobody
// before they are in the log; whoever was overtaken by another node looks again. It does nothing by
// itself: whoever drives it stores, loads, tells and knows the time, a server as well as a
// simulation.
#pragma once

#include <deque>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "online/decide.h"
#include "online/evolve.h"

namespace posthorn::online {

// Whom an answer goes to; its meaning is the driver's.
using Ticket = std::uint64_t;

enum class Verdict : std::uint8_t {
  kDone,     // it is in the log, and the news has told what it brought
  kKnown,    // it was in the log before: whoever asks has missed the news
  kRefused,  // `refused` says why
  kBusy,     // overtaken too often: try again
  kPaused,   // nothing can be stored now
  kDamaged,  // the log does not replay: nobody can act here before somebody has looked at it
};

struct ActAnswer {
  Verdict verdict = Verdict::kDone;
  Refused refused;
};

// What has happened since a version, for those who follow the table.
struct TableNews {
  int after = 0;
  std::span<const LogEvent> events;
  std::span<const Happened> happened;  // of the moves among them
};

class TableDriver {
 public:
  TableDriver() = default;
  TableDriver(const TableDriver&) = delete;
  TableDriver& operator=(const TableDriver&) = delete;
  virtual ~TableDriver() = default;

  // Add these events behind this version. The answer is stored(), overtaken() or failed().
  virtual void append(const Table& after, int expected, std::span<const LogEvent> events) = 0;
  // Read what is in the log behind this version. The answer is loaded(), failed() or, for what
  // cannot be read as events, damaged().
  virtual void load(int after) = 0;
  virtual void answer(Ticket ticket, const ActAnswer& answer) = 0;
  virtual void tell(const Table& table, const TableNews& news) = 0;
  virtual Moment moment() = 0;
  // The log of this table is damaged; once.
  virtual void tell_damage(const std::string& why) { static_cast<void>(why); }
};

class HostedTable {
 public:
  HostedTable(GameId id, TableDriver& driver);

  // Nothing until the log has been read.
  [[nodiscard]] bool there() const { return table_.version > 0; }
  [[nodiscard]] const Table& table() const { return table_; }

  void act(Ticket ticket, const Act& act);
  // Events that another node stored; with a gap before them the log is read.
  void heard(int after, std::span<const LogEvent> events);
  // Somebody knows of a later version than this node.
  void look(int version);

  void stored();
  void overtaken();
  void loaded(std::span<const LogEvent> events);
  void failed();
  void damaged(const std::string& why);
  [[nodiscard]] const std::string& damage() const { return damage_; }  // empty: none

 private:
  struct Waiting {
    Ticket ticket;
    Act act;
    int rounds = 0;
  };
  enum class Doing : std::uint8_t { kNothing, kStoring, kLoading };

  void go_on();
  void begin_loading();
  std::expected<void, std::string> take(std::span<const LogEvent> events);
  void forget();

  TableDriver& driver_;
  Table table_;
  std::deque<Waiting> waiting_;
  Doing doing_ = Doing::kNothing;
  Events storing_;
  bool look_again_ = false;
  std::string damage_;
};

}  // namespace posthorn::online
