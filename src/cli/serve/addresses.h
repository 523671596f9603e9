// Under which addresses others in the house reach this machine.
#pragma once

#include <string>
#include <vector>

namespace posthorn::cli {

std::vector<std::string> addresses_of_this_machine();  // of IPv4, without its own

}  // namespace posthorn::cli
