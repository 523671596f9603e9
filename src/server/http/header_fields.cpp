#include "server/http/header_fields.h"

#include <algorithm>
#include <optional>

namespace posthorn::server {
namespace {

// Not std::tolower, which asks the locale.
char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

constexpr int kWhole = 1000;
constexpr int kLeast = 1;

// "0.25" as thousandths; a weight that is none counts as 0, so that nothing is sent on a guess.
int weight_of(std::string_view text) {
  if (text.empty() || text.size() > 5 || (text[0] != '0' && text[0] != '1')) return 0;
  if (text.size() > 1 && text[1] != '.') return 0;
  int thousandths = (text[0] - '0') * kWhole;
  int place = kWhole;
  for (const char digit : text.substr(text.size() > 1 ? 2 : 1)) {
    if (digit < '0' || digit > '9') return 0;
    place /= 10;
    thousandths += (digit - '0') * place;
  }
  return thousandths <= kWhole ? thousandths : 0;
}

int weight_of_item(const std::vector<std::string_view>& parts) {
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const std::size_t equals = parts[i].find('=');
    if (equals != std::string_view::npos &&
        equal_in_any_case(trimmed(parts[i].substr(0, equals)), "q")) {
      return weight_of(trimmed(parts[i].substr(equals + 1)));
    }
  }
  return kWhole;
}

// x-gzip is the old name that clients may still use.
bool names(std::string_view item, std::string_view coding) {
  return equal_in_any_case(item, coding) || (coding == "gzip" && equal_in_any_case(item, "x-gzip"));
}

}  // namespace

bool equal_in_any_case(std::string_view a, std::string_view b) {
  return std::ranges::equal(a, b, [](char x, char y) { return lower(x) == lower(y); });
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") + 1 - begin);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> items;
  while (true) {
    const std::size_t end = text.find(separator);
    items.push_back(trimmed(text.substr(0, end)));
    if (end == std::string_view::npos) return items;
    text.remove_prefix(end + 1);
  }
}

int wish_for(std::string_view coding, std::string_view accept_encoding) {
  std::optional<int> any;
  for (const std::string_view item : split(accept_encoding, ',')) {
    const auto parts = split(item, ';');
    if (names(parts[0], coding)) return weight_of_item(parts);
    if (parts[0] == "*") any = weight_of_item(parts);
  }
  // A star speaks of identity only to refuse it: nobody who says it wants to be sent more bytes.
  if (coding == "identity") return any == 0 ? 0 : kLeast;
  return any.value_or(0);
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
