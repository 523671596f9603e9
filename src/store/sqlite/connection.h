// One connection to a database file: prepared statements that are kept, and errors as sentences
// about the file. For one thread.
#pragma once

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>

#include "store/basics.h"

namespace posthorn::store::sqlite {

struct Blob {
  std::string_view bytes;
};

// What a result code of SQLite means for whoever runs the file.
StoreError error_of(const std::string& file, int code, const std::string& said);

// A statement under way; ready for others when this ends.
class Query {
 public:
  Query(const std::string& file, SQLite::Statement& statement)
      : file_(file), statement_(statement) {}
  Query(const Query&) = delete;
  Query& operator=(const Query&) = delete;
  ~Query() { statement_.tryReset(); }

  // Values for ?1, ?2, … They must live until the query ends.
  template <class... Values>
  Query& with(const Values&... values) {
    int index = 0;
    (bind(++index, values), ...);
    return *this;
  }

  // True: there is a row to be read.
  bool next();
  // To the end; how many rows were changed.
  int run();

  [[nodiscard]] std::int64_t number(int column) const;
  [[nodiscard]] int small(int column) const { return static_cast<int>(number(column)); }
  [[nodiscard]] bool flag(int column) const { return number(column) != 0; }
  [[nodiscard]] std::string text(int column) const;  // and bytes; NULL is empty

 private:
  template <class Value>
  void bind(int index, const Value& value) {
    if constexpr (std::is_enum_v<Value> || std::integral<Value>) {
      statement_.bind(index, static_cast<std::int64_t>(value));
    } else {
      bind_bytes(index, value);
    }
  }
  void bind_bytes(int index, const std::string& value) { statement_.bindNoCopy(index, value); }
  void bind_bytes(int index, const Blob& value) {
    statement_.bindNoCopy(index, value.bytes.data(), static_cast<int>(value.bytes.size()));
  }
  void bind_bytes(int index, const std::optional<std::string>& value) {
    value ? statement_.bindNoCopy(index, *value) : statement_.bind(index);
  }

  const std::string& file_;
  SQLite::Statement& statement_;
};

class Connection {
 public:
  // Makes the file if there is none. Others in the way are waited for so long.
  Connection(std::string file, Millis patience);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  ~Connection() = default;

  [[nodiscard]] const std::string& file() const { return file_; }

  // The text must live as long as the connection: it is the key under which the statement is kept.
  Query query(std::string_view sql);
  // Statements that are not kept.
  void execute(const std::string& sql);
  std::int64_t ask_number(const std::string& sql);
  std::string ask_text(const std::string& sql);

  [[nodiscard]] bool in_transaction() const;
  // Whatever state a failure left behind.
  void roll_back() noexcept;

 private:
  template <class Action>
  auto guarded(Action action) -> decltype(action());

  std::string file_;
  std::unique_ptr<SQLite::Database> database_;
  std::unordered_map<std::string_view, std::unique_ptr<SQLite::Statement>> statements_;
};

// All of it or nothing: what is not committed is taken back.
class Transaction {
 public:
  enum class Kind : std::uint8_t { kWrite, kAlone };

  explicit Transaction(Connection& connection, Kind kind = Kind::kWrite);
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  ~Transaction();

  // Returned means: on disk.
  void commit();

 private:
  Connection& connection_;
  bool open_ = true;
};

}  // namespace posthorn::store::sqlite
