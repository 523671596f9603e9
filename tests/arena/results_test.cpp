#include "arena/results.h"

#include <gtest/gtest.h>

#include "arena/player.h"
#include "arena/pool.h"
#include "tests/games.h"

namespace posthorn {
namespace {

RunResults example() {
  return {.game = "map=south,players=3",
          .seed = 18446744073709551615U,
          .bots = {{.name = "greedy", .hash = "0123"}, {.name = "cmd:say \"ü\"", .hash = "4567"}},
          .pairs = {{.first = 1,
                     .second = 0,
                     .seats = 3,
                     .shares = {.deals = 3, .sum = 1.0 / 3 + 1, .squares = 1.0 / 9 + 1}}}};
}

TEST(Results, ComeBackAsTheyWereWritten) {
  const std::string line = results_line(example());
  EXPECT_EQ(line.find('\n'), std::string::npos);
  const auto read = read_results_line(line);
  ASSERT_TRUE(read) << read.error().message;
  EXPECT_EQ(read->game, example().game);
  EXPECT_EQ(read->seed, example().seed);
  ASSERT_EQ(read->bots.size(), 2U);
  EXPECT_EQ(read->bots[1].name, "cmd:say \"ü\"");
  EXPECT_EQ(read->bots[1].hash, "4567");
  ASSERT_EQ(read->pairs.size(), 1U);
  EXPECT_EQ(read->pairs[0].first, 1);
  EXPECT_EQ(read->pairs[0].seats, 3);
  EXPECT_EQ(read->pairs[0].shares.deals, 3);
  EXPECT_NEAR(read->pairs[0].shares.sum, 4.0 / 3, 1e-12);
  EXPECT_EQ(read->pairs[0].shares.squares, example().pairs[0].shares.squares);
}

std::string with(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  EXPECT_NE(at, std::string::npos) << from;
  return text.replace(at, from.size(), to);
}

TEST(Results, AreRefusedWhenTheyCannotBe) {
  const std::string line = results_line(example());
  for (const std::string& bad :
       {std::string(), std::string("[]"), line.substr(0, line.size() / 2),
        with(line, "posthorn-results", "posthorn-record"),
        with(line, "\"version\": 1", "\"version\": 2"), with(line, "\"seed\": 1", "\"seed\": -1"),
        with(line, "\"first\": 1", "\"first\": 2"), with(line, "\"first\": 1", "\"first\": 0"),
        with(line, "\"deals\": 3", "\"deals\": 4"), with(line, "\"deals\": 3", "\"deals\": 0"),
        with(line, "\"seats\": 3", "\"seats\": 5"), with(line, "\"wins\": [4", "\"wins\": [-4"),
        with(line, "\"wins\": [4", "\"wins\": [4, 0"),
        with(line, "\"share_squares\": 1", "\"share_squares\": 7"),
        with(line, "\"hash\": \"0123\"", "\"hash\": \"\""),
        with(line, "\"hash\": \"0123\"", "\"date\": \"0123\""),
        with(line, "\"game\"", "\"name\"")}) {
    EXPECT_FALSE(read_results_line(bad)) << bad;
  }
}

std::string identity_of(const std::string& bot, const std::string& game = "map=south,players=2") {
  const auto player = make_player(bot, 1);
  EXPECT_TRUE(player) << bot;
  return (*player)->identity(game_named(game));
}

const std::string kWeights = ":weights=" POSTHORN_SOURCE_DIR "/data/nets/south2.net";

TEST(Identity, IsWhatDecidesThePlay) {
  EXPECT_EQ(identity_of("greedy"), identity_of("greedy"));
  EXPECT_EQ(identity_of("greedy").size(), 16U);
  // Two spellings of one bot.
  EXPECT_EQ(identity_of("net"), identity_of("net" + kWeights));
  EXPECT_EQ(identity_of("master:sims=8:style=racer"), identity_of("master:style=racer:sims=8"));
  const std::vector<std::string> different = {
      "random", "steady", "greedy",        "net",           "novice",      "master",
      "cmd:x",  "cmd:y",  "master:sims=8", "master:sims=9", "master:ms=8", "net:style=racer"};
  for (std::size_t i = 0; i < different.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      EXPECT_NE(identity_of(different[i]), identity_of(different[j]))
          << different[i] << " " << different[j];
    }
  }
}

constexpr const char* kPool = R"({"format": "posthorn-pool", "version": 1,
  "game": "map=south,players=2", "bots": [
    {"name": "simple", "bot": "greedy", "hash": "GREEDY"}, {"name": "random", "hash": "RANDOM"}]})";

TEST(Pool, IsFrozen) {
  const Game game = game_named("map=south,players=2");
  const std::string text =
      with(with(kPool, "GREEDY", identity_of("greedy")), "RANDOM", identity_of("random"));
  const auto pool = read_pool(text);
  ASSERT_TRUE(pool) << pool.error().message;
  ASSERT_EQ(pool->members.size(), 2U);
  EXPECT_EQ(pool->members[0].bot, "greedy");
  EXPECT_EQ(pool->members[1].bot, "random");
  EXPECT_TRUE(check_pool(*pool, game));

  const auto other = read_pool(with(kPool, "GREEDY", identity_of("greedy")));
  const auto changed = check_pool(*other, game);
  ASSERT_FALSE(changed);
  EXPECT_EQ(changed.error(), "'random' is not the bot that was frozen: its hash is " +
                                 identity_of("random") + ", the pool says RANDOM");
  EXPECT_FALSE(check_pool(*read_pool(with(kPool, "\"greedy\"", "\"wizard\"")), game));
}

TEST(Pool, IsRefusedWhenItCannotBe) {
  const std::string text = kPool;
  for (const std::string& bad :
       {std::string(), with(text, "posthorn-pool", "pool"), with(text, "\"game\"", "\"games\""),
        with(text, "simple", "random"), with(text, "\"hash\": \"GREEDY\"", "\"hash\": 5"),
        with(text, ", {\"name\": \"random\", \"hash\": \"RANDOM\"}", ""),
        with(text, "\"hash\"", "\"Hash\"")}) {
    EXPECT_FALSE(read_pool(bad)) << bad;
  }
}

}  // namespace
}  // namespace posthorn
