#include "server/http/header_fields.h"

#include <gtest/gtest.h>

namespace posthorn::server {
namespace {

TEST(AcceptEncoding, TakesWhatIsNamed) {
  EXPECT_EQ(wish_for("gzip", "gzip, deflate, br"), 1000);
  EXPECT_EQ(wish_for("br", "gzip, deflate, br"), 1000);
  EXPECT_EQ(wish_for("br", "gzip"), 0);
  EXPECT_EQ(wish_for("gzip", "GZip"), 1000);
  EXPECT_EQ(wish_for("gzip", "x-gzip"), 1000);
  EXPECT_EQ(wish_for("br", "brotli"), 0);
}

TEST(AcceptEncoding, ReadsWeights) {
  EXPECT_EQ(wish_for("gzip", "gzip;q=0.5"), 500);
  EXPECT_EQ(wish_for("gzip", "br , gzip ; Q=0.125"), 125);
  EXPECT_EQ(wish_for("gzip", "gzip;q=0"), 0);
  EXPECT_EQ(wish_for("gzip", "gzip;q=0.000"), 0);
  EXPECT_EQ(wish_for("gzip", "gzip;q=1.000"), 1000);
  EXPECT_EQ(wish_for("gzip", "gzip;q=1."), 1000);
  EXPECT_EQ(wish_for("gzip", "gzip;level=9;q=0.7"), 700);
}

TEST(AcceptEncoding, TakesNothingOnAGuess) {
  for (const char* weight : {"", "x", "-1", "2", "1.5", "0.1234", "00.5", "0,5", ".5", "1e0"}) {
    EXPECT_EQ(wish_for("gzip", "gzip;q=" + std::string(weight)), 0) << weight;
  }
}

TEST(AcceptEncoding, AStarSpeaksForTheRest) {
  EXPECT_EQ(wish_for("br", "*"), 1000);
  EXPECT_EQ(wish_for("br", "gzip, *;q=0.2"), 200);
  EXPECT_EQ(wish_for("br", "*;q=0.2, br;q=0"), 0);
  EXPECT_EQ(wish_for("br", "br, *;q=0"), 1000);
}

TEST(AcceptEncoding, IdentityIsTakenUnlessRefused) {
  for (const char* header : {"", "gzip", "gzip;q=0.001", "*", "*;q=0.5", ",,", ";"}) {
    EXPECT_EQ(wish_for("identity", header), 1) << header;
  }
  EXPECT_EQ(wish_for("identity", "identity;q=0.8, gzip;q=0.1"), 800);
  EXPECT_EQ(wish_for("identity", "gzip, identity;q=0"), 0);
  EXPECT_EQ(wish_for("identity", "gzip, *;q=0"), 0);
}

}  // namespace
}  // namespace posthorn::server
