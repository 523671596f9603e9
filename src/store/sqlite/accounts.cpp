// Accounts, credentials and sessions.
#include "store/sqlite/sqlite_store.h"

namespace posthorn::store {

using sqlite::Blob;
using sqlite::Query;
using sqlite::Transaction;

namespace {

#define POSTHORN_ACCOUNT \
  "SELECT kind, name, skeleton, owner, settings, id, created, seen, closed FROM account WHERE "
#define POSTHORN_SESSION \
  "SELECT hash, account, kind, scopes, label, created, used, expires FROM session WHERE "

std::optional<AccountRow> read_account(Query& found) {
  if (!found.next()) return std::nullopt;
  return AccountRow{{static_cast<AccountKind>(found.small(0)), found.text(1), found.text(2),
                     found.number(3), found.text(4)},
                    found.number(5),
                    found.number(6),
                    found.number(7),
                    found.number(8)};
}

std::vector<Session> read_sessions(Query& found) {
  std::vector<Session> sessions;
  while (found.next()) {
    sessions.push_back({found.text(0), found.number(1), static_cast<SessionKind>(found.small(2)),
                        static_cast<std::uint32_t>(found.number(3)), found.text(4), found.number(5),
                        found.number(6), found.number(7)});
  }
  return sessions;
}

}  // namespace

std::optional<AccountId> SqliteStore::add_account(const NewAccount& account) {
  Query added = connection_.query(
      "INSERT INTO account (kind, name, skeleton, created, seen, owner, settings, closed) "
      "VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6, 0) ON CONFLICT (skeleton) DO NOTHING RETURNING id");
  added.with(account.kind, account.name, account.skeleton, now(), account.owner, account.settings);
  if (!added.next()) return std::nullopt;
  const AccountId id = added.number(0);
  added.run();  // it is on disk when the statement has come to its end
  return id;
}

std::optional<AccountRow> SqliteStore::account(AccountId id) {
  Query found = connection_.query(POSTHORN_ACCOUNT "id = ?1");
  found.with(id);
  return read_account(found);
}

std::optional<AccountRow> SqliteStore::account_named(const std::string& skeleton) {
  Query found = connection_.query(POSTHORN_ACCOUNT "skeleton = ?1");
  found.with(skeleton);
  return read_account(found);
}

Naming SqliteStore::name(AccountId id, const std::string& name, const std::string& skeleton) {
  const int named = connection_
                        .query(
                            "UPDATE OR IGNORE account SET name = ?2, skeleton = ?3 "
                            "WHERE id = ?1 AND closed = 0")
                        .with(id, name, skeleton)
                        .run();
  if (named == 1) return Naming::kDone;
  const auto row = account(id);
  return row && row->closed == 0 ? Naming::kTaken : Naming::kNoAccount;
}

Naming SqliteStore::rename(AccountId id, const std::string& name, const std::string& skeleton) {
  Transaction all(connection_);
  const Naming naming = this->name(id, name, skeleton);
  all.commit();
  return naming;
}

Naming SqliteStore::make_person(AccountId id, const std::string& name, const std::string& skeleton,
                                std::span<const Credential> credentials) {
  Transaction all(connection_);
  const Naming naming = this->name(id, name, skeleton);
  if (naming != Naming::kDone) return naming;
  connection_.query("UPDATE account SET kind = ?2 WHERE id = ?1")
      .with(id, AccountKind::kPerson)
      .run();
  for (const Credential& each : credentials) set_credential(id, each);
  all.commit();
  return naming;
}

void SqliteStore::set_settings(AccountId id, const std::string& settings) {
  connection_.query("UPDATE account SET settings = ?2 WHERE id = ?1 AND closed = 0")
      .with(id, settings)
      .run();
}

void SqliteStore::touch_account(AccountId id, Millis seen) {
  connection_.query("UPDATE account SET seen = ?2 WHERE id = ?1 AND closed = 0 AND seen < ?2")
      .with(id, seen)
      .run();
}

void SqliteStore::close_account(AccountId id, Millis closed) {
  Transaction all(connection_);
  connection_
      .query(
          "UPDATE account SET name = '', skeleton = NULL, settings = '{}', closed = ?2 "
          "WHERE id = ?1 AND closed = 0")
      .with(id, closed)
      .run();
  connection_.query("DELETE FROM credential WHERE account = ?1").with(id).run();
  connection_.query("DELETE FROM session WHERE account = ?1").with(id).run();
  all.commit();
}

int SqliteStore::sweep_guests(Millis before, int most) {
  Transaction all(connection_);
  std::vector<AccountId> gone;
  {
    Query found = connection_.query(
        "DELETE FROM account WHERE id IN (SELECT a.id FROM account a "
        "WHERE a.kind = ?1 AND a.seen < ?2 "
        "AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.account = a.id) LIMIT ?3) RETURNING id");
    found.with(AccountKind::kGuest, before, most);
    while (found.next()) gone.push_back(found.number(0));
  }
  for (const AccountId id : gone) {
    connection_.query("DELETE FROM credential WHERE account = ?1").with(id).run();
    connection_.query("DELETE FROM session WHERE account = ?1").with(id).run();
  }
  all.commit();
  return static_cast<int>(gone.size());
}

void SqliteStore::set_credential(AccountId id, const Credential& credential) {
  connection_
      .query(
          "INSERT INTO credential (account, kind, value) "
          "SELECT id, ?2, ?3 FROM account WHERE id = ?1 AND closed = 0 "
          "ON CONFLICT (account, kind) DO UPDATE SET value = excluded.value")
      .with(id, credential.kind, credential.value)
      .run();
}

std::optional<std::string> SqliteStore::credential(AccountId id, CredentialKind kind) {
  Query found = connection_.query("SELECT value FROM credential WHERE account = ?1 AND kind = ?2");
  found.with(id, kind);
  if (!found.next()) return std::nullopt;
  return found.text(0);
}

void SqliteStore::drop_credential(AccountId id, CredentialKind kind) {
  connection_.query("DELETE FROM credential WHERE account = ?1 AND kind = ?2").with(id, kind).run();
}

void SqliteStore::add_session(const Session& session) {
  connection_
      .query(
          "INSERT OR REPLACE INTO session "
          "(hash, account, kind, scopes, label, created, used, expires) "
          "SELECT ?1, id, ?3, ?4, ?5, ?6, ?7, ?8 FROM account WHERE id = ?2 AND closed = 0")
      .with(Blob{session.hash}, session.account, session.kind, session.scopes, session.label,
            session.created, session.used, session.expires)
      .run();
}

std::optional<Session> SqliteStore::session(const std::string& hash) {
  Query found = connection_.query(POSTHORN_SESSION "hash = ?1");
  found.with(Blob{hash});
  auto sessions = read_sessions(found);
  if (sessions.empty()) return std::nullopt;
  return std::move(sessions.front());
}

void SqliteStore::touch_session(const std::string& hash, Millis used, Millis expires) {
  connection_.query("UPDATE session SET used = ?2, expires = ?3 WHERE hash = ?1")
      .with(Blob{hash}, used, expires)
      .run();
}

void SqliteStore::drop_session(const std::string& hash) {
  connection_.query("DELETE FROM session WHERE hash = ?1").with(Blob{hash}).run();
}

void SqliteStore::drop_sessions(AccountId account, const std::string& except_hash) {
  connection_.query("DELETE FROM session WHERE account = ?1 AND hash <> ?2")
      .with(account, Blob{except_hash})
      .run();
}

std::vector<Session> SqliteStore::sessions_of(AccountId account) {
  Query found = connection_.query(POSTHORN_SESSION "account = ?1 ORDER BY used DESC, hash");
  found.with(account);
  return read_sessions(found);
}

int SqliteStore::sweep_sessions(Millis expired_before, int most) {
  return connection_
      .query(
          "DELETE FROM session WHERE hash IN "
          "(SELECT hash FROM session WHERE expires < ?1 LIMIT ?2)")
      .with(expired_before, most)
      .run();
}

}  // namespace posthorn::store
