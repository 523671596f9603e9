# Writes a header that holds files as string constants.
# cmake -DOUT=header -DNAMES=kSouth;kNorth -DFILES=a.json;b.json -P embed.cmake
set(text "// Made by cmake/embed.cmake.\n#pragma once\n\n#include <string_view>\n\nnamespace posthorn::built_in {\n")
foreach(name file IN ZIP_LISTS NAMES FILES)
  file(READ "${file}" content)
  string(APPEND text "inline constexpr std::string_view ${name} = R\"json(${content})json\";\n")
endforeach()
string(APPEND text "}  // namespace posthorn::built_in\n")
file(CONFIGURE OUTPUT "${OUT}" CONTENT "${text}" @ONLY)
