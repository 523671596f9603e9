#include "protocol/typescript_text.h"

namespace posthorn::protocol {
namespace {

std::string type_of(const Description& protocol, const Field& field) {
  std::string type = field.kind;
  if (protocol.is_seam(type) || protocol.is_words(type) || protocol.type(type) != nullptr) {
    // as it is
  } else if (type == "whole" || type == "long") {
    type = "number";
  } else if (type == "flag") {
    type = "boolean";
  } else if (type == "yes") {
    type = "true";
  } else if (type == "versions") {
    type = "Readonly<Record<string, number>>";
  } else {
    type = "string";
  }
  return field.list ? "readonly " + type + "[]" : type;
}

std::string member(const Description& protocol, const Field& field) {
  return "readonly " + field.name + (field.optional ? "?" : "") + ": " + type_of(protocol, field) +
         ";";
}

std::string comment(const std::string& about) { return about.empty() ? "" : "// " + about + "\n"; }

std::string interface(const Description& protocol, const Type& type, const std::string& t = "") {
  std::string out = "\n" + comment(type.about);
  if (type.one_of) {
    out += "export type " + type.name + " =";
    for (const Field& field : type.fields) {
      out += "\n  | { " + member(protocol, field) + " } // " + field.about;
    }
    return out + ";\n";
  }
  out += "export interface " + type.name + " {\n";
  if (!t.empty()) out += "  readonly t: '" + t + "';\n";
  for (const Field& field : type.fields) {
    out += "  " + member(protocol, field) + " // " + field.about + "\n";
  }
  return out + "}\n";
}

// "OfferKind" as offerKindWords.
std::string list_name(const Words& words) {
  std::string name = words.name + "Words";
  name[0] = static_cast<char>(name[0] - 'A' + 'a');
  return name;
}

std::string words_text(const Words& words) {
  const std::string list = list_name(words);
  std::string out = "\n" + comment(words.about) + "export const " + list + " = [\n";
  for (const auto& [word, about] : words.words) {
    out += "  '" + word + "'," + (about.empty() ? "" : " // " + about) + "\n";
  }
  return out + "] as const;\nexport type " + words.name + " = (typeof " + list + ")[number];\n";
}

std::string routes_text(const Description& protocol) {
  std::string out;
  std::string list =
      "\n// Requests under /api; ID is the name of a table. Whatever is refused is answered with a "
      "ProblemAnswer.\nexport interface Requests {\n";
  for (const Route& route : protocol.routes) {
    if (route.request) out += interface(protocol, *route.request);
    out += interface(protocol, route.answer);
    if (route.method.empty()) continue;
    list += "  // " + route.about + "\n  readonly '" + route.method + " " + route.path +
            "': { readonly request: " + (route.request ? route.request->name : "undefined") +
            "; readonly answer: " + route.answer.name + " };\n";
  }
  return out + list + "}\n";
}

std::string union_text(const Description& protocol, bool from_client) {
  std::string out = "\nexport type ";
  out += from_client ? "ClientMessage =" : "ServerMessage =";
  for (const Message& message : protocol.messages) {
    if (message.from_client == from_client) out += "\n  | " + message.type.name;
  }
  return out + ";\n";
}

}  // namespace

std::string typescript_text(const Description& protocol) {
  std::string out =
      "// Made by `posthorn protocol` from data/protocol.json. Not to be changed here, nor kept.\n"
      "import type { ";
  for (std::size_t i = 0; i < protocol.seam.size(); ++i) {
    out += (i == 0 ? "" : ", ") + protocol.seam[i].first;
  }
  out += " } from '../engine/answers';\n\nexport const protocolVersion = " +
         std::to_string(protocol.version) + ";\n";
  for (const Words& words : protocol.words) out += words_text(words);
  for (const Type& type : protocol.types) out += interface(protocol, type);
  for (const Message& message : protocol.messages) {
    out += interface(protocol, message.type, message.t);
  }
  return out + union_text(protocol, true) + union_text(protocol, false) + routes_text(protocol);
}

}  // namespace posthorn::protocol
