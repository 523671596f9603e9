#include "host/workers.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace posthorn {
namespace {

// Threads that sleep between pieces of work; the caller is one of the workers.
class ThreadWorkers final : public Workers {
 public:
  explicit ThreadWorkers(int threads) {
    for (int i = 1; i < threads; ++i) threads_.emplace_back([this, i] { serve(i); });
  }
  ~ThreadWorkers() override {
    {
      const std::scoped_lock lock(mutex_);
      stop_ = true;
    }
    wake_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }

  [[nodiscard]] int count() const override { return static_cast<int>(threads_.size()) + 1; }

  void run(int pieces, const std::function<void(int, int)>& work) override {
    {
      const std::scoped_lock lock(mutex_);
      work_ = &work;
      pieces_ = pieces;
      next_ = 0;
      busy_ = static_cast<int>(threads_.size());
      ++round_;
    }
    wake_.notify_all();
    take_pieces(work, pieces, 0);
    std::unique_lock lock(mutex_);
    done_.wait(lock, [this] { return busy_ == 0; });
  }

 private:
  void take_pieces(const std::function<void(int, int)>& work, int pieces, int worker) {
    for (int piece = next_.fetch_add(1); piece < pieces; piece = next_.fetch_add(1)) {
      work(piece, worker);
    }
  }

  void serve(int worker) {
    std::uint64_t seen = 0;
    for (;;) {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] { return stop_ || round_ != seen; });
      if (stop_) return;
      seen = round_;
      const auto& work = *work_;
      const int pieces = pieces_;
      lock.unlock();
      take_pieces(work, pieces, worker);
      lock.lock();
      if (--busy_ == 0) done_.notify_one();
    }
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  std::condition_variable done_;
  const std::function<void(int, int)>* work_ = nullptr;
  std::atomic<int> next_ = 0;
  int pieces_ = 0;
  int busy_ = 0;
  std::uint64_t round_ = 0;
  bool stop_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace

int cores() { return static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); }

std::unique_ptr<Workers> make_workers(int threads) {
  return std::make_unique<ThreadWorkers>(threads);
}

}  // namespace posthorn
