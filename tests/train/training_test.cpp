#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>

#include "ai/net/network_file.h"
#include "core/engine.h"
#include "files/whole_file.h"
#include "host/bot_host.h"
#include "tests/ai/networks.h"
#include "tests/folder.h"
#include "tests/games.h"
#include "train/checkpoint.h"
#include "train/health.h"
#include "train/replay.h"
#include "train/self_play.h"
#include "train/trainer.h"

namespace posthorn::train {
namespace {

namespace fs = std::filesystem;

Plan short_plan(const std::string& directory, double minutes) {
  Plan plan;
  plan.games = {game_named("map=south,players=2")};
  plan.minutes = minutes;
  plan.hidden1 = 64;
  plan.batch = 32;
  plan.replay = 2000;
  plan.gate_minutes = minutes / 2;
  plan.gate_deals = 2;
  plan.play.taught_games = 4;
  plan.directory = directory;
  plan.provenance = "a test\n";
  return plan;
}

TEST(Training, LeavesANetworkThatPlaysAndGoesOnWhereItStopped) {
  const Folder directory("training");
  std::uint64_t games = 0;
  Hooks hooks;
  hooks.progress = [&](const Progress& now) { games = now.games; };
  ASSERT_TRUE(run_training(short_plan(directory.path(), 0.01), hooks));
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

  // How many games fit into a second depends on the machine and on what watches the program, so
  // time is added until one has come; what was there before counts on.
  const std::uint64_t before = games;
  for (double minutes = 0.02; games <= before && minutes < 2; minutes *= 2) {
    ASSERT_TRUE(run_training(short_plan(directory.path(), minutes), hooks));
    EXPECT_GE(games, before);
  }
  EXPECT_GT(games, before);
}

// What a training of this plan has left, without the training.
void leave_checkpoint(const Plan& plan) {
  Checkpoint checkpoint;
  checkpoint.plan = hash_of(plan);
  checkpoint.shape = shape_of(plan);
  checkpoint.parameters.resize(1000);
  ASSERT_TRUE(write_checkpoint(plan.directory + "/checkpoint", checkpoint));
}

TEST(Training, RefusesAnotherTrainingsDirectory) {
  const Folder directory("other");
  leave_checkpoint(short_plan(directory.path(), 0.002));
  Plan other = short_plan(directory.path(), 0.002);
  other.games = {game_named("map=north,players=2")};
  const auto refused = run_training(other, {});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().find("other settings"), std::string::npos) << refused.error();
}

TEST(Training, RefusesADamagedCheckpoint) {
  const Folder directory("damaged");
  leave_checkpoint(short_plan(directory.path(), 0.002));
  const std::string path = directory.path() + "/checkpoint";
  const auto whole = fs::file_size(path);
  for (const std::uintmax_t size : {whole - 1, whole / 2, std::uintmax_t{9}, std::uintmax_t{0}}) {
    fs::resize_file(path, size);
    const auto refused = run_training(short_plan(directory.path(), 0.01), {});
    ASSERT_FALSE(refused) << size;
    EXPECT_NE(refused.error().find("checkpoint"), std::string::npos);
  }
}

TEST(Training, ACheckpointOutlivesAWriterThatDied) {
  const Folder directory("crash");
  const std::string path = directory.path() + "/checkpoint";
  Checkpoint checkpoint;
  checkpoint.games = 7;
  checkpoint.parameters = {1, 2, 3};
  ASSERT_TRUE(write_checkpoint(path, checkpoint));
  // A writer killed half-way leaves this behind and the old file untouched.
  std::ofstream(path + ".new") << "half of a checkpoi";
  const auto read = read_checkpoint(path);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(read->checkpoint.games, 7U);
  EXPECT_EQ(read->checkpoint.parameters, checkpoint.parameters);
  checkpoint.games = 8;
  ASSERT_TRUE(write_checkpoint(path, checkpoint));
  EXPECT_EQ(read_checkpoint(path)->checkpoint.games, 8U);
}

TEST(Training, ADamagedCheckpointCostsNoMoreThanTheLastOne) {
  const Folder directory("before");
  const std::string path = directory.path() + "/checkpoint";
  Checkpoint checkpoint;
  checkpoint.shape.used.word[0] = 0xff;
  checkpoint.replay.resize(3);
  checkpoint.replay[1].inputs.word[0] = 5;
  checkpoint.replay[1].win = 0.25F;
  checkpoint.replay[2].weight = 2;
  checkpoint.games = 1;
  ASSERT_TRUE(write_checkpoint(path, checkpoint));
  checkpoint.games = 2;
  ASSERT_TRUE(write_checkpoint(path, checkpoint));
  const auto newest = read_checkpoint(path);
  ASSERT_TRUE(newest);
  EXPECT_EQ(newest->checkpoint.games, 2U);
  EXPECT_EQ(newest->lost, "");
  ASSERT_EQ(newest->checkpoint.replay.size(), 3U);
  EXPECT_EQ(newest->checkpoint.replay[1].inputs.word[0], 5U);
  EXPECT_EQ(newest->checkpoint.replay[1].win, 0.25F);
  EXPECT_EQ(newest->checkpoint.replay[2].weight, 2);
  fs::resize_file(path, fs::file_size(path) - 1);
  const auto older = read_checkpoint(path);
  ASSERT_TRUE(older) << older.error();
  EXPECT_EQ(older->checkpoint.games, 1U);
  EXPECT_NE(older->lost.find("damaged"), std::string::npos);
}

TEST(Training, ACheckpointOfAnEarlierPosthornIsRefusedByName) {
  const Folder directory("first");
  const std::string path = directory.path() + "/checkpoint";
  std::ofstream(path) << "POSTTRN1 and what else it had";
  const auto refused = run_training(short_plan(directory.path(), 0.01), {});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().find(path), std::string::npos) << refused.error();
  EXPECT_NE(refused.error().find("--from"), std::string::npos) << refused.error();
}

TEST(Training, TellsOfUnitsThatSayNothing) {
  const Game game = game_named("map=south,players=2");
  net::NetworkWeights weights = untrained_network(game, 2, 5).weights();
  const Health before = examine(net::Network({net::kind_of_game(game), 2, 2, ""}, weights), {game},
                                {.positions = 100, .playouts = 0, .decisions = 0});
  constexpr int kDead = 16;
  for (int unit = 0; unit < kDead; ++unit) {
    weights.first_bias[static_cast<std::size_t>(unit)] = -20 * net::kOne;
  }
  const Health after = examine(net::Network({net::kind_of_game(game), 2, 2, ""}, weights), {game},
                               {.positions = 100, .playouts = 0, .decisions = 0});
  EXPECT_GE(after.constant_first, static_cast<double>(kDead) / weights.hidden1);
  EXPECT_GT(after.constant_first, before.constant_first);
  EXPECT_GT(after.constant_share, kMostConstant);
}

TEST(Training, HealthOfAShippedNetworkIsThatOfOneThatHasLearned) {
  const Game game = game_named("map=south,players=2");
  const Health health = examine(*shipped_networks().find(game), {game},
                                {.positions = 60, .playouts = 10, .decisions = 40, .samples = 8});
  EXPECT_GT(health.value_r2, 0.4);
  EXPECT_LT(health.value_r2, 1.0);
  EXPECT_LT(health.value_rms_error, 0.3);
  EXPECT_GT(health.difference_r2, -0.5);
  EXPECT_LT(health.difference_r2, 1.0);
}

TEST(Replay, KeepsTheNewestAndDrawsFromThem) {
  Replay replay(4);
  EXPECT_TRUE(replay.empty());
  std::vector<Sample> samples(6);
  for (std::size_t i = 0; i < samples.size(); ++i) samples[i].win = static_cast<float>(i);
  replay.add({samples.begin(), samples.begin() + 3});
  replay.add({samples.begin() + 3, samples.end()});
  std::vector<float> kept;
  for (const Sample& sample : replay.all()) kept.push_back(sample.win);
  EXPECT_EQ(kept, (std::vector<float>{2, 3, 4, 5}));
  std::vector<Sample> drawn;
  Rng rng(1);
  std::set<float> seen;
  for (int i = 0; i < 50; ++i) {
    replay.draw(3, rng, drawn);
    ASSERT_EQ(drawn.size(), 3U);
    for (const Sample& sample : drawn) seen.insert(sample.win);
  }
  EXPECT_EQ(seen, (std::set<float>{2, 3, 4, 5}));
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

TEST(SelfPlay, ThinksSomeDecisionsOver) {
  const Game game = game_named("map=south,players=2");
  const net::Network& network = *shipped_networks().find(game);
  PlaySettings settings;
  settings.explore_percent = 0;
  PlayedGame plain;
  Rng rng(5);
  play_game(game, network, {}, settings, rng, plain);
  settings.search_percent = 100;
  settings.thoughts.positions = 2;
  PlayedGame searched;
  Rng again(5);
  play_game(game, network, {}, settings, again, searched);
  // All candidates of a decision teach, not the played one alone.
  EXPECT_GT(searched.samples.size(), 2 * plain.samples.size());
  for (const Sample& sample : searched.samples) {
    EXPECT_GE(sample.win, 0.0F);
    EXPECT_LE(sample.win, 1.0F);
    EXPECT_LE(std::abs(sample.margin), 2.0F);
  }
}

TEST(SelfPlay, SecondThoughtsPutTheBestFirstAndLookAtTheRest) {
  const Game game = game_named("map=south,players=2");
  const net::Network& network = *shipped_networks().find(game);
  net::Policy policy(game, network);
  search::Rollouts rollouts(game, network);
  RandomDealer dealer{Rng(9)};
  State state = start(game, dealer);
  Rng rng(4);
  int compared = 0;
  while (!state.over()) {
    const net::Policy::Choice choice = policy.choose(state, net::Care::kThorough);
    if (choice.valued) {
      const auto thoughts =
          think_again(policy, state, {.positions = 4, .candidates = 3, .others = 2}, rollouts, rng);
      EXPECT_LE(thoughts.size(), 5U);
      std::set<std::size_t> candidates;
      for (const Thought& thought : thoughts) {
        candidates.insert(thought.candidate);
        EXPECT_TRUE(policy.has_value(thought.candidate));
        EXPECT_GE(thoughts.front().outcome.win + 0.004 * thoughts.front().outcome.margin,
                  thought.outcome.win + 0.004 * thought.outcome.margin);
      }
      EXPECT_EQ(candidates.size(), thoughts.size());
      compared += thoughts.empty() ? 0 : 1;
    }
    apply(game, state, choice.action, dealer);
  }
  EXPECT_GT(compared, 10);
}

}  // namespace
}  // namespace posthorn::train
