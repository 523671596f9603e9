// How much a client wants an encoding, by its Accept-Encoding header (RFC 9110, 12.5.3).
#pragma once

#include <string_view>

namespace posthorn::server {

// In thousandths; 0: it does not take it. `coding` is "br", "gzip" or "identity". A header that
// does not speak of identity takes it, but anything it names is wanted more.
int wish_for(std::string_view coding, std::string_view accept_encoding);

}  // namespace posthorn::server
