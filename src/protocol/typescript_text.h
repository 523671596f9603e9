// The protocol as TypeScript, for the client.
#pragma once

#include <string>

#include "protocol/description.h"

namespace posthorn::protocol {

std::string typescript_text(const Description& protocol);

}  // namespace posthorn::protocol
