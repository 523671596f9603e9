#include "server/people/register.h"

#include "server/http/header_fields.h"
#include "server/people/secrets.h"

namespace posthorn::server {

std::string cookie_of(const Request& request) {
  for (const std::string_view header : request.values("Cookie")) {
    for (const std::string_view pair : split(header, ';')) {
      const std::size_t equals = pair.find('=');
      if (equals != std::string_view::npos && pair.substr(0, equals) == kCookie) {
        return std::string(pair.substr(equals + 1));
      }
    }
  }
  return "";
}

Header set_cookie(const std::string& token) {
  constexpr int kYear = 365 * 86400;
  const int age = token.empty() ? 0 : kYear;
  return {.name = "Set-Cookie",
          .value = std::string(kCookie) + "=" + token + "; Path=/; Max-Age=" + std::to_string(age) +
                   "; HttpOnly; SameSite=Lax"};
}

std::optional<SignedIn> Register::who(const Request& request) {
  const std::string token = cookie_of(request);
  if (token.empty()) return std::nullopt;
  const std::string hash = token_hash(token);
  const auto session = reading_.session(hash);
  if (!session || session->expires < reading_.now()) return std::nullopt;
  auto account = reading_.account(session->account);
  if (!account || account->closed != 0) return std::nullopt;
  return SignedIn{std::move(*account), hash};
}

protocol::Person Register::person(const store::AccountRow& account) {
  const bool code =
      reading_.credential(account.id, store::CredentialKind::kRecoveryCode).has_value();
  return {account.id, account.name, account.kind == store::AccountKind::kGuest, code,
          account.created};
}

protocol::NameAnswer Register::check(const std::string& name, store::AccountId by) {
  protocol::NameAnswer answer;
  answer.name = name;
  const auto good = read_name(name);
  if (!good) {
    answer.why = good.error();
    answer.suggestion = suggestion();
    return answer;
  }
  answer.name = good->name;
  const auto other = reading_.account_named(good->skeleton);
  if (!other || other->id == by) {
    answer.free = true;
    return answer;
  }
  answer.why =
      other->name == good->name ? protocol::NameProblem::kTaken : protocol::NameProblem::kLike;
  answer.like = other->name;
  answer.suggestion = free_name_like(good->name);
  return answer;
}

std::string Register::free_name_like(const std::string& name) {
  constexpr int kTries = 20;
  for (int number = 2; number < kTries; ++number) {
    const auto good = read_name(name + " " + std::to_string(number));
    if (!good) break;
    if (!reading_.account_named(good->skeleton)) return good->name;
  }
  return suggestion();
}

std::string Register::suggestion() {
  std::string name;
  constexpr int kTries = 20;
  for (int i = 0; i < kTries; ++i) {
    name = suggested_name(static_cast<unsigned>(random_number()));
    const auto good = read_name(name);
    if (good && !reading_.account_named(good->skeleton)) return name;
  }
  return name + " " + std::to_string(random_number() % 10'000);
}

}  // namespace posthorn::server
