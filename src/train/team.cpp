#include "train/team.h"

#include <algorithm>
#include <thread>

namespace posthorn::train {

Team::Team(Processes& processes, int threads)
    : processes_(processes), threads_(threads), barrier_(threads), shares_(threads) {}

void Team::Member::sum(std::span<float> numbers) {
  team_.shares_[thread_] = numbers;
  if (thread_ == 0) team_.total_.resize(numbers.size());
  wait();
  // Each thread adds up its part of the list, always in the same order.
  const std::size_t n = numbers.size();
  const std::size_t from = n * thread_ / team_.threads_;
  const std::size_t to = n * (thread_ + 1) / team_.threads_;
  float* total = team_.total_.data();
  std::copy_n(team_.shares_[0].data() + from, to - from, total + from);
  for (int t = 1; t < team_.threads_; ++t) {
    const float* share = team_.shares_[t].data();
    for (std::size_t i = from; i < to; ++i) total[i] += share[i];
  }
  wait();
  if (thread_ == 0) team_.processes_.sum(team_.total_);
  wait();
  std::copy_n(total, n, numbers.data());
  wait();
}

void Team::Member::copy_from_first(std::span<float> numbers) {
  if (thread_ == 0) {
    team_.processes_.copy_from_first(numbers);
    team_.shares_[0] = numbers;
  }
  wait();
  if (thread_ != 0) std::copy_n(team_.shares_[0].data(), numbers.size(), numbers.data());
  wait();
}

void Team::run(const std::function<void(Member&)>& work) {
  std::vector<std::thread> threads;
  for (int t = 1; t < threads_; ++t) {
    threads.emplace_back([this, t, &work] {
      Member member(*this, t);
      work(member);
    });
  }
  Member member(*this, 0);
  work(member);
  for (std::thread& thread : threads) thread.join();
}

}  // namespace posthorn::train
