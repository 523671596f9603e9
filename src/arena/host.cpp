#include "arena/host.h"

#include <time.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

#include "ai/net/network_file.h"
#include "ai/net/shipped.h"
#include "base/check.h"
#include "files/whole_file.h"

namespace posthorn {
namespace {

double steady_seconds() {
  return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

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

net::Networks read_shipped() {
  net::Networks networks;
  for (const auto bytes : net::shipped_weights()) {
    const auto added = networks.add(bytes);
    POSTHORN_CHECK(added.has_value());  // tests/ai/shipped_test.cpp
  }
  return networks;
}

// Kept for good: bots hold on to their networks.
std::expected<const net::Networks*, std::string> load_weights(const std::string& path) {
  static std::mutex mutex;
  static std::map<std::string, std::unique_ptr<net::Networks>> loaded;
  const std::scoped_lock lock(mutex);
  if (const auto found = loaded.find(path); found != loaded.end()) return found->second.get();
  const auto file = files::read_whole_file(path, net::kMaxNetworkBytes);
  if (!file) return std::unexpected(file.error());
  auto networks = std::make_unique<net::Networks>();
  if (const auto added = networks->add(files::bytes_of(*file)); !added) {
    return std::unexpected(path + ": " + added.error());
  }
  return loaded.emplace(path, std::move(networks)).first->second.get();
}

}  // namespace

const net::Networks& shipped_networks() {
  static const net::Networks kNetworks = read_shipped();
  return kNetworks;
}

BotHost bot_host() {
  return {.networks = &shipped_networks(),
          .seconds = steady_seconds,
          .workers = nullptr,
          .load = load_weights};
}

double core_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

int cores() { return static_cast<int>(std::max(1U, std::thread::hardware_concurrency())); }

std::unique_ptr<Workers> make_workers(int threads) {
  return std::make_unique<ThreadWorkers>(threads);
}

}  // namespace posthorn
