// posthorn protocol: what clients and servers say to each other, as TypeScript.
#include <fmt/format.h>

#include "cli/commands.h"
#include "protocol/typescript.h"

namespace posthorn::cli {

int protocol() {
  fmt::print("{}", posthorn::protocol::typescript());
  return kFine;
}

}  // namespace posthorn::cli
