// What the server does with any request, whatever the connection is and whoever answers it.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/http/channel.h"
#include "server/http/message.h"

namespace posthorn::server {

// Which names a client may have called the server by. A page anywhere can let its own name point to
// 127.0.0.1 and then read what a server there answers (DNS rebinding); it cannot change the Host
// header its visitor's browser sends.
class HostRule {
 public:
  // `address` as in a URL, so [::1] in brackets. At a loopback address: the names of this machine
  // and the public name if there is one, which is a proxy's; elsewhere only the public name, or
  // without one addresses in figures and names that only a house can give. The port belongs to the
  // name, but for 80; a public name is taken also without.
  HostRule(std::string_view address, bool loopback, int port, const std::string& public_name);

  [[nodiscard]] bool allows(std::string_view host) const;

 private:
  std::vector<std::string> hosts_;  // empty: those of the house
};

// The headers that keep a browser from doing more than the client needs; for every response, errors
// too.
std::vector<Header> hardening_headers();

// Answers when it can, once, on the loop.
using LateHandler = std::function<void(const Request&, std::function<void(Response)>)>;

struct Service {
  Handler answer;
  HostRule hosts;
  std::vector<Header> headers;  // of every response
  // After each response that was sent, with its length; may be empty. From several threads.
  std::function<void(const Request&, int status, std::size_t bytes)> log = nullptr;
  // Whether a request is one for `later` and not for `answer`; may be empty. With one thread only.
  std::function<bool(const Request&)> takes_time = nullptr;
  LateHandler later = nullptr;
  // WebSockets: why one is not opened, nothing if it is; and who speaks on it. Both may be empty.
  std::function<std::optional<Response>(const Request&)> no_channel = nullptr;
  std::function<std::unique_ptr<ChannelEnd>(const Request&, Channel&)> open_channel = nullptr;
  // When the server is asked to stop, before connections are closed; may be empty.
  std::function<void()> stopping = nullptr;
};

// Why a request is for nobody here; nothing if it is. Puts the host where it belongs.
std::optional<Response> refusal_of(const Service& service, Request& request);

// Asks the handler if the request is for us; what it throws becomes a 500.
Response respond(const Service& service, Request request);

}  // namespace posthorn::server
