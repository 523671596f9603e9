// Who is who: accounts by their cookies and names.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "protocol/messages.h"
#include "server/http/message.h"
#include "server/people/names.h"
#include "store/store.h"

namespace posthorn::server {

inline constexpr std::string_view kCookie = "posthorn";

struct SignedIn {
  store::AccountRow account;
  std::string session;  // its hash
};

// The value of our cookie; empty: there is none.
std::string cookie_of(const Request& request);
Header set_cookie(const std::string& token);

class Register {
 public:
  explicit Register(store::Store& reading) : reading_(reading) {}

  // Who asks, if somebody we know.
  std::optional<SignedIn> who(const Request& request);
  protocol::Person person(const store::AccountRow& account);
  // Whether a name can be had by this account; 0: by somebody new.
  protocol::NameAnswer check(const std::string& name, store::AccountId by);
  // One that can be had.
  std::string suggestion();

 private:
  std::string free_name_like(const std::string& name);

  store::Store& reading_;
};

}  // namespace posthorn::server
