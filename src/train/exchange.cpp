#include "train/exchange.h"

#include <chrono>

namespace posthorn::train {

void ThreadExchange::send(Harvest harvest) {
  {
    const std::scoped_lock lock(mutex_);
    waiting_.push_back(std::move(harvest));
  }
  arrived_.notify_one();
}

std::shared_ptr<const Brain> ThreadExchange::newest() {
  const std::scoped_lock lock(mutex_);
  return brain_;
}

std::vector<Harvest> ThreadExchange::receive(double seconds) {
  std::unique_lock lock(mutex_);
  arrived_.wait_for(lock, std::chrono::duration<double>(seconds),
                    [this] { return !waiting_.empty(); });
  return std::move(waiting_);
}

void ThreadExchange::publish(std::shared_ptr<const Brain> brain) {
  const std::scoped_lock lock(mutex_);
  brain_ = std::move(brain);
}

}  // namespace posthorn::train
