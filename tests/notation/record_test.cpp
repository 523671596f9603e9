// Records: those of tests/records hold, no copy with one thing wrong does, and what is read is
// written again.
#include "notation/record.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "core/invariants.h"
#include "tests/slow_build.h"

namespace posthorn {
namespace {

struct Sample {
  std::string name;  // file and line
  std::string text;
  Record record;
  Game game;
};

// Every game of tests/records, read once.
const std::vector<Sample>& samples() {
  static const std::vector<Sample> kSamples = [] {
    std::set<std::filesystem::path> files;
    for (const auto& entry :
         std::filesystem::directory_iterator(std::string(POSTHORN_SOURCE_DIR) + "/tests/records")) {
      if (entry.path().extension() == ".jsonl") files.insert(entry.path());
    }
    std::vector<Sample> all;
    for (const auto& path : files) {
      std::ifstream file(path);
      int number = 1;
      for (std::string line; std::getline(file, line); ++number) {
        if (kSlowBuild && number > 1) break;  // one of each variant
        const std::string name = path.filename().string() + ":" + std::to_string(number);
        auto record = read_record(line);
        EXPECT_TRUE(record.has_value()) << name;
        if (!record) continue;
        auto game = make_game(Boards(), record->game);
        EXPECT_TRUE(game.has_value()) << name;
        if (game) all.push_back({name, line, std::move(*record), std::move(*game)});
      }
    }
    return all;
  }();
  return kSamples;
}

// What is wrong with the record; nothing if it holds.
std::string problem(const Game& game, const Record& record) {
  const auto state = replay(game, record);
  if (state) return "";
  if (!state.error().refusal) {
    EXPECT_NE(state.error().fault.kind.key, "other") << state.error().message;
  }
  return state.error().message;
}

// Changes a copy of every record and expects that none of them holds, for a reason that begins with
// one of these.
template <class Change>
void expect_false(const Change& change, const std::vector<std::string>& reasons) {
  ASSERT_FALSE(samples().empty());
  for (const Sample& sample : samples()) {
    Record record = sample.record;
    change(record);
    const std::string wrong = problem(sample.game, record);
    EXPECT_TRUE(std::ranges::any_of(
        reasons,
        [&](const std::string& reason) { return !wrong.empty() && wrong.starts_with(reason); }))
        << sample.name << ": " << wrong;
  }
}

// A small good record to be changed as text.
constexpr std::string_view kSmall =
    R"({"format": "posthorn-record", "version": 1, "game": {"players": 2},
 "seats": [{"name": "Anna"}, {"name": "Master"}], "shuffles": [], "moves": [], "result": null})";

std::string read_problem(std::string text, std::string_view from, std::string_view to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  text.replace(at, from.size(), to);
  const auto record = read_record(text);
  if (record) return "";
  EXPECT_NE(record.error().fault.kind.key, "other") << record.error().message;
  return json::position_text(text, record.error().offset) + ": " + record.error().message;
}

std::string small_problem(std::string_view from, std::string_view to) {
  return read_problem(std::string(kSmall), from, to);
}

TEST(Records, AllHold) {
  EXPECT_GE(samples().size(), kSlowBuild ? 16U : 40U);
  for (const Sample& sample : samples()) {
    const auto state = replay(sample.game, sample.record);
    ASSERT_TRUE(state.has_value()) << sample.name << ": " << state.error().message;
    EXPECT_TRUE(state->over()) << sample.name;
    EXPECT_EQ(broken_invariant(sample.game, *state), "") << sample.name;
  }
}

TEST(Records, HoldAtEveryMove) {
  for (const Sample& sample : samples()) {
    int moves = 0;
    const auto state =
        replay(sample.game, sample.record, -1,
               [&](int move, const State& before, const Action& action, const State& after,
                   const EventLog& events) {
                 EXPECT_EQ(move, moves++);
                 EXPECT_EQ(move_text(sample.game, before, action), sample.record.moves[move]);
                 EXPECT_FALSE(events.full());
                 ASSERT_EQ(broken_invariant(sample.game, after), "") << sample.name << " " << move;
               });
    ASSERT_TRUE(state.has_value()) << sample.name;
    EXPECT_EQ(moves, static_cast<int>(sample.record.moves.size()));
  }
}

TEST(Records, AreReplayedInPart) {
  const Sample& sample = samples().front();
  const auto begin = replay(sample.game, sample.record, 0);
  ASSERT_TRUE(begin.has_value());
  EXPECT_EQ(begin->turn, 1U);
  const auto half =
      replay(sample.game, sample.record, static_cast<int>(sample.record.moves.size() / 2));
  ASSERT_TRUE(half.has_value()) << "neither shuffles nor result are due yet";
  EXPECT_FALSE(half->over());
}

TEST(Records, WithOneWrongMoveDoNotHold) {
  for (const Sample& sample : samples()) {
    const std::size_t moves = sample.record.moves.size();
    for (const std::size_t at : {std::size_t{0}, moves / 3, moves / 2, moves - 1}) {
      Record record = sample.record;
      std::string& move = record.moves[at];
      // Where a turn could end, taking is wrong; everywhere else ending is.
      const bool could_end = move == "end" || move == "close" || move == "postilion";
      move = could_end ? "take deck" : "end";
      const auto state = replay(sample.game, record);
      ASSERT_FALSE(state.has_value()) << sample.name << ", move " << at;
      EXPECT_EQ(state.error().move, static_cast<int>(at)) << sample.name;
      EXPECT_FALSE(state.error().malformed);
    }
  }
}

TEST(Records, WithAMoveThatIsNoneDoNotHold) {
  for (const Sample& sample : samples()) {
    for (const char* nonsense :
         {"", " ", "take", "take  ULM", "take XXX", "Take deck", "end ", "pass"}) {
      Record record = sample.record;
      record.moves[record.moves.size() / 2] = nonsense;
      const auto state = replay(sample.game, record);
      ASSERT_FALSE(state.has_value()) << sample.name << " '" << nonsense << "'";
      EXPECT_TRUE(state.error().malformed) << nonsense;
    }
  }
}

TEST(Records, WithAMoveTooManyOrTooFewDoNotHold) {
  expect_false([](Record& record) { record.moves.emplace_back("end"); }, {"E2: The game is over."});
  expect_false([](Record& record) { record.moves.pop_back(); },
               {"E2: the record has a result, but the game is not over", "T4: "});
}

TEST(Records, WithTwoCardsSwappedDoNotHold) {
  for (const Sample& sample : samples()) {
    // Cards that nobody ever sees or names may well be swapped; the first one is seen at once.
    bool noticed = false;
    std::vector<std::string> cards = sample.record.shuffles[0];
    for (std::size_t other = 1; other < cards.size() && !noticed; ++other) {
      if (cards[other] == cards[0]) continue;
      Record record = sample.record;
      std::swap(record.shuffles[0][0], record.shuffles[0][other]);
      noticed = !problem(sample.game, record).empty();
    }
    EXPECT_TRUE(noticed) << sample.name;
  }
}

TEST(Records, WithAWrongShuffleDoNotHold) {
  expect_false([](Record& record) { record.shuffles[0].pop_back(); },
               {"S2: shuffle 0 should have "});
  expect_false([](Record& record) { record.shuffles[0].push_back(record.shuffles[0][0]); },
               {"S2: shuffle 0 has one "});
  expect_false([](Record& record) { record.shuffles[0].clear(); }, {"S2: shuffle 0 should have "});
  expect_false([](Record& record) { record.shuffles[0].back() = "XXX"; },
               {"shuffle 0 names a card that does not exist: 'XXX'"});
  expect_false([](Record& record) { record.shuffles[0].back() = ""; },
               {"shuffle 0 names a card that does not exist: ''"});
  expect_false([](Record& record) { record.shuffles.back().pop_back(); }, {"S2: shuffle "});
  expect_false([](Record& record) { record.shuffles.push_back(record.shuffles[0]); },
               {"T4: the record has "});
  expect_false([](Record& record) { record.shuffles.emplace_back(); }, {"T4: the record has "});
  expect_false([](Record& record) { record.shuffles.pop_back(); }, {"T4: shuffle "});
  expect_false([](Record& record) { record.shuffles.clear(); },
               {"T4: shuffle 0 happened, but is not in the record"});
}

TEST(Records, WithAWrongResultDoNotHold) {
  for (const int seat : {0, 1}) {
    expect_false([&](Record& record) { ++record.result->scores[seat]; },
                 {"E3: seat " + std::to_string(seat)});
    expect_false([&](Record& record) { --record.result->scores[seat]; },
                 {"E3: seat " + std::to_string(seat)});
  }
  expect_false(
      [](Record& record) {
        record.result->winner = (record.result->winner + 1) % record.game.options.players;
      },
      {"E4: seat "});
}

TEST(Records, WithoutResultHold) {
  for (const Sample& sample : samples()) {
    Record record = sample.record;
    record.result.reset();
    EXPECT_EQ(problem(sample.game, record), "") << sample.name;
  }
}

TEST(Records, AreWrittenAsRead) {
  for (const Sample& sample : samples()) {
    const std::string written = record_json(sample.record, sample.game);
    const auto again = read_record(written);
    ASSERT_TRUE(again.has_value()) << sample.name << ": " << again.error().message;
    EXPECT_EQ(record_json(*again, sample.game), written) << sample.name;
    EXPECT_EQ(again->moves, sample.record.moves);
    EXPECT_EQ(again->shuffles, sample.record.shuffles);
    EXPECT_EQ(problem(sample.game, *again), "");
    // The stalemate was written by hand, with its keys in another order.
    if (!sample.name.starts_with("south-3-all-stalemate")) {
      EXPECT_EQ(written, sample.text) << sample.name;
    }
  }
}

TEST(Records, NotedDealsMakeRecordsThatHold) {
  const auto game = make_game(Boards(), {"north", {.players = 3, .growth = Growth::kHorses}});
  ASSERT_TRUE(game.has_value());
  Record record;
  record.game = {"north", game->options};
  record.seats = {"a", "b", "c"};
  RandomDealer chance{Rng(std::uint64_t{5})};
  NotingDealer dealer(*game, chance, record.shuffles);
  Rng rng(std::uint64_t{6});
  State state = start(*game, dealer);
  while (!state.over()) {
    const LegalActions legal(*game, state);
    const Action action = legal.at(rng.below64(legal.size()));
    record.moves.push_back(move_text(*game, state, action));
    apply(*game, state, action, dealer);
  }
  const Scores all = scores(*game, state);
  record.result = RecordResult{{all[0], all[1], all[2]}, winner(*game, state), {}};
  EXPECT_EQ(problem(*game, record), "");
  const auto read = read_record(record_json(record, *game));
  ASSERT_TRUE(read.has_value()) << read.error().message;
  EXPECT_EQ(problem(*game, *read), "");
}

TEST(Records, KeepFurtherKeys) {
  const std::string text =
      R"({"format": "posthorn-record", "version": 1, "game": {"map": "south", "players": 2, )"
      R"("growth": "carriages", "network": "all", "audience": false, "offices": false}, )"
      R"("seats": [{"name": "Änna \"A\"", "elo": 1500.50, "tags": ["x", null]}, {"name": ""}], )"
      R"("shuffles": [], "moves": [], "result": {"scores": [-3, 17], "winner": 1}, )"
      R"("place": {"city": "Ulm", "table": [1, 2.0, true]}, "note": "a\u0009b", "": null})";
  const auto record = read_record(text);
  ASSERT_TRUE(record.has_value()) << record.error().message;
  EXPECT_EQ(record->seats[0], "\u00c4nna \"A\"");
  EXPECT_EQ(record->extras.size(), 3U);
  const auto game = make_game(Boards(), record->game);
  ASSERT_TRUE(game.has_value());
  EXPECT_EQ(record_json(*record, *game), text);
}

TEST(Records, FurtherKeysStayOnOneLine) {
  const auto record = read_record(
      "{\"format\": \"posthorn-record\", \"version\": 1,\n"
      "\"seats\": [{\"name\": \"a\"},\n {\"name\": \"b\"}],\r\n"
      "\"shuffles\": [], \"moves\": [], \"extra\": {\r\n\"a\": [1,\n2]}}");
  ASSERT_TRUE(record.has_value()) << record.error().message;
  const std::string written = record_json(*record, *make_game(Boards(), record->game));
  EXPECT_EQ(written.find_first_of("\r\n"), std::string::npos);
  EXPECT_TRUE(read_record(written).has_value());
}

// A .jsonl file has one game a line, whatever a seat carries.
TEST(Records, FurtherKeysOfSeatsStayOnOneLine) {
  const auto record = read_record(
      "{\"format\": \"posthorn-record\", \"version\": 1, \"seats\": [{\"name\": \"a\", "
      "\"tags\": [1,\r\n2]}, {\"name\": \"b\"}], \"shuffles\": [], \"moves\": []}");
  ASSERT_TRUE(record.has_value()) << record.error().message;
  const std::string written = record_json(*record, *make_game(Boards(), record->game));
  EXPECT_EQ(written.find_first_of("\r\n"), std::string::npos);
}

TEST(Records, ReadDefaultsAndNullResult) {
  const auto record = read_record(kSmall);
  ASSERT_TRUE(record.has_value()) << record.error().message;
  EXPECT_EQ(record->game.map, "south");
  EXPECT_EQ(record->game.options, Options());
  EXPECT_FALSE(record->result.has_value());
  EXPECT_EQ(small_problem("\"game\": {\"players\": 2},", ""), "") << "the whole game by default";
  EXPECT_EQ(small_problem(", \"result\": null", ""), "");
}

TEST(Records, RefuseAnotherFormatOrVersion) {
  EXPECT_EQ(small_problem("posthorn-record", "posthorn-game"),
            "line 1, column 12: the format should be \"posthorn-record\"");
  EXPECT_EQ(small_problem("\"posthorn-record\"", "1"),
            "line 1, column 12: 'format' of a record should be a string, not a number");
  EXPECT_EQ(small_problem("\"format\": \"posthorn-record\", ", ""),
            "line 1, column 1: a record should have 'format'");
  EXPECT_EQ(small_problem("\"version\": 1", "\"version\": 2"),
            "line 1, column 42: 'version' of a record should be a whole number from 1 to 1");
  EXPECT_EQ(small_problem("\"version\": 1", "\"version\": \"1\""),
            "line 1, column 42: 'version' of a record should be a number, not a string");
  EXPECT_EQ(small_problem("\"version\": 1, ", ""),
            "line 1, column 1: a record should have 'version'");
}

TEST(Records, RefuseWrongTypes) {
  EXPECT_EQ(small_problem("{\"players\": 2}", "\"south\""),
            "line 1, column 53: 'game' of a record should be an object, not a string");
  EXPECT_EQ(small_problem("{\"players\": 2}", "{\"player\": 2}"),
            "line 1, column 64: 'player' is not known in 'game'");
  EXPECT_EQ(small_problem("\"shuffles\": []", "\"shuffles\": {}"),
            "line 2, column 63: 'shuffles' of a record should be a list, not an object");
  EXPECT_EQ(small_problem("\"shuffles\": []", "\"shuffles\": [\"ULM\"]"),
            "line 2, column 64: a shuffle should be a list");
  EXPECT_EQ(small_problem("\"shuffles\": []", "\"shuffles\": [[1]]"),
            "line 2, column 65: every entry of a shuffle should be a string");
  EXPECT_EQ(small_problem("\"moves\": []", "\"moves\": \"end\""),
            "line 2, column 76: 'moves' of a record should be a list, not a string");
  EXPECT_EQ(small_problem("\"moves\": []", "\"moves\": [null]"),
            "line 2, column 77: every entry of 'moves' should be a string");
  EXPECT_EQ(small_problem("\"moves\": [], ", ""), "line 1, column 1: a record should have 'moves'");
  EXPECT_EQ(small_problem("\"shuffles\": [], ", ""),
            "line 1, column 1: a record should have 'shuffles'");
  EXPECT_EQ(small_problem("{\"name\": \"Anna\"}", "\"Anna\""),
            "line 2, column 12: a seat should be an object, not a string");
  EXPECT_EQ(small_problem("{\"name\": \"Anna\"}", "{}"),
            "line 2, column 12: a seat should have 'name'");
  EXPECT_EQ(small_problem("\"Anna\"", "7"),
            "line 2, column 21: 'name' of a seat should be a string, not a number");
  EXPECT_FALSE(read_record("[]").has_value());
  EXPECT_FALSE(read_record("").has_value());
}

TEST(Records, RefuseAnotherNumberOfSeats) {
  EXPECT_EQ(small_problem("{\"name\": \"Anna\"}, ", ""),
            "line 2, column 11: there should be 2 seats, as many as players, not 1");
  EXPECT_EQ(small_problem("\"players\": 2", "\"players\": 3"),
            "line 2, column 11: there should be 3 seats, as many as players, not 2");
  EXPECT_EQ(small_problem("\"players\": 2", "\"players\": 5"),
            "line 1, column 65: 'players' of 'game' should be a whole number from 2 to 4");
  EXPECT_NE(small_problem("\"seats\"", "\"chairs\""), "");
}

TEST(Records, RefuseABadResult) {
  const auto result = [](std::string_view to) { return small_problem("null", to); };
  EXPECT_EQ(result("{\"scores\": [1, 2], \"winner\": 1}"), "");
  EXPECT_EQ(result("{\"scores\": [1], \"winner\": 0}"),
            "line 2, column 101: 'scores' should have a number for each player");
  EXPECT_EQ(result("{\"scores\": [1, 2.5], \"winner\": 0}"),
            "line 2, column 105: a score should be a whole number from -100000 to 100000");
  EXPECT_EQ(result("{\"scores\": [1, 2], \"winner\": 4}"),
            "line 2, column 119: 'winner' of 'result' should be a whole number from 0 to 3");
  EXPECT_EQ(result("{\"scores\": [1, 2]}"), "line 2, column 90: 'result' should have 'winner'");
  EXPECT_EQ(result("{\"winner\": 0}"), "line 2, column 90: 'result' should have 'scores'");
  EXPECT_EQ(result("\"Anna\""), "line 2, column 90: 'result' should be an object, not a string");
}

TEST(Records, BoundTheirSize) {
  std::string text(kSmall);
  text.append(kMaxRecordBytes - text.size(), ' ');
  EXPECT_TRUE(read_record(text).has_value());
  text += ' ';
  EXPECT_FALSE(read_record(text).has_value());
}

}  // namespace
}  // namespace posthorn
