// Games by name: as text, as JSON, and what is said about a wrong one.
#include "notation/game_text.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "notation/board_json.h"

namespace posthorn {
namespace {

std::vector<GameName> all_games() {
  std::vector<GameName> games;
  for (int players = 2; players <= 4; ++players) {
    for (const Growth growth : {Growth::kCarriages, Growth::kHorses}) {
      games.push_back({"north", {.players = players, .growth = growth}});
    }
    for (unsigned choice = 0; choice < 8; ++choice) {
      Options options;
      options.players = players;
      options.network = (choice & 1) != 0 ? Network::kOutside : Network::kAll;
      options.audience = (choice & 2) != 0;
      options.offices = (choice & 4) != 0;
      games.push_back({"south", options});
    }
  }
  return games;
}

// The whole game of a text, or what is wrong.
std::string problem(std::string_view text) {
  const auto name = read_game_name(text);
  if (!name) return name.error();
  const auto game = make_game(Boards(), *name);
  return game ? "" : game.error();
}

GameName read_json(const std::string& text, std::string& wrong) {
  const auto document = json::Document::parse(text);
  if (!document) {
    wrong = document.error().message;
    return {};
  }
  Problems problems;
  GameName name = read_game_json(document->root(), problems);
  wrong = problems.any()
              ? json::position_text(text, problems.first().offset) + ": " + problems.first().message
              : "";
  return name;
}

std::string json_problem(const std::string& text) {
  std::string wrong;
  read_json(text, wrong);
  return wrong;
}

TEST(GameText, EveryGameReadsBack) {
  const std::vector<GameName> names = all_games();
  EXPECT_EQ(names.size(), 30U);
  for (const GameName& name : names) {
    const auto game = make_game(Boards(), name);
    ASSERT_TRUE(game.has_value()) << game.error();
    const auto read = read_game_name(game_text(*game));
    ASSERT_TRUE(read.has_value()) << read.error();
    EXPECT_EQ(read->map, name.map);
    EXPECT_EQ(read->options, name.options) << game_text(*game);
    std::string wrong;
    const GameName from_json = read_json(game_json(*game).text(), wrong);
    EXPECT_EQ(wrong, "");
    EXPECT_EQ(from_json.map, name.map);
    EXPECT_EQ(from_json.options, name.options) << game_json(*game).text();
  }
}

TEST(GameText, MissingKeysTakeTheirDefaults) {
  const auto name = read_game_name("");
  ASSERT_TRUE(name.has_value());
  EXPECT_EQ(name->map, "south");
  EXPECT_EQ(name->options, Options());
  const auto other = read_game_name("offices,players=4,map=south");
  ASSERT_TRUE(other.has_value()) << other.error();
  EXPECT_EQ(other->options, (Options{.players = 4, .offices = true}));
  std::string wrong;
  EXPECT_EQ(read_json("{}", wrong).options, Options());
  EXPECT_EQ(wrong, "");
}

TEST(GameText, RefusesWrongTexts) {
  EXPECT_EQ(problem("players=5"), "players should be 2, 3 or 4, not '5' (S1)");
  EXPECT_EQ(problem("players=02"), "players should be 2, 3 or 4, not '02' (S1)");
  EXPECT_EQ(problem("growth=ponies"), "growth should be carriages or horses, not 'ponies'");
  EXPECT_EQ(problem("network=inside"), "network should be all or outside, not 'inside'");
  EXPECT_EQ(problem("audience=maybe"), "audience should be true or false, not 'maybe'");
  EXPECT_EQ(problem("offices=2"), "offices should be true or false, not '2'");
  EXPECT_EQ(problem("map="), "map needs a name, as in map=south");
  EXPECT_EQ(problem("map=south,map=north"), "'map' is named twice");
  EXPECT_TRUE(
      problem("colour=red").starts_with("there is no option 'colour'; known are map, players"));
  EXPECT_TRUE(problem("map=south,,players=2").starts_with("there is no option ''"));
}

TEST(GameText, RefusesWrongJson) {
  EXPECT_EQ(json_problem("{\"map\": 1}"),
            "line 1, column 9: 'map' of 'game' should be a string, not a number");
  EXPECT_EQ(json_problem("{\"players\": 5}"),
            "line 1, column 13: 'players' of 'game' should be a whole number from 2 to 4");
  EXPECT_EQ(json_problem("{\"players\": \"2\"}"),
            "line 1, column 13: 'players' of 'game' should be a number, not a string");
  EXPECT_EQ(json_problem("{\"growth\": \"x\"}"),
            "line 1, column 12: growth should be carriages or horses");
  EXPECT_EQ(json_problem("{\"network\": \"x\"}"),
            "line 1, column 13: network should be all or outside");
  EXPECT_EQ(json_problem("{\"audience\": 1}"),
            "line 1, column 14: 'audience' of 'game' should be true or false, not a number");
  EXPECT_EQ(json_problem("{\"offices\": null}"),
            "line 1, column 13: 'offices' of 'game' should be true or false, not null");
  EXPECT_EQ(json_problem("{\"mapp\": \"south\"}"),
            "line 1, column 10: 'mapp' is not known in 'game'");
  EXPECT_EQ(json_problem("[]"), "line 1, column 1: 'game' should be an object, not a list");
}

TEST(GameText, RefusesForbiddenCombinationsByTheirRule) {
  EXPECT_TRUE(problem("map=north,network=outside").starts_with("S4: "));
  EXPECT_TRUE(problem("map=south,growth=horses").starts_with("N1: "));
  EXPECT_TRUE(problem("map=north,audience").starts_with("O8: "));
  EXPECT_TRUE(problem("map=north,offices").starts_with("O8: "));
  EXPECT_TRUE(problem("map=east").starts_with("there is no map 'east'; known are south, north"));
  EXPECT_EQ(problem("map=south,players=4,network=outside,audience,offices"), "");
}

TEST(GameText, AddedMapsGoFirst) {
  Board board = *built_in_board("south");
  board.id = "mine";
  Boards boards;
  boards.add(board);
  EXPECT_EQ(boards.ids(), "south, north, mine");
  EXPECT_NE(boards.find("mine"), nullptr);
  EXPECT_EQ(boards.find("other"), nullptr);
  board.id = "south";
  board.title = "Corrected";
  boards.add(board);
  EXPECT_EQ(boards.ids(), "south, north, mine");
  EXPECT_EQ(boards.find("south")->title, "Corrected");
  const auto game = make_game(boards, {"mine", {.players = 3}});
  ASSERT_TRUE(game.has_value()) << game.error();
  EXPECT_EQ(game_text(*game), "map=mine,players=3,growth=carriages,network=all");
}

TEST(GameText, SaysWhatIsReconstructed) {
  Board board = *built_in_board("south");
  board.id = "mine";
  board.provenance.reconstructed = {};
  Boards boards;
  boards.add(board);
  EXPECT_EQ(provenance_text(*make_game(boards, {"mine", {}})), "");
  board.id = "guessed";
  board.provenance.reconstructed = {"roads", "tiles"};
  boards.add(board);
  EXPECT_EQ(provenance_text(*make_game(boards, {"guessed", {}})),
            "Map guessed: partly reconstructed (roads; tiles)");
  EXPECT_FALSE(provenance_text(*make_game(boards, {"north", {}})).empty());
}

}  // namespace
}  // namespace posthorn
