# Writes a header that holds the boards as string constants.
# cmake -DOUT=header -DBOARDS=a.json;b.json -DROME=rome.json -P embed.cmake
set(texts "")
foreach(file IN LISTS BOARDS)
  file(READ "${file}" content)
  string(APPEND texts "    R\"json(${content})json\",\n")
endforeach()
file(READ "${ROME}" rome)
list(LENGTH BOARDS count)
set(text "// Made by cmake/embed.cmake.
#pragma once

#include <array>
#include <string_view>

namespace posthorn::built_in {
inline constexpr std::array<std::string_view, ${count}> kBoards = {
${texts}};
inline constexpr std::string_view kRome = R\"json(${rome})json\";
}  // namespace posthorn::built_in
")
file(CONFIGURE OUTPUT "${OUT}" CONTENT "${text}" @ONLY)
