// What a command says when it was given something it cannot use, and its exit code.
#pragma once

#include <fmt/format.h>

#include <string_view>

#include "cli/commands.h"

namespace posthorn::cli {

inline int bad_input(std::string_view command, std::string_view why) {
  fmt::print(stderr, "posthorn {}: {}\n", command, why);
  return kBadInput;
}

}  // namespace posthorn::cli
