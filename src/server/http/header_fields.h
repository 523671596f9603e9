// What header fields say: the small grammar they share, which is ASCII letters in any case and
// blanks around items, and the fields we read beyond it.
#pragma once

#include <string_view>
#include <vector>

namespace posthorn::server {

bool equal_in_any_case(std::string_view a, std::string_view b);

// Without blanks and tabs at either end.
std::string_view trimmed(std::string_view text);

// The items between separators, trimmed; empty ones too. No item may hold the separator, which is
// so for every list we read.
std::vector<std::string_view> split(std::string_view text, char separator);

// How much a client wants an encoding, by its Accept-Encoding header (RFC 9110, 12.5.3),
// in thousandths; 0: it does not take it. `coding` is "br", "gzip" or "identity". A header that
// does not speak of identity takes it, but anything it names is wanted more.
int wish_for(std::string_view coding, std::string_view accept_encoding);

// Whether an If-None-Match header names the tag, weakly or not, or says "*".
bool names_tag(std::string_view if_none_match, std::string_view tag);

}  // namespace posthorn::server
