// Where tables are kept: an append-only log for each, with a row for lists and timers beside it.
// What the events mean is nobody's business here. An append names the version it builds on, and the
// store decides races: who was overtaken is told so, and nothing of theirs is kept.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "store/accounts.h"
#include "store/chat.h"
#include "store/operation.h"
#include "store/records.h"

namespace posthorn::store {

// What lists ask for of a row's status; the numbers are those of the tables.
inline constexpr int kOpen = 0;
inline constexpr int kUnderWay = 2;
inline constexpr int kOver = 3;  // and above

struct NewEvent {
  int kind = 0;
  int seat = -1;
  std::int64_t act = 0;
  Millis at = 0;
  std::string body;
};

struct StoredEvent : NewEvent {
  int seq = 0;  // counted from 1
};

// What lists and timers need of a table.
struct Row {
  int position = 0;
  int status = 0;
  int actor = -1;
  Millis deadline = 0;                 // 0: none
  std::optional<std::string> summary;  // if it changed
};

// Something to be done later, at most once at a time under its key. It may ring too early, never
// too late.
struct NewJob {
  std::string key;
  int kind = 0;
  Millis due = 0;
  std::string body;
};

struct Job : NewJob {
  int tries = 0;
};

// Who sits where from now on; account 0: nobody any more.
struct SeatChange {
  int chair = 0;
  AccountId account = 0;

  friend bool operator==(const SeatChange&, const SeatChange&) = default;
};

struct Append {
  Game game = 0;
  int expected = 0;              // the version this builds on
  std::vector<NewEvent> events;  // at least one; they get expected + 1, + 2, …
  Row row;
  std::vector<NewJob> jobs;  // kept together with the events
  std::vector<SeatChange> seats;
};

// Throws if no store could ever take it.
void check_append(const Append& append);

enum class Outcome : std::uint8_t { kStored, kConflict };

struct NewGame {
  Game game = 0;
  NewEvent created;  // the first event of its log
  Row row;
  std::string secret;  // of its shuffles
  bool listed = false;
  bool watched = false;  // if listed: may be watched by everybody
  std::vector<NewJob> jobs;
  std::vector<SeatChange> seats;
};

struct GameRow : Row {
  int version = 0;
  Millis created = 0;
  bool listed = false;
  bool watched = false;
  bool kept = false;  // the log is gone, the record is there
};

struct ListedGame : GameRow {
  Game game = 0;
};

struct Version {
  Game game = 0;
  int version = 0;
};

// Blocking; one object a thread. Throws StoreError.
class Store : public Accounts, public Records, public Chat, public Operation {
 public:
  // False: there is a game of this number already.
  virtual bool create(const NewGame& game) = 0;
  // One durable step for all of them; a game at most once. Returned means: on disk. Thrown means:
  // nothing of it is there, unless the error passes(), when nobody knows.
  virtual std::vector<Outcome> append(std::span<const Append> batch) = 0;

  virtual std::vector<StoredEvent> events(Game game, int after, int most) = 0;
  virtual std::optional<GameRow> row(Game game) = 0;
  virtual std::optional<std::string> secret(Game game) = 0;
  virtual void set_secret(Game game, const std::string& secret) = 0;
  virtual std::vector<Version> versions(std::span<const Game> games) = 0;

  virtual std::vector<SeatChange> seats(Game game) = 0;
  // Where an account sits: what is not over first, the nearest deadline first; newest first among
  // those that have none, and among those that are over.
  virtual std::vector<ListedGame> games_of(AccountId account, int most) = 0;
  // Listed tables, newest first: those that wait for players, and those under way that may be
  // watched.
  virtual std::vector<ListedGame> open_games(int most) = 0;
  virtual std::vector<ListedGame> running_games(int most) = 0;

  // Jobs that are due, which nobody else is given before `visible` has passed.
  virtual std::vector<Job> claim(int kind, int most, Millis visible) = 0;
  // Only if it is still the one that was claimed.
  virtual void done(const Job& job) = 0;
  virtual void put_off(const Job& job, Millis due) = 0;

  virtual Millis now() = 0;
};

}  // namespace posthorn::store
