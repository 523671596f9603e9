#include "server/http/message.h"

#include <gtest/gtest.h>

namespace posthorn::server {
namespace {

TEST(RequestPath, NamesAFile) {
  EXPECT_EQ(path_of_target("/"), "");
  EXPECT_EQ(path_of_target("/index.html"), "index.html");
  EXPECT_EQ(path_of_target("/a/b.js?v=1&w=/../x"), "a/b.js");
  EXPECT_EQ(path_of_target("/a/"), "a/");
  EXPECT_EQ(path_of_target("/?x"), "");
  EXPECT_EQ(path_of_target("/..."), "...");
  EXPECT_EQ(path_of_target("/.hidden"), ".hidden");
}

TEST(RequestPath, DecodesOnce) {
  EXPECT_EQ(path_of_target("/a%20b"), "a b");
  EXPECT_EQ(path_of_target("/M%C3%BCnchen"), "München");
  EXPECT_EQ(path_of_target("/a%3Fb"), "a?b");
  EXPECT_EQ(path_of_target("/a%252e"), "a%2e");
}

TEST(RequestPath, RefusesTheRest) {
  for (const char* target : {"",           "*",
                             "index.html", "http://localhost/",
                             "//",         "//evil.example/",
                             "/a//b",      "/.",
                             "/..",        "/../",
                             "/a/../b",    "/a/..",
                             "/./a",       "/%2e%2e/a",
                             "/%2E./a",    "/.%2e",
                             "/a/%2e",     "/%2e%2e%2fa",
                             "/..%2f..",   "/a%00",
                             "/%00",       "/a%0d%0ab",
                             "/a%7f",      "/a\\b",
                             "/..%5ca",    "/%",
                             "/%2",        "/%zz",
                             "/%-1",       "/% 1",
                             "/%+1",       "/a%2"}) {
    EXPECT_EQ(path_of_target(target), std::nullopt) << target;
  }
  EXPECT_EQ(path_of_target(std::string_view("/a\0b", 4)), std::nullopt);
}

}  // namespace
}  // namespace posthorn::server
