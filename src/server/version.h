// What the server calls itself to its clients.
#pragma once

#include <string_view>

namespace posthorn::server {

inline constexpr std::string_view kBuild = "0.1";

}  // namespace posthorn::server
