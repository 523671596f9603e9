# Writes a C++ file that takes files into the program as they are, for a function of this name that
# is declared in ai/net/shipped.h.
# cmake -DOUT=file.cpp -DNAME=shipped_weights -DFILES=a.net;b.net -P embed_binary.cmake
set(text "// Made by cmake/embed_binary.cmake.\n#include \"ai/net/shipped.h\"\n\n")
set(list "")
set(number 0)
foreach(file IN LISTS FILES)
  set(symbol "posthorn_${NAME}_${number}")
  string(APPEND text "asm(\".pushsection .rodata\\n.balign 8\\n${symbol}:\\n.incbin \\\"${file}\\\"\\n${symbol}_end:\\n.popsection\\n\");\n")
  string(APPEND text "extern \"C\" const unsigned char ${symbol}[];\nextern \"C\" const unsigned char ${symbol}_end[];\n")
  string(APPEND list "      std::span(${symbol}, ${symbol}_end),\n")
  math(EXPR number "${number} + 1")
endforeach()
string(APPEND text "\nnamespace posthorn::net {\n\nstd::vector<std::span<const std::uint8_t>> ${NAME}() {\n  return {\n${list}  };\n}\n\n}  // namespace posthorn::net\n")
file(CONFIGURE OUTPUT "${OUT}" CONTENT "${text}" @ONLY)
