// One HTTP request and its answer as plain values, so that what decides about answers needs no
// sockets: neither in tests nor to compile.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace posthorn::server {

struct Header {
  std::string name;
  std::string value;
  bool operator==(const Header&) const = default;
};

struct Request {
  std::string method;
  std::string target;
  int minor_version = 1;  // of HTTP/1
  std::vector<Header> headers;
  std::string body;
  std::string peer;  // the address it came from

  // Every value of this header; names are equal in any case.
  [[nodiscard]] std::vector<std::string_view> values(std::string_view name) const;
  // They make one list (RFC 9110, 5.3); empty if there is none.
  [[nodiscard]] std::string list(std::string_view name) const;
};

// Content-Length and what concerns the connection are not among the headers.
struct Response {
  int status = 200;
  std::vector<Header> headers;
  std::shared_ptr<const std::string> body;  // shared with whoever holds it; null: none
};

// May be called from several threads at once.
using Handler = std::function<Response(const Request&)>;

// A page that says in a line what is wrong.
Response text_response(int status, std::string_view text);

// The target of a request as a path: "/a%20b/c?d" is "a b/c", "/" is "", "/a/" is "a/". Nothing for
// what no honest client sends: bad escapes, control characters, backslashes, empty segments, "."
// and "..", anything without a slash in front.
std::optional<std::string> path_of_target(std::string_view target);

}  // namespace posthorn::server
