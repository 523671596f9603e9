#include "table/question.h"

#include <charconv>

namespace posthorn {

Question::File Question::file(std::string_view key) {
  if (const auto text = find("text", json::Type::kString, false)) return {text->string(), true};
  const auto value = find(key, json::Type::kObject);
  return {value ? value->raw() : "", false};
}

Rng::Seed Question::seed(std::string_view key) {
  constexpr std::size_t kDigits = 8;  // of one word
  const std::string digits = text(key);
  Rng::Seed seed{};
  bool fine = digits.size() == kDigits * seed.size();
  for (std::size_t i = 0; fine && i < seed.size(); ++i) {
    const char* begin = digits.data() + i * kDigits;
    const auto [end, error] = std::from_chars(begin, begin + kDigits, seed[i], 16);
    fine = error == std::errc() && end == begin + kDigits;
  }
  if (!fine) note("'" + std::string(key) + "' should be 64 hexadecimal digits");
  return seed;
}

}  // namespace posthorn
