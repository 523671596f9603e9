#include "train/trainer.h"

#include <chrono>
#include <filesystem>
#include <optional>
#include <random>
#include <thread>

#include "ai/net/network_file.h"
#include "files/whole_file.h"
#include "train/actor.h"
#include "train/actor_processes.h"
#include "train/learner.h"
#include "train/redis_exchange.h"

namespace posthorn::train {
namespace {

namespace fs = std::filesystem;

std::expected<net::Network, std::string> read_beginning(const Plan& plan) {
  const auto file = files::read_whole_file(plan.from, net::kMaxNetworkBytes);
  if (!file) return std::unexpected(file.error());
  auto network = net::read_network(files::bytes_of(*file));
  if (!network) return std::unexpected(plan.from + ": " + network.error());
  const net::NetworkWeights& weights = network->weights();
  if (weights.hidden1 > plan.hidden1 || weights.hidden2 > plan.hidden2) {
    return std::unexpected(plan.from + ": its layers have " + std::to_string(weights.hidden1) +
                           " and " + std::to_string(weights.hidden2) + " units, more than " +
                           std::to_string(plan.hidden1) + " and " + std::to_string(plan.hidden2));
  }
  return std::move(*network);
}

// What the directory has of an earlier run of the same training.
std::expected<std::optional<FoundCheckpoint>, std::string> find_checkpoint(const Plan& plan) {
  const std::string path = plan.directory + "/checkpoint";
  if (!fs::exists(path)) return std::nullopt;
  auto found = read_checkpoint(path);
  if (!found) return std::unexpected(found.error());
  if (found->checkpoint.plan != hash_of(plan) || found->checkpoint.shape != shape_of(plan)) {
    return std::unexpected(path +
                           ": belongs to training with other settings (game, size, inputs or "
                           "method); choose another --dir");
  }
  return std::move(*found);
}

// How games and networks travel: in memory, or by a server that may have to be started.
struct Ways {
  std::unique_ptr<RedisServer> server;
  std::unique_ptr<Exchange> exchange;
  std::string address;  // of the server, for actors
};

std::expected<Ways, std::string> open_ways(const Plan& plan) {
  Ways ways;
  if (!plan.redis.wanted) {
    ways.exchange = std::make_unique<ThreadExchange>();
    return ways;
  }
  RedisAddress address;
  if (plan.redis.address.empty()) {
    auto server = RedisServer::start(plan.directory, plan.redis.megabytes);
    if (!server) return std::unexpected(server.error());
    ways.server = std::move(*server);
    address = ways.server->address();
    ways.address = plan.directory;
  } else {
    auto read = read_redis_address(plan.redis.address, plan.redis.password_file);
    if (!read) return std::unexpected("--redis: " + read.error());
    address = std::move(*read);
    ways.address = plan.redis.address;
  }
  Orders orders{hash_of(plan), {}, shape_of(plan), plan.play};
  for (const Game& game : plan.games) orders.games.push_back(game_text(game));
  auto exchange = RedisExchange::of_learner(address, orders);
  if (!exchange) return std::unexpected(exchange.error());
  ways.exchange = std::move(*exchange);
  return ways;
}

}  // namespace

std::expected<void, std::string> run_training(const Plan& plan, const Hooks& hooks) {
  std::error_code error;
  fs::create_directories(plan.directory + "/pool", error);
  if (error) {
    return std::unexpected(plan.directory + ": cannot be made: " + error.message());
  }
  auto found = find_checkpoint(plan);
  if (!found) return std::unexpected(found.error());
  auto ways = open_ways(plan);
  if (!ways) return std::unexpected(ways.error());
  Learner learner(plan, hooks, *ways->exchange);
  std::uint64_t games_so_far = 0;
  if (*found) {
    Checkpoint& checkpoint = (*found)->checkpoint;
    games_so_far = checkpoint.games;
    if (!(*found)->lost.empty() && hooks.note) {
      hooks.note((*found)->lost + "; going on from the one before, about half a minute older");
    }
    learner.restore(std::move(checkpoint));
  } else if (!plan.from.empty()) {
    const auto network = read_beginning(plan);
    if (!network) return std::unexpected(network.error());
    learner.begin_with(*network);
  }
  if (learner.done()) {
    if (hooks.note) hooks.note("this training is done; more --minutes go on with it");
    return {};
  }
  if (plan.redis.wanted) {
    if (hooks.note) hooks.note("actors join with: posthorn actor --redis " + ways->address);
    ActorProcesses actors(plan.redis.actor, ways->address, plan.redis.password_file,
                          plan.redis.processes);
    learner.run([&] { actors.start_missing(); });
  } else {
    const ActorThreads actors(plan.games, plan.play, plan.threads, plan.seed + games_so_far,
                              *ways->exchange);
    learner.run([] {});
  }
  learner.finish();
  return {};
}

std::expected<void, std::string> run_actors(const ActorOrders& given, const Boards& boards,
                                            const Hooks& hooks) {
  const auto address = read_redis_address(given.redis, given.password_file);
  if (!address) return std::unexpected("--redis: " + address.error());
  const auto orders = read_orders(*address);
  if (!orders) return std::unexpected(orders.error());
  std::vector<Game> games;
  for (const std::string& name : orders->games) {
    const auto read = read_game_name(name);
    if (!read) return std::unexpected(read.error());
    auto game = make_game(boards, *read);
    if (!game) return std::unexpected(game.error());
    games.push_back(std::move(*game));
  }
  const net::Inputs used = net::used_inputs(games[0], seats_of(games).max);
  for (std::size_t w = 0; w < used.word.size(); ++w) {
    if ((orders->shape.used.word[w] & ~used.word[w]) == 0) continue;
    return std::unexpected(
        "the training is on another board than the one known here; --map adds it");
  }
  // Seeds and numbers that no other actor has, on whatever machine.
  std::random_device device;
  const auto random64 = [&] { return std::uint64_t{device()} << 32 | device(); };
  std::vector<std::unique_ptr<RedisExchange>> exchanges;
  std::vector<std::unique_ptr<ActorThreads>> actors;
  for (int i = 0; i < given.threads; ++i) {
    exchanges.push_back(std::make_unique<RedisExchange>(*address, orders->shape, random64()));
    actors.push_back(
        std::make_unique<ActorThreads>(games, orders->play, 1, random64(), *exchanges.back()));
  }
  constexpr auto kLookEvery = std::chrono::seconds(2);
  constexpr int kPatience = 150;  // looks
  for (int missed = 0; missed < kPatience;) {
    std::this_thread::sleep_for(kLookEvery);
    const auto now = read_orders(*address);
    if (now && now->plan != orders->plan)
      return std::unexpected("another training has begun there");
    missed = now ? 0 : missed + 1;
    if (missed == 1 && hooks.note) hooks.note(now.error() + "; trying again");
  }
  if (hooks.note) hooks.note("the training has been out of reach for five minutes");
  return {};
}

}  // namespace posthorn::train
