#include "server/files/file_headers.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include "base/hash.h"
#include "server/http/header_fields.h"

namespace posthorn::server {
namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 13> kTypes = {{
    {"html", "text/html; charset=utf-8"},
    {"js", "text/javascript; charset=utf-8"},
    {"css", "text/css; charset=utf-8"},
    {"json", "application/json"},
    {"map", "application/json"},
    {"wasm", "application/wasm"},
    {"svg", "image/svg+xml"},
    {"png", "image/png"},
    {"ico", "image/x-icon"},
    {"woff2", "font/woff2"},
    {"webmanifest", "application/manifest+json"},
    {"net", "application/octet-stream"},
    {"txt", "text/plain; charset=utf-8"},
}};

constexpr std::size_t kHashLength = 8;

// A word of small letters is no hash: that one in a thousand hashes looks like a word costs a
// question, the other way round costs a client that stays old.
bool looks_like_hash(std::string_view text) {
  bool word = true;
  for (const char c : text) {
    const bool small = c >= 'a' && c <= 'z';
    const bool other = (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-';
    if (!small && !other) return false;
    word = word && small;
  }
  return !word;
}

// "-HASH." somewhere in the name.
bool has_hash(std::string_view name) {
  for (std::size_t dot = name.find('.'); dot != std::string_view::npos;
       dot = name.find('.', dot + 1)) {
    if (dot > kHashLength && name[dot - kHashLength - 1] == '-' &&
        looks_like_hash(name.substr(dot - kHashLength, kHashLength))) {
      return true;
    }
  }
  return false;
}

std::string hexadecimal(std::uint64_t number) {
  std::array<char, 16> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
  return {digits.data(), end};
}

}  // namespace

std::string_view content_type(std::string_view path) {
  const std::string_view name = path.substr(path.find_last_of('/') + 1);
  const std::size_t dot = name.find_last_of('.');
  if (dot != std::string_view::npos) {
    const auto* const known = std::ranges::find_if(kTypes, [&](const auto& type) {
      return equal_in_any_case(type.first, name.substr(dot + 1));
    });
    if (known != kTypes.end()) return known->second;
  }
  return "application/octet-stream";
}

std::string_view cache_control(std::string_view path) {
  const bool hashed =
      path.starts_with("assets/") && has_hash(path.substr(path.find_last_of('/') + 1));
  return hashed ? "public, max-age=31536000, immutable" : "no-cache";
}

std::string entity_tag(std::string_view content) {
  Hash hash;
  for (const char c : content) hash.add_byte(static_cast<std::uint8_t>(c));
  return '"' + hexadecimal(hash.value()) + '-' + hexadecimal(content.size()) + '"';
}

}  // namespace posthorn::server
