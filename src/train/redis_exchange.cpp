#include "train/redis_exchange.h"

#include <algorithm>
#include <chrono>
#include <sstream>
#include <thread>

#include "ai/net/network_file.h"
#include "files/whole_file.h"
#include "host/clock.h"
#include "train/bytes.h"

namespace posthorn::train {
namespace {

// One training a server.
constexpr std::string_view kGames = "posthorn:games";      // a stream
constexpr std::string_view kWeights = "posthorn:weights";  // a stream of one
constexpr std::string_view kPast = "posthorn:past";
constexpr std::string_view kVersion = "posthorn:version";
constexpr std::string_view kOrders = "posthorn:orders";
constexpr std::string_view kAlive = "posthorn:alive";  // while there is a learner
constexpr std::string_view kAliveSeconds = "10";
constexpr std::string_view kMostWaiting = "4096";  // entries; the oldest go if no learner comes

// What travels. Networks are texts, as network_text makes them.

struct Labelled {
  std::uint64_t who = 0;
  std::uint64_t number = 0;
  Harvest harvest;
};

auto labelled_layout(const Shape& shape) {
  return Layout("POSTHRV1", [&shape](auto& io, auto& labelled) {
    io.field(labelled.who);
    io.field(labelled.number);
    io.field(labelled.harvest.games);
    io.field(labelled.harvest.turns);
    io.field(labelled.harvest.seconds);
    visit_samples(io, labelled.harvest.samples, shape);
  });
}

struct Newest {
  std::uint64_t version = 0;
  bool taught = false;
  std::string past_version;
  std::string network;
};

constexpr Layout kNewestLayout("POSTBRN1", [](auto& io, auto& newest) {
  io.field(newest.version);
  io.field(newest.taught);
  io.field(newest.past_version);
  io.field(newest.network);
});

constexpr Layout kPastLayout("POSTPST1",
                             [](auto& io, auto& networks) { visit_texts(io, networks); });

void visit_play(auto& io, auto& play) {
  io.field(play.lambda);
  io.field(play.temperature);
  io.field(play.explore_percent);
  io.field(play.past_percent);
  io.field(play.taught_games);
  io.field(play.search_percent);
  io.field(play.search_share);
  io.field(play.thoughts.positions);
  io.field(play.thoughts.candidates);
  io.field(play.thoughts.others);
  io.field(play.thoughts.window);
  io.field(play.thoughts.horizon.own_turns);
  io.field(play.thoughts.horizon.lambda);
}

constexpr Layout kOrdersLayout("POSTORD1", [](auto& io, auto& orders) {
  io.field(orders.plan);
  visit_shape(io, orders.shape);
  visit_play(io, orders.play);
  visit_texts(io, orders.games);
});

std::string network_text(const net::Network& network, const Shape& shape) {
  return std::string(files::text_of(net::network_bytes(network, shape.used)));
}

std::shared_ptr<const net::Network> network_of(std::string_view bytes) {
  auto network = net::read_network(files::bytes_of(bytes));
  return network ? std::make_shared<const net::Network>(std::move(*network)) : nullptr;
}

// The bytes of a stream's entry [id, [field, value]]; empty: it has another shape.
std::string_view payload(const RedisReply& entry) {
  if (entry.items.size() != 2 || entry.items[1].items.size() != 2) return {};
  return entry.items[1].items[1].text;
}

}  // namespace

RedisExchange::RedisExchange(RedisAddress address, const Shape& shape, std::uint64_t who)
    : connection_(std::move(address)), shape_(shape), who_(who) {}

std::expected<std::unique_ptr<RedisExchange>, std::string> RedisExchange::of_learner(
    const RedisAddress& address, const Orders& orders) {
  auto exchange = std::make_unique<RedisExchange>(address, orders.shape, 0);
  RedisConnection& connection = exchange->connection_;
  const auto found = connection.command({"GET", kOrders});
  if (!found) return std::unexpected(found.error());
  Orders others;
  const bool same =
      !found->nil && kOrdersLayout.read(found->text, others) && others.plan == orders.plan;
  if (!found->nil && !same) {
    const auto alive = connection.command({"EXISTS", kAlive});
    if (!alive) return std::unexpected(alive.error());
    if (alive->number != 0) {
      return std::unexpected("another training uses the Redis server at " + address.text());
    }
    const auto gone = connection.command({"DEL", kGames, kWeights, kPast, kVersion});
    if (!gone) return std::unexpected(gone.error());
  }
  const auto told = connection.command({"SET", kOrders, kOrdersLayout.written(orders)});
  if (!told) return std::unexpected(told.error());
  return exchange;
}

bool RedisExchange::fine(const std::expected<RedisReply, std::string>& reply) {
  if (!reply) trouble_ = reply.error();
  return reply.has_value();
}

std::string RedisExchange::trouble() { return std::exchange(trouble_, {}); }

// What is there for good after this, or was there before: sent again until the server says so.
void RedisExchange::send(Harvest harvest) {
  const std::string bytes =
      labelled_layout(shape_).written(Labelled{who_, ++sent_, std::move(harvest)});
  constexpr int kTries = 5;
  for (int i = 0; i < kTries; ++i) {
    if (fine(connection_.command({"XADD", kGames, "MAXLEN", "~", kMostWaiting, "*", "g", bytes}))) {
      return;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(100 << i));
  }
}

std::shared_ptr<const Brain> RedisExchange::newest() {
  constexpr double kLookEvery = 0.5;
  if (brain_ != nullptr && steady_seconds() - looked_ < kLookEvery) return brain_;
  looked_ = steady_seconds();
  const auto version = connection_.command({"GET", kVersion});
  if (!fine(version) || version->nil) return brain_;
  if (brain_ != nullptr && std::to_string(brain_->version) == version->text) return brain_;
  const auto weights = connection_.command({"XREVRANGE", kWeights, "+", "-", "COUNT", "1"});
  if (!fine(weights) || weights->items.empty()) return brain_;
  Newest newest;
  if (!kNewestLayout.read(payload(weights->items[0]), newest)) return brain_;
  auto brain = std::make_shared<Brain>();
  brain->version = newest.version;
  brain->taught = newest.taught;
  brain->network = network_of(newest.network);
  if (brain->network == nullptr) {
    trouble_ = "the learner's network is of another Posthorn";
    return brain_;
  }
  if (newest.past_version == past_version_) {
    if (brain_ != nullptr) brain->past = brain_->past;
  } else if (const auto past = connection_.command({"GET", kPast}); fine(past) && !past->nil) {
    std::vector<std::string> networks;
    if (kPastLayout.read(past->text, networks)) past_version_ = newest.past_version;
    for (const std::string& network : networks) {
      if (auto self = network_of(network)) brain->past.push_back(std::move(self));
    }
  }
  brain_ = std::move(brain);
  return brain_;
}

void RedisExchange::publish(std::shared_ptr<const Brain> brain) {
  if (brain->past != published_past_) {
    std::vector<std::string> networks;
    for (const auto& self : brain->past) networks.push_back(network_text(*self, shape_));
    if (!fine(connection_.command({"SET", kPast, kPastLayout.written(networks)}))) return;
    published_past_ = brain->past;
    ++past_count_;
  }
  // A learner that was started again begins to count anew: the version tells its counts apart.
  const std::string bytes = kNewestLayout.written(
      Newest{brain->version, brain->taught,
             std::to_string(past_count_) + "." + std::to_string(brain->past.size()),
             network_text(*brain->network, shape_)});
  if (!fine(connection_.command({"XADD", kWeights, "MAXLEN", "1", "*", "w", bytes}))) return;
  fine(connection_.command({"SET", kVersion, std::to_string(brain->version)}));
  fine(connection_.command({"SET", kAlive, "1", "EX", kAliveSeconds}));
}

std::vector<Harvest> RedisExchange::receive(double seconds) {
  const std::string wait = std::to_string(std::max(1, static_cast<int>(seconds * 1000)));
  const auto found = connection_.command(
      {"XREAD", "COUNT", "64", "BLOCK", wait, "STREAMS", kGames, std::string_view(last_)});
  std::vector<Harvest> harvests;
  if (!fine(found)) {
    std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
    return harvests;
  }
  for (const RedisReply& stream : found->items) {
    if (stream.items.size() != 2) continue;
    for (const RedisReply& entry : stream.items[1].items) {
      if (entry.items.empty()) continue;
      last_ = entry.items[0].text;
      Labelled labelled;
      if (!labelled_layout(shape_).read(payload(entry), labelled)) {
        trouble_ = "a message of games is damaged or of another Posthorn; it is left out";
        continue;
      }
      std::uint64_t& counted = counted_[labelled.who];
      if (labelled.number <= counted) continue;
      counted = labelled.number;
      harvests.push_back(std::move(labelled.harvest));
    }
  }
  return harvests;
}

std::string RedisExchange::received() const {
  std::string text = last_;
  for (const auto& [who, number] : counted_) {
    text += " " + std::to_string(who) + " " + std::to_string(number);
  }
  return text;
}

void RedisExchange::resume(const std::string& received) {
  std::istringstream in(received);
  if (!(in >> last_)) {
    last_ = "0-0";
    return;
  }
  std::uint64_t who = 0;
  std::uint64_t number = 0;
  while (in >> who >> number) counted_[who] = number;
}

void RedisExchange::forget_received() {
  fine(connection_.command({"XTRIM", kGames, "MINID", "~", last_}));
}

std::expected<Orders, std::string> read_orders(const RedisAddress& address) {
  RedisConnection connection(address);
  const auto found = connection.command({"GET", kOrders});
  if (!found) return std::unexpected(found.error());
  Orders orders;
  if (found->nil) {
    return std::unexpected("no training has begun at the Redis server of " + address.text());
  }
  if (!kOrdersLayout.read(found->text, orders)) {
    return std::unexpected("the training at " + address.text() + " is of another Posthorn");
  }
  return orders;
}

}  // namespace posthorn::train
