// The target of a request as the name of a file.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace posthorn::server {

// "/a%20b/c?d" is "a b/c", "/" is "", "/a/" is "a/". Nothing for what no honest client sends: bad
// escapes, control characters, backslashes, empty segments, "." and "..", anything without a slash
// in front.
std::optional<std::string> path_of_target(std::string_view target);

}  // namespace posthorn::server
