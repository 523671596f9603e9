#include "store/sqlite/schema.h"

#include <array>
#include <chrono>
#include <thread>

namespace posthorn::store::sqlite {
namespace {

// Marks a file as ours: "PTHN".
constexpr std::int64_t kApplication = 0x5054484e;

// Each step is for good: a file that has taken it never takes it again. First add, and remove a
// release later, so that an old and a new program can work on one file while one takes over. All
// times are milliseconds since 1970.
constexpr std::array kSteps = {
    R"sql(
CREATE TABLE value (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- Numbers are never given twice: logs and records name them after the account is gone.
CREATE TABLE account (
  id       INTEGER PRIMARY KEY AUTOINCREMENT,
  kind     INTEGER NOT NULL,
  name     TEXT    NOT NULL,
  skeleton TEXT    UNIQUE,              -- NULL: closed
  created  INTEGER NOT NULL,
  seen     INTEGER NOT NULL,
  owner    INTEGER NOT NULL,            -- of a program; 0: none
  settings TEXT    NOT NULL,
  closed   INTEGER NOT NULL) STRICT;    -- 0: open
CREATE TABLE credential (
  account INTEGER NOT NULL, kind INTEGER NOT NULL, value TEXT NOT NULL,
  PRIMARY KEY (account, kind)) STRICT, WITHOUT ROWID;
CREATE TABLE session (
  hash    BLOB PRIMARY KEY,
  account INTEGER NOT NULL,
  kind    INTEGER NOT NULL,
  scopes  INTEGER NOT NULL,
  label   TEXT    NOT NULL,
  created INTEGER NOT NULL, used INTEGER NOT NULL, expires INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX session_account ON session (account);

CREATE TABLE game (
  id       INTEGER PRIMARY KEY,
  version  INTEGER NOT NULL,            -- events so far
  position INTEGER NOT NULL,
  status   INTEGER NOT NULL,
  actor    INTEGER NOT NULL,
  deadline INTEGER NOT NULL,
  summary  TEXT    NOT NULL,
  created  INTEGER NOT NULL,
  listed   INTEGER NOT NULL,
  watched  INTEGER NOT NULL,
  kept     INTEGER NOT NULL DEFAULT 0) STRICT;
CREATE INDEX game_listed ON game (status, created) WHERE listed = 1;
CREATE TABLE seat (
  game    INTEGER NOT NULL,
  chair   INTEGER NOT NULL,
  account INTEGER NOT NULL,
  over    INTEGER NOT NULL,             -- as the game's status says, for lists
  created INTEGER NOT NULL,             -- the game
  PRIMARY KEY (game, chair)) STRICT, WITHOUT ROWID;
CREATE INDEX seat_account ON seat (account, over, created, game);
CREATE TABLE secret (game INTEGER PRIMARY KEY, value BLOB NOT NULL) STRICT;
CREATE TABLE event (
  game INTEGER NOT NULL,
  seq  INTEGER NOT NULL,
  at   INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  act  INTEGER NOT NULL,
  body TEXT    NOT NULL,
  PRIMARY KEY (game, seq)) STRICT, WITHOUT ROWID;
CREATE TABLE job (
  key   TEXT PRIMARY KEY,
  kind  INTEGER NOT NULL,
  due   INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  body  TEXT    NOT NULL) STRICT, WITHOUT ROWID;
CREATE INDEX job_due ON job (kind, due);

CREATE TABLE record (
  game      INTEGER PRIMARY KEY,
  ended     INTEGER NOT NULL,
  summary   TEXT    NOT NULL,
  body      BLOB    NOT NULL,
  published INTEGER NOT NULL) STRICT;
CREATE INDEX record_published ON record (ended, game) WHERE published = 1;
CREATE TABLE record_account (
  account INTEGER NOT NULL, ended INTEGER NOT NULL, game INTEGER NOT NULL,
  PRIMARY KEY (account, ended, game)) STRICT, WITHOUT ROWID;
CREATE INDEX record_account_game ON record_account (game);

CREATE TABLE chat (
  game INTEGER NOT NULL, n INTEGER NOT NULL, at INTEGER NOT NULL,
  account INTEGER NOT NULL, act INTEGER NOT NULL, body TEXT NOT NULL,
  PRIMARY KEY (game, n), UNIQUE (game, account, act)) STRICT, WITHOUT ROWID;

CREATE TABLE node (id INTEGER PRIMARY KEY, beat INTEGER NOT NULL) STRICT;
CREATE TABLE outage (began INTEGER PRIMARY KEY, ended INTEGER NOT NULL) STRICT;
)sql",
};

constexpr int kKnown = static_cast<int>(kSteps.size());

std::int64_t version_of(Connection& connection) {
  return connection.ask_number("PRAGMA user_version");
}

void refuse_foreign(Connection& connection) {
  if (connection.ask_number("PRAGMA application_id") == kApplication) return;
  if (connection.ask_number("SELECT count(*) FROM sqlite_schema") == 0) return;
  throw StoreError(StoreError::Why::kBroken,
                   connection.file() + " is a database of another program: name another file.");
}

void refuse_newer(Connection& connection) {
  const std::int64_t version = version_of(connection);
  if (version <= kKnown) return;
  throw StoreError(StoreError::Why::kBroken,
                   connection.file() + " was written by a newer Posthorn (its version is " +
                       std::to_string(version) + ", this program knows up to " +
                       std::to_string(kKnown) +
                       "): start the newer program, or restore the backup made before it.");
}

// Somebody else who opens the file at the same moment makes this fail at once, without waiting.
void turn_to_wal(Connection& connection, Millis patience) {
  using Clock = std::chrono::steady_clock;
  const auto until = Clock::now() + std::chrono::milliseconds(patience);
  while (true) {
    try {
      if (connection.ask_text("PRAGMA journal_mode=WAL") == "wal") return;
      throw StoreError(StoreError::Why::kBroken,
                       connection.file() +
                           " is where several programs cannot share memory, on a network drive "
                           "perhaps: put it on a disk of this machine.");
    } catch (const StoreError& error) {
      if (!error.passes() || Clock::now() > until) throw;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(5));
  }
}

void bring_up_to_date(Connection& connection) {
  if (version_of(connection) == kKnown) return;
  Transaction alone(connection, Transaction::Kind::kAlone);
  refuse_newer(connection);  // it may have changed meanwhile
  for (auto step = static_cast<std::size_t>(version_of(connection)); step < kSteps.size(); ++step) {
    connection.execute(kSteps[step]);
  }
  connection.execute("PRAGMA application_id=" + std::to_string(kApplication));
  connection.execute("PRAGMA user_version=" + std::to_string(kKnown));
  alone.commit();
}

}  // namespace

int known_schema() { return kKnown; }

void prepare(Connection& connection, Millis patience) {
  refuse_foreign(connection);
  refuse_newer(connection);
  turn_to_wal(connection, patience);
  connection.execute("PRAGMA synchronous=FULL");
  // The writer would stall: Checkpoints does it.
  connection.execute("PRAGMA wal_autocheckpoint=0");
  bring_up_to_date(connection);
}

}  // namespace posthorn::store::sqlite
