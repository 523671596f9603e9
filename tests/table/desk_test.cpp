// The desk: whole games of every variant by questions alone, nothing hidden in its answers, and a
// clear error for every bad question.
#include "table/desk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "notation/json_writer.h"
#include "notation/object_reader.h"
#include "tests/games.h"

namespace posthorn {
namespace {

const std::string kSeed = std::string(16, '0') + std::string(16, '7') + std::string(32, 'a');

std::string seed_of(int number) {
  const std::string digits = std::to_string(number);
  return std::string(64 - digits.size(), '0') + digits;
}

// One line of JSON, its values by path: at("choice.moves.0.move").
class Answer {
 public:
  explicit Answer(std::string text) : text_(std::move(text)) {
    EXPECT_TRUE(json::Document::parse(text_).has_value()) << text_;
  }

  // The text of a value, strings without their quotes; nothing where there is none.
  [[nodiscard]] std::string at(std::string_view path) const {
    const auto document = json::Document::parse(text_);
    std::string raw(document->root().raw());
    while (!path.empty()) {
      const std::string step(path.substr(0, path.find('.')));
      path.remove_prefix(std::min(path.size(), step.size() + 1));
      const auto inner = json::Document::parse(raw);
      std::string next;
      const json::Value value = inner->root();
      if (value.is(json::Type::kObject)) {
        value.each_member([&](const std::string& key, json::Value member) {
          if (key == step) next = member.raw();
        });
      } else if (value.is(json::Type::kArray)) {
        std::size_t i = 0;
        value.each([&](json::Value item) {
          if (std::to_string(i++) == step) next = item.raw();
        });
      }
      if (next.empty()) return "";
      raw = next;
    }
    return !raw.empty() && raw.front() == '"' ? raw.substr(1, raw.size() - 2) : raw;
  }
  [[nodiscard]] const std::string& text() const { return text_; }

 private:
  std::string text_;
};

class DeskTest : public testing::Test {
 protected:
  Answer ask(const std::string& question) { return Answer(desk_.answer(question)); }

  void begin(const std::string& game, const std::string& seed = kSeed) {
    const Game made = game_named(game);
    json::List seats;
    for (int seat = 0; seat < made.players; ++seat) {
      seats.item(R"({"name": "N)" + std::to_string(seat) + R"(", "person": true})");
    }
    const Answer answer = ask(R"({"ask": "new", "game": )" + game_json(made) + R"(, "seats": )" +
                              seats.text() + R"(, "seed": ")" + seed + R"("})");
    EXPECT_EQ(answer.text(), "{}");
  }
  Answer seen(int viewer) {
    return ask(R"({"ask": "seen", "viewer": )" + std::to_string(viewer) + "}");
  }
  Answer with_move(const std::string& ask_what, const std::string& move) {
    return ask(R"({"ask": ")" + ask_what + R"(", "move": ")" + move + R"("})");
  }

  static bool told_bad_end(const Answer& view, const std::string& move) {
    const std::string told = R"({"move": ")" + move + R"(", "endsBehind": true})";
    return view.text().find(told) != std::string::npos;
  }

  Desk desk_{BotHost{}};
};

class DeskGames : public DeskTest, public testing::WithParamInterface<std::string> {
 protected:
  // C8: whether the carriage comes by itself; N3: no horse is missing where closing is possible.
  static void expect_closing_as_told(const Answer& view, const std::string& route,
                                     const Answer& preview) {
    if (view.at("view.phase") == "houses" && !view.at(route + ".reachesCarriage").empty()) {
      const bool taken = preview.text().find("carriage-taken") != std::string::npos;
      EXPECT_EQ(view.at(route + ".reachesCarriage"), taken ? "true" : "false") << view.text();
    }
    if (view.at(route + ".mayClose") == "true" && !view.at(route + ".horsesShort").empty()) {
      EXPECT_EQ(view.at(route + ".horsesShort"), "0") << view.text();
    }
  }
  // E1: who is asked before the last round begins needs no preview for these.
  static void expect_ending_as_told(const Answer& view, const std::string& move,
                                    const Answer& preview) {
    const std::string phase = view.at("view.phase");
    if (phase != "cartwright" && phase != "reward-house") return;
    const bool bad = preview.at("ends") == "true" && preview.at("behind") == "true";
    EXPECT_EQ(told_bad_end(view, move), bad) << move << "\n" << view.text();
  }
};

// Plays to the end, each move one that the answers offer.
TEST_P(DeskGames, CanBePlayedByQuestions) {
  begin(GetParam());
  int moves = 0;
  for (; moves < 5000; ++moves) {
    const std::string actor = seen(0).at("view.actor");
    const Answer view = seen(std::stoi(actor));
    if (view.at("result") != "null") break;
    const std::string move =
        ask(R"({"ask": "choose", "bot": "steady", "seed": ")" + kSeed + R"("})").at("move");
    const bool offered = view.text().find(R"({"move": ")" + move + R"(")") != std::string::npos;
    ASSERT_TRUE(offered || view.at("choice.more") == "true") << move << "\n" << view.text();
    const Answer preview = with_move("preview", move);
    EXPECT_EQ(preview.at("error"), "") << move;
    expect_closing_as_told(view, "routes." + actor, preview);
    expect_ending_as_told(view, move, preview);
    ASSERT_EQ(with_move("move", move).text(), "{}") << move;
  }
  EXPECT_LT(moves, 5000);
  EXPECT_NE(seen(0).at("result.winner"), "");
  const Answer events = ask(R"({"ask": "events", "viewer": 0, "from": -1})");
  EXPECT_EQ(events.at("steps." + std::to_string(moves) + ".move"), std::to_string(moves - 1));
  // The record opens again, in whole and as a branch.
  const std::string record = ask(R"({"ask": "record"})").text();
  const std::string open = R"({"ask": "open", "seed": ")" + kSeed + R"(", "record": )" + record;
  EXPECT_EQ(ask(open + "}").text(), "{}");
  EXPECT_EQ(ask(open + R"(, "moves": 7})").text(), "{}");
  EXPECT_EQ(seen(0).at("moves"), "7");
}

INSTANTIATE_TEST_SUITE_P(Every, DeskGames, testing::ValuesIn(every_game_name()),
                         [](const auto& each) { return test_name_of(each.param); });

// E1, C9: with the cartwright's help for the last carriage, while the other has more points.
TEST_F(DeskTest, TellsThatACartwrightEndsTheGameBehind) {
  bool found = false;
  for (int game = 0; game < 200 && !found; ++game) {
    begin("map=south,players=4", seed_of(game));
    for (int moves = 0; moves < 2000 && !found; ++moves) {
      const Answer view = seen(std::stoi(seen(0).at("view.actor")));
      if (view.at("result") != "null") break;
      found = told_bad_end(view, "cartwright");
      EXPECT_FALSE(told_bad_end(view, "decline"));
      const std::string seed = seed_of(1000 * game + moves);
      const std::string choose = R"({"ask": "choose", "bot": "greedy", "seed": ")" + seed + R"("})";
      ASSERT_EQ(with_move("move", ask(choose).at("move")).text(), "{}");
    }
  }
  EXPECT_TRUE(found);
}

TEST_F(DeskTest, RefusalsNameKeyAndRule) {
  begin("map=south,players=2");
  const Answer answer = with_move("move", "end");
  EXPECT_EQ(answer.at("error.key"), "refused");
  EXPECT_EQ(answer.at("error.refusal.key"), "take_and_play_first");
  EXPECT_EQ(answer.at("error.refusal.rule"), "T1");
  EXPECT_EQ(with_move("why", "end").at("error.refusal.rule"), "T1");
  EXPECT_EQ(with_move("move", "dance").at("error.key"), "no-such-move");
  EXPECT_EQ(seen(0).at("moves"), "0");
}

TEST_F(DeskTest, UndoStopsAtWhatWasShown) {
  begin("map=south,players=2");
  EXPECT_EQ(seen(0).at("undo.can"), "false");
  EXPECT_EQ(ask(R"({"ask": "undo"})").at("error.key"), "no-undo");
  with_move("move", "take deck");
  EXPECT_EQ(seen(0).at("undo.can"), "false");  // a card came to light
  with_move("move", "postmaster");             // T7: forced
  with_move("move", "take deck");
  const std::string card = seen(0).at("view.players.0.hand.0");
  with_move("move", "play " + card + " new");
  EXPECT_EQ(seen(0).at("undo.can"), "true");
  EXPECT_EQ(ask(R"({"ask": "undo"})").text(), "{}");
  EXPECT_EQ(seen(0).at("view.phase"), "play");
}

// What a seat sees does not change with what it may not know.
TEST_F(DeskTest, OtherHandsStayHidden) {
  begin("map=south,players=2");
  with_move("move", "take deck");
  const std::string card = seen(0).at("view.players.0.hand.0");
  EXPECT_NE(card, "");
  EXPECT_EQ(seen(1).at("view.players.0.hand.0"), "");
  EXPECT_EQ(seen(1).at("view.players.0.hidden"), "1");
  EXPECT_EQ(seen(1).at("choice"), "null");
  const Answer events = ask(R"({"ask": "events", "viewer": 1, "from": 0})");
  EXPECT_NE(events.text().find("drew-card"), std::string::npos);
  EXPECT_EQ(events.text().find("\"card\""), events.text().npos);
  EXPECT_EQ(seen(-1).at("view.players.0.hand.0"), card);
}

TEST_F(DeskTest, OfficialsTellWhatTheyAreUpTo) {
  begin("map=south,players=2");
  // T7: the first turn begins without cards.
  EXPECT_EQ(seen(0).at("choice.officials.postmaster.standing"), "later");
  EXPECT_EQ(seen(0).at("choice.officials.bailiff.standing"), "not");
  EXPECT_EQ(seen(0).at("choice.officials.bailiff.refusal.key"), "only_postmaster");
  with_move("move", "take deck");
  EXPECT_EQ(seen(0).at("choice.officials.postmaster.standing"), "forced");
  with_move("move", "postmaster");
  EXPECT_EQ(seen(0).at("choice.officials.postmaster.standing"), "used");
}

TEST_F(DeskTest, HorsesHaveNoCartwright) {
  begin("map=north,players=2,growth=horses");
  EXPECT_EQ(seen(0).at("choice.officials.cartwright"), "");
  EXPECT_NE(seen(0).at("choice.officials.bailiff"), "");
}

TEST_F(DeskTest, BadQuestionsGetAnError) {
  EXPECT_EQ(ask(R"({"ask": "seen", "viewer": 0})").at("error.key"), "no-game");
  begin("map=south,players=2");
  const std::string before = seen(0).text();
  const auto key_of = [&](const std::string& question) { return ask(question).at("error.key"); };
  EXPECT_EQ(key_of("{"), "bad-question");
  EXPECT_EQ(key_of("[]"), "bad-question");
  EXPECT_EQ(key_of("{}"), "bad-question");
  EXPECT_EQ(key_of(R"({"ask": "dance"})"), "bad-question");
  EXPECT_EQ(key_of(R"({"ask": "seen", "viewer": 2})"), "bad-question");
  EXPECT_EQ(key_of(R"({"ask": "seen", "viewer": 0, "moves": 1})"), "bad-question");
  EXPECT_EQ(key_of(R"({"ask": "hint", "simulations": 0})"), "bad-question");
  EXPECT_EQ(key_of(R"({"ask": "hint", "simulations": 4})"), "no-network");
  EXPECT_EQ(key_of(R"({"ask": "analyse"})"), "no-network");
  EXPECT_EQ(key_of(R"({"ask": "analysis-step", "simulations": 4})"), "bad-question");
  EXPECT_EQ(key_of(R"({"ask": "choose", "bot": "nobody", "seed": ")" + kSeed + R"("})"), "bad-bot");
  EXPECT_EQ(key_of(R"({"ask": "choose", "bot": "net", "seed": ")" + kSeed + R"("})"), "no-network");
  EXPECT_EQ(key_of(R"({"ask": "choose", "bot": "greedy", "seed": "12"})"), "bad-question");
  EXPECT_EQ(
      key_of(R"({"ask": "new", "seats": [], "game": {"map": "moon"}, "seed": ")" + kSeed + R"("})"),
      "bad-game");
  EXPECT_EQ(key_of(R"({"ask": "new", "seats": [], "game": {}, "seed": ")" + kSeed + R"("})"),
            "bad-game");
  EXPECT_EQ(key_of(R"({"ask": "open", "record": {}, "seed": ")" + kSeed + R"("})"), "bad-record");
  EXPECT_EQ(key_of(R"({"ask": "add-board", "board": {}})"), "bad-board");
  EXPECT_EQ(seen(0).text(), before);  // nothing was lost
}

// A file is refused with a fault that can be told in any language, and its place.
TEST_F(DeskTest, SaysWhatIsWrongWithAFile) {
  const auto open = [&](const std::string& text) {
    return ask(R"({"ask": "open", "seed": ")" + kSeed + R"(", "text": )" + json::quote(text) + "}");
  };
  Answer answer = open("{\n  \"format\": \"posthorn-record\",\n  \"version\": 2}");
  EXPECT_EQ(answer.at("error.key"), "bad-record");
  EXPECT_EQ(answer.at("error.fault.key"), "wrong_version");
  EXPECT_EQ(answer.at("error.fault.parameters.known"), "1");
  EXPECT_EQ(answer.at("error.place.path"), "version");
  EXPECT_EQ(answer.at("error.place.line"), "3");
  EXPECT_EQ(answer.at("error.place.column"), "14");

  answer = open("{\"format\": ");
  EXPECT_EQ(answer.at("error.fault.key"), "ends_early");
  EXPECT_EQ(answer.at("error.place.path"), "");
  EXPECT_EQ(answer.at("error.place.column"), "12");

  answer = ask(R"({"ask": "open", "seed": ")" + kSeed + R"(", "record": {}})");
  EXPECT_EQ(answer.at("error.fault.key"), "missing_member");
  EXPECT_EQ(answer.at("error.fault.parameters.member"), "format");
  EXPECT_EQ(answer.at("error.place.line"), "") << "it is not known in which file it stood";

  answer = ask(R"({"ask": "add-board", "text": "{\"id\": \"My map\"}"})");
  EXPECT_EQ(answer.at("error.key"), "bad-board");
  EXPECT_EQ(answer.at("error.fault.key"), "bad_name_id");
  EXPECT_EQ(answer.at("error.fault.parameters.id"), "My map");
}

TEST_F(DeskTest, SaysWhatIsWrongWithAGame) {
  begin("map=south,players=2");
  ASSERT_EQ(with_move("move", "take deck").text(), "{}");
  const std::string record = ask(R"({"ask": "record"})").text();
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = record;
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    text.replace(at, from.size(), to);
    return ask(R"({"ask": "open", "seed": ")" + kSeed + R"(", "record": )" + text + "}");
  };
  Answer answer = changed("take deck\"", "take deck\", \"close\"");
  EXPECT_EQ(answer.at("error.key"), "false-record");
  EXPECT_EQ(answer.at("error.refusal.key"), "take_and_play_first");
  EXPECT_EQ(answer.at("error.refusal.rule"), "T1");
  EXPECT_EQ(answer.at("error.fault"), "") << "the rule says more";
  EXPECT_EQ(answer.at("error.place.move"), "1");
  EXPECT_EQ(answer.at("error.place.played"), "close");

  answer = changed("take deck", "take XXX");
  EXPECT_EQ(answer.at("error.fault.key"), "unknown_city");
  EXPECT_EQ(answer.at("error.fault.parameters.id"), "XXX");
  EXPECT_EQ(answer.at("error.place.move"), "0");

  answer = changed("\"moves\"", R"("result": {"scores": [0, 0], "winner": 0}, "moves")");
  EXPECT_EQ(answer.at("error.fault.key"), "result_too_early");
  answer = changed("\"south\"", "\"moon\"");
  EXPECT_EQ(answer.at("error.key"), "bad-record");
  EXPECT_EQ(answer.at("error.fault.key"), "unknown_map");
  EXPECT_EQ(answer.at("error.fault.parameters.id"), "moon");

  // Nobody reads a whole file in a sentence.
  answer = changed("take deck", "take " + std::string(5000, 'X'));
  EXPECT_LT(answer.at("error.fault.parameters.id").size(), 100U);
  EXPECT_LT(answer.at("error.place.played").size(), 100U);
}

}  // namespace
}  // namespace posthorn
