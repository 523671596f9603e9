#include "server/http/message.h"

#include <charconv>

#include "server/http/header_fields.h"

namespace posthorn::server {
namespace {

std::optional<std::string> decoded(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i];
      continue;
    }
    unsigned char byte = 0;
    const char* begin = text.data() + i + 1;
    if (text.size() - i < 3 || std::from_chars(begin, begin + 2, byte, 16).ptr != begin + 2) {
      return std::nullopt;
    }
    out += static_cast<char>(byte);
    i += 2;
  }
  return out;
}

bool has_forbidden_character(std::string_view path) {
  for (const char c : path) {
    if (static_cast<unsigned char>(c) < ' ' || c == 0x7f || c == '\\') return true;
  }
  return false;
}

// The last segment may be empty: it is a folder then.
bool has_forbidden_segment(std::string_view path) {
  while (true) {
    const std::size_t slash = path.find('/');
    const std::string_view segment = path.substr(0, slash);
    if (segment == "." || segment == "..") return true;
    if (slash == std::string_view::npos) return false;
    if (segment.empty()) return true;
    path.remove_prefix(slash + 1);
  }
}

}  // namespace

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

std::optional<std::string> path_of_target(std::string_view target) {
  if (!target.starts_with('/')) return std::nullopt;
  auto path = decoded(target.substr(1, target.find('?') - 1));
  if (!path || has_forbidden_character(*path) || has_forbidden_segment(*path)) return std::nullopt;
  return path;
}

}  // namespace posthorn::server
