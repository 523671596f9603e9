// Values as JSON: texts quoted by themselves, numbers, nesting, and what was JSON before.
#include "notation/json_writer.h"

#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <vector>

namespace posthorn::json {
namespace {

std::string text_of(const auto& value) { return written(value).text(); }

std::string read_back(const std::string& json) {
  const auto document = Document::parse(json);
  EXPECT_TRUE(document.has_value()) << json;
  return document ? document->root().string() : "";
}

TEST(JsonWriter, QuotesTexts) {
  EXPECT_EQ(text_of("plain"), R"("plain")");
  EXPECT_EQ(text_of(std::string("a\"b\\c\n\t\x01")), R"("a\"b\\c\n\t\u0001")");
  EXPECT_EQ(text_of(std::string_view("[1]")), R"("[1]")") << "a text is never taken for JSON";
  EXPECT_EQ(text_of(std::string()), R"("")");
  std::string all;
  for (char c = 0; c < 0x7f; ++c) all += c;
  all += "\u00fc\u20ac\U0001F600";
  EXPECT_EQ(read_back(text_of(all)), all);
}

TEST(JsonWriter, WritesNumbersAndWords) {
  EXPECT_EQ(text_of(-7), "-7");
  EXPECT_EQ(text_of(std::uint8_t{200}), "200") << "a byte is a number";
  EXPECT_EQ(text_of(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
  EXPECT_EQ(text_of(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
  EXPECT_EQ(text_of(true), "true");
  EXPECT_EQ(text_of(false), "false");
  EXPECT_EQ(text_of(nullptr), "null");
  EXPECT_EQ(text_of(std::optional<int>()), "null");
  EXPECT_EQ(text_of(std::optional(3)), "3");
  EXPECT_EQ(text_of(std::optional<std::string>("3")), R"("3")");
}

TEST(JsonWriter, WritesDecimals) {
  EXPECT_EQ(decimal(0.5).text(), "0.500000");
  EXPECT_EQ(decimal(-1.0 / 3).text(), "-0.333333");
  EXPECT_EQ(decimal(2.0 / 3).text(), "0.666667");
  EXPECT_EQ(decimal(-1e-9).text(), "0.000000") << "no minus before nothing";
  EXPECT_EQ(decimal(0.0000015).text(), "0.000002");
  EXPECT_EQ(decimal(12.345, 2).text(), "12.35");
  EXPECT_EQ(decimal(99.996, 2).text(), "100.00");
  EXPECT_EQ(decimal(274877906943.4, 0).text(), "274877906943");
  EXPECT_EQ(decimal(std::numeric_limits<double>::infinity()).text(), "null");
  EXPECT_EQ(decimal(std::nan("")).text(), "null");
}

TEST(JsonWriter, WritesRealNumbersThatReadBack) {
  EXPECT_EQ(shortest(58).text(), "58");
  EXPECT_EQ(shortest(0.1).text(), "0.1");
  EXPECT_EQ(std::stod(shortest(1.0 / 3).text()), 1.0 / 3);
  EXPECT_EQ(shortest(-std::numeric_limits<double>::infinity()).text(), "null");
}

TEST(JsonWriter, Nests) {
  EXPECT_EQ(List().text(), "[]");
  EXPECT_EQ(Object().text(), "{}");
  List empty_inside;
  empty_inside.item(List());
  empty_inside.item(Object());
  EXPECT_EQ(empty_inside.text(), "[[], {}]");
  Object inner;
  inner.member("a \"b\"", "c");
  inner.member("n", 1);
  List list;
  list.item(inner);
  list.item("text");
  list.item(nullptr);
  Object outer;
  outer.member("list", list);
  outer.member("numbers", list_of(std::vector<int>{1, 2, 3}));
  outer.member("halves", list_of(std::array{1, 3}, [](int n) { return decimal(n / 2.0, 1); }));
  outer.member("maybe", std::optional(inner));
  outer.member("not", std::optional<Object>());
  EXPECT_EQ(outer.text(),
            R"({"list": [{"a \"b\"": "c", "n": 1}, "text", null], "numbers": [1, 2, 3], )"
            R"("halves": [0.5, 1.5], "maybe": {"a \"b\"": "c", "n": 1}, "not": null})");
  EXPECT_TRUE(Document::parse(outer.text()).has_value());
}

TEST(JsonWriter, KeepsWhatWasRead) {
  const auto document = Document::parse("{\"a\": [1,\r\n  \"x\\ny\"], \"b\": 1e3}");
  ASSERT_TRUE(document.has_value());
  Object out;
  document->root().each_member(
      [&](const std::string& key, Value value) { out.member(key, Written(value)); });
  EXPECT_EQ(out.text(), "{\"a\": [1,    \"x\\ny\"], \"b\": 1e3}");
}

}  // namespace
}  // namespace posthorn::json
