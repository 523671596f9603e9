// The small grammar that header fields share: ASCII letters in any case, blanks around items.
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

}  // namespace posthorn::server
