#include "server/entity_tag.h"

#include <array>
#include <charconv>

#include "base/hash.h"
#include "server/header_text.h"

namespace posthorn::server {
namespace {

std::string hexadecimal(std::uint64_t number) {
  std::array<char, 16> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number, 16).ptr;
  return {digits.data(), end};
}

}  // namespace

std::string entity_tag(std::string_view content) {
  Hash hash;
  for (const char c : content) hash.add_byte(static_cast<std::uint8_t>(c));
  return '"' + hexadecimal(hash.value()) + '-' + hexadecimal(content.size()) + '"';
}

bool names_tag(std::string_view if_none_match, std::string_view tag) {
  for (std::string_view item : split(if_none_match, ',')) {
    if (item == "*") return true;
    if (item.starts_with("W/")) item.remove_prefix(2);
    if (item == tag) return true;
  }
  return false;
}

}  // namespace posthorn::server
