// The protocol as TypeScript, as `posthorn protocol` prints it.
#pragma once

#include <string_view>

namespace posthorn::protocol {

std::string_view typescript();

}  // namespace posthorn::protocol
