// The exchange between processes and machines: Redis streams. Games wait in a stream until a
// checkpoint holds them; each carries who sent it and a running number, so that one sent again
// after a lost connection counts once.
#pragma once

#include <map>
#include <mutex>

#include "train/exchange.h"
#include "train/redis.h"
#include "train/self_play.h"

namespace posthorn::train {

// What an actor has to know of the training.
struct Orders {
  std::uint64_t plan = 0;  // the hash of the training's settings
  std::vector<std::string> games;
  Shape shape;
  PlaySettings play;
};

class RedisExchange final : public Exchange {
 public:
  // Of an actor: who it is must be a number that nobody else has.
  RedisExchange(RedisAddress address, const Shape& shape, std::uint64_t who);
  // Of the learner, who also tells the orders.
  static std::expected<std::unique_ptr<RedisExchange>, std::string> of_learner(
      const RedisAddress& address, const Orders& orders);

  void send(Harvest harvest) override;
  std::shared_ptr<const Brain> newest() override;
  std::vector<Harvest> receive(double seconds) override;
  void publish(std::shared_ptr<const Brain> brain) override;
  [[nodiscard]] std::string received() const override;
  void resume(const std::string& received) override;
  void forget_received() override;
  [[nodiscard]] std::string trouble() override;

 private:
  // Notes what went wrong; true: nothing.
  bool fine(const std::expected<RedisReply, std::string>& reply);

  RedisConnection connection_;
  Shape shape_;
  std::uint64_t who_;
  std::string trouble_;
  // as an actor
  std::uint64_t sent_ = 0;
  std::shared_ptr<const Brain> brain_;
  std::string past_version_;
  double looked_ = -1;
  // as the learner
  std::string last_ = "0-0";
  std::map<std::uint64_t, std::uint64_t> counted_;  // the last number of each actor
  std::vector<std::shared_ptr<const net::Network>> published_past_;
  std::uint64_t past_count_ = 0;
};

// What the learner at this address wants done.
std::expected<Orders, std::string> read_orders(const RedisAddress& address);

}  // namespace posthorn::train
