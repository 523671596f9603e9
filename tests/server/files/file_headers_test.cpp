#include "server/files/file_headers.h"

#include <gtest/gtest.h>

#include "server/http/header_fields.h"

namespace posthorn::server {
namespace {

TEST(FileHeaders, TypeByTheEnding) {
  EXPECT_EQ(content_type("index.html"), "text/html; charset=utf-8");
  EXPECT_EQ(content_type("assets/a.JS"), "text/javascript; charset=utf-8");
  EXPECT_EQ(content_type("posthorn.wasm"), "application/wasm");
  EXPECT_EQ(content_type("site.webmanifest"), "application/manifest+json");
  EXPECT_EQ(content_type("nets/south2.net"), "application/octet-stream");
  EXPECT_EQ(content_type("a.css.unknown"), "application/octet-stream");
  EXPECT_EQ(content_type("a.html/b"), "application/octet-stream");
  EXPECT_EQ(content_type("html"), "application/octet-stream");
}

TEST(FileHeaders, OnlyHashedNamesAreKept) {
  for (const char* path : {"assets/index-BK7c_1dQ.js", "assets/index-BK7c_1dQ.js.map",
                           "assets/deep/a-b-c--a1-_Zz9.woff2", "assets/posthorn-D4eX-0aB.wasm"}) {
    EXPECT_EQ(cache_control(path), "public, max-age=31536000, immutable") << path;
  }
  for (const char* path :
       {"index.html", "index-BK7c_1dQ.js", "assets/index.js", "assets/index-BK7c_1d.js",
        "assets/indexBK7c_1dQ.js", "assets/well-weathered.png", "assets/index-BK7c 1dQ.js",
        "assets/index-BK7c_1dQ", "assets/a-BK7c_1dQ.d/index.js", "assets-BK7c_1dQ.js"}) {
    EXPECT_EQ(cache_control(path), "no-cache") << path;
  }
}

TEST(EntityTag, IsStrongAndOfTheContent) {
  const std::string tag = entity_tag("content");
  EXPECT_EQ(tag, entity_tag("content"));
  EXPECT_NE(tag, entity_tag("Content"));
  EXPECT_NE(entity_tag(""), entity_tag(std::string(1, '\0')));
  EXPECT_EQ(tag.front(), '"');
  EXPECT_EQ(tag.back(), '"');
}

TEST(EntityTag, IsFoundInALine) {
  EXPECT_TRUE(names_tag("\"a\"", "\"a\""));
  EXPECT_TRUE(names_tag("\"b\", W/\"a\"", "\"a\""));
  EXPECT_TRUE(names_tag("*", "\"a\""));
  EXPECT_FALSE(names_tag("", "\"a\""));
  EXPECT_FALSE(names_tag("a", "\"a\""));
  EXPECT_FALSE(names_tag("\"ab\", \"A\"", "\"a\""));
}

}  // namespace
}  // namespace posthorn::server
