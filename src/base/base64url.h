// Bytes as text that may stand in addresses and JSON as it is: base64url without padding (RFC
// 4648).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace posthorn {

std::string base64url(std::span<const std::uint8_t> bytes);

// Nothing if the text is not just what base64url() makes of some bytes.
std::optional<std::vector<std::uint8_t>> read_base64url(std::string_view text);

}  // namespace posthorn
