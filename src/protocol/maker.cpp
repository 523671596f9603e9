// A program of the build: makes C++ of data/protocol.json, and TypeScript that the binary carries.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "protocol/description.h"
#include "protocol/types_text.h"
#include "protocol/typescript_text.h"

namespace {

bool write(const std::string& path, const std::string& text) {
  std::ofstream out(path, std::ios::binary);
  out << text;
  return out.good();
}

std::string as_source(const std::string& text) {
  return "// Made from data/protocol.json by the build. Not to be changed here.\n"
         "#include \"protocol/typescript.h\"\n\nnamespace posthorn::protocol {\n\n"
         "std::string_view typescript() {\n  return R\"PROTOCOL(" +
         text + ")PROTOCOL\";\n}\n\n}  // namespace posthorn::protocol\n";
}

int make(const std::string& from, const std::string& to) {
  namespace protocol = posthorn::protocol;
  std::ifstream in(from, std::ios::binary);
  const std::string text((std::istreambuf_iterator<char>(in)), std::istreambuf_iterator<char>());
  const auto description = protocol::read_description(text);
  if (!description) {
    std::fprintf(stderr, "%s: %s\n", from.c_str(), description.error().c_str());
    return 1;
  }
  const bool written =
      write(to + "/messages.h", protocol::types_text(*description)) &&
      write(to + "/messages.cpp", protocol::readers_text(*description)) &&
      write(to + "/typescript.cpp", as_source(protocol::typescript_text(*description)));
  if (!written) std::fprintf(stderr, "%s: it cannot be written to\n", to.c_str());
  return written ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fprintf(stderr, "usage: posthorn_protocol_maker PROTOCOL.json DIRECTORY\n");
    return 2;
  }
  return make(argv[1], argv[2]);
}
