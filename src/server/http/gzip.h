// Compression with zlib.
#pragma once

#include <string>
#include <string_view>

namespace posthorn::server {

// As small as zlib makes it. The same bytes each time: no name, no time inside.
std::string gzip(std::string_view content);

}  // namespace posthorn::server
