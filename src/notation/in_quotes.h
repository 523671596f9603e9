// Text from elsewhere inside a sentence of ours: it may be of any length and hold anything.
#pragma once

#include <string>
#include <string_view>

namespace posthorn {

// Enough of it to be told: at most 60 bytes and an ellipsis, never half a character.
std::string shortened(std::string_view text);

// 'shortened', on one line whatever it holds.
std::string in_quotes(std::string_view text);

}  // namespace posthorn
