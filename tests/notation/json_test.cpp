// The JSON reader and writer: what is accepted, and where each error is said to be.
#include "notation/json.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace posthorn {
namespace {

using json::Document;
using json::Type;
using json::Value;

// "line 1, column 2: message", or nothing for good JSON.
std::string parse_problem(std::string_view text) {
  const auto document = Document::parse(text);
  if (document) return "";
  return json::position_text(text, document.error().offset) + ": " + document.error().message;
}

std::string string_of(std::string_view text) {
  const auto document = Document::parse(text);
  return document ? document->root().string() : parse_problem(text);
}

std::string nested(int levels) {
  return std::string(static_cast<std::size_t>(levels), '[') +
         std::string(static_cast<std::size_t>(levels), ']');
}

// Written with escapes, numbers of every form and all types, so that every prefix of it ends inside
// something else.
constexpr std::string_view kSample =
    R"({"a": [1, -2.5e+3, 0.25, "x\u00e4\ud83d\ude00\n\"", true, false, null, {}, []],)"
    "\n \"b\u00e9\": {\"c\": \"\u20ac\"}\r\n\t}";

TEST(Json, ReadsEveryType) {
  const auto document = Document::parse(kSample);
  ASSERT_TRUE(document.has_value()) << parse_problem(kSample);
  const Value root = document->root();
  ASSERT_TRUE(root.is(Type::kObject));
  ASSERT_EQ(root.size(), 2U);
  std::vector<std::string> keys;
  std::vector<Type> types;
  root.each_member([&](const std::string& key, Value value) {
    keys.push_back(key);
    if (value.is(Type::kArray)) value.each([&](Value item) { types.push_back(item.type()); });
  });
  EXPECT_EQ(keys, (std::vector<std::string>{"a", "b\u00e9"}));
  EXPECT_EQ(types, (std::vector<Type>{Type::kNumber, Type::kNumber, Type::kNumber, Type::kString,
                                      Type::kBool, Type::kBool, Type::kNull, Type::kObject,
                                      Type::kArray}));
}

TEST(Json, KeepsValuesInOrderWithTheirText) {
  const auto document = Document::parse(" [ 10, [ 2 , 3], true, false, \"\\u0041\" ] ");
  ASSERT_TRUE(document.has_value());
  const Value root = document->root();
  ASSERT_EQ(root.size(), 5U);
  EXPECT_EQ(root.at(0).number(), "10");
  EXPECT_EQ(root.at(1).raw(), "[ 2 , 3]");
  EXPECT_TRUE(root.at(2).as_bool());
  EXPECT_FALSE(root.at(3).as_bool());
  EXPECT_EQ(root.at(4).string(), "A");
  EXPECT_EQ(root.at(4).raw(), "\"\\u0041\"");
  EXPECT_EQ(root.at(1).offset(), 7U);
}

TEST(Json, NamesLineAndColumn) {
  EXPECT_EQ(parse_problem("{\n  \"a\": 1,\n  \"b\": }"),
            "line 3, column 8: there should be a JSON value");
  EXPECT_EQ(parse_problem("[1 2]"), "line 1, column 4: there should be ',' or ']'");
  EXPECT_EQ(parse_problem("{\"a\" 1}"), "line 1, column 6: there should be ':'");
  EXPECT_EQ(parse_problem("{a: 1}"), "line 1, column 2: there should be a key in quotes");
  EXPECT_EQ(parse_problem("[1]\n\nx"),
            "line 3, column 1: there should be the end of the text, one JSON value only");
  EXPECT_EQ(parse_problem(""),
            "line 1, column 1: the text ends where there should be a JSON value");
}

TEST(Json, PositionBeyondTheTextIsItsEnd) {
  EXPECT_EQ(json::position_text("ab\nc", 100), "line 2, column 2");
  EXPECT_EQ(json::position_text("", 0), "line 1, column 1");
}

TEST(Json, CutOffAnywhereIsAnError) {
  ASSERT_EQ(parse_problem(kSample), "");
  for (std::size_t length = 0; length < kSample.size(); ++length) {
    // A copy of just these bytes, so that a sanitizer sees a read beyond them.
    const std::string cut(kSample.substr(0, length));
    const auto document = Document::parse(cut);
    ASSERT_FALSE(document.has_value()) << cut;
    EXPECT_LE(document.error().offset, length);
    EXPECT_FALSE(document.error().message.empty());
  }
}

TEST(Json, AnyByteInsteadOfAnotherIsReadOrRefused) {
  for (std::size_t at = 0; at < kSample.size(); ++at) {
    for (int byte = 0; byte < 256; byte += 5) {
      std::string changed(kSample);
      changed[at] = static_cast<char>(byte);
      const auto document = Document::parse(changed);
      EXPECT_TRUE(document || document.error().offset <= changed.size());
    }
  }
}

TEST(Json, RefusesBadNumbers) {
  EXPECT_EQ(parse_problem("[01]"),
            "line 1, column 3: there should be a number without leading zeros");
  EXPECT_EQ(parse_problem("[-012]"),
            "line 1, column 4: there should be a number without leading zeros");
  for (const char* text : {"[+1]", "[.5]", "[1.]", "[1e]", "[1e+]", "[-]", "[0x10]", "[1.2.3]",
                           "[NaN]", "[Infinity]", "[--1]", "[1,]", "[,1]"}) {
    EXPECT_NE(parse_problem(text), "") << text;
  }
  for (const char* text : {"0", "-0", "10", "0.5", "1e5", "1E-05", "-1.25e+10"}) {
    EXPECT_EQ(parse_problem(text), "") << text;
  }
}

TEST(Json, WholeNumbersWithinBounds) {
  const auto number = [](std::string_view text) {
    const auto document = Document::parse(text);
    const auto value = json::to_int(document->root(), -5, 99, "it");
    return value ? std::to_string(*value) : value.error().message;
  };
  EXPECT_EQ(number("-5"), "-5");
  EXPECT_EQ(number("99"), "99");
  for (const char* text : {"100", "-6", "1.0", "1e1", "99999999999999999999", "\"7\"", "null"}) {
    EXPECT_EQ(number(text), "it should be a whole number from -5 to 99") << text;
  }
}

TEST(Json, RefusesBadUtf8) {
  const std::vector<std::string> bad = {
      "\x80",              // a tail without a lead
      "\xC0\xAF",          // overlong
      "\xC1\x81",          //
      "\xC3",              // cut off
      "\xE0\x80\x80",      // overlong
      "\xE2\x82",          // cut off
      "\xED\xA0\x80",      // a surrogate
      "\xF0\x80\x80\x80",  // overlong
      "\xF0\x9F\x98",      // cut off
      "\xF4\x90\x80\x80",  // beyond the last code point
      "\xF5\x80\x80\x80",
      "\xFE",
      "\xFF",
  };
  for (const std::string& bytes : bad) {
    EXPECT_EQ(parse_problem("[\"ab" + bytes + "\"]"),
              "line 1, column 5: there should be UTF-8, which these bytes are not");
  }
  EXPECT_NE(parse_problem("\xEF\xBB\xBF{}"), "") << "no byte order mark before the value";
}

TEST(Json, ReadsUtf8AndEscapes) {
  EXPECT_EQ(string_of("\"M\u00fcnchen \u20ac \U0001F600\""), "M\u00fcnchen \u20ac \U0001F600");
  EXPECT_EQ(string_of(R"("\u00fc\u20AC\ud83d\ude00")"), "\u00fc\u20ac\U0001F600");
  EXPECT_EQ(string_of(R"("\"\\\/\b\f\n\r\t")"), "\"\\/\b\f\n\r\t");
  EXPECT_EQ(string_of(R"("\u0000")"), std::string(1, '\0'));
  for (const char* text : {R"("\x41")", R"("\u12")", R"("\u12G4")", R"("\U0041")", R"("\)"}) {
    EXPECT_NE(parse_problem(text), "") << text;
  }
}

TEST(Json, RefusesHalfSurrogatePairs) {
  for (const char* text : {R"("\ud83d")", R"("\ude00")", R"("\ud83dx")", R"("\ud83d\n")",
                           R"("\ud83d\u0041")", R"("\ud83d\ud83d")", R"("\ude00\ud83d")"}) {
    EXPECT_NE(parse_problem(text).find("surrogate pair"), std::string::npos) << text;
  }
}

TEST(Json, RefusesControlCharacters) {
  for (char c = 1; c < 0x20; ++c) {
    EXPECT_EQ(parse_problem("\"a" + std::string(1, c) + "\""),
              "line 1, column 3: there should be no control character in a string");
  }
  EXPECT_NE(parse_problem(std::string("\"a\0\"", 4)), "");
  EXPECT_NE(parse_problem(std::string("[1]\0", 4)), "") << "nor after the value";
  EXPECT_NE(parse_problem("[\v1]"), "") << "nor between values, but for blanks";
}

TEST(Json, BoundsTheDepth) {
  EXPECT_EQ(parse_problem(nested(32)), "");
  EXPECT_EQ(parse_problem(nested(33)),
            "line 1, column 33: there should be no more than 32 levels of nesting");
  EXPECT_NE(parse_problem(std::string(1'000'000, '[')), "");
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
  EXPECT_NE(parse_problem(objects), "");
}

TEST(Json, RefusesDuplicateKeys) {
  EXPECT_EQ(parse_problem("{\"a\": 1, \"b\": 2,\n \"a\": 3}"),
            "line 2, column 2: there should be no second key of the same name");
  EXPECT_NE(parse_problem(R"({"a": 1, "\u0061": 2})"), "") << "also when written in another way";
  EXPECT_EQ(parse_problem(R"({"a": {"a": 1}, "b": {"a": 1}})"), "");
}

TEST(Json, PathsNameValues) {
  const std::string text = R"({"a": [1, {"b c": [true]}], "d": {"a": null}})";
  const auto path = [&](std::string_view value) { return json::path_text(text, text.find(value)); };
  EXPECT_EQ(path("{\"a"), "");
  EXPECT_EQ(path("[1"), "a");
  EXPECT_EQ(path("1"), "a[0]");
  EXPECT_EQ(path("true"), "a[1].b c[0]");
  EXPECT_EQ(path("null"), "d.a");
  EXPECT_EQ(path("\"d\""), "") << "a key is no value";
  EXPECT_EQ(json::path_text("[1, ", 1), "") << "no JSON";
  EXPECT_EQ(json::path_text("{\"" + std::string(100, 'x') + "\": 1}", 105), "…");
}

}  // namespace
}  // namespace posthorn
