#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "ai/net/network_file.h"
#include "arena/host.h"
#include "files/whole_file.h"
#include "tests/games.h"
#include "train/checkpoint.h"
#include "train/self_play.h"
#include "train/team.h"
#include "train/trainer.h"

namespace posthorn::train {
namespace {

namespace fs = std::filesystem;

class Directory {
 public:
  explicit Directory(const char* name)
      : path_(fs::temp_directory_path() /
              (std::string("posthorn_") + name + "_" +
               std::to_string(::testing::UnitTest::GetInstance()->random_seed()) + "_" +
               std::to_string(getpid()))) {
    fs::remove_all(path_);
  }
  Directory(const Directory&) = delete;
  Directory& operator=(const Directory&) = delete;
  ~Directory() { fs::remove_all(path_); }
  [[nodiscard]] std::string path() const { return path_.string(); }

 private:
  fs::path path_;
};

Plan short_plan(const std::string& directory, double minutes) {
  Plan plan;
  plan.games = {game_named("map=south,players=2")};
  plan.minutes = minutes;
  plan.hidden1 = 64;
  plan.games_per_step = 1;
  plan.gate_minutes = minutes / 2;
  plan.gate_deals = 2;
  plan.play.taught_games = 4;
  plan.directory = directory;
  plan.provenance = "a test\n";
  return plan;
}

TEST(Training, LeavesANetworkThatPlaysAndGoesOnWhereItStopped) {
  const Directory directory("training");
  Processes alone;
  std::uint64_t games = 0;
  Hooks hooks;
  hooks.progress = [&](const Progress& now) { games = now.games; };
  ASSERT_TRUE(run_training(short_plan(directory.path(), 0.01), alone, 2, hooks));
  EXPECT_GT(games, 0U);
  const auto file = files::read_whole_file(directory.path() + "/best.net", net::kMaxNetworkBytes);
  ASSERT_TRUE(file);
  const auto network = net::read_network(files::bytes_of(*file));
  ASSERT_TRUE(network) << network.error();
  EXPECT_TRUE(network->fits(game_named("map=south,players=2")));
  EXPECT_TRUE(network->fits(game_named("map=south,players=2,network=outside")));
  EXPECT_FALSE(network->fits(game_named("map=south,players=3")));
  EXPECT_FALSE(network->fits(game_named("map=south,players=2,offices=true")));
  EXPECT_NE(network->label().provenance.find("a test"), std::string::npos);

  const std::uint64_t before = games;
  ASSERT_TRUE(run_training(short_plan(directory.path(), 0.02), alone, 1, hooks));
  EXPECT_GT(games, before);
}

TEST(Training, RefusesAnotherTrainingsDirectory) {
  const Directory directory("other");
  Processes alone;
  ASSERT_TRUE(run_training(short_plan(directory.path(), 0.002), alone, 1, {}));
  Plan other = short_plan(directory.path(), 0.002);
  other.games = {game_named("map=north,players=2")};
  const auto refused = run_training(other, alone, 1, {});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().find("other settings"), std::string::npos) << refused.error();
}

TEST(Training, RefusesADamagedCheckpoint) {
  const Directory directory("damaged");
  Processes alone;
  ASSERT_TRUE(run_training(short_plan(directory.path(), 0.002), alone, 1, {}));
  const std::string path = directory.path() + "/checkpoint";
  const auto whole = fs::file_size(path);
  for (const std::uintmax_t size : {whole - 1, whole / 2, std::uintmax_t{9}, std::uintmax_t{0}}) {
    fs::resize_file(path, size);
    const auto refused = run_training(short_plan(directory.path(), 0.01), alone, 1, {});
    ASSERT_FALSE(refused) << size;
    EXPECT_NE(refused.error().find("checkpoint"), std::string::npos);
  }
}

TEST(Training, ACheckpointOutlivesAWriterThatDied) {
  const Directory directory("crash");
  fs::create_directories(directory.path());
  const std::string path = directory.path() + "/checkpoint";
  Checkpoint checkpoint;
  checkpoint.games = 7;
  checkpoint.parameters = {1, 2, 3};
  ASSERT_TRUE(write_checkpoint(path, checkpoint));
  // A writer killed half-way leaves this behind and the old file untouched.
  std::ofstream(path + ".new") << "half of a checkpoi";
  const auto read = read_checkpoint(path);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->games, 7U);
  EXPECT_EQ(read->parameters, checkpoint.parameters);
  checkpoint.games = 8;
  ASSERT_TRUE(write_checkpoint(path, checkpoint));
  EXPECT_EQ(read_checkpoint(path)->games, 8U);
}

TEST(Team, SumsOverItsMembersInEveryThread) {
  Processes alone;
  Team team(alone, 3);
  std::array<std::vector<float>, 3> seen;
  team.run([&](Team::Member& member) {
    std::vector<float> numbers(10, static_cast<float>(member.rank() + 1));
    member.sum(numbers);
    seen[member.rank()] = numbers;
    std::vector<float> copied(3, static_cast<float>(member.rank()));
    member.copy_from_first(copied);
    EXPECT_EQ(copied, std::vector<float>(3, 0));
  });
  for (const auto& numbers : seen) EXPECT_EQ(numbers, std::vector<float>(10, 6));
}

TEST(SelfPlay, TargetsAreResultsAtTheEndAndValuesBefore) {
  const Game game = game_named("map=south,players=2");
  const Shape shape{64, 16, net::used_inputs(game, 2)};
  const Model model(shape, 1);
  const net::Network network({net::kind_of_game(game), 2, 2, ""},
                             model.quantized(model.parameters()));
  PlaySettings settings;
  settings.lambda = 1;  // the result alone
  const auto teacher = make_bot("greedy", {}).value();
  Rng rng(3);
  PlayedGame played;
  play_game(game, network, {nullptr, teacher.get()}, settings, rng, played);
  ASSERT_GT(played.samples.size(), 20U);
  int won = 0;
  for (const Sample& sample : played.samples) {
    EXPECT_TRUE(sample.win == 0.0F || sample.win == 1.0F);
    EXPECT_EQ(sample.win == 1.0F ? 1 : -1, sample.margin > 0    ? 1
                                           : sample.margin < 0  ? -1
                                           : sample.win == 1.0F ? 1
                                                                : -1);
    won += sample.win == 1.0F ? 1 : 0;
    for (std::size_t w = 0; w < sample.inputs.word.size(); ++w) {
      EXPECT_EQ(sample.inputs.word[w] & ~shape.used.word[w], 0U) << "word " << w;
    }
  }
  EXPECT_GT(won, 0);
  EXPECT_LT(won, static_cast<int>(played.samples.size()));

  settings.lambda = 0.5F;
  PlayedGame mixed;
  Rng again(3);
  play_game(game, network, {nullptr, teacher.get()}, settings, again, mixed);
  ASSERT_EQ(mixed.samples.size(), played.samples.size());
  EXPECT_GT(mixed.samples[0].win, 0.01F);
  EXPECT_LT(mixed.samples[0].win, 0.99F);
}

TEST(SelfPlay, ComparesTheAlternativesOfItsChoices) {
  const Game game = game_named("map=south,players=2");
  const net::Network& network = *shipped_networks().find(game);
  PlaySettings settings;
  settings.compare_percent = 20;
  Rng rng(5);
  PlayedGame played;
  play_game(game, network, {}, settings, rng, played);
  ASSERT_GT(played.comparisons.size(), 2U);
  std::size_t at = 0;
  int told_apart = 0;
  for (const std::size_t n : played.comparisons) {
    EXPECT_GE(n, 2U);
    EXPECT_LE(n, 4U);
    for (std::size_t i = at; i < at + n; ++i) {
      const Sample& sample = played.alternatives.at(i);
      EXPECT_GE(sample.win, 0.0F);
      EXPECT_LE(sample.win, 1.0F);
      EXPECT_LT(std::abs(sample.margin), 3.0F);
      told_apart += sample.win != played.alternatives[at].win ? 1 : 0;
    }
    at += n;
  }
  EXPECT_EQ(at, played.alternatives.size());
  EXPECT_GT(told_apart, 0);
}

}  // namespace
}  // namespace posthorn::train
