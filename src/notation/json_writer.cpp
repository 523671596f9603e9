#include "notation/json_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "base/check.h"

namespace posthorn::json {

Written::Written(const Value& value) : text_(value.raw()) {
  std::ranges::replace(text_, '\n', ' ');
  std::ranges::replace(text_, '\r', ' ');
}

void Writer::append_quoted(std::string& out, std::string_view text) {
  constexpr std::string_view kHex = "0123456789abcdef";
  out += '"';
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (c == '\n') {
      out += "\\n";
    } else if (c == '\t') {
      out += "\\t";
    } else if (byte < 0x20) {
      out += "\\u00";
      out += kHex[byte >> 4];
      out += kHex[byte & 15];
    } else {
      out += c;
    }
  }
  out += '"';
}

Written Writer::decimal(double number, int digits) {
  if (!std::isfinite(number)) return written(nullptr);
  long long scale = 1;
  for (int i = 0; i < digits; ++i) scale *= 10;
  const double rounded = std::round(std::abs(number) * static_cast<double>(scale));
  POSTHORN_CHECK(rounded < 9e18);
  const auto scaled = static_cast<long long>(rounded);
  Written made;
  if (number < 0 && scaled != 0) made.text_ += '-';
  made.text_ += std::to_string(scaled / scale);
  if (digits > 0) {
    const std::string behind = std::to_string(scaled % scale);
    made.text_ += '.';
    made.text_.append(static_cast<std::size_t>(digits) - behind.size(), '0').append(behind);
  }
  return made;
}

Written Writer::shortest(double number) {
  if (!std::isfinite(number)) return written(nullptr);
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number).ptr;
  Written made;
  made.text_.assign(text.data(), end);
  return made;
}

}  // namespace posthorn::json
