// The examples of the standards, in one piece and in many.
#include "base/sha256.h"

#include <gtest/gtest.h>

namespace posthorn {
namespace {

std::string sha(std::string_view text) { return hex(Sha256().add(text).value()); }

TEST(Sha256, GivesTheExamplesOfTheStandard) {
  EXPECT_EQ(sha(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(sha("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(sha("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  EXPECT_EQ(sha(std::string(1000000, 'a')),
            "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST(Sha256, DoesNotMindHowTextIsCut) {
  const std::string text(200, 'x');
  for (std::size_t first = 0; first <= text.size(); ++first) {
    Sha256 cut;
    cut.add(std::string_view(text).substr(0, first)).add(std::string_view(text).substr(first));
    EXPECT_EQ(cut.value(), Sha256().add(text).value()) << first;
  }
}

TEST(HmacSha256, GivesAnExampleOfTheStandard) {
  // RFC 4231, case 1 with its key of twenty bytes, which zeros make longer without a change.
  Bytes32 key{};
  for (std::size_t i = 0; i < 20; ++i) key[i] = 0x0b;
  EXPECT_EQ(hex(HmacSha256(key).add("Hi There").value()),
            "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
}

TEST(Hex, IsReadBackAndNothingElse) {
  const Bytes32 bytes = Sha256().add("abc").value();
  Bytes32 back{};
  ASSERT_TRUE(read_hex(hex(bytes), back));
  EXPECT_EQ(back, bytes);
  EXPECT_FALSE(read_hex(hex(bytes).substr(1), back));
  EXPECT_FALSE(read_hex(std::string(63, '0') + "g", back));
  EXPECT_FALSE(read_hex(std::string(63, '0') + "A", back));
}

}  // namespace
}  // namespace posthorn
