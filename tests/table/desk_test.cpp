// The desk: whole games of every variant by questions alone, nothing hidden in its answers, and a
// clear error for every bad question.
#include "table/desk.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "base/base64url.h"
#include "notation/json_writer.h"
#include "notation/move_text.h"
#include "notation/object_reader.h"
#include "notation/view_bytes.h"
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
      json::Object person;
      person.member("name", "N" + std::to_string(seat));
      person.member("person", true);
      seats.item(person);
    }
    const Answer answer = ask(R"({"ask": "new", "game": )" + game_json(made).text() +
                              R"(, "seats": )" + seats.text() + R"(, "seed": ")" + seed + R"("})");
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
  const auto undo = [&](int version) {
    return ask(R"({"ask": "undo", "seat": 0, "version": )" + std::to_string(version) + "}");
  };
  EXPECT_EQ(undo(0).at("error.key"), "no-undo");
  with_move("move", "take deck");
  EXPECT_EQ(seen(0).at("undo.can"), "false");  // a card came to light
  with_move("move", "postmaster");             // T7: forced
  with_move("move", "take deck");
  const std::string card = seen(0).at("view.players.0.hand.0");
  with_move("move", "play " + card + " new");
  EXPECT_EQ(seen(0).at("undo.can"), "true");
  EXPECT_EQ(undo(3).at("error.key"), "stale");
  const Answer undone = undo(4);
  EXPECT_EQ(undone.at("version"), "5");
  EXPECT_EQ(undone.at("anew"), "true");
  EXPECT_EQ(undone.at("seen.view.phase"), "play");
  EXPECT_EQ(undone.at("record.moves.2"), "take deck");
  EXPECT_EQ(undone.at("record.moves.3"), "");
}

// One answer has all that a page shows after an act and all that is kept of the game.
TEST_F(DeskTest, AnActTellsItsViewerEverything) {
  begin("map=south,players=2");
  const auto act = [&](int seat, const std::string& move, int version, int viewer) {
    return ask(R"({"ask": "act", "seat": )" + std::to_string(seat) + R"(, "move": ")" + move +
               R"(", "version": )" + std::to_string(version) + R"(, "viewer": )" +
               std::to_string(viewer) + R"(, "since": )" + std::to_string(version) + "}");
  };
  const Answer own = act(0, "take deck", 0, 0);
  EXPECT_EQ(own.at("version"), "1");
  EXPECT_EQ(own.at("anew"), "false");
  EXPECT_NE(own.at("seen.view.players.0.hand.0"), "");
  EXPECT_EQ(own.at("steps.0.move"), "0");
  EXPECT_EQ(own.at("steps.1"), "");
  EXPECT_EQ(own.at("record.moves.0"), "take deck");
  EXPECT_EQ(own.at("record.result"), "");

  EXPECT_EQ(act(0, "postmaster", 0, 0).at("error.key"), "stale");
  EXPECT_EQ(act(1, "postmaster", 1, 1).at("error.refusal.key"), "not_your_decision");
  EXPECT_EQ(act(0, "end", 1, 0).at("error.refusal.rule"), "T1");
  const Answer other = act(0, "postmaster", 1, 1);
  EXPECT_EQ(other.at("seen.view.players.0.hand.0"), "") << "the viewer is another seat";
  EXPECT_EQ(other.at("seen.choice"), "null");
}

// A page fed by a server shows the same from the bytes of its view.
TEST_F(DeskTest, ShowsAViewThatCameFromElsewhere) {
  const std::string name = "map=south,players=3,audience=true,offices=true";
  begin(name);
  const Game game = game_named(name);
  const auto record = read_record(ask(R"({"ask": "record"})").text());
  ASSERT_TRUE(record.has_value());
  Table table(game_named(name), Rng(1));
  ASSERT_TRUE(table.open(*record).has_value());
  for (int move = 0; move < 60; ++move) {
    const LegalActions legal(game, table.state());
    const Action action = legal.at(static_cast<std::uint64_t>(move) % legal.size());
    with_move("move", move_text(game, table.state(), action));
    table.perform(action);
    for (int seat = 0; seat < game.players; ++seat) {
      const View view = view_of(game, table.state(), seat);
      Desk page{BotHost{}};
      const std::string question =
          R"({"ask": "show", "game": )" + game_json(game).text() + R"(, "moves": )" +
          std::to_string(table.moves()) + R"(, "undo": )" +
          (seen(seat).at("undo.can") == "true" ? "true" : "false") + R"(, "view": ")";
      const std::string bytes = base64url(view_bytes(game, view));
      ASSERT_EQ(page.answer(question + bytes + "\"}"), seen(seat).text());
      const std::string next =
          move_text(game, table.state(), LegalActions(game, table.state()).at(0));
      const std::string preview = R"({"ask": "preview", "move": ")" + next + R"("})";
      if (table.state().actor == seat) {
        EXPECT_EQ(page.answer(preview), ask(preview).text());
      } else {
        EXPECT_EQ(Answer(page.answer(preview)).at("error.refusal.key"), "not_your_decision");
      }
      EXPECT_EQ(Answer(page.answer(R"({"ask": "record"})")).at("error.key"), "no-game");
      EXPECT_EQ(Answer(page.answer(question + bytes.substr(1) + "\"}")).at("error.key"),
                "bad-view");
      EXPECT_EQ(Answer(page.answer(question + "!\"}")).at("error.key"), "bad-view");
    }
  }
}

// Pages over plain http promise their shares with it.
TEST_F(DeskTest, Hashes) {
  EXPECT_EQ(ask(R"({"ask": "sha256", "bytes": "YWJj"})").at("hash"),
            "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  EXPECT_EQ(ask(R"({"ask": "sha256", "bytes": ""})").at("hash"),
            "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  EXPECT_EQ(ask(R"({"ask": "sha256", "bytes": "!"})").at("error.key"), "bad-question");
  EXPECT_EQ(ask(R"({"ask": "sha256"})").at("error.key"), "bad-question");
}

TEST_F(DeskTest, TellsWhatHousesMayStandBesideEachOther) {
  bool two_ways = false;
  bool coaches = false;
  for (int seed = 0; seed < 60 && !(two_ways && coaches); ++seed) {
    begin("map=south,players=2,audience=true", seed_of(seed));
    for (Answer now = seen(0); now.at("result") == "null"; now = seen(0)) {
      const Answer own = seen(std::stoi(now.at("view.actor")));
      const std::string proposed = own.at("choice.houses.proposed");
      if (!proposed.empty()) {
        const std::string way = "choice.houses.ways." + proposed;
        const std::string first = own.at(way + ".largest.0");
        // C2: cities of one land stand beside each other by one way, never by the other.
        const std::string other = own.at("choice.houses.ways.one.groups.0.1");
        if (!other.empty()) {
          two_ways = true;
          const std::string one = own.at("choice.houses.ways.one.groups.0.0");
          EXPECT_NE(own.at("choice.houses.ways.one.beside." + one).find(other), std::string::npos);
          EXPECT_EQ(own.at("choice.houses.ways.each.beside." + one).find(other), std::string::npos);
        }
        EXPECT_EQ(first.empty(), own.at("choice.houses.most") == "0");
      }
      if (own.at("view.phase") == "coaches") {
        coaches = true;
        EXPECT_EQ(own.at("coaches.starts.BAD"), "MAI");  // A2
        EXPECT_NE(own.at("coaches.cards"), "{}");        // A3
      } else {
        EXPECT_EQ(own.at("coaches"), "");
      }
      with_move(
          "move",
          ask(R"({"ask": "choose", "bot": "greedy", "seed": ")" + kSeed + R"("})").at("move"));
    }
  }
  EXPECT_TRUE(two_ways);
  EXPECT_TRUE(coaches);
}

// S4: the network needs a house in each land it names.
TEST_F(DeskTest, TellsHowMuchABonusNeeds) {
  const auto needed = [&](const std::string& game, const std::string& kind) {
    begin(game);
    const Answer now = seen(0);
    for (int i = 0;; ++i) {
      const std::string bonus = "bonuses." + std::to_string(i);
      if (now.at(bonus).empty()) return std::string("none");
      if (now.at(bonus + ".kind") == kind) return now.at(bonus + ".needed");
    }
  };
  EXPECT_EQ(needed("map=south,players=2", "network"), "9");
  EXPECT_EQ(needed("map=south,players=2,network=outside", "network"), "8");
  EXPECT_EQ(needed("map=south,players=2", "length"), "");
}

// Who thinks is asked about a game as it is now, and keeps nothing of another one.
TEST_F(DeskTest, ThinksAboutTheGameThatComesWithTheQuestion) {
  begin("map=south,players=2");
  with_move("move", "take deck");
  const std::string record = ask(R"({"ask": "record"})").text();
  Desk thinker{BotHost{}};
  const auto choose = [&](const std::string& game) {
    return Answer(thinker.answer(R"({"ask": "choose", "bot": "greedy", "seed": ")" + kSeed +
                                 R"(", "record": )" + game + "}"));
  };
  EXPECT_EQ(choose(record).at("move"), "postmaster");  // T7
  with_move("move", "postmaster");
  const Answer next = choose(ask(R"({"ask": "record"})").text());
  EXPECT_TRUE(next.at("move").starts_with("take ")) << next.text();
  EXPECT_EQ(choose(record).at("move"), "postmaster") << "it went back";
  EXPECT_EQ(choose("{}").at("error.key"), "bad-record");
  EXPECT_EQ(choose("7").at("error.key"), "bad-question");
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
    return ask(R"({"ask": "open", "seed": ")" + kSeed + R"(", "text": )" +
               json::written(text).text() + "}");
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
