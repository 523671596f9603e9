// A store that lasts as long as the program: the twin that others are held against, and what
// simulations run on. Unlike others, one object may be used by several threads.
#pragma once

#include <functional>
#include <map>
#include <mutex>

#include "store/store.h"

namespace posthorn::store {

class MemoryStore : public Store {
 public:
  explicit MemoryStore(std::function<Millis()> now) : now_(std::move(now)) {}

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
  struct Kept {
    std::vector<NewEvent> log;
    GameRow row;
    std::optional<std::string> secret;
    std::map<int, AccountId> seats;
  };
  struct Member {
    AccountRow row;
    std::map<CredentialKind, std::string> credentials;
  };

  void ask(const NewJob& job);
  static void seat(Kept& kept, const SeatChange& change);
  [[nodiscard]] std::vector<ListedGame> games_where(
      const std::function<bool(const Kept&)>& wanted) const;
  [[nodiscard]] bool sits_somewhere(AccountId account) const;
  Member* open_member(AccountId id);
  Naming name(AccountId id, const std::string& name, const std::string& skeleton);
  [[nodiscard]] std::vector<RecordLine> records_where(
      RecordPlace before, int most, const std::function<bool(const KeptRecord&)>& wanted) const;

  std::function<Millis()> now_;
  std::mutex lock_;
  std::map<Game, Kept> games_;
  std::map<std::string, Job> jobs_;
  std::map<AccountId, Member> members_;
  AccountId last_account_ = 0;
  std::map<std::string, AccountId> names_;  // by skeleton
  std::map<std::string, Session> sessions_;
  std::map<Game, KeptRecord> records_;
  std::map<Game, std::vector<ChatLine>> chat_;
  std::map<std::int64_t, Millis> beats_;
  std::vector<Outage> outages_;
  std::map<std::string, std::string> values_;
};

}  // namespace posthorn::store
