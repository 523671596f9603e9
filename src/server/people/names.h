// Names people give themselves: written so that they mislead nobody, and no two look the same.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "protocol/messages.h"

namespace posthorn::server {

struct GoodName {
  std::string name;      // as it is shown: normalised, single blanks
  std::string skeleton;  // equal for names that look alike
};

inline constexpr int kLongestName = 24;  // characters

std::expected<GoodName, protocol::NameProblem> read_name(std::string_view text);

// "Postilion 27": for who has none yet.
std::string suggested_name(unsigned number);

// Whether a line of chat is one line of text without signs that turn others around.
bool is_plain_line(std::string_view text);

}  // namespace posthorn::server
