#include "store/sqlite/connection.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include <utility>

namespace posthorn::store::sqlite {

StoreError error_of(const std::string& file, int code, const std::string& said) {
  using enum StoreError::Why;
  const std::string reason = " (" + said + ")";
  switch (code & 0xff) {
    case SQLITE_FULL:
      return {kNoRoom, "There is no room left for " + file +
                           ": make room on its disk. Nothing that was stored is lost."};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_PROTOCOL:
      return {kGone, "Another program is holding " + file + reason +
                         ": wait, or stop it if it should not be running."};
    case SQLITE_CANTOPEN:
      return {kGone, file + " cannot be opened" + reason +
                         ": its folder must be there, and this program may have to write in it."};
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_AUTH:
      return {kGone, file + " cannot be written" + reason +
                         ": give this program the right to write the file and its folder."};
    case SQLITE_IOERR:
      return {kGone, "The disk under " + file + " does not do its work" + reason +
                         ": look at the disk, and at the messages of the system."};
    case SQLITE_NOMEM:
      return {kGone, "There is no memory left to work on " + file + "."};
    case SQLITE_NOTADB:
      return {kBroken, file + " is not a database: name another file, or put this one away."};
    case SQLITE_CORRUPT:
      return {kBroken, file + " is damaged" + reason + ": put it away and restore a backup."};
    default:
      return {kBroken, file + " did not take what was asked of it" + reason + "."};
  }
}

bool Query::next() {
  const int code = statement_.tryExecuteStep();
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  throw error_of(file_, statement_.getExtendedErrorCode(), statement_.getErrorMsg());
}

int Query::run() {
  while (next()) {
  }
  return statement_.getChanges();
}

std::int64_t Query::number(int column) const { return statement_.getColumn(column).getInt64(); }

std::string Query::text(int column) const { return statement_.getColumn(column).getString(); }

template <class Action>
auto Connection::guarded(Action action) -> decltype(action()) {
  try {
    return action();
  } catch (const SQLite::Exception& error) {
    throw error_of(file_, error.getErrorCode(), error.what());
  }
}

Connection::Connection(std::string file, Millis patience) : file_(std::move(file)) {
  database_ = guarded([&] {
    return std::make_unique<SQLite::Database>(
        file_, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE | SQLite::OPEN_NOMUTEX,
        static_cast<int>(patience));
  });
}

Query Connection::query(std::string_view sql) {
  auto& kept = statements_[sql];
  if (kept == nullptr) {
    kept =
        guarded([&] { return std::make_unique<SQLite::Statement>(*database_, std::string(sql)); });
  }
  return {file_, *kept};
}

void Connection::execute(const std::string& sql) {
  guarded([&] { database_->exec(sql); });
}

std::int64_t Connection::ask_number(const std::string& sql) {
  return guarded([&] { return database_->execAndGet(sql).getInt64(); });
}

std::string Connection::ask_text(const std::string& sql) {
  return guarded([&] { return database_->execAndGet(sql).getString(); });
}

bool Connection::in_transaction() const {
  return sqlite3_get_autocommit(database_->getHandle()) == 0;
}

// After a full disk SQLite has rolled back by itself, and a ROLLBACK of ours would fail.
void Connection::roll_back() noexcept {
  if (in_transaction()) database_->tryExec("ROLLBACK");
}

Transaction::Transaction(Connection& connection, Kind kind) : connection_(connection) {
  connection_.query(kind == Kind::kWrite ? "BEGIN IMMEDIATE" : "BEGIN EXCLUSIVE").run();
}

Transaction::~Transaction() {
  if (open_) connection_.roll_back();
}

void Transaction::commit() {
  connection_.query("COMMIT").run();
  open_ = false;
}

}  // namespace posthorn::store::sqlite
