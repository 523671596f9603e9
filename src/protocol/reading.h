// Reads messages by the limits of their fields. Strict: what is not described is refused, in one
// sentence that names the member.
#pragma once

#include <algorithm>
#include <charconv>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "base/base64url.h"
#include "notation/in_quotes.h"
#include "notation/object_reader.h"
#include "protocol/plain.h"

namespace posthorn::protocol {

// No message of ours is deeper. Looked at before a message is read.
inline constexpr int kMaxDepth = 8;
bool is_too_deep(std::string_view text, int most = kMaxDepth);

template <class T>
concept Enum = std::is_enum_v<T>;

class FieldReader {
 public:
  FieldReader(const json::Value& value, Problems& problems) : problems_(problems) {
    if (!value.is(json::Type::kObject)) {
      problems_.note(value.offset(), "there should be an object");
      return;
    }
    value.each_member([&](const std::string& key, json::Value member) {
      members_.push_back({&key, member, false});
    });
    offset_ = value.offset();
  }

  void exactly_one() {
    one_of_ = true;
    if (members_.size() != 1) problems_.note(offset_, "there should be exactly one member");
  }

  template <class T>
  void field(std::string_view name, T& value, const FieldLimits& limits) {
    if (const auto found = find(name)) {
      name_ = name;
      read(*found, value, limits);
    } else {
      note(offset_, name, "is missing");
    }
  }
  template <class T>
  void field(std::string_view name, std::optional<T>& value, const FieldLimits& limits) {
    if (const auto found = find(name)) {
      name_ = name;
      read(*found, value.emplace(initial<T>()), limits);
    }
  }

  std::string_view take_text(std::string_view name) {
    const auto found = find(name);
    if (found && found->is(json::Type::kString)) return found->string();
    note(offset_, name, "is missing");
    return "";
  }

  // Call it when all fields are read.
  void refuse_others() {
    for (const Member& member : members_) {
      if (!member.used) {
        problems_.note(member.value.offset(), in_quotes(*member.key) + " is not known here");
      }
    }
  }

 private:
  struct Member {
    const std::string* key;
    json::Value value;
    bool used;
  };

  std::optional<json::Value> find(std::string_view name) {
    for (Member& member : members_) {
      if (*member.key != name) continue;
      member.used = true;
      return member.value;
    }
    return std::nullopt;
  }
  void note(std::size_t offset, std::string_view name, std::string_view what) {
    problems_.note(offset, "'" + std::string(name) + "' " + std::string(what));
  }
  bool is(const json::Value& value, json::Type type) {
    if (value.is(type)) return true;
    note(value.offset(), name_,
         "should be " + std::string(json::type_name(type)) + ", not " +
             std::string(json::type_name(value.type())));
    return false;
  }

  void read(const json::Value& value, std::int64_t& out, const FieldLimits& limits) {
    if (!is(value, json::Type::kNumber)) return;
    const std::string_view digits = value.number();
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), out);
    const bool whole = error == std::errc() && end == digits.data() + digits.size();
    if (!whole || out < limits.least || out > limits.most) {
      out = 0;
      note(value.offset(), name_,
           "should be a whole number from " + std::to_string(limits.least) + " to " +
               std::to_string(limits.most));
    }
  }
  void read(const json::Value& value, int& out, const FieldLimits& limits) {
    std::int64_t number = 0;
    read(value, number, limits);
    out = static_cast<int>(number);
  }
  void read(const json::Value& value, std::string& out, const FieldLimits& limits) {
    if (!is(value, json::Type::kString)) return;
    const auto size = static_cast<std::int64_t>(value.string().size());
    if (size < limits.least || size > limits.most) {
      note(value.offset(), name_,
           "should have " + std::to_string(limits.least) + " to " + std::to_string(limits.most) +
               " bytes");
      return;
    }
    out = value.string();
  }
  void read(const json::Value& value, bool& out, const FieldLimits& /*limits*/) {
    if (is(value, json::Type::kBool)) out = value.as_bool();
  }
  void read(const json::Value& value, Yes& /*out*/, const FieldLimits& /*limits*/) {
    if (is(value, json::Type::kBool) && !value.as_bool()) {
      note(value.offset(), name_, "should be true, or not there");
    }
  }
  void read(const json::Value& value, Bytes32& out, const FieldLimits& /*limits*/) {
    if (is(value, json::Type::kString) && !read_hex(value.string(), out)) {
      note(value.offset(), name_, "should be 64 small hexadecimal digits");
    }
  }
  void read(const json::Value& value, online::GameId& out, const FieldLimits& /*limits*/) {
    if (!is(value, json::Type::kString)) return;
    if (const auto id = online::read_game_id(value.string())) {
      out = *id;
    } else {
      note(value.offset(), name_, "should be the name of a table");
    }
  }
  void read(const json::Value& value, json::Written& out, const FieldLimits& /*limits*/) {
    if (is(value, json::Type::kObject)) out = json::Written(value);
  }
  void read(const json::Value& value, std::vector<VersionOf>& out, const FieldLimits& limits) {
    if (!is(value, json::Type::kObject)) return;
    if (static_cast<std::int64_t>(value.size()) > limits.most) {
      note(value.offset(), name_, "has too many entries");
      return;
    }
    value.each_member([&](const std::string& key, const json::Value& version) {
      VersionOf each;
      if (const auto id = online::read_game_id(key)) {
        each.game = *id;
      } else {
        note(version.offset(), name_, "should have names of tables");
      }
      read(version, each.version, {0, 0x7fffffff, 0});
      out.push_back(each);
    });
  }
  template <Enum E>
  void read(const json::Value& value, E& out, const FieldLimits& /*limits*/) {
    if (!is(value, json::Type::kString)) return;
    const auto& ids = WordsOf<E>::kIds;
    const auto found = std::ranges::find(ids, value.string());
    if (found == ids.end()) {
      note(value.offset(), name_, "is no word we know");
    } else {
      out = static_cast<E>(found - ids.begin());
    }
  }
  template <class T>
  void read(const json::Value& value, std::vector<T>& out, const FieldLimits& limits) {
    if (!is(value, json::Type::kArray)) return;
    if (value.size() > static_cast<std::size_t>(limits.list)) {
      note(value.offset(), name_, "has more than " + std::to_string(limits.list) + " items");
      return;
    }
    value.each([&](const json::Value& item) {
      T each = initial<T>();
      read(item, each, limits);
      out.push_back(std::move(each));
    });
  }
  template <class T>
    requires std::is_class_v<T>
  void read(const json::Value& value, T& out, const FieldLimits& /*limits*/) {
    FieldReader inner(value, problems_);
    fields(inner, out);
    inner.refuse_others();
  }
  template <class T>
  static T initial() {
    if constexpr (std::is_same_v<T, json::Written>) {
      return json::written(nullptr);
    } else {
      return T{};
    }
  }

  Problems& problems_;
  std::size_t offset_ = 0;
  std::string_view name_;
  bool one_of_ = false;
  std::vector<Member> members_;
};

template <class T>
std::expected<T, std::string> read_whole(std::string_view text) {
  if (is_too_deep(text)) return std::unexpected("it is too deep");
  const auto document = json::Document::parse(text);
  if (!document) return std::unexpected(document.error().message);
  Problems problems;
  FieldReader reader(document->root(), problems);
  T value;
  fields(reader, value);
  reader.refuse_others();
  if (problems.any()) return std::unexpected(problems.first().message);
  return value;
}

template <class Variant, std::size_t i = 0>
std::optional<Variant> read_named(std::string_view t, FieldReader& reader) {
  if constexpr (i == std::variant_size_v<Variant>) {
    return std::nullopt;
  } else {
    using T = std::variant_alternative_t<i, Variant>;
    if (t != T::kT) return read_named<Variant, i + 1>(t, reader);
    T value;
    fields(reader, value);
    return value;
  }
}

template <class Variant>
std::expected<Variant, std::string> read_message(std::string_view text) {
  if (is_too_deep(text)) return std::unexpected("it is too deep");
  const auto document = json::Document::parse(text);
  if (!document) return std::unexpected(document.error().message);
  Problems problems;
  FieldReader reader(document->root(), problems);
  const std::string_view t = reader.take_text("t");
  if (problems.any()) return std::unexpected(problems.first().message);
  auto message = read_named<Variant>(t, reader);
  if (!message) return std::unexpected("there is no message " + in_quotes(std::string(t)));
  reader.refuse_others();
  if (problems.any()) return std::unexpected(problems.first().message);
  return std::move(*message);
}

}  // namespace posthorn::protocol
