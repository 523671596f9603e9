#include "protocol/types_text.h"

#include <array>
#include <functional>
#include <limits>

namespace posthorn::protocol {
namespace {

constexpr std::string_view kHead =
    "// Made from data/protocol.json by the build. Not to be changed here.\n"
    "#pragma once\n\n"
    "#include <array>\n#include <cstdint>\n#include <expected>\n#include <optional>\n"
    "#include <string>\n#include <string_view>\n#include <variant>\n#include <vector>\n\n"
    "#include \"protocol/plain.h\"\n\n"
    "namespace posthorn::protocol {\n";

bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// "nextChair" as next_chair; what C++ has a meaning for gets an underscore.
std::string member_name(const std::string& name) {
  std::string out;
  for (const char c : name) {
    if (c >= 'A' && c <= 'Z') {
      out += '_';
      out += static_cast<char>(c - 'A' + 'a');
    } else {
      out += c;
    }
  }
  return out == "do" ? "do_" : out;
}

// "under-way" as kUnderWay.
std::string enumerator(const std::string& word) {
  std::string out = "k";
  bool capital = true;
  for (const char c : word) {
    if (!is_letter(c)) {
      capital = true;
      continue;
    }
    out += capital && c >= 'a' ? static_cast<char>(c - 'a' + 'A') : c;
    capital = false;
  }
  return out;
}

std::string quoted(const std::string& text) {
  std::string out = "\"";
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + "\"";
}

struct Cpp {
  std::string type;
  std::string initial;
};

Cpp plain_type(const Description& protocol, const Field& field) {
  const std::string& kind = field.kind;
  const Type* const type = protocol.type(kind);
  const bool text = kind == "text" || kind == "bytes" || kind == "RefusalKey" || kind == "RuleId";
  if (text) return {"std::string", ""};
  if (protocol.is_seam(kind) || (type != nullptr && type->raw)) {
    return {"json::Written", " = json::written(nullptr)"};
  }
  if (protocol.is_words(kind) || type != nullptr) return {kind, "{}"};
  if (kind == "whole") return {"int", " = 0"};
  if (kind == "long") return {"std::int64_t", " = 0"};
  if (kind == "flag") return {"bool", " = false"};
  if (kind == "yes") return {"Yes", "{}"};
  if (kind == "game") return {"online::GameId", "{}"};
  if (kind == "hash") return {"Bytes32", "{}"};
  return {"std::vector<VersionOf>", ""};
}

std::string struct_text(const Description& protocol, const Type& type, const std::string& t = "") {
  std::string out = "\n// " + type.about + "\nstruct " + type.name + " {\n";
  if (!t.empty()) out += "  static constexpr std::string_view kT = " + quoted(t) + ";\n";
  for (const Field& field : type.fields) {
    Cpp cpp = plain_type(protocol, field);
    if (field.list) cpp = {"std::vector<" + cpp.type + ">", ""};
    if (field.optional || type.one_of) cpp = {"std::optional<" + cpp.type + ">", ""};
    out += "  " + cpp.type + " " + member_name(field.name) + cpp.initial + ";  // " + field.about +
           "\n";
  }
  out += "};\ntemplate <class IO>\nvoid fields([[maybe_unused]] IO& io, [[maybe_unused]] " +
         type.name + "& value) {\n";
  if (type.one_of) out += "  io.exactly_one();\n";
  for (const Field& field : type.fields) {
    const std::int64_t otherwise =
        field.kind == "long" ? (std::int64_t{1} << 53) - 1 : std::numeric_limits<int>::max();
    out += "  io.field(" + quoted(field.name) + ", value." + member_name(field.name) + ", {" +
           std::to_string(field.least) + ", " + std::to_string(field.most.value_or(otherwise)) +
           ", " + std::to_string(field.list.value_or(0)) + "});\n";
  }
  return out + "}\n";
}

std::string word_list_text(const Words& words) {
  std::string out = "\n// " + words.about + "\n";
  if (words.cpp.empty()) {
    out += "enum class " + words.name + " : std::uint8_t {\n";
    for (const auto& [word, about] : words.words) {
      out += "  " + enumerator(word) + ",  // " + about + "\n";
    }
    out += "};\n";
  } else {
    out += "using " + words.name + " = " + words.cpp + ";\n";
  }
  const std::string ids = "k" + words.name + "Ids";
  out += "inline constexpr std::array " + ids + " = {";
  std::string texts = "inline constexpr std::array k" + words.name + "Texts = {";
  for (const auto& [word, about] : words.words) {
    out += "\n    std::string_view(" + quoted(word) + "),";
    texts += "\n    std::string_view(" + quoted(about) + "),";
  }
  out += "};\n" + texts + "};\n";
  if (!words.ids.empty()) out += "static_assert(" + ids + " == " + words.ids + ");\n";
  return out + "template <>\nstruct WordsOf<" + words.name +
         "> {\n  static constexpr auto& kIds = " + ids + ";\n};\n";
}

std::string variant_text(const Description& protocol, bool from_client) {
  std::string out;
  for (const Message& message : protocol.messages) {
    if (message.from_client == from_client) out += (out.empty() ? "" : ", ") + message.type.name;
  }
  return "std::variant<" + out + ">";
}

// Every type that is read and written by itself.
void each_whole(const Description& protocol, const std::function<void(const std::string&)>& visit) {
  for (const Type& type : protocol.types) {
    if (!type.raw) visit(type.name);
  }
  for (const Message& message : protocol.messages) visit(message.type.name);
  for (const Route& route : protocol.routes) {
    if (route.request) visit(route.request->name);
    visit(route.answer.name);
  }
}

}  // namespace

std::string types_text(const Description& protocol) {
  std::string out(kHead);
  out += "\ninline constexpr int kProtocol = " + std::to_string(protocol.version) + ";\n";
  for (const Words& words : protocol.words) out += word_list_text(words);
  for (const Type& type : protocol.types) {
    if (!type.raw) out += struct_text(protocol, type);
  }
  for (const Message& message : protocol.messages) {
    out += struct_text(protocol, message.type, message.t);
  }
  for (const Route& route : protocol.routes) {
    if (route.request) out += struct_text(protocol, *route.request);
    out += struct_text(protocol, route.answer);
  }
  out += "\nusing ClientMessage = " + variant_text(protocol, true) + ";\n";
  out += "using ServerMessage = " + variant_text(protocol, false) + ";\n";
  out +=
      "\n// The message a text is, or one sentence about why it is none. Texts may come from "
      "anywhere.\n"
      "std::expected<ClientMessage, std::string> read_client_message(std::string_view text);\n"
      "std::expected<ServerMessage, std::string> read_server_message(std::string_view text);\n"
      "// The same for a body of HTTP, and for any part of a message.\n"
      "template <class T>\nstd::expected<T, std::string> read_as(std::string_view text);\n"
      "template <class T>\nstd::string text_of(const T& value);\n\n"
      "struct RouteInfo {\n  std::string_view name;\n  std::string_view method;\n"
      "  std::string_view path;\n};\ninline constexpr std::array kRoutes = {";
  for (const Route& route : protocol.routes) {
    if (route.method.empty()) continue;
    out += "\n    RouteInfo{" + quoted(route.name) + ", " + quoted(route.method) + ", " +
           quoted(route.path) + "},";
  }
  out += "};\n";
  each_whole(protocol, [&](const std::string& name) {
    out += "extern template std::expected<" + name + ", std::string> read_as<" + name +
           ">(std::string_view);\nextern template std::string text_of(const " + name + "&);\n";
  });
  return out + "\n}  // namespace posthorn::protocol\n";
}

std::string readers_text(const Description& protocol) {
  std::string out =
      "// Made from data/protocol.json by the build. Not to be changed here.\n"
      "#include \"protocol/messages.h\"\n\n#include \"protocol/reading.h\"\n"
      "#include \"protocol/writing.h\"\n\nnamespace posthorn::protocol {\n\n"
      "std::expected<ClientMessage, std::string> read_client_message(std::string_view text) {\n"
      "  return read_message<ClientMessage>(text);\n}\n"
      "std::expected<ServerMessage, std::string> read_server_message(std::string_view text) {\n"
      "  return read_message<ServerMessage>(text);\n}\n"
      "template <class T>\nstd::expected<T, std::string> read_as(std::string_view text) {\n"
      "  return read_whole<T>(text);\n}\n"
      "template <class T>\nstd::string text_of(const T& value) {\n"
      "  return written_text(value);\n}\n\n";
  each_whole(protocol, [&](const std::string& name) {
    out += "template std::expected<" + name + ", std::string> read_as<" + name +
           ">(std::string_view);\ntemplate std::string text_of(const " + name + "&);\n";
  });
  return out + "\n}  // namespace posthorn::protocol\n";
}

}  // namespace posthorn::protocol
