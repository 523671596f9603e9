// Numbers nobody can guess, and passwords that cannot be read back.
#pragma once

#include <string>
#include <string_view>

#include "base/sha256.h"

namespace posthorn::server {

Bytes32 random_bytes();
std::uint64_t random_number();

// The SHA-256 of a token as the store keeps it, 32 bytes.
std::string token_hash(std::string_view token);

// Takes a tenth of a second and 64 MB: not on the loop. Empty: there was no memory.
std::string password_hash(std::string_view password);
bool password_fits(const std::string& hash, std::string_view password);

// 128 random bits in groups of four letters and digits, none of which look alike.
std::string new_recovery_code();
// As it is compared: capitals, without what people put between.
std::string plain_code(std::string_view code);

}  // namespace posthorn::server
