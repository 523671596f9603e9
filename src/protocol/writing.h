// Writes messages as they are described.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "notation/json_writer.h"
#include "protocol/plain.h"

namespace posthorn::protocol {

class FieldWriter {
 public:
  void exactly_one() {}

  template <class T>
  void field(std::string_view name, T& value, const FieldLimits& /*limits*/) {
    out_.member(name, form(value));
  }
  template <class T>
  void field(std::string_view name, std::optional<T>& value, const FieldLimits& limits) {
    if (value) field(name, *value, limits);
  }
  void text(std::string_view name, std::string_view value) { out_.member(name, value); }

  [[nodiscard]] const json::Object& object() const { return out_; }

 private:
  template <class T>
  static auto form(T& value) {
    if constexpr (std::is_enum_v<T>) {
      return word_of(value);
    } else if constexpr (std::is_same_v<T, Yes>) {
      return true;
    } else if constexpr (std::is_same_v<T, Bytes32>) {
      return hex(value);
    } else if constexpr (std::is_same_v<T, online::GameId>) {
      return online::game_id_text(value);
    } else if constexpr (std::is_arithmetic_v<T> || std::is_same_v<T, std::string> ||
                         std::is_same_v<T, json::Written>) {
      return value;
    } else {
      FieldWriter inner;
      fields(inner, value);
      return inner.object();
    }
  }
  template <class T>
  static json::List form(std::vector<T>& values) {
    json::List list;
    for (T& each : values) list.item(form(each));
    return list;
  }
  static json::Object form(std::vector<VersionOf>& versions) {
    json::Object out;
    for (const VersionOf& each : versions)
      out.member(online::game_id_text(each.game), each.version);
    return out;
  }

  json::Object out_;
};

template <class T>
std::string written_text(const T& value) {
  FieldWriter writer;
  if constexpr (requires { T::kT; }) writer.text("t", T::kT);
  T copy = value;  // fields() serves reading and writing
  fields(writer, copy);
  return writer.object().text();
}

}  // namespace posthorn::protocol
