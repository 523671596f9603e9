// Accounts, credentials and sessions of the store in memory.
#include <algorithm>
#include <utility>

#include "store/memory_store.h"

namespace posthorn::store {

std::optional<AccountId> MemoryStore::add_account(const NewAccount& account) {
  const std::scoped_lock held(lock_);
  if (names_.contains(account.skeleton)) return std::nullopt;
  const AccountId id = ++last_account_;
  const Millis time = now();
  names_[account.skeleton] = id;
  members_[id] = {{account, id, time, time, 0}, {}};
  return id;
}

std::optional<AccountRow> MemoryStore::account(AccountId id) {
  const std::scoped_lock held(lock_);
  const auto found = members_.find(id);
  if (found == members_.end()) return std::nullopt;
  return found->second.row;
}

std::optional<AccountRow> MemoryStore::account_named(const std::string& skeleton) {
  const std::scoped_lock held(lock_);
  const auto found = names_.find(skeleton);
  if (found == names_.end()) return std::nullopt;
  return members_.at(found->second).row;
}

MemoryStore::Member* MemoryStore::open_member(AccountId id) {
  const auto found = members_.find(id);
  return found == members_.end() || found->second.row.closed != 0 ? nullptr : &found->second;
}

Naming MemoryStore::name(AccountId id, const std::string& name, const std::string& skeleton) {
  Member* member = open_member(id);
  if (member == nullptr) return Naming::kNoAccount;
  const auto taken = names_.find(skeleton);
  if (taken != names_.end() && taken->second != id) return Naming::kTaken;
  names_.erase(member->row.skeleton);
  names_[skeleton] = id;
  member->row.name = name;
  member->row.skeleton = skeleton;
  return Naming::kDone;
}

Naming MemoryStore::rename(AccountId id, const std::string& name, const std::string& skeleton) {
  const std::scoped_lock held(lock_);
  return this->name(id, name, skeleton);
}

Naming MemoryStore::make_person(AccountId id, const std::string& name, const std::string& skeleton,
                                std::span<const Credential> credentials) {
  const std::scoped_lock held(lock_);
  const Naming naming = this->name(id, name, skeleton);
  if (naming != Naming::kDone) return naming;
  Member& member = members_.at(id);
  member.row.kind = AccountKind::kPerson;
  for (const Credential& each : credentials) member.credentials[each.kind] = each.value;
  return naming;
}

void MemoryStore::set_settings(AccountId id, const std::string& settings) {
  const std::scoped_lock held(lock_);
  if (Member* member = open_member(id)) member->row.settings = settings;
}

void MemoryStore::touch_account(AccountId id, Millis seen) {
  const std::scoped_lock held(lock_);
  if (Member* member = open_member(id)) member->row.seen = std::max(member->row.seen, seen);
}

void MemoryStore::close_account(AccountId id, Millis closed) {
  const std::scoped_lock held(lock_);
  Member* member = open_member(id);
  if (member == nullptr) return;
  names_.erase(member->row.skeleton);
  member->row.name.clear();
  member->row.skeleton.clear();
  member->row.settings = "{}";
  member->row.closed = closed;
  member->credentials.clear();
  std::erase_if(sessions_, [&](const auto& each) { return each.second.account == id; });
}

int MemoryStore::sweep_guests(Millis before, int most) {
  const std::scoped_lock held(lock_);
  int swept = 0;
  for (auto at = members_.begin(); at != members_.end() && swept < most;) {
    const AccountRow& row = at->second.row;
    if (row.kind != AccountKind::kGuest || row.seen >= before || sits_somewhere(row.id)) {
      ++at;
      continue;
    }
    std::erase_if(sessions_, [&](const auto& each) { return each.second.account == row.id; });
    if (row.closed == 0) names_.erase(row.skeleton);
    at = members_.erase(at);
    ++swept;
  }
  return swept;
}

void MemoryStore::set_credential(AccountId id, const Credential& credential) {
  const std::scoped_lock held(lock_);
  if (Member* member = open_member(id)) member->credentials[credential.kind] = credential.value;
}

std::optional<std::string> MemoryStore::credential(AccountId id, CredentialKind kind) {
  const std::scoped_lock held(lock_);
  const Member* member = open_member(id);
  if (member == nullptr) return std::nullopt;
  const auto found = member->credentials.find(kind);
  if (found == member->credentials.end()) return std::nullopt;
  return found->second;
}

void MemoryStore::drop_credential(AccountId id, CredentialKind kind) {
  const std::scoped_lock held(lock_);
  if (Member* member = open_member(id)) member->credentials.erase(kind);
}

void MemoryStore::add_session(const Session& session) {
  const std::scoped_lock held(lock_);
  if (open_member(session.account) != nullptr) sessions_[session.hash] = session;
}

std::optional<Session> MemoryStore::session(const std::string& hash) {
  const std::scoped_lock held(lock_);
  const auto found = sessions_.find(hash);
  if (found == sessions_.end()) return std::nullopt;
  return found->second;
}

void MemoryStore::touch_session(const std::string& hash, Millis used, Millis expires) {
  const std::scoped_lock held(lock_);
  const auto found = sessions_.find(hash);
  if (found == sessions_.end()) return;
  found->second.used = used;
  found->second.expires = expires;
}

void MemoryStore::drop_session(const std::string& hash) {
  const std::scoped_lock held(lock_);
  sessions_.erase(hash);
}

void MemoryStore::drop_sessions(AccountId account, const std::string& except_hash) {
  const std::scoped_lock held(lock_);
  std::erase_if(sessions_, [&](const auto& each) {
    return each.second.account == account && each.first != except_hash;
  });
}

std::vector<Session> MemoryStore::sessions_of(AccountId account) {
  const std::scoped_lock held(lock_);
  std::vector<Session> all;
  for (const auto& [hash, session] : sessions_) {
    if (session.account == account) all.push_back(session);
  }
  std::ranges::sort(all, {}, [](const Session& each) { return std::pair(-each.used, each.hash); });
  return all;
}

int MemoryStore::sweep_sessions(Millis expired_before, int most) {
  const std::scoped_lock held(lock_);
  int swept = 0;
  for (auto at = sessions_.begin(); at != sessions_.end() && swept < most;) {
    if (at->second.expires < expired_before) {
      at = sessions_.erase(at);
      ++swept;
    } else {
      ++at;
    }
  }
  return swept;
}

}  // namespace posthorn::store
