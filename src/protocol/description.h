// data/protocol.json as values: every message, field and refusal that clients and servers exchange.
// Types for C++ and TypeScript are made of it (types_text.h, typescript_text.h).
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace posthorn::protocol {

struct Field {
  std::string name;
  std::string kind;  // one of the file's kinds, or a type, words, or a shape of the seam
  std::string about;
  std::int64_t least = 0;
  std::optional<std::int64_t> most;
  std::optional<int> list;  // it is a list of at most so many
  bool optional = false;
};

struct Words {
  std::string name;
  std::string about;
  std::string cpp;  // an enum of ours that has these words; empty: one is made
  std::string ids;  // its list, to be held against this one
  std::vector<std::pair<std::string, std::string>> words;  // and what each means
};

struct Type {
  std::string name;
  std::string about;
  bool raw = false;     // the server reads it by other means
  bool one_of = false;  // exactly one of the fields
  std::vector<Field> fields;
};

struct Message {
  std::string t;
  bool from_client = false;
  Type type;
};

struct Route {
  std::string name;
  std::string method;  // empty: the answer to whatever is refused
  std::string path;
  std::string about;
  std::optional<Type> request;  // of POST
  Type answer;
};

struct Description {
  int version = 0;
  std::vector<std::pair<std::string, std::string>> seam;
  std::vector<Words> words;  // also RefusalCode
  std::vector<Type> types;
  std::vector<Message> messages;
  std::vector<Route> routes;

  [[nodiscard]] const Type* type(std::string_view name) const;
  [[nodiscard]] bool is_seam(std::string_view kind) const;
  [[nodiscard]] bool is_words(std::string_view kind) const;
};

// The description, or what is wrong with the text.
std::expected<Description, std::string> read_description(std::string_view text);

}  // namespace posthorn::protocol
