#include "server/people/secrets.h"

#include <sodium.h>

#include <array>

#include "base/check.h"

namespace posthorn::server {
namespace {

constexpr std::string_view kLetters = "ABCDEFGHJKMNPQRSTVWXYZ0123456789";
static_assert(kLetters.size() == 32);
constexpr int kCodeLetters = 26;  // of five bits each
constexpr int kGroup = 4;

void begin() {
  static const int kReady = sodium_init();
  POSTHORN_CHECK(kReady >= 0);
}

}  // namespace

Bytes32 random_bytes() {
  begin();
  Bytes32 bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return bytes;
}

std::uint64_t random_number() {
  begin();
  std::uint64_t number = 0;
  randombytes_buf(&number, sizeof number);
  return number;
}

std::string token_hash(std::string_view token) {
  const Bytes32 hash = Sha256().add(token).value();
  return {hash.begin(), hash.end()};
}

std::string password_hash(std::string_view password) {
  begin();
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  const int failed =
      crypto_pwhash_str(hash.data(), password.data(), password.size(),
                        crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE);
  return failed != 0 ? "" : hash.data();
}

bool password_fits(const std::string& hash, std::string_view password) {
  begin();
  return crypto_pwhash_str_verify(hash.c_str(), password.data(), password.size()) == 0;
}

std::string new_recovery_code() {
  begin();
  std::string code;
  for (int i = 0; i < kCodeLetters; ++i) {
    if (i > 0 && i % kGroup == 0) code += '-';
    code += kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))];
  }
  return code;
}

std::string plain_code(std::string_view code) {
  std::string plain;
  for (char c : code) {
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (kLetters.contains(c)) plain += c;
  }
  return plain;
}

}  // namespace posthorn::server
