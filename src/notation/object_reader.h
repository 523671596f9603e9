// Reads the members of a JSON object by name, with one error message for each way to be wrong.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/json.h"

namespace posthorn {

// The first thing that was wrong; later ones are not noted.
class Problems {
 public:
  void note(std::size_t offset, std::string message, Fault fault = {}) {
    if (!first_) first_ = json::Error{offset, std::move(message), std::move(fault)};
  }
  void note(const json::Error& error) {
    if (!first_) first_ = error;
  }
  [[nodiscard]] bool any() const { return first_.has_value(); }
  [[nodiscard]] const json::Error& first() const { return *first_; }

 private:
  std::optional<json::Error> first_;
};

class ObjectReader {
 public:
  // `what` names the object in messages, as in "a city".
  ObjectReader(const json::Value& value, std::string what, Problems& problems);

  // Notes a problem if the member is there and of another type, or missing though required.
  std::optional<json::Value> find(std::string_view key, json::Type type, bool required = true);
  std::string string(std::string_view key, bool required = true);
  int number(std::string_view key, int low, int high);
  // The only version there is; another one is a problem of its own kind.
  void version(std::string_view key, int known);
  bool flag(std::string_view key, bool otherwise);

  // Notes a problem for a member that nothing asked for.
  void refuse_others();

  [[nodiscard]] std::size_t offset() const { return offset_; }
  void note(std::string message, Fault fault = {}) {
    problems_.note(offset_, std::move(message), std::move(fault));
  }

 private:
  struct Member {
    const std::string* key;
    json::Value value;
    bool used;
  };
  std::string what_;
  Problems& problems_;
  std::size_t offset_;
  std::vector<Member> members_;
};

}  // namespace posthorn
