#include "arena/tournament.h"

#include <gtest/gtest.h>

#include "tests/games.h"

namespace posthorn {
namespace {

TournamentSetup setup_of(std::vector<std::string> bots, int deals, int threads) {
  TournamentSetup setup;
  setup.bots = std::move(bots);
  setup.deals = deals;
  setup.seed = 11;
  setup.threads = threads;
  return setup;
}

TEST(Tournament, IsTheSameWithAnyNumberOfThreads) {
  const Game game = game_named("map=south,players=3");
  std::vector<std::string> one;
  std::vector<std::string> several;
  TournamentHooks hooks;
  hooks.record = [&](const std::string& line) { one.push_back(line); };
  const auto first = run_tournament(game, setup_of({"steady", "greedy", "steady"}, 6, 1), hooks);
  hooks.record = [&](const std::string& line) { several.push_back(line); };
  const auto second = run_tournament(game, setup_of({"steady", "greedy", "steady"}, 6, 3), hooks);
  EXPECT_EQ(one, several);
  ASSERT_EQ(one.size(), 18U);
  for (int i = 0; i < 3; ++i)
    EXPECT_EQ(first.standings[i].win_share, second.standings[i].win_share);
}

TEST(Tournament, ItsRecordsHold) {
  for (const std::string& name : every_game_name()) {
    const Game game = game_named(name);
    TournamentHooks hooks;
    int lines = 0;
    hooks.record = [&](const std::string& line) {
      ++lines;
      const auto record = read_record(line);
      ASSERT_TRUE(record) << record.error().message;
      const auto end = replay(game, *record);
      ASSERT_TRUE(end) << end.error().message;
      ASSERT_TRUE(record->result);
    };
    std::vector<std::string> bots(game.players, "steady");
    bots[0] = "greedy";
    run_tournament(game, setup_of(bots, 1, 1), hooks);
    EXPECT_EQ(lines, game.players);
  }
}

TEST(Tournament, EveryDealIsPlayedInEveryRotation) {
  const Game game = game_named("map=south,players=4");
  TournamentHooks hooks;
  std::vector<std::string> first_seats;
  std::vector<std::vector<std::string>> first_shuffles;
  hooks.record = [&](const std::string& line) {
    const auto record = read_record(line);
    first_seats.push_back(record->seats[0]);
    first_shuffles.push_back(record->shuffles[0]);
  };
  run_tournament(game, setup_of({"greedy", "steady", "random", "steady"}, 1, 1), hooks);
  EXPECT_EQ(first_seats, (std::vector<std::string>{"greedy", "steady", "random", "steady"}));
  for (const auto& shuffle : first_shuffles) EXPECT_EQ(shuffle, first_shuffles[0]);
}

TEST(Tournament, TheStrongerBotWins) {
  const auto result =
      run_tournament(game_named("map=south,players=2"), setup_of({"greedy", "random"}, 20, 2));
  EXPECT_GT(result.standings[0].win_share, 0.9);
  EXPECT_NEAR(result.standings[0].win_share + result.standings[1].win_share, 1, 1e-9);
  EXPECT_GT(result.standings[0].interval, 0);
}

// External programs: each way to fail loses the game by name, and the arena goes on.
struct Failing {
  const char* command;
  const char* reason;
  int milliseconds = 10000;  // a busy machine takes its time to start a program
};

class ExternalBots : public testing::TestWithParam<Failing> {};

TEST_P(ExternalBots, LoseByName) {
  TournamentSetup setup = setup_of({std::string("cmd:") + GetParam().command, "steady"}, 2, 1);
  setup.milliseconds = GetParam().milliseconds;
  const auto result = run_tournament(game_named("map=south,players=2"), setup);
  EXPECT_EQ(result.games, 4);
  EXPECT_EQ(result.standings[0].forfeits, 4);
  EXPECT_EQ(result.standings[0].win_share, 0);
  EXPECT_EQ(result.standings[1].win_share, 1);
  EXPECT_NE(result.standings[0].last_forfeit.find(GetParam().reason), std::string::npos)
      << result.standings[0].last_forfeit;
}

INSTANTIATE_TEST_SUITE_P(
    Bad, ExternalBots,
    testing::Values(Failing{"true", "died"}, Failing{"sleep 100", "within 300 ms", 300},
                    Failing{"./there-is-no-such-program 2>/dev/null", "died"},
                    Failing{"yes", "nonsense"},
                    Failing{"sh -c 'while read x; do echo \"{}\"; done'", "'move'"},
                    Failing{"sh -c 'while read x; do echo \"{\\\"move\\\": \\\"end\\\"}\"; done'",
                            "T1"},
                    Failing{"sh -c 'read x; head -c 3000000 /dev/zero'", "megabyte"}),
    [](const auto& way) { return "way" + std::to_string(way.index); });

TEST(ExampleBot, PlaysWholeGames) {
  const std::string bot = "cmd:python3 " POSTHORN_SOURCE_DIR "/examples/first_bot.py";
  for (const char* name : {"map=south,players=2", "map=north,players=2,growth=horses",
                           "map=south,players=2,audience=true,offices=true"}) {
    const auto result = run_tournament(game_named(name), setup_of({bot, "steady"}, 1, 1));
    EXPECT_EQ(result.standings[0].forfeits, 0) << result.standings[0].last_forfeit;
    EXPECT_EQ(result.games, 2);
  }
}

TEST(BotList, NamesWhatIsWrong) {
  const Game game = game_named("map=south,players=2");
  EXPECT_EQ(*read_bot_list("greedy,random", game), (std::vector<std::string>{"greedy", "random"}));
  EXPECT_NE(read_bot_list("greedy,wizard", game).error().find("wizard"), std::string::npos);
  EXPECT_FALSE(read_bot_list("", game));
  EXPECT_FALSE(read_bot_list("greedy,", game));
  EXPECT_FALSE(read_bot_list("cmd: ,greedy", game));
}

}  // namespace
}  // namespace posthorn
