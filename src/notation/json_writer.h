// Writes JSON: lists and objects that put the commas between their items.
#pragma once

#include <cmath>
#include <span>
#include <string>
#include <string_view>

#include "notation/json.h"

namespace posthorn::json {

class Joined {
 public:
  void item(std::string_view json) {
    if (text_.size() > 1) text_ += ", ";
    text_ += json;
  }
  [[nodiscard]] std::string text() const { return text_ + close_; }

 protected:
  Joined(char open, char close) : text_(1, open), close_(close) {}

 private:
  std::string text_;
  char close_;
};

class List : public Joined {
 public:
  List() : Joined('[', ']') {}
};

class Object : public Joined {
 public:
  Object() : Joined('{', '}') {}
  void member(std::string_view key, std::string_view json) {
    item(quote(key) + ": " + std::string(json));
  }
  void member(std::string_view key, int number) { member(key, std::to_string(number)); }
};

inline std::string texts(std::span<const std::string> all) {
  List list;
  for (const std::string& text : all) list.item(quote(text));
  return list.text();
}

inline std::string_view truth(bool yes) { return yes ? "true" : "false"; }

// With six digits behind the point, the same in every build.
inline std::string decimal(double number) {
  constexpr double kDigits = 1e6;
  const auto scaled = static_cast<long long>(std::round(std::abs(number) * kDigits));
  std::string digits = std::to_string(scaled % static_cast<long long>(kDigits));
  digits.insert(0, 6 - digits.size(), '0');
  return (number < 0 && scaled != 0 ? "-" : "") +
         std::to_string(scaled / static_cast<long long>(kDigits)) + "." + digits;
}

}  // namespace posthorn::json
