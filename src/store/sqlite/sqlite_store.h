// The store of one machine: a SQLite file. Several programs may work on it at once.
#pragma once

#include <functional>
#include <memory>

#include "store/sqlite/checkpoints.h"
#include "store/sqlite/connection.h"
#include "store/store.h"

namespace posthorn::store {

Millis machine_time();

struct SqliteSettings {
  std::function<Millis()> now = machine_time;
  Millis patience = 2000;    // how long others in the way are waited for
  int most_pages = 0;        // of 4 KB; 0: as many as the disk has room for
  Millis checkpoints = 500;  // from one to the next
};

class SqliteStore final : public Store {
 public:
  SqliteStore(const std::string& file, const SqliteSettings& settings);

  bool create(const NewGame& game) override;
  std::vector<Outcome> append(std::span<const Append> batch) override;
  std::vector<StoredEvent> events(Game game, int after, int most) override;
  std::optional<GameRow> row(Game game) override;
  std::optional<std::string> secret(Game game) override;
  void set_secret(Game game, const std::string& secret) override;
  std::vector<Version> versions(std::span<const Game> games) override;
  std::vector<SeatChange> seats(Game game) override;
  std::vector<ListedGame> games_of(AccountId account, int most) override;
  std::vector<ListedGame> open_games(int most) override;
  std::vector<ListedGame> running_games(int most) override;
  std::vector<Job> claim(int kind, int most, Millis visible) override;
  void done(const Job& job) override;
  void put_off(const Job& job, Millis due) override;
  Millis now() override { return now_(); }

  std::optional<AccountId> add_account(const NewAccount& account) override;
  std::optional<AccountRow> account(AccountId id) override;
  std::optional<AccountRow> account_named(const std::string& skeleton) override;
  Naming rename(AccountId id, const std::string& name, const std::string& skeleton) override;
  Naming make_person(AccountId id, const std::string& name, const std::string& skeleton,
                     std::span<const Credential> credentials) override;
  void set_settings(AccountId id, const std::string& settings) override;
  void touch_account(AccountId id, Millis seen) override;
  void close_account(AccountId id, Millis closed) override;
  int sweep_guests(Millis before, int most) override;
  void set_credential(AccountId id, const Credential& credential) override;
  std::optional<std::string> credential(AccountId id, CredentialKind kind) override;
  void drop_credential(AccountId id, CredentialKind kind) override;
  void add_session(const Session& session) override;
  std::optional<Session> session(const std::string& hash) override;
  void touch_session(const std::string& hash, Millis used, Millis expires) override;
  void drop_session(const std::string& hash) override;
  void drop_sessions(AccountId account, const std::string& except_hash) override;
  std::vector<Session> sessions_of(AccountId account) override;
  int sweep_sessions(Millis expired_before, int most) override;

  bool keep(Game game, const KeptRecord& record) override;
  std::optional<KeptRecord> record(Game game) override;
  std::vector<RecordLine> records_of(AccountId account, RecordPlace before, int most) override;
  std::vector<RecordLine> published_records(RecordPlace before, int most) override;

  int say(const NewLine& line) override;
  std::vector<ChatLine> chat(Game game, int after, int most) override;

  void beat(std::int64_t node, Millis now) override;
  Millis last_beat() override;
  void add_outage(const Outage& outage) override;
  std::vector<Outage> outages(Millis since) override;
  std::optional<std::string> value(const std::string& key) override;
  void set_value(const std::string& key, const std::string& value) override;

 private:
  bool move(const Append& append);
  void log(Game game, int seq, const NewEvent& event);
  void ask(const NewJob& job);
  void seat(Game game, const SeatChange& change);
  Naming name(AccountId id, const std::string& name, const std::string& skeleton);

  sqlite::Connection connection_;
  std::function<Millis()> now_;
};

// The file itself: opened once in a process, it gives each thread a store of its own.
class SqliteFile {
 public:
  // Makes it, or brings it up to date. Throws StoreError.
  explicit SqliteFile(std::string file, SqliteSettings settings = {});

  std::unique_ptr<Store> open();

 private:
  std::string file_;
  SqliteSettings settings_;
  // Held open, so that the log beside the file outlives the stores of single threads.
  SqliteStore first_;
  sqlite::Checkpoints checkpoints_;
};

}  // namespace posthorn::store
