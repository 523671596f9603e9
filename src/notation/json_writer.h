// Writes JSON from typed values. Texts come out quoted; as it stands goes in only what this writer
// made or what was read as JSON before. So nothing is put in unquoted because a call was forgotten.
#pragma once

#include <concepts>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include "notation/json.h"

namespace posthorn::json {

// One value as JSON.
class Written {
 public:
  // As it stands in its document, on one line: outside of strings JSON allows blanks.
  explicit Written(const Value& value);

  [[nodiscard]] const std::string& text() const { return text_; }
  friend bool operator==(const Written&, const Written&) = default;

 private:
  friend class Writer;
  Written() = default;
  std::string text_;
};

template <class T>
concept Quotable = std::convertible_to<const T&, std::string_view>;
template <class T>
concept Whole = std::integral<T> && !std::same_as<T, bool> && !std::same_as<T, char>;
template <class T>
concept Optional = requires(const T& value) {
  { value.has_value() } -> std::same_as<bool>;
  *value;
};

class Joined;

// How each type is written. Real numbers are not among them: decimal() and shortest() are.
class Writer {
 public:
  template <class T>
  static void append(std::string& out, const T& value) {
    if constexpr (std::same_as<T, Written>) {
      out += value.text();
    } else if constexpr (std::derived_from<T, Joined>) {
      value.append_to(out);
    } else if constexpr (std::same_as<T, bool>) {
      out += value ? "true" : "false";
    } else if constexpr (std::same_as<T, std::nullptr_t>) {
      out += "null";
    } else if constexpr (Whole<T>) {
      out += std::to_string(value);
    } else if constexpr (Optional<T>) {
      value ? append(out, *value) : append(out, nullptr);
    } else {
      static_assert(Quotable<T>, "there is no JSON for this type");
      append_quoted(out, value);
    }
  }

  template <class T>
  static Written written(const T& value) {
    Written made;
    append(made.text_, value);
    return made;
  }
  static Written decimal(double number, int digits);
  static Written shortest(double number);

 private:
  static void append_quoted(std::string& out, std::string_view text);
};

// A value by itself, where it is not known before which type it has.
template <class T>
Written written(const T& value) {
  return Writer::written(value);
}
// With so many digits behind the point, the same in every build; null for what is not finite.
inline Written decimal(double number, int digits = 6) { return Writer::decimal(number, digits); }
// As short as it can be and still read back as the same number; null for what is not finite.
inline Written shortest(double number) { return Writer::shortest(number); }

class Joined {
 public:
  void append_to(std::string& out) const { out.append(text_).push_back(close_); }
  [[nodiscard]] std::string text() const { return text_ + close_; }

 protected:
  Joined(char open, char close) : text_(1, open), close_(close) {}
  std::string& next() {
    if (text_.size() > 1) text_ += ", ";
    return text_;
  }

 private:
  std::string text_;
  char close_;
};

class List : public Joined {
 public:
  List() : Joined('[', ']') {}
  template <class T>
  void item(const T& value) {
    Writer::append(next(), value);
  }
};

class Object : public Joined {
 public:
  Object() : Joined('{', '}') {}
  template <class T>
  void member(std::string_view key, const T& value) {
    std::string& out = next();
    Writer::append(out, key);
    out += ": ";
    Writer::append(out, value);
  }
};

// The items of a range, as `of` makes values of them.
template <class Range, class Of = std::identity>
List list_of(const Range& range, Of of = {}) {
  List list;
  for (const auto& each : range) list.item(std::invoke(of, each));
  return list;
}

}  // namespace posthorn::json
