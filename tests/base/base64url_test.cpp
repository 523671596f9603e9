// Bytes as text: the examples of RFC 4648, any bytes there and back, and nothing else is taken.
#include "base/base64url.h"

#include <gtest/gtest.h>

#include "base/rng.h"

namespace posthorn {
namespace {

std::vector<std::uint8_t> bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

TEST(Base64url, WritesAsTheStandardSays) {
  EXPECT_EQ(base64url(bytes_of("")), "");
  EXPECT_EQ(base64url(bytes_of("f")), "Zg");
  EXPECT_EQ(base64url(bytes_of("fo")), "Zm8");
  EXPECT_EQ(base64url(bytes_of("foo")), "Zm9v");
  EXPECT_EQ(base64url(bytes_of("foobar")), "Zm9vYmFy");
  EXPECT_EQ(base64url(std::vector<std::uint8_t>{0xfb, 0xff}), "-_8");
}

TEST(Base64url, ReadsWhatItWrote) {
  Rng rng(1);
  for (std::size_t size = 0; size < 200; ++size) {
    std::vector<std::uint8_t> bytes(size);
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(rng.below(256));
    EXPECT_EQ(read_base64url(base64url(bytes)), bytes);
  }
}

TEST(Base64url, RefusesWhatItWouldNotWrite) {
  for (const char* text : {"Z", "Zg=", "Zh", "Zm9", "Zm9v!", "Zm 9", "+/8", "Zm9vY"}) {
    EXPECT_EQ(read_base64url(text), std::nullopt) << text;
  }
}

}  // namespace
}  // namespace posthorn
