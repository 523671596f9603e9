// JSON as we need it: a checked reader that remembers where every value stood, so that each error
// can name its position. No exceptions, bounded depth, memory in proportion to input.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "notation/fault.h"

namespace posthorn::json {

struct Error {
  std::size_t offset = 0;  // byte in the text
  std::string message;
  Fault fault;
};

// "line 3, column 14" for a byte of the text.
std::string position_text(std::string_view text, std::size_t offset);

struct Position {
  int line = 1;
  int column = 1;  // in characters
};
Position position_of(std::string_view text, std::size_t offset);

// "cities[3].x" for the value that begins at a byte of the text; empty for the whole of it, and
// where none begins.
std::string path_text(std::string_view text, std::size_t offset);

enum class Type : std::uint8_t { kNull, kBool, kNumber, kString, kArray, kObject };

std::string_view type_name(Type type);

class Document;

// A value of a document, which must outlive it.
class Value {
 public:
  [[nodiscard]] Type type() const;
  [[nodiscard]] std::size_t offset() const;
  [[nodiscard]] bool is(Type expected) const { return type() == expected; }

  [[nodiscard]] bool as_bool() const;               // kBool only
  [[nodiscard]] std::string_view number() const;    // kNumber only: as written
  [[nodiscard]] const std::string& string() const;  // kString only

  // kArray and kObject: the values inside, in order.
  [[nodiscard]] std::size_t size() const;
  [[nodiscard]] Value at(std::size_t i) const;  // linear in i; use each()
  [[nodiscard]] std::string_view raw() const;   // the text of the value

  template <class Visit>
  void each(Visit visit) const;  // kArray: visit(Value)
  template <class Visit>
  void each_member(Visit visit) const;  // kObject: visit(const std::string&, Value)

 private:
  friend class Document;
  Value(const Document* document, std::uint32_t node) : document_(document), node_(node) {}
  const Document* document_;
  std::uint32_t node_;
};

class Document {
 public:
  // The text must be one JSON value in UTF-8, without duplicate keys in an object, and must live as
  // long as the document.
  static std::expected<Document, Error> parse(std::string_view text);

  [[nodiscard]] Value root() const { return {this, 0}; }

 private:
  friend class Value;
  friend class Parser;
  struct Node {
    Type type;
    std::uint32_t begin;  // bytes of the text
    std::uint32_t end;
    std::uint32_t children;  // of an array, members of an object
    std::uint32_t next;      // the node after this value and all inside it
    std::uint32_t string;    // index into strings_, for strings and keys
  };
  std::string_view text_;
  std::vector<Node> nodes_;  // in the order of the text; a member is its key, then its value
  std::vector<std::string> strings_;
};

template <class Visit>
void Value::each(Visit visit) const {
  std::uint32_t node = node_ + 1;
  for (std::size_t i = 0; i < size(); ++i) {
    visit(Value(document_, node));
    node = document_->nodes_[node].next;
  }
}

template <class Visit>
void Value::each_member(Visit visit) const {
  std::uint32_t node = node_ + 1;
  for (std::size_t i = 0; i < size(); ++i) {
    const Value key(document_, node);
    const Value value(document_, node + 1);
    visit(key.string(), value);
    node = document_->nodes_[node + 1].next;
  }
}

// The value is not of the type it should be.
Fault wrong_type(const Value& value, Type expected);

// A whole number in [low, high], or nothing.
std::expected<int, Error> to_int(const Value& value, int low, int high, std::string_view what);

}  // namespace posthorn::json
