#include "train/redis.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <filesystem>
#include <fstream>

#include "tests/ai/networks.h"
#include "tests/folder.h"
#include "tests/games.h"
#include "train/plan.h"
#include "train/redis_exchange.h"

namespace posthorn::train {
namespace {

namespace fs = std::filesystem;

class Redis : public testing::Test {
 protected:
  void SetUp() override {
    auto started = RedisServer::start(folder_.path(), 64);
    ASSERT_TRUE(started) << started.error();
    server_ = std::move(*started);
  }

  [[nodiscard]] Orders orders() const {
    Plan plan;
    plan.games = {game_};
    return {hash_of(plan), {"map=south,players=2"}, shape_of(plan), plan.play};
  }

  Harvest harvest(float win) const {
    Harvest harvest;
    harvest.samples.resize(3);
    harvest.samples[1].inputs.word[net::kRoute] = 5;
    harvest.samples[1].win = win;
    harvest.games = 4;
    harvest.turns = 130;
    harvest.seconds = 0.25;
    return harvest;
  }

  Folder folder_{"redis"};
  Game game_ = game_named("map=south,players=2");
  std::unique_ptr<RedisServer> server_;
};

TEST_F(Redis, TheServerIsPrivate) {
  struct stat file{};
  ASSERT_EQ(stat((folder_.path() + "/redis.password").c_str(), &file), 0);
  EXPECT_EQ(file.st_mode & 077, 0U);
  RedisAddress stranger = server_->address();
  stranger.password.clear();
  const auto refused = RedisConnection(stranger).command({"GET", "posthorn:orders"});
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().find("NOAUTH"), std::string::npos) << refused.error();
  const auto member = read_redis_address(folder_.path(), "");
  ASSERT_TRUE(member) << member.error();
  EXPECT_TRUE(RedisConnection(*member).command({"PING"}));
  const auto limit = RedisConnection(*member).command({"CONFIG", "GET", "maxmemory"});
  ASSERT_TRUE(limit);
  EXPECT_EQ(limit->items.at(1).text, std::to_string(64 << 20));
}

TEST_F(Redis, GamesArriveOnceInOrderAndWhole) {
  auto learner = RedisExchange::of_learner(server_->address(), orders());
  ASSERT_TRUE(learner) << learner.error();
  RedisExchange actor(server_->address(), orders().shape, 11);
  actor.send(harvest(0.25F));
  actor.send(harvest(0.5F));
  // Another actor whose first message was sent again, as after a lost connection.
  RedisExchange(server_->address(), orders().shape, 12).send(harvest(0.75F));
  RedisExchange(server_->address(), orders().shape, 12).send(harvest(0.75F));
  std::vector<float> wins;
  for (const Harvest& one : (*learner)->receive(0.2)) {
    EXPECT_EQ(one.games, 4);
    EXPECT_EQ(one.turns, 130);
    EXPECT_EQ(one.seconds, 0.25);
    ASSERT_EQ(one.samples.size(), 3U);
    EXPECT_EQ(one.samples[1].inputs.word[net::kRoute], 5U);
    wins.push_back(one.samples[1].win);
  }
  EXPECT_EQ(wins, (std::vector<float>{0.25F, 0.5F, 0.75F}));
  EXPECT_TRUE((*learner)->receive(0.01).empty());
  EXPECT_EQ((*learner)->trouble(), "");
}

// A learner that was killed after its checkpoint reads again what came since then, and nothing
// twice.
TEST_F(Redis, AKilledLearnerGoesOnFromItsCheckpoint) {
  RedisExchange actor(server_->address(), orders().shape, 11);
  std::string kept;
  {
    auto learner = RedisExchange::of_learner(server_->address(), orders());
    actor.send(harvest(0.25F));
    EXPECT_EQ((*learner)->receive(0.2).size(), 1U);
    kept = (*learner)->received();
    (*learner)->forget_received();
    actor.send(harvest(0.5F));
    EXPECT_EQ((*learner)->receive(0.2).size(), 1U);
  }
  actor.send(harvest(0.75F));
  auto learner = RedisExchange::of_learner(server_->address(), orders());
  ASSERT_TRUE(learner);
  (*learner)->resume(kept);
  std::vector<float> wins;
  for (const Harvest& one : (*learner)->receive(0.2)) wins.push_back(one.samples[1].win);
  EXPECT_EQ(wins, (std::vector<float>{0.5F, 0.75F}));
}

TEST_F(Redis, NetworksReachTheActors) {
  auto learner = RedisExchange::of_learner(server_->address(), orders());
  RedisExchange actor(server_->address(), orders().shape, 11);
  EXPECT_EQ(actor.newest(), nullptr);
  auto brain = std::make_shared<Brain>();
  brain->version = 7;
  brain->taught = true;
  brain->network = std::make_shared<const net::Network>(untrained_network(game_, 2, 5));
  brain->past = {std::make_shared<const net::Network>(untrained_network(game_, 2, 6))};
  (*learner)->publish(brain);
  const auto found = actor.newest();
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->version, 7U);
  EXPECT_TRUE(found->taught);
  EXPECT_EQ(found->network->weights().first, brain->network->weights().first);
  ASSERT_EQ(found->past.size(), 1U);
  EXPECT_EQ(found->past[0]->weights().first, brain->past[0]->weights().first);
}

TEST_F(Redis, DamagedMessagesAreLeftOutAndTold) {
  auto learner = RedisExchange::of_learner(server_->address(), orders());
  RedisConnection stranger(server_->address());
  ASSERT_TRUE(stranger.command({"XADD", "posthorn:games", "*", "g", "POSTHRV1 and rubbish"}));
  ASSERT_TRUE(stranger.command({"XADD", "posthorn:games", "*", "a", "b", "c", "d"}));
  RedisExchange(server_->address(), orders().shape, 12).send(harvest(0.75F));
  EXPECT_EQ((*learner)->receive(0.2).size(), 1U);
  EXPECT_NE((*learner)->trouble().find("damaged"), std::string::npos);
}

TEST_F(Redis, AnotherTrainingIsRefusedWhileOneGoesOn) {
  auto learner = RedisExchange::of_learner(server_->address(), orders());
  auto brain = std::make_shared<Brain>();
  brain->network = std::make_shared<const net::Network>(untrained_network(game_, 2, 5));
  (*learner)->publish(brain);
  Orders other = orders();
  ++other.plan;
  const auto refused = RedisExchange::of_learner(server_->address(), other);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().find("another training"), std::string::npos);
  const auto told = read_orders(server_->address());
  ASSERT_TRUE(told);
  EXPECT_EQ(told->plan, orders().plan);
  EXPECT_EQ(told->games, orders().games);
}

// While the server is away games cannot be sent; it is told, and what comes later arrives.
TEST_F(Redis, ALostServerIsTold) {
  auto learner = RedisExchange::of_learner(server_->address(), orders());
  ASSERT_TRUE(learner);
  server_.reset();
  EXPECT_TRUE((*learner)->receive(0.01).empty());
  EXPECT_NE((*learner)->trouble().find("Redis server"), std::string::npos);
  EXPECT_FALSE(fs::exists(folder_.path() + "/redis.password"));
}

TEST(RedisAddress, IsReadOrRefused) {
  const auto host = read_redis_address("example.org:6379", "");
  ASSERT_TRUE(host);
  EXPECT_EQ(host->host, "example.org");
  EXPECT_EQ(host->port, 6379);
  EXPECT_EQ(read_redis_address("unix:/run/redis.sock", "")->socket, "/run/redis.sock");
  for (const char* wrong : {"", "nonsense", ":6379", "host:", "host:0", "host:70000", "host:6x"}) {
    EXPECT_FALSE(read_redis_address(wrong, "")) << wrong;
  }
  EXPECT_FALSE(read_redis_address("host:1", "missing.password"));
}

}  // namespace
}  // namespace posthorn::train
