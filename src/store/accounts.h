// Who plays here: accounts, how they prove who they are, and where they are signed in. Passwords,
// codes and tokens come here as hashes only.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "store/basics.h"

namespace posthorn::store {

enum class AccountKind : std::uint8_t { kGuest, kPerson, kProgram, kComputer };

struct NewAccount {
  AccountKind kind = AccountKind::kGuest;
  std::string name;
  std::string skeleton;  // the name as it looks: what nobody else may have
  AccountId owner = 0;   // of a program
  std::string settings = "{}";
};

struct AccountRow : NewAccount {
  AccountId id = 0;
  Millis created = 0;
  Millis seen = 0;
  Millis closed = 0;  // 0: it is not
};

// What becomes of a name somebody wants.
enum class Naming : std::uint8_t { kDone, kTaken, kNoAccount };

enum class CredentialKind : std::uint8_t { kPassword, kRecoveryCode, kEmail };

struct Credential {
  CredentialKind kind = CredentialKind::kPassword;
  std::string value;
};

enum class SessionKind : std::uint8_t { kCookie, kToken };

struct Session {
  std::string hash;  // of the token, 32 bytes
  AccountId account = 0;
  SessionKind kind = SessionKind::kCookie;
  std::uint32_t scopes = 0;
  std::string label;
  Millis created = 0;
  Millis used = 0;
  Millis expires = 0;
};

class Accounts : public Part {
 public:
  // Nothing: the name is taken.
  virtual std::optional<AccountId> add_account(const NewAccount& account) = 0;
  // Closed ones too.
  virtual std::optional<AccountRow> account(AccountId id) = 0;
  virtual std::optional<AccountRow> account_named(const std::string& skeleton) = 0;
  virtual Naming rename(AccountId id, const std::string& name, const std::string& skeleton) = 0;
  // A guest who comes to stay: kind, name and credentials in one step.
  virtual Naming make_person(AccountId id, const std::string& name, const std::string& skeleton,
                             std::span<const Credential> credentials) = 0;
  virtual void set_settings(AccountId id, const std::string& settings) = 0;
  virtual void touch_account(AccountId id, Millis seen) = 0;
  // Name, settings, credentials and sessions are gone then, and the name is free; the number stays,
  // for the games it played.
  virtual void close_account(AccountId id, Millis closed) = 0;
  // Removes guests who were last seen before this and sit at no table; how many.
  virtual int sweep_guests(Millis before, int most) = 0;

  virtual void set_credential(AccountId id, const Credential& credential) = 0;
  virtual std::optional<std::string> credential(AccountId id, CredentialKind kind) = 0;
  virtual void drop_credential(AccountId id, CredentialKind kind) = 0;

  virtual void add_session(const Session& session) = 0;
  // Expired ones too, until they are swept.
  virtual std::optional<Session> session(const std::string& hash) = 0;
  virtual void touch_session(const std::string& hash, Millis used, Millis expires) = 0;
  virtual void drop_session(const std::string& hash) = 0;
  virtual void drop_sessions(AccountId account, const std::string& except_hash) = 0;
  // Last used first.
  virtual std::vector<Session> sessions_of(AccountId account) = 0;
  virtual int sweep_sessions(Millis expired_before, int most) = 0;
};

}  // namespace posthorn::store
