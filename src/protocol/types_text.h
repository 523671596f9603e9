// The protocol as C++: types with the limits of their fields, which reading.h and writing.h know to
// read and write.
#pragma once

#include <string>

#include "protocol/description.h"

namespace posthorn::protocol {

std::string types_text(const Description& protocol);    // messages.h
std::string readers_text(const Description& protocol);  // messages.cpp

}  // namespace posthorn::protocol
