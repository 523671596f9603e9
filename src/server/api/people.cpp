// Accounts: guests, names, passwords, codes.
#include <utility>

#include "base/base64url.h"
#include "server/api/bodies.h"
#include "server/people/secrets.h"

namespace posthorn::server {
namespace {

using protocol::RefusalCode;

constexpr store::Millis kYear = 365LL * 86'400'000;
constexpr std::size_t kLeastPassword = 8;

}  // namespace

void Api::sign_in(store::AccountId account, Others others, const Done& done) {
  const std::string token = base64url(random_bytes());
  const store::Millis now = office_.house().now();
  store::Session session;
  session.hash = token_hash(token);
  session.account = account;
  session.created = now;
  session.used = now;
  session.expires = now + kYear;
  write(
      done,
      [session, others](store::Store& store) {
        store.add_session(session);
        if (others == Others::kEnd) store.drop_sessions(session.account, session.hash);
      },
      [this, account, token, done] { answer_with_person(account, done, token); });
}

void Api::answer_with_person(store::AccountId account, const Done& done, const std::string& token) {
  const auto row = office_.house().reading().account(account);
  if (!row) return done(refused(RefusalCode::kFailed));
  Response response = fine(protocol::GuestAnswer{register_.person(*row)});
  if (!token.empty()) response.headers.push_back(set_cookie(token));
  done(std::move(response));
}

void Api::guest(const Asked& asked) {
  const auto body = body_of<protocol::GuestRequest>(asked.request, asked.done);
  if (!body) return;
  if (asked.who) return answer_with_person(asked.who->account.id, asked.done);
  const auto checked = register_.check(body->name, 0);
  if (!checked.free) return asked.done(name_refused(checked));
  if (!guests_.take(limited_address(asked.request.peer), office_.house().now())) {
    return asked.done(refused(RefusalCode::kTooMany));
  }
  const GoodName good = *read_name(body->name);
  store::NewAccount account;
  account.name = good.name;
  account.skeleton = good.skeleton;
  write(
      asked.done, [account](store::Store& store) { return store.add_account(account); },
      [this, name = good.name, done = asked.done](std::optional<store::AccountId> id) {
        if (!id) return done(name_refused(register_.check(name, 0)));
        sign_in(*id, Others::kStay, done);
      });
}

void Api::rename(const Asked& asked) {
  const auto body = body_of<protocol::RenameRequest>(asked.request, asked.done);
  if (!body) return;
  const store::AccountId id = asked.who->account.id;
  const auto checked = register_.check(body->name, id);
  if (!checked.free) return asked.done(name_refused(checked));
  const GoodName good = *read_name(body->name);
  write(
      asked.done,
      [id, good](store::Store& store) { return store.rename(id, good.name, good.skeleton); },
      [this, id, good, done = asked.done](store::Naming naming) {
        if (naming != store::Naming::kDone) {
          return done(name_refused(register_.check(good.name, id)));
        }
        answer_with_person(id, done);
      });
}

void Api::password(const Asked& asked) {
  const auto body = body_of<protocol::PasswordRequest>(asked.request, asked.done);
  if (!body) return;
  if (body->password.size() < kLeastPassword) {
    return asked.done(refused(RefusalCode::kWeakPassword));
  }
  if (!logins_.take(limited_address(asked.request.peer), office_.house().now())) {
    return asked.done(refused(RefusalCode::kSlowDown));
  }
  const store::AccountRow account = asked.who->account;
  const auto before =
      office_.house().reading().credential(account.id, store::CredentialKind::kPassword);
  const auto hash = std::make_shared<std::string>();
  const auto fits = std::make_shared<bool>(true);
  office_.in_background(
      [=, password = body->password, old = body->old.value_or("")] {
        if (before) *fits = password_fits(*before, old);
        if (*fits) *hash = password_hash(password);
      },
      [=, this, done = asked.done] {
        if (!*fits) return done(refused(RefusalCode::kWrongPassword));
        if (hash->empty()) return done(refused(RefusalCode::kFailed));
        write(
            done,
            [account, value = *hash](store::Store& store) {
              const store::Credential credential{store::CredentialKind::kPassword, value};
              return store.make_person(account.id, account.name, account.skeleton,
                                       std::span(&credential, 1));
            },
            [=, this](store::Naming naming) {
              if (naming != store::Naming::kDone) return done(refused(RefusalCode::kFailed));
              sign_in(account.id, Others::kEnd, done);
            });
      });
}

void Api::recovery(const Asked& asked) {
  if (!body_of<protocol::RecoveryRequest>(asked.request, asked.done)) return;
  const store::AccountRow account = asked.who->account;
  const std::string code = new_recovery_code();
  write(
      asked.done,
      [account, value = token_hash(plain_code(code))](store::Store& store) {
        const store::Credential credential{store::CredentialKind::kRecoveryCode, value};
        return store.make_person(account.id, account.name, account.skeleton,
                                 std::span(&credential, 1));
      },
      [this, code, id = account.id, done = asked.done](store::Naming naming) {
        const auto row = office_.house().reading().account(id);
        if (naming != store::Naming::kDone || !row) return done(refused(RefusalCode::kFailed));
        done(fine(protocol::RecoveryAnswer{code, register_.person(*row)}));
      });
}

void Api::login(const Asked& asked) {
  const auto body = body_of<protocol::LoginRequest>(asked.request, asked.done);
  if (!body) return;
  const store::Millis now = office_.house().now();
  const auto good = read_name(body->name);
  const std::string who = good ? good->skeleton : body->name;
  if (!logins_.take(limited_address(asked.request.peer), now) ||
      !logins_.take("name " + who, now)) {
    return asked.done(refused(RefusalCode::kSlowDown));
  }
  store::Store& reading = office_.house().reading();
  const auto account = good ? reading.account_named(good->skeleton) : std::nullopt;
  const store::AccountId id = account ? account->id : 0;
  const auto kept_as = [&](store::CredentialKind kind) {
    return id == 0 ? std::nullopt : reading.credential(id, kind);
  };
  if (body->code) {
    const auto kept = kept_as(store::CredentialKind::kRecoveryCode);
    if (!kept || *kept != token_hash(plain_code(*body->code))) {
      return asked.done(refused(RefusalCode::kWrongPassword));
    }
    return sign_in(id, Others::kEnd, asked.done);
  }
  const auto kept = kept_as(store::CredentialKind::kPassword);
  if (!kept || !body->password) return asked.done(refused(RefusalCode::kWrongPassword));
  const auto fits = std::make_shared<bool>(false);
  office_.in_background([=, password = *body->password] { *fits = password_fits(*kept, password); },
                        [=, this, done = asked.done] {
                          if (!*fits) return done(refused(RefusalCode::kWrongPassword));
                          sign_in(id, Others::kStay, done);
                        });
}

void Api::logout(const Asked& asked) {
  const auto body = body_of<protocol::LogoutRequest>(asked.request, asked.done);
  if (!body) return;
  const bool everywhere = body->everywhere.value_or(false);
  const SignedIn who = *asked.who;
  write(
      asked.done,
      [who, everywhere](store::Store& store) {
        if (everywhere) store.drop_sessions(who.account.id, "");
        store.drop_session(who.session);
      },
      [this, id = who.account.id, done = asked.done] {
        office_.sign_out(id);
        Response response = fine(protocol::LogoutAnswer{});
        response.headers.push_back(set_cookie(""));
        done(std::move(response));
      });
}

void Api::delete_account(const Asked& asked) {
  const auto body = body_of<protocol::DeleteRequest>(asked.request, asked.done);
  if (!body) return;
  const auto typed = read_name(body->name);
  const store::AccountRow& account = asked.who->account;
  if (!typed || typed->name != account.name) return asked.done(refused(RefusalCode::kWrongName));
  write(
      asked.done,
      [id = account.id, now = office_.house().now()](store::Store& store) {
        store.close_account(id, now);
      },
      [this, id = account.id, done = asked.done] {
        office_.sign_out(id);
        Response response = fine(protocol::DeleteAnswer{});
        response.headers.push_back(set_cookie(""));
        done(std::move(response));
      });
}

}  // namespace posthorn::server
