// A view in its binary form, for pages that are fed by a server: a layout number and the fields one
// by one, little-endian. Never a copy of the struct: its padding and the deck's place would travel.
#pragma once

#include <cstdint>
#include <expected>
#include <span>
#include <string>
#include <vector>

#include "core/view.h"

namespace posthorn {

// Changes with every change of the fields, their order or their meaning.
inline constexpr std::uint16_t kViewLayout = 1;

using ViewBytes = std::vector<std::uint8_t>;

// Of a view as view_of makes it; equal views are equal bytes.
ViewBytes view_bytes(const Game& game, const View& view);

// The view these bytes are, or why they are none. Bytes may come from anywhere: a view that is
// read is one of a position that can be asked everything, as it agrees with a whole state.
std::expected<View, std::string> read_view_bytes(const Game& game,
                                                 std::span<const std::uint8_t> bytes);

}  // namespace posthorn
