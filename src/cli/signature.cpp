// posthorn signature: one number that is the same in every build that plays the same game.
#include "notation/signature.h"

#include <fmt/core.h>

#include "cli/commands.h"

namespace posthorn::cli {

int signature() {
  fmt::print("{:016x}\n", engine_signature());
  return kFine;
}

}  // namespace posthorn::cli
