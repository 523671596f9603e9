// Clients that mean no good, or know no better.
#include <gtest/gtest.h>

#include "tests/server/online/player.h"
#include "tests/server/online/running_node.h"

namespace posthorn::server {
namespace {

struct Strangers : testing::Test {
  RunningNode node;

  [[nodiscard]] int port() const { return node.port(); }
  [[nodiscard]] std::string code_of(const Answer& answer) const {
    const auto problem = protocol::read_as<protocol::ProblemAnswer>(answer.body);
    return problem ? std::string(protocol::word_of(problem->code)) : answer.body;
  }
};

TEST_F(Strangers, ForeignPagesChangeNothing) {
  const std::string body = R"({"name": "Anna"})";
  EXPECT_EQ(code_of(ask(port(), "POST", "/api/guest", body, "", "http://evil.example")),
            "foreign-origin");
  EXPECT_EQ(code_of(ask(port(), "POST", "/api/guest", body, "", "")), "foreign-origin");
  EXPECT_EQ(code_of(ask(port(), "POST", "/api/guest", body, "", "null")), "foreign-origin");
  EXPECT_EQ(code_of(ask(port(), "POST", "/api/guest", body, "", "own", "text/plain")),
            "wrong-type");
  EXPECT_EQ(code_of(ask(port(), "DELETE", "/api/guest")), "wrong-method");
  Wire foreign(port());
  EXPECT_EQ(open_socket(foreign, "", "http://evil.example"), 403);
  Wire none(port());
  EXPECT_EQ(open_socket(none, "", ""), 403);
  Wire elsewhere(port());
  EXPECT_EQ(open_socket(elsewhere, "", "own", "/elsewhere"), 404);
  EXPECT_EQ(ask(port(), "GET", "/index.html").body, "a file\n");
}

TEST_F(Strangers, BadMessagesCloseTheSocket) {
  Wire wire(port());
  ASSERT_EQ(open_socket(wire, ""), 101);
  wire.send_frame(R"({"t": "lobby", "on": true})");
  EXPECT_TRUE(wire.receive().value_or("").contains("hello-first"));
  wire.send_frame("{");
  wire.send_frame(R"({"t": "dance"})");
  wire.send_frame("bytes", 2);
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(wire.receive().value_or("").contains("bad-message"));
  EXPECT_TRUE(wire.receive().value_or("").contains("bad-messages"));
  EXPECT_FALSE(wire.receive().has_value());
  EXPECT_FALSE(wire.open());
}

TEST_F(Strangers, LongFramesCloseTheSocket) {
  Wire wire(port());
  ASSERT_EQ(open_socket(wire, ""), 101);
  wire.send_frame(std::string(9000, ' '));
  EXPECT_FALSE(wire.receive().has_value());
  EXPECT_FALSE(wire.open());
}

TEST_F(Strangers, OtherVersionsAreToldSo) {
  Wire wire(port());
  ASSERT_EQ(open_socket(wire, ""), 101);
  wire.send_frame(protocol::text_of(protocol::Hello{protocol::kProtocol, kViewLayout + 1, "x"}));
  EXPECT_TRUE(wire.receive().value_or("").contains("outdated"));
  EXPECT_FALSE(wire.receive().has_value());
}

TEST_F(Strangers, NamesAreTakenOnce) {
  const Answer first = ask(port(), "POST", "/api/guest", R"({"name": "  Pilar  "})");
  EXPECT_EQ(first.status, 200);
  EXPECT_TRUE(first.head.contains("HttpOnly; SameSite=Lax"));
  EXPECT_TRUE(first.body.contains("\"Pilar\"")) << first.body;
  EXPECT_EQ(code_of(ask(port(), "POST", "/api/guest", R"({"name": "pilar"})")), "name-refused");
  const auto check = [&](const std::string& name) {
    const Answer answer = ask(port(), "POST", "/api/name", R"({"name": ")" + name + "\"}");
    const auto read = protocol::read_as<protocol::NameAnswer>(answer.body);
    if (!read) return answer.body;
    return read->free ? std::string("free") : std::string(protocol::word_of(*read->why));
  };
  EXPECT_EQ(check("Pilar"), "taken");
  EXPECT_EQ(check("PILAR"), "like");
  EXPECT_EQ(check("Рilar"), "signs");  // a Cyrillic letter among Latin ones
  EXPECT_EQ(check("Pi1ar"), "like");
  EXPECT_EQ(check("Pilar 2"), "free");
  EXPECT_EQ(check("ひろ"), "free");
  EXPECT_EQ(check("Jürgen-André"), "free");
  EXPECT_EQ(check(" . "), "empty");
  EXPECT_EQ(check("a\\u202eb"), "signs");
  EXPECT_EQ(check("<b>Bold</b>"), "signs");
  EXPECT_EQ(check("Anna with a name that goes on"), "long");
}

TEST_F(Strangers, PasswordsAndCodesBringANameBack) {
  const std::string cookie = cookie_in(ask(port(), "POST", "/api/guest", R"({"name": "Pilar"})"));
  const auto weak = ask(port(), "POST", "/api/password", R"({"password": "short"})", cookie);
  EXPECT_EQ(code_of(weak), "weak-password");
  const Answer kept =
      ask(port(), "POST", "/api/password", R"({"password": "diligence 1490"})", cookie);
  ASSERT_EQ(kept.status, 200) << kept.body;
  EXPECT_TRUE(kept.body.contains("\"guest\": false"));
  const std::string renewed = cookie_in(kept);
  EXPECT_EQ(code_of(ask(port(), "GET", "/api/my-games", "", cookie)), "signed-out");
  EXPECT_EQ(ask(port(), "GET", "/api/my-games", "", renewed).status, 200);
  const Answer drawn = ask(port(), "POST", "/api/recovery", "{}", renewed);
  const auto code = protocol::read_as<protocol::RecoveryAnswer>(drawn.body);
  ASSERT_TRUE(code.has_value()) << drawn.body;
  EXPECT_EQ(code_of(ask(port(), "POST", "/api/login",
                        R"({"name": "Pilar", "password": "diligence 1491"})")),
            "wrong-password");
  EXPECT_EQ(ask(port(), "POST", "/api/login", R"({"name": "pilar", "password": "diligence 1490"})")
                .status,
            200);
  EXPECT_EQ(ask(port(), "POST", "/api/login", R"({"name": "Pilar", "code": ")" + code->code + "\"}")
                .status,
            200);
  EXPECT_EQ(code_of(ask(port(), "GET", "/api/my-games", "", renewed)), "signed-out");
}

TEST_F(Strangers, TablesNeedSenseAndAName) {
  const std::string table =
      R"({"settings": {"game": {"players": 2}, "pace": {"bank": 900, "increment": 10}}})";
  EXPECT_EQ(code_of(ask(port(), "POST", "/api/tables", table)), "signed-out");
  const std::string cookie = cookie_in(ask(port(), "POST", "/api/guest", R"({"name": "Pilar"})"));
  EXPECT_EQ(ask(port(), "POST", "/api/tables", table, cookie).status, 200);
  const auto with = [&](const std::string& old, const std::string& instead) {
    std::string text = table;
    text.replace(text.find(old), old.size(), instead);
    return code_of(ask(port(), "POST", "/api/tables", text, cookie));
  };
  EXPECT_EQ(with("\"players\": 2", "\"players\": 7"), "bad-settings");
  EXPECT_EQ(with("\"players\": 2", "\"map\": \"moon\""), "bad-settings");
  EXPECT_EQ(with("900", "1"), "bad-settings");
  EXPECT_EQ(with("}}}", "}}, \"computers\": [\"hal\"]}"), "no-such-computer");
  EXPECT_EQ(with("}}}", "}}, \"computers\": [\"steady\", \"steady\"]}"), "bad-settings");
  EXPECT_EQ(with("{\"settings\"", "{\"more\": 1, \"settings\""), "bad-message");
  EXPECT_EQ(code_of(ask(port(), "GET", "/api/games/aaaaaaaa")), "no-such-table");
  EXPECT_EQ(code_of(ask(port(), "GET", "/api/nothing")), "not-found");
}

}  // namespace
}  // namespace posthorn::server
