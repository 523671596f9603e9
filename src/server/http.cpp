#include "server/http.h"

#include "server/header_text.h"

namespace posthorn::server {

std::vector<std::string_view> Request::values(std::string_view name) const {
  std::vector<std::string_view> found;
  for (const Header& header : headers) {
    if (equal_in_any_case(header.name, name)) found.emplace_back(header.value);
  }
  return found;
}

std::string Request::list(std::string_view name) const {
  std::string joined;
  for (const std::string_view value : values(name)) {
    if (!joined.empty()) joined += ", ";
    joined += value;
  }
  return joined;
}

Response text_response(int status, std::string_view text) {
  return {.status = status,
          .headers = {{.name = "Content-Type", .value = "text/plain; charset=utf-8"},
                      {.name = "Cache-Control", .value = "no-store"}},
          .body = std::make_shared<const std::string>(std::string(text) + "\n")};
}

}  // namespace posthorn::server
