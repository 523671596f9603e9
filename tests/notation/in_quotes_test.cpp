#include "notation/in_quotes.h"

#include <gtest/gtest.h>

namespace posthorn {
namespace {

TEST(InQuotes, ShortTextStaysAsItIs) {
  EXPECT_EQ(shortened(""), "");
  EXPECT_EQ(shortened("München"), "München");
  EXPECT_EQ(shortened(std::string(60, 'x')), std::string(60, 'x'));
  EXPECT_EQ(in_quotes("München"), "'München'");
}

TEST(InQuotes, LongTextEndsBetweenCharacters) {
  EXPECT_EQ(shortened(std::string(61, 'x')), std::string(60, 'x') + "…");
  EXPECT_EQ(shortened(std::string(59, 'x') + "ü"), std::string(59, 'x') + "…");
  EXPECT_EQ(shortened(std::string(58, 'x') + "ü!"), std::string(58, 'x') + "ü…");
  EXPECT_EQ(in_quotes(std::string(100, 'x')), "'" + std::string(60, 'x') + "…'");
  // No character at all, and still an end.
  EXPECT_EQ(shortened(std::string(100, '\x80')), "…");
}

TEST(InQuotes, StaysOnOneLine) {
  EXPECT_EQ(in_quotes(std::string_view("a\nb\x1b[0m\0c\x7f", 10)), "'a?b?[0m?c?'");
}

}  // namespace
}  // namespace posthorn
