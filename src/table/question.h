// A question put to the desk: its members, and what was wrong with it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/rng.h"
#include "notation/object_reader.h"

namespace posthorn {

class Question {
 public:
  explicit Question(const json::Value& value) : reader_(value, "a question", problems_) {}

  std::string text(std::string_view key) { return reader_.string(key); }
  int number(std::string_view key, int low, int high) { return reader_.number(key, low, high); }
  bool flag(std::string_view key, bool otherwise) { return reader_.flag(key, otherwise); }
  std::optional<json::Value> find(std::string_view key, json::Type type, bool required = true) {
    return reader_.find(key, type, required);
  }
  // What a file holds: the object of this name, or the file itself as it is in "text".
  struct File {
    std::string_view text;
    bool whole;  // lines and columns are those of the file
  };
  File file(std::string_view key);
  // 64 hexadecimal digits.
  Rng::Seed seed(std::string_view key);

  void note(std::string problem) { reader_.note(std::move(problem)); }
  [[nodiscard]] bool wrong() const { return problems_.any(); }
  [[nodiscard]] const std::string& problem() const { return problems_.first().message; }

 private:
  Problems problems_;
  ObjectReader reader_;
};

}  // namespace posthorn
