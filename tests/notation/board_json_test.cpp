// Maps from JSON: what the reader accepts, and each of its refusals with its place in the text.
#include "notation/board_json.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "core/engine.h"
#include "core/invariants.h"

namespace posthorn {
namespace {

std::string city_id(int city) {
  return {static_cast<char>('A' + city / 26), static_cast<char>('A' + city % 26)};
}

struct Shape {
  int cities = 20;
  int lands = 4;
  std::string horses = "";  // as in ", \"horses\": [1, 2, 3]"; NOLINT: g++ wants an initialiser
};

// A map that lies on a ring, with one entry a line so that line numbers tell something.
std::string map_text(const Shape& shape = {}) {
  std::string text = "{\n  \"id\": \"test\", \"title\": \"Test\",\n  \"lands\": [";
  for (int land = 0; land < shape.lands; ++land) {
    const std::string n = std::to_string(land);
    text += land > 0 ? ",\n" : "\n";
    text += "    {\"id\": \"land" + n + "\", \"name\": \"Land " + n + "\"}";
  }
  text += "\n  ],\n  \"cardsPerCity\": 3,\n  \"cities\": [";
  for (int city = 0; city < shape.cities; ++city) {
    text += city > 0 ? ",\n" : "\n";
    text += "    {\"id\": \"" + city_id(city) + "\", \"name\": \"City\", \"land\": \"land" +
            std::to_string(city % shape.lands) + "\", \"x\": " + std::to_string(city) +
            ", \"y\": 7" + shape.horses + "}";
  }
  text += "\n  ],\n  \"roads\": [";
  for (int city = 0; city < shape.cities; ++city) {
    text += city > 0 ? ",\n" : "\n";
    text += "    [\"" + city_id(city) + "\", \"" + city_id((city + 1) % shape.cities) + "\"]";
    if (city % 3 == 0) {
      text += ", [\"" + city_id(city) + "\", \"" + city_id((city + 5) % shape.cities) + "\"]";
    }
  }
  text += R"(
  ],
  "bonuses": [
    {"id": "length4", "kind": "length", "length": 4, "values": [2, 1]},
    {"id": "first", "kind": "lands", "lands": ["land0"], "values": [3, 2, 1]},
    {"id": "pair", "kind": "lands", "lands": ["land1", "land2"], "values": [4, 3]},
    {"id": "network", "kind": "network",
     "except": {"outside": ["land3"], "all": []}, "values": [6, 5]},
    {"id": "tiles", "kind": "first-house", "cities": ["AB", "AC"], "values": [2, 1]},
    {"id": "end", "kind": "end", "values": [1]}
  ],
  "carriages": [
    {"size": 3, "points": 2, "count": 4},
    {"size": 5, "points": 6, "count": 4}
  ]
}
)";
  return text;
}

std::string changed(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  if (at != std::string::npos) text.replace(at, from.size(), to);
  return text;
}

// The reader says `message` and points at the first place where `at` stands in the text.
template <class Result>
void expect_refused(const Result& result, const std::string& text, std::string_view at,
                    std::string_view message) {
  ASSERT_FALSE(result.has_value()) << message;
  EXPECT_EQ(result.error().message, message);
  EXPECT_EQ(json::position_text(text, result.error().offset),
            json::position_text(text, text.find(at)))
      << message;
}

struct Change {
  std::string_view from;
  std::string_view to;
  std::string_view at;
  std::string_view message;
};

void expect_all_refused(const std::string& good, std::initializer_list<Change> changes) {
  for (const Change& change : changes) {
    SCOPED_TRACE(change.to);
    const std::string text = changed(good, change.from, change.to);
    const auto read = read_board(text);
    expect_refused(read, text, change.at, change.message);
    EXPECT_NE(read.error().fault.kind.key, "other") << change.message;
  }
}

std::string message_of(const std::string& text) {
  const auto board = read_board(text);
  if (board) return "";
  EXPECT_NE(board.error().fault.kind.key, "other") << board.error().message;
  return board.error().message;
}

std::string file_text(const std::string& path) {
  std::ifstream file(std::string(POSTHORN_SOURCE_DIR) + "/" + path);
  EXPECT_TRUE(file.good()) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

// Maps written before have other words for three kinds of bonuses.
TEST(BoardJson, ReadsTheWordsOfBefore) {
  std::string text = map_text();
  text = changed(text, R"("kind": "lands")", R"("kind": "complete")");
  text = changed(text, R"("kind": "network")", R"("kind": "presence")");
  text = changed(text, R"("kind": "first-house")", R"("kind": "firstHouse")");
  const auto now = read_board(map_text());
  const auto before = read_board(text);
  ASSERT_TRUE(now.has_value());
  ASSERT_TRUE(before.has_value()) << before.error().message;
  for (std::size_t i = 0; i < now->bonuses.size(); ++i) {
    EXPECT_EQ(before->bonuses[i].kind, now->bonuses[i].kind) << now->bonuses[i].id;
    EXPECT_EQ(before->bonuses[i].lands, now->bonuses[i].lands);
    EXPECT_EQ(before->bonuses[i].cities, now->bonuses[i].cities);
  }
}

TEST(BoardJson, ReadsTheTestMap) {
  const auto board = read_board(map_text());
  ASSERT_TRUE(board.has_value()) << board.error().message;
  EXPECT_EQ(board->id, "test");
  EXPECT_EQ(board->title, "Test");
  EXPECT_TRUE(board->provenance.reconstructed.empty());
  EXPECT_EQ(board->lands.size(), 4U);
  EXPECT_EQ(board->cities.size(), 20U);
  EXPECT_EQ(board->cities[5].land, 1);
  EXPECT_EQ(board->cities[5].x, 5);
  EXPECT_EQ(board->roads.size(), 27U);
  EXPECT_FALSE(board->has_horses());
  ASSERT_EQ(board->bonuses.size(), 6U);
  EXPECT_EQ(board->bonuses[0].length, 4);
  EXPECT_EQ(board->bonuses[2].lands, 0b110U);
  EXPECT_TRUE(board->bonuses[3].has_outside);
  EXPECT_EQ(board->bonuses[3].except_outside, 0b1000U);
  EXPECT_EQ(board->bonuses[4].cities, (std::vector<int>{1, 2}));
  EXPECT_EQ(board->carriages[1].points, 6);
  EXPECT_EQ(board->find_city("AC"), 2);
  EXPECT_EQ(board->find_city("XX"), -1);
}

TEST(BoardJson, BuiltInMapsAreTheFiles) {
  for (const char* id : {"south", "north"}) {
    const auto built_in = built_in_board(id);
    ASSERT_NE(built_in, nullptr);
    const auto read = read_board(file_text("data/" + std::string(id) + ".json"));
    ASSERT_TRUE(read.has_value()) << read.error().message;
    EXPECT_EQ(read->id, id);
    EXPECT_EQ(read->roads, built_in->roads);
  }
  EXPECT_EQ(built_in_board("east"), nullptr);
  EXPECT_EQ(built_in_board("south")->cities.size(), 22U);
  EXPECT_EQ(built_in_board("north")->cities.size(), 23U);
  EXPECT_TRUE(built_in_board("north")->has_horses());
  ASSERT_NE(built_in_rome(), nullptr);
}

TEST(BoardJson, HeaderIsOptional) {
  const std::string text = changed(map_text(), "\"id\": \"test\",",
                                   R"("$schema": "board.schema.json", "format": 1, "id": "test",
                 "provenance": {"known": "all", "reconstructed": ["roads", "tiles"]},)");
  const auto board = read_board(text);
  ASSERT_TRUE(board.has_value()) << board.error().message;
  EXPECT_EQ(board->provenance.known, "all");
  EXPECT_EQ(board->provenance.reconstructed, (std::vector<std::string>{"roads", "tiles"}));
  EXPECT_EQ(message_of(changed(map_text(), "\"title\"", "\"provenance\": {}, \"title\"")), "");
}

TEST(BoardJson, RefusesAnotherHeader) {
  expect_all_refused(
      map_text(),
      {{"\"title\"", "\"format\": 2, \"title\"", "2, \"title",
        "'format' of a map should be a whole number from 1 to 1"},
       {"\"title\"", "\"format\": \"1\", \"title\"", "\"1\"",
        "'format' of a map should be a number, not a string"},
       {"\"title\"", "\"$schema\": 1, \"title\"", "1, \"title",
        "'$schema' of a map should be a string, not a number"},
       {"\"id\": \"test\"", "\"id\": \"My Map\"", "{",
        "the map's id 'My Map' should be of a-z, 0-9 and '-'"},
       {"\"id\": \"test\"", "\"id\": \"\"", "{", "the map's id '' should be of a-z, 0-9 and '-'"},
       {"\"id\": \"test\"", "\"id\": 5", "5", "'id' of a map should be a string, not a number"},
       {"\"id\": \"test\", ", "", "{", "a map should have 'id'"},
       {"\"title\"", "\"provenance\": [], \"title\"", "[], ",
        "'provenance' of a map should be an object, not a list"},
       {"\"title\"", "\"provenance\": {\"known\": 1}, \"title\"", "1}",
        "'known' of provenance should be a string, not a number"},
       {"\"title\"", "\"provenance\": {\"reconstructed\": [0]}, \"title\"", "0]}",
        "what was reconstructed should be a string"},
       {"\"title\"", "\"provenance\": {\"by\": \"me\"}, \"title\"", "\"me\"",
        "'by' is not known in provenance"},
       {"\"title\"", "\"Title\"", "{", "a map should have 'title'"},
       {"\"title\"", "\"colour\": null, \"title\"", "null", "'colour' is not known in a map"}});
}

TEST(BoardJson, RefusesWhatIsNoMap) {
  EXPECT_EQ(message_of("[]"), "a map should be an object, not a list");
  EXPECT_EQ(message_of("null"), "a map should be an object, not null");
  EXPECT_EQ(message_of("{"), "the text ends where there should be a key in quotes");
  const std::string good = map_text();
  for (std::size_t length = 0; length + 1 < good.size(); ++length) {
    ASSERT_FALSE(read_board(good.substr(0, length)).has_value()) << length;
  }
}

TEST(BoardJson, RefusesAMissingOrEmptyList) {
  for (const std::string key : {"lands", "cities", "roads", "bonuses", "carriages"}) {
    SCOPED_TRACE(key);
    const std::string head = '"' + key + "\": ";
    const std::string shown = '\'' + key + '\'';
    EXPECT_FALSE(read_board(changed(map_text(), head + '[', "\"other\": [")).has_value());
    const std::string emptied =
        message_of(changed(map_text(), head + '[', head + "[], \"rest\": ["));
    EXPECT_TRUE(emptied.starts_with(shown + " should hold a")) << emptied;
    EXPECT_EQ(message_of(changed(map_text(), head + '[', head + "1, \"rest\": [")),
              shown + " of a map should be a list, not a number");
  }
}

TEST(BoardJson, RefusesBadLands) {
  expect_all_refused(
      map_text(),
      {{"\"land1\", \"name\"", "\"land0\", \"name\"", "{\"id\": \"land0\", \"name\": \"Land 1\"",
        "there is a second land 'land0'"},
       {"\"land1\", \"name\"", "\"Land1\", \"name\"", "{\"id\": \"Land1\"",
        "the land's id 'Land1' should be of a-z, 0-9 and '-'"},
       {", \"name\": \"Land 1\"", "", "{\"id\": \"land1\"}", "a land should have 'name'"},
       {"\"Land 1\"", "7", "7}", "'name' of a land should be a string, not a number"},
       {"\"Land 1\"", "\"Land 1\", \"free\": \"yes\"", "\"yes\"",
        "'free' of a land should be true or false, not a string"},
       {"\"Land 1\"", "\"Land 1\", \"colour\": \"red\"", "\"red\"",
        "'colour' is not known in a land"},
       {"{\"id\": \"land1\", \"name\": \"Land 1\"}", "\"land1\"", "\"land1\"",
        "a land should be an object, not a string"}});
  std::string text = changed(map_text(), "\"Land 1\"", "\"Land 1\", \"free\": true");
  text = changed(text, "\"Land 2\"", "\"Land 2\", \"free\": true");
  expect_refused(read_board(text), text, "{\"id\": \"land2\"",
                 "the free cities should be one group, not two");
}

TEST(BoardJson, BoundsLandsAndCities) {
  EXPECT_EQ(message_of(map_text({.cities = 32, .lands = 16})), "");
  EXPECT_EQ(message_of(map_text({.cities = 32, .lands = 17})),
            "a map should have 1 to 16 lands, not 17");
  EXPECT_EQ(message_of(map_text({.cities = 19})), "a map should have 20 to 32 cities, not 19");
  EXPECT_EQ(message_of(map_text({.cities = 33})), "a map should have 20 to 32 cities, not 33");
  const std::string text =
      changed(map_text(), "\"Land 3\"}", "\"Land 3\"}, {\"id\": \"empty\", \"name\": \"\"}");
  expect_refused(read_board(text), text, "{", "the land 'empty' has no city");
}

TEST(BoardJson, RefusesBadCities) {
  expect_all_refused(
      map_text(),
      {{"\"AB\", \"name\"", "\"AA\", \"name\"",
        "{\"id\": \"AA\", \"name\": \"City\", \"land\": \"land1\"", "there is a second city 'AA'"},
       {"\"AB\", \"name\"", "\"Ab\", \"name\"", "{\"id\": \"Ab\"",
        "the city's id 'Ab' should be of 2 to 5 letters A-Z"},
       {"\"AB\", \"name\"", "\"ABCDEF\", \"name\"", "{\"id\": \"ABCDEF\"",
        "the city's id 'ABCDEF' should be of 2 to 5 letters A-Z"},
       {"\"land\": \"land1\"", "\"land\": \"moon\"", "{\"id\": \"AB\"",
        "the land 'moon' of AB is not in 'lands'"},
       {"\"land\": \"land1\"", "\"land\": 1", "1, \"x\": 1,",
        "'land' of a city should be a string, not a number"},
       {"\"x\": 1,", "\"x\": -1,", "-1,",
        "'x' of a city should be a whole number from 0 to 100000"},
       {"\"x\": 1,", "\"x\": 1.5,", "1.5,",
        "'x' of a city should be a whole number from 0 to 100000"},
       {"\"x\": 1,", "\"x\": \"1\",", "\"1\",", "'x' of a city should be a number, not a string"},
       {"\"x\": 1,", "", "{\"id\": \"AB\"", "a city should have 'x'"},
       {"\"x\": 1,", "\"x\": 1, \"z\": 0,", "0, \"y\": 7},\n    {\"id\": \"AC\"",
        "'z' is not known in a city"},
       {"\"cardsPerCity\": 3", "\"cardsPerCity\": 4", "4,\n  \"cities\"",
        "'cardsPerCity' of a map should be a whole number from 1 to 3"},
       {"\"cardsPerCity\": 3", "\"cardsPerCity\": 0", "0,\n  \"cities\"",
        "'cardsPerCity' of a map should be a whole number from 1 to 3"},
       {"\"cardsPerCity\": 3,", "", "{", "a map should have 'cardsPerCity'"}});
}

TEST(BoardJson, HorsesAreForEveryCardOfEveryCity) {
  const std::string good = map_text({.horses = ", \"horses\": [3, 1, 2]"});
  const auto board = read_board(good);
  ASSERT_TRUE(board.has_value()) << board.error().message;
  EXPECT_TRUE(board->has_horses());
  EXPECT_EQ(board->cities[0].horses, (std::vector<int>{1, 2, 3})) << "in ascending order";
  expect_all_refused(
      good,
      {{"[3, 1, 2]", "[3, 1]", "[3, 1]",
        "'horses' of AA should name one number for each of its 3 cards"},
       {"[3, 1, 2]", "[]", "[]", "'horses' of AA should name one number for each of its 3 cards"},
       {"[3, 1, 2]", "[1, 1, 2, 3]", "[1, 1, 2, 3]",
        "'horses' of AA should name one number for each of its 3 cards"},
       {"[3, 1, 2]", "[3, 1, 4]", "4]", "the horses of AA should be a whole number from 1 to 3"},
       {"[3, 1, 2]", "[3, 0, 2]", "0, 2]", "the horses of AA should be a whole number from 1 to 3"},
       {"[3, 1, 2]", "[3, \"1\", 2]", "\"1\"",
        "the horses of AA should be a whole number from 1 to 3"},
       {"[3, 1, 2]", "2", "2}", "'horses' of a city should be a list, not a number"},
       {", \"horses\": [3, 1, 2]", "", "{\"id\": \"AB\"",
        "either every city or none should have horses on its cards; AB differs"}});
}

TEST(BoardJson, RefusesBadRoads) {
  expect_all_refused(map_text(),
                     {{"[\"AC\", \"AD\"]", "[\"AC\", \"ZZ\"]", "\"ZZ\"",
                       "a road leads to 'ZZ', which is not in 'cities'"},
                      {"[\"AC\", \"AD\"]", "[\"QQ\", \"AD\"]", "\"QQ\"",
                       "a road leads to 'QQ', which is not in 'cities'"},
                      {"[\"AC\", \"AD\"]", "[\"AB\", \"AC\"] ", "[\"AB\", \"AC\"] ",
                       "the road AB to AC stands here a second time"},
                      {"[\"AC\", \"AD\"]", "[\"AC\", \"AB\"]", "[\"AC\", \"AB\"]",
                       "the road AC to AB stands here a second time"},
                      {"[\"AC\", \"AD\"]", "[\"AC\", \"AC\"]", "[\"AC\", \"AC\"]",
                       "a road joins two different cities"},
                      {"[\"AC\", \"AD\"]", "[\"AC\"]", "[\"AC\"]",
                       "a road should be two city ids, as in [\"AUG\", \"ULM\"]"},
                      {"[\"AC\", \"AD\"]", "[\"AC\", \"AD\", \"AE\"]", "[\"AC\", \"AD\", \"AE\"]",
                       "a road should be two city ids, as in [\"AUG\", \"ULM\"]"},
                      {"[\"AC\", \"AD\"]", "[\"AC\", 4]", "[\"AC\", 4]",
                       "a road should be two city ids, as in [\"AUG\", \"ULM\"]"},
                      {"[\"AC\", \"AD\"]", "\"AC-AD\"", "\"AC-AD\"",
                       "a road should be two city ids, as in [\"AUG\", \"ULM\"]"}});
  std::string many = "\"roads\": [";
  for (int i = 0; i < 1001; ++i) many += "[\"AA\", \"AB\"], ";
  const std::string text = changed(map_text(), "\"roads\": [", many);
  EXPECT_EQ(message_of(text), "'roads' has more than 1000 entries");
}

TEST(BoardJson, NamesTheLineOfAWrongRoad) {
  const std::string text = changed(map_text(), "[\"AC\", \"AD\"]", "[\"AC\", \"ZZ\"]");
  const auto board = read_board(text);
  ASSERT_FALSE(board.has_value());
  // Two lines of header, the lists with their brackets, and the third road in its own line.
  EXPECT_EQ(json::position_text(text, board.error().offset), "line 35, column 12");
}

TEST(BoardJson, RefusesAMapInTwoParts) {
  // Without the chords a ring falls apart when two of its roads are missing.
  std::string text = map_text();
  for (int city = 0; city < 20; city += 3) {
    text = changed(text, ", [\"" + city_id(city) + "\", \"" + city_id((city + 5) % 20) + "\"]", "");
  }
  ASSERT_EQ(message_of(text), "");
  text = changed(text, "[\"AC\", \"AD\"],\n", "");
  ASSERT_EQ(message_of(text), "") << "a ring with one road less is a line";
  text = changed(text, "[\"AG\", \"AH\"],\n", "");
  expect_refused(read_board(text), text, "{", "no way leads along roads from AA to AD");
}

TEST(BoardJson, RefusesBadBonuses) {
  expect_all_refused(
      map_text(),
      {{"\"values\": [3, 2, 1]", "\"values\": [1, 2, 3]", "[1, 2, 3]",
        "the tiles of the bonus first should go from high to low (S3)"},
       {"\"values\": [3, 2, 1]", "\"values\": []", "[]}",
        "the bonus first should have 1 to 7 tiles"},
       {"\"values\": [3, 2, 1]", "\"values\": [8, 7, 6, 5, 4, 3, 2, 1]", "[8, 7",
        "the bonus first should have 1 to 7 tiles"},
       {"\"values\": [3, 2, 1]", "\"values\": [3, 2, 0]", "0]",
        "a tile of the bonus first should be a whole number from 1 to 99"},
       {"\"values\": [3, 2, 1]", "\"values\": [100, 1]", "100",
        "a tile of the bonus first should be a whole number from 1 to 99"},
       {"\"values\": [3, 2, 1]", "\"values\": 3", "3}",
        "'values' of a bonus should be a list, not a number"},
       {", \"values\": [3, 2, 1]", "", "{\"id\": \"first\"", "a bonus should have 'values'"},
       {"\"id\": \"first\"", "\"id\": \"length4\"", "{\"id\": \"length4\", \"kind\": \"lands\"",
        "there is a second bonus 'length4'"},
       {"\"id\": \"first\"", "\"id\": \"First\"", "{\"id\": \"First\"",
        "the bonus' id 'First' should be of a-z, 0-9 and '-'"},
       {"\"kind\": \"lands\"", "\"kind\": \"whole\"", "{\"id\": \"first\"",
        "the kind 'whole' of a bonus should be one of length, lands, network, first-house, end"},
       {"\"values\": [3, 2, 1]", "\"values\": [3, 2, 1], \"length\": 4",
        "4},\n    {\"id\": \"pair\"", "'length' is not known in a bonus"}});
}

TEST(BoardJson, RefusesBadLengthBonuses) {
  expect_all_refused(
      map_text(),
      {{"\"length\": 4, ", "", "{\"id\": \"length4\"", "a bonus should have 'length'"},
       {"\"length\": 4", "\"length\": 2", "2, \"values\"",
        "'length' of a bonus should be a whole number from 3 to 32"},
       {"\"length\": 4", "\"length\": 33", "33, \"values\"",
        "'length' of a bonus should be a whole number from 3 to 32"},
       {"\"kind\": \"lands\", \"lands\": [\"land0\"]", "\"kind\": \"length\", \"length\": 4",
        "{\"id\": \"first\"", "there is a second bonus for routes of 4"}});
}

TEST(BoardJson, RefusesBadLandBonuses) {
  expect_all_refused(map_text(), {{"[\"land1\", \"land2\"]", "[\"land1\", \"moon\"]", "\"moon\"",
                                   "this should be the id of a land"},
                                  {"[\"land1\", \"land2\"]", "[\"land1\", 2]", "2], \"values\": [4",
                                   "this should be the id of a land"},
                                  {"[\"land1\", \"land2\"]", "[\"land1\",  \"land1\"]",
                                   "\"land1\"], \"values\"", "the land stands here a second time"},
                                  {"[\"land1\", \"land2\"]", "[]", "{\"id\": \"pair\"",
                                   "the bonus pair should name its lands"},
                                  {"\"lands\": [\"land1\", \"land2\"], ", "", "{\"id\": \"pair\"",
                                   "a bonus should have 'lands'"}});
  const std::string text = changed(map_text(), "\"Land 1\"", "\"Land 1\", \"free\": true");
  expect_refused(read_board(text), text, "\"land1\", \"land2\"]",
                 "the free cities are no land (N5)");
}

TEST(BoardJson, RefusesBadNetworkBonuses) {
  expect_all_refused(
      map_text(),
      {{"\"except\": {\"outside\": [\"land3\"], \"all\": []}, ", "", "{\"id\": \"network\"",
        "a bonus should have 'except'"},
       {", \"all\": []}", "}", "{\"outside\"", "'except' of the bonus network should have 'all'"},
       {"\"all\": []}", "\"all\": [\"moon\"]}", "\"moon\"", "this should be the id of a land"},
       {"\"all\": []}", "\"all\": [], \"none\": []}", "[]}",
        "'none' is not known in 'except' of the bonus network"},
       {"\"kind\": \"lands\", \"lands\": [\"land0\"]",
        "\"kind\": \"network\", \"except\": {\"all\": []}", "{",
        "there should be one bonus of this kind only: network, first-house, end"}});
  const auto board = read_board(changed(map_text(), "\"outside\": [\"land3\"], ", ""));
  ASSERT_TRUE(board.has_value());
  EXPECT_FALSE(board->bonuses[3].has_outside);
}

TEST(BoardJson, RefusesBadFirstHouseBonuses) {
  expect_all_refused(
      map_text(),
      {{"\"values\": [2, 1]},\n    {\"id\": \"end\"", "\"values\": [2]},\n    {\"id\": \"end\"",
        "{\"id\": \"tiles\"", "the bonus tiles should have a tile for each of its 2 cities, not 1"},
       {"[\"AB\", \"AC\"], \"values\"", "[\"AB\", \"AC\", \"AD\"], \"values\"",
        "{\"id\": \"tiles\"", "the bonus tiles should have a tile for each of its 3 cities, not 2"},
       {"[\"AB\", \"AC\"], \"values\"", "[\"AB\", \"ZZ\"], \"values\"", "\"ZZ\"",
        "this should be the id of a city, each once"},
       {"[\"AB\", \"AC\"], \"values\"", "[\"AB\", \"AB\"], \"values\"", "\"AB\"], \"values\"",
        "this should be the id of a city, each once"},
       {"[\"AB\", \"AC\"], \"values\"", "[\"AB\", 1], \"values\"", "1], \"values\"",
        "this should be the id of a city, each once"},
       {"[\"AB\", \"AC\"], \"values\": [2, 1]",
        "[\"AB\", \"AC\", \"AD\", \"AE\", \"AF\", \"AG\"], \"values\": [6, 5, 4, 3, 2, 1]",
        "[\"AB\", \"AC\", \"AD\", \"AE\", \"AF\", \"AG\"]",
        "at most 5 cities can have a tile for the first house"}});
}

TEST(BoardJson, RefusesBadEndTiles) {
  expect_all_refused(
      map_text(), {{"\"kind\": \"end\", \"values\": [1]", "\"kind\": \"end\", \"values\": [1, 1]",
                    "{\"id\": \"end\"", "there is one end tile (E1)"},
                   {"{\"id\": \"end\", \"kind\": \"end\", \"values\": [1]}",
                    "{\"id\": \"length5\", \"kind\": \"length\", \"length\": 5, \"values\": [1]}",
                    "{", "the end tile is missing: a bonus of the kind 'end'"},
                   {"\"kind\": \"lands\", \"lands\": [\"land0\"], \"values\": [3, 2, 1]",
                    "\"kind\": \"end\", \"values\": [1]", "{",
                    "there should be one bonus of this kind only: network, first-house, end"}});
}

TEST(BoardJson, BoundsTheTiles) {
  // The other stacks are worth 25 points.
  EXPECT_EQ(message_of(changed(map_text(), "\"values\": [3, 2, 1]", "\"values\": [99, 99, 32]")),
            "");
  const std::string text = changed(map_text(), "\"values\": [3, 2, 1]", "\"values\": [99, 99, 33]");
  expect_refused(read_board(text), text, "{", "the tiles add up to 256, more than 255");
  std::string many = "\"bonuses\": [";
  for (int i = 0; i < 11; ++i) {
    many += "\n{\"id\": \"b" + std::to_string(i) +
            "\", \"kind\": \"lands\", \"lands\": [\"land0\"], \"values\": [1]},";
  }
  const std::string full = changed(map_text(), "\"bonuses\": [", many);
  expect_refused(read_board(full), full, "{\"id\": \"end\"",
                 "a map should have at most 16 bonuses");
}

TEST(BoardJson, RefusesBadCarriages) {
  expect_all_refused(map_text(),
                     {{"\"size\": 5", "\"size\": 3", "{\"size\": 3, \"points\": 6",
                       "carriages should go from small to large"},
                      {"\"size\": 5", "\"size\": 2", "2, \"points\": 6",
                       "'size' of a carriage should be a whole number from 3 to 32"},
                      {"\"size\": 5", "\"size\": 33", "33, \"points\": 6",
                       "'size' of a carriage should be a whole number from 3 to 32"},
                      {"\"points\": 6", "\"points\": 100", "100",
                       "'points' of a carriage should be a whole number from 0 to 99"},
                      {"\"points\": 6, \"count\": 4", "\"points\": 6, \"count\": 3", "{\"size\": 5",
                       "there should be a carriage of each size for each of four players"},
                      {"\"points\": 6, \"count\": 4", "\"points\": 6", "{\"size\": 5",
                       "a carriage should have 'count'"},
                      {"\"points\": 6", "\"points\": 6, \"wheels\": 4.5", "4.5",
                       "'wheels' is not known in a carriage"}});
  std::string many;
  for (int size = 6; size <= 11; ++size) {
    many += ", {\"size\": " + std::to_string(size) + ", \"points\": 6, \"count\": 4}";
  }
  const std::string text =
      changed(map_text(), "\"points\": 6, \"count\": 4}", "\"points\": 6, \"count\": 4}" + many);
  expect_refused(read_board(text), text, "{\"size\": 11", "a map should have at most 7 carriages");
}

// The largest map there can be, played at random: every table is as large as it says.
TEST(BoardJson, LargestMapIsPlayed) {
  constexpr int kGames = 20;
  constexpr int kLongest = 4000;
  for (const char* horses : {"", ", \"horses\": [1, 2, 3]"}) {
    auto read = read_board(map_text({.cities = 32, .lands = 16, .horses = horses}));
    ASSERT_TRUE(read.has_value()) << read.error().message;
    const auto board = std::make_shared<const Board>(std::move(*read));
    for (int i = 0; i < kGames; ++i) {
      Options options;
      options.players = 2 + i % 3;
      options.network = i % 2 == 0 ? Network::kAll : Network::kOutside;
      options.growth = board->has_horses() && i % 4 != 0 ? Growth::kHorses : Growth::kCarriages;
      const auto game = make_game(board, nullptr, options);
      ASSERT_TRUE(game.has_value()) << game.error().text;
      Rng rng(static_cast<std::uint64_t>(i));
      RandomDealer dealer{Rng(static_cast<std::uint64_t>(1000 + i))};
      State state = start(*game, dealer);
      for (int step = 0; step < kLongest && !state.over(); ++step) {
        ASSERT_EQ(broken_invariant(*game, state), "") << "game " << i << ", step " << step;
        const LegalActions legal(*game, state);
        apply(*game, state, legal.at(rng.below64(legal.size())), dealer);
      }
      EXPECT_EQ(broken_invariant(*game, state), "");
    }
  }
}

TEST(RomeJson, ReadsTheFile) {
  const auto rome = read_rome(file_text("data/rome.json"));
  ASSERT_TRUE(rome.has_value()) << rome.error().message;
  EXPECT_EQ(rome->towns[rome->rome].id, "ROM");
  EXPECT_EQ(rome->find_coach("BAI"), 3);
  EXPECT_EQ(rome->find_coach("ROM"), -1);
  EXPECT_EQ(rome->find_town("XXX"), -1);
  EXPECT_EQ(rome->clergy[4], "cardinal");
}

// A Rome board of three towns.
constexpr std::string_view kRome = R"({"id": "rome", "title": "Rome",
  "towns": [
    {"id": "AA", "name": "A", "x": 1, "y": 1, "south": ["BB", "RO"]},
    {"id": "BB", "name": "B", "x": 1, "y": 2, "south": ["RO"]},
    {"id": "RO", "name": "R", "x": 1, "y": 3, "south": []}
  ],
  "coaches": [
    {"id": "CA", "name": "1", "lands": ["l"], "start": "AA", "start2": "BB"},
    {"id": "CB", "name": "2", "lands": [], "start": "AA", "start2": "BB"},
    {"id": "CC", "name": "3", "lands": [], "start": "AA", "start2": "BB"},
    {"id": "CD", "name": "4", "lands": [], "start": "AA", "start2": "BB"},
    {"id": "CE", "name": "5", "lands": [], "start": "AA", "start2": "BB"}
  ],
  "clergy": [{"value": 5, "id": "e"}, {"value": 4, "id": "d"}, {"value": 3, "id": "c"},
             {"value": 2, "id": "b"}, {"value": 1, "id": "a"}]
})";

TEST(RomeJson, RefusesWhatCannotBeDriven) {
  const std::string good(kRome);
  ASSERT_TRUE(read_rome(good).has_value());
  const std::initializer_list<Change> changes = {
      {"\"towns\": [", "\"other\": [", "{", "the Rome board should have 'towns'"},
      {"[\"BB\", \"RO\"]", "[\"BB\", \"ZZ\"]", "\"ZZ\"",
       "a road leads to a town that is not there"},
      {"[\"BB\", \"RO\"]", "[\"BB\", 1]", "1]", "a road leads to a town that is not there"},
      {"\"south\": [\"RO\"]", "\"south\": [\"AA\"]", "\"AA\"]",
       "a road should lead south, to a larger y"},
      {"\"south\": [\"RO\"]", "\"south\": [\"BB\"]", "\"BB\"]",
       "a road should lead south, to a larger y"},
      {"\"south\": [\"RO\"]", "\"south\": []", "{", "all roads should lead to one town, Rome"},
      {"[\"BB\", \"RO\"]", "[\"BB\", \"BB\", \"BB\", \"RO\", \"RO\"]", "[\"BB\", \"BB\"",
       "at most four roads lead south from a town"},
      {"\"id\": \"BB\"", "\"id\": \"AA\"", "{\"id\": \"AA\", \"name\": \"B\"",
       "a town's id should be 2 to 5 letters A-Z, each once"},
      {"\"id\": \"BB\"", "\"id\": \"b\"", "{\"id\": \"b\", \"name\": \"B\"",
       "a town's id should be 2 to 5 letters A-Z, each once"},
      {"\"start\": \"AA\"", "\"start\": \"ZZ\"", "{\"id\": \"CA\"",
       "a coach starts in 'ZZ', which is no town"},
      {"[\"l\"]", "[7]", "7]", "this should be the id of a land"},
      {"{\"id\": \"CA\"", "{\"id\": \"C0\"}, {\"id\": \"CA\"", "[\n    {\"id\": \"C0\"",
       "there should be five coaches"},
      {", {\"value\": 4, \"id\": \"d\"}", "", "[{\"value\": 5",
       "there should be five clergy tiles"},
      {"\"value\": 4", "\"value\": 5", "[{\"value\": 5",
       "the clergy should be worth 1 to 5, each once"},
      {"\"value\": 4", "\"value\": 6", "6, \"id\"",
       "'value' of a clergy tile should be a whole number from 1 to 5"},
      {"\"title\"", "\"year\": 2008, \"title\"", "2008", "'year' is not known in the Rome board"}};
  for (const Change& change : changes) {
    SCOPED_TRACE(change.to);
    const std::string text = changed(good, change.from, change.to);
    expect_refused(read_rome(text), text, change.at, change.message);
  }
}

}  // namespace
}  // namespace posthorn
