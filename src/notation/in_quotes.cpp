#include "notation/in_quotes.h"

namespace posthorn {

std::string shortened(std::string_view text) {
  constexpr std::size_t kMostBytes = 60;
  if (text.size() <= kMostBytes) return std::string(text);
  std::size_t end = kMostBytes;
  const auto inside = [&] { return (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80; };
  while (end > 0 && inside()) --end;
  return std::string(text.substr(0, end)) + "…";
}

std::string in_quotes(std::string_view text) {
  std::string out = "'" + shortened(text) + "'";
  for (char& c : out) {
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = '?';
  }
  return out;
}

}  // namespace posthorn
