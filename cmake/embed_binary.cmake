# Writes a C++ file that takes files into the program as they are.
# cmake -DOUT=file.cpp -DFILES=a.net;b.net -P embed_binary.cmake
set(text "// Made by cmake/embed_binary.cmake.\n#include \"ai/net/shipped.h\"\n\n")
set(list "")
set(number 0)
foreach(file IN LISTS FILES)
  string(APPEND text "asm(\".pushsection .rodata\\n.balign 8\\nposthorn_weights_${number}:\\n.incbin \\\"${file}\\\"\\nposthorn_weights_${number}_end:\\n.popsection\\n\");\n")
  string(APPEND text "extern \"C\" const unsigned char posthorn_weights_${number}[];\nextern \"C\" const unsigned char posthorn_weights_${number}_end[];\n")
  string(APPEND list "      std::span(posthorn_weights_${number}, posthorn_weights_${number}_end),\n")
  math(EXPR number "${number} + 1")
endforeach()
string(APPEND text "\nnamespace posthorn::net {\n\nstd::vector<std::span<const std::uint8_t>> shipped_weights() {\n  return {\n${list}  };\n}\n\n}  // namespace posthorn::net\n")
file(CONFIGURE OUTPUT "${OUT}" CONTENT "${text}" @ONLY)
