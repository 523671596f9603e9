// Every example of data/protocol.json is read and written as it stands; bad messages are refused.
#include "protocol/messages.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <set>

#include "notation/json.h"
#include "protocol/description.h"

namespace posthorn::protocol {
namespace {

std::string protocol_file() {
  std::ifstream in(POSTHORN_SOURCE_DIR "/data/protocol.json");
  return {std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
}

// The same JSON, whatever the blanks.
std::string plain(const json::Value& value) { return json::Written(value).text(); }
std::string plain(std::string_view text) {
  const auto document = json::Document::parse(text);
  EXPECT_TRUE(document.has_value()) << text;
  return document ? plain(document->root()) : "";
}
std::string without_blanks(std::string text) {
  std::erase(text, ' ');
  std::erase(text, '\n');
  return text;
}

std::optional<json::Value> member(const json::Value& value, std::string_view name) {
  std::optional<json::Value> found;
  value.each_member([&](const std::string& key, json::Value each) {
    if (key == name) found = each;
  });
  return found;
}

using Read = std::function<std::string(const std::string&)>;  // read and written again

template <class T>
Read again() {
  return [](const std::string& text) {
    const auto value = read_as<T>(text);
    return value ? text_of(*value) : "refused: " + value.error();
  };
}

Read message_again(bool from_client) {
  return [=](const std::string& text) -> std::string {
    const auto write = [](const auto& message) {
      return std::visit([](const auto& each) { return text_of(each); }, message);
    };
    if (from_client) {
      const auto message = read_client_message(text);
      return message ? write(*message) : "refused: " + message.error();
    }
    const auto message = read_server_message(text);
    return message ? write(*message) : "refused: " + message.error();
  };
}

// clang-format off
const std::map<std::string, Read, std::less<>>& readers() {
  static const std::map<std::string, Read, std::less<>> all = {
#define READER(name) {#name, again<name>()}
      READER(Pace), READER(Person), READER(Waits), READER(Chair), READER(Seat), READER(ShownShare),
      READER(Fair), READER(People), READER(Clocks), READER(OpenOffer), READER(Ending),
      READER(Position), READER(TableEvent), READER(Line), READER(Spoken), READER(ChairPresence), READER(Presence),
      READER(Summary), READER(MyGame), READER(Wish),
      READER(GuestRequest), READER(GuestAnswer), READER(MeAnswer), READER(NameRequest),
      READER(NameAnswer), READER(RenameRequest), READER(RenameAnswer), READER(PasswordRequest),
      READER(PasswordAnswer), READER(RecoveryRequest), READER(RecoveryAnswer),
      READER(LoginRequest), READER(LoginAnswer), READER(LogoutRequest), READER(LogoutAnswer),
      READER(DeleteRequest), READER(DeleteAnswer), READER(ExportAnswer), READER(OpenTableRequest),
      READER(OpenTableAnswer), READER(QuickGameRequest), READER(QuickGameAnswer),
      READER(LobbyNowAnswer), READER(GameNowAnswer), READER(GameRecordNowAnswer),
      READER(MyGamesAnswer), READER(ProblemAnswer)
#undef READER
  };
  return all;
}
// clang-format on

void expect_same(const Read& read, const std::string& example) {
  const std::string written = read(example);
  ASSERT_FALSE(written.starts_with("refused: ")) << written << "\n" << example;
  EXPECT_EQ(without_blanks(plain(written)), without_blanks(plain(example)));
  // Whatever is added is refused.
  std::string more = example;
  more.insert(more.find('{') + 1,
              without_blanks(example) == "{}" ? "\"surplus\": 1" : "\"surplus\": 1, ");
  EXPECT_TRUE(read(more).starts_with("refused: ")) << more;
}

// The example has members of its own only; together the examples show every field.
void note_members(const json::Value& example, std::set<std::string>& shown) {
  example.each_member(
      [&](const std::string& key, const json::Value& /*value*/) { shown.insert(key); });
}

void expect_all_shown(const Type& type, const std::set<std::string>& shown) {
  for (const Field& field : type.fields) {
    EXPECT_TRUE(shown.contains(field.name)) << type.name << ": no example has " << field.name;
  }
}

struct Examples : testing::Test {
  std::string text = protocol_file();
  std::expected<json::Document, json::Error> document = json::Document::parse(text);
  std::expected<Description, std::string> description = read_description(text);

  [[nodiscard]] json::Value list(std::string_view name) const {
    return *member(document->root(), name);
  }
};

TEST_F(Examples, OfTypes) {
  ASSERT_TRUE(description.has_value()) << description.error();
  std::size_t at = 0;
  list("types").each([&](const json::Value& value) {
    const Type& type = description->types[at++];
    std::set<std::string> shown;
    member(value, "examples")->each([&](const json::Value& example) {
      note_members(example, shown);
      if (type.raw) return;
      ASSERT_TRUE(readers().contains(type.name)) << type.name;
      expect_same(readers().at(type.name), std::string(example.raw()));
    });
    expect_all_shown(type, shown);
  });
  EXPECT_EQ(at, description->types.size());
}

TEST_F(Examples, OfMessages) {
  ASSERT_TRUE(description.has_value()) << description.error();
  std::size_t at = 0;
  list("messages").each([&](const json::Value& value) {
    const Message& message = description->messages[at++];
    std::set<std::string> shown;
    member(value, "examples")->each([&](const json::Value& example) {
      note_members(example, shown);
      expect_same(message_again(message.from_client), std::string(example.raw()));
    });
    expect_all_shown(message.type, shown);
  });
  EXPECT_GT(at, 10U);
}

TEST_F(Examples, OfRequestsAndAnswers) {
  ASSERT_TRUE(description.has_value()) << description.error();
  std::size_t at = 0;
  list("http").each([&](const json::Value& value) {
    const Route& route = description->routes[at++];
    const json::Value examples = *member(value, "examples");
    const auto play = [&](std::string_view which, const Type& type) {
      const auto example = member(examples, which);
      ASSERT_TRUE(example.has_value()) << route.name;
      ASSERT_TRUE(readers().contains(type.name)) << type.name;
      expect_same(readers().at(type.name), std::string(example->raw()));
      std::set<std::string> shown;
      note_members(*example, shown);
      expect_all_shown(type, shown);
    };
    if (route.request) play("request", *route.request);
    play("answer", route.answer);
  });
  EXPECT_GT(at, 10U);
}

// What a table refuses has a word in the protocol.
TEST(Protocol, KnowsEveryRefusalOfATable) {
  for (const std::string_view id : online::kActRefusalIds) {
    EXPECT_NE(std::ranges::find(kRefusalCodeIds, id), kRefusalCodeIds.end()) << id;
  }
}

TEST(Protocol, StatusesHaveTheOrderOfTheTable) {
  EXPECT_EQ(word_of(online::Status::kOpen), "open");
  EXPECT_EQ(word_of(online::Status::kStarting), "starting");
  EXPECT_EQ(word_of(online::Status::kUnderWay), "under-way");
  EXPECT_EQ(word_of(online::Status::kOver), "over");
}

std::string why_not(std::string_view text) {
  const auto message = read_client_message(text);
  return message ? "" : message.error();
}

TEST(Protocol, RefusesWhatIsNoMessage) {
  const std::string good =
      R"({"t": "act", "game": "k7Qm2ZpA", "on": 17, "id": 7, "do": {"move": "end"}})";
  EXPECT_EQ(why_not(good), "");
  const auto with = [&](const std::string& old, const std::string& instead) {
    std::string text = good;
    text.replace(text.find(old), old.size(), instead);
    return why_not(text);
  };
  EXPECT_EQ(why_not("[]"), "there should be an object");
  EXPECT_NE(why_not(""), "");
  EXPECT_NE(why_not("{\"t\": \"act\""), "");
  EXPECT_NE(why_not("\xff"), "");
  EXPECT_EQ(why_not("{}"), "'t' is missing");
  EXPECT_EQ(why_not(R"({"t": 3})"), "'t' is missing");
  EXPECT_EQ(why_not(R"({"t": "dance"})"), "there is no message 'dance'");
  EXPECT_EQ(why_not(R"({"t": "welcome"})"), "there is no message 'welcome'");
  EXPECT_EQ(with("\"on\": 17, ", ""), "'on' is missing");
  EXPECT_NE(with("\"on\": 17", "\"on\": 17, \"on\": 18"), "");
  EXPECT_EQ(with("17", "17.5"), "'on' should be a whole number from 0 to 2147483647");
  EXPECT_EQ(with("17", "-1"), "'on' should be a whole number from 0 to 2147483647");
  EXPECT_EQ(with("17", "99999999999999999999"),
            "'on' should be a whole number from 0 to 2147483647");
  EXPECT_EQ(with("\"id\": 7", "\"id\": 9007199254740992"),
            "'id' should be a whole number from 0 to 9007199254740991");
  EXPECT_EQ(with("17", "\"17\""), "'on' should be a number, not a string");
  EXPECT_EQ(with("k7Qm2ZpA", "k7Qm2ZpAA"), "'game' should be the name of a table");
  EXPECT_EQ(with("k7Qm2ZpA", "../../x!"), "'game' should be the name of a table");
  EXPECT_EQ(with("{\"move\": \"end\"}", "{}"), "there should be exactly one member");
  EXPECT_EQ(with("{\"move\": \"end\"}", R"({"move": "end", "undo": true})"),
            "there should be exactly one member");
  EXPECT_EQ(with("{\"move\": \"end\"}", R"({"undo": false})"),
            "'undo' should be true, or not there");
  EXPECT_EQ(with("{\"move\": \"end\"}", R"({"fly": true})"), "'fly' is not known here");
  EXPECT_EQ(with("{\"move\": \"end\"}", R"({"offer": "tea"})"), "'offer' is no word we know");
  EXPECT_EQ(with("{\"move\": \"end\"}", R"({"join": "00"})"),
            "'join' should be 64 small hexadecimal digits");
  EXPECT_EQ(with("\"end\"", "\"" + std::string(201, 'x') + "\""),
            "'move' should have 1 to 200 bytes");
  EXPECT_EQ(with("\"end\"", "[[[[[[[[]]]]]]]]"), "it is too deep");
  EXPECT_EQ(with("\"end\"", R"("[[[[[[[[[[{{")"), "");  // only a text
}

TEST(Protocol, RefusesListsAndTablesThatAreTooLong) {
  std::string at;
  for (int i = 0; i < 21; ++i) {
    at +=
        (i == 0 ? "\"" : ", \"") + online::game_id_text({static_cast<std::uint64_t>(i)}) + "\": 1";
  }
  EXPECT_EQ(why_not(R"({"t": "ping", "n": 1, "at": {)" + at + "}}"), "'at' has too many entries");
  EXPECT_EQ(why_not(R"({"t": "ping", "n": 1, "at": {"nobody": 1}})"),
            "'at' should have names of tables");
  const auto table =
      read_as<OpenTableRequest>(R"({"settings": {}, "computers": ["a", "b", "c", "d"]})");
  ASSERT_FALSE(table.has_value());
  EXPECT_EQ(table.error(), "'computers' has more than 3 items");
}

}  // namespace
}  // namespace posthorn::protocol
