#include "server/computers/thinkers.h"

#include <algorithm>
#include <random>

#include "ai/bot.h"
#include "ai/level/levels.h"
#include "host/bot_host.h"
#include "notation/move_text.h"

namespace posthorn::server {
namespace {

constexpr int kMostMillis = 1000;
constexpr int kLeastMillis = 50;

Rng random_numbers() {
  std::random_device device;
  return Rng(std::uint64_t{device()} << 32 | device());
}

// A search gets less time the more tables wait.
std::string with_budget(const std::string& name, std::size_t waiting) {
  const level::Level* const level = level::find_level(name);
  if (level == nullptr || level->seconds == 0) return name;
  const int millis = std::max(kLeastMillis, kMostMillis / (1 + static_cast<int>(waiting)));
  return name + ":ms=" + std::to_string(millis);
}

// On a map that no network knows a plain computer plays.
std::unique_ptr<Bot> bot_for(const Game& game, const std::string& name, std::size_t waiting) {
  auto bot = make_bot(with_budget(name, waiting), bot_host());
  if (bot && (*bot)->knows(game)) return std::move(*bot);
  auto plain = make_bot("steady", bot_host());
  return plain ? std::move(*plain) : nullptr;
}

std::string move_of(const ThinkingTask& task, std::size_t waiting) {
  const auto bot = bot_for(*task.game, task.bot, waiting);
  if (!bot) return "";
  Rng rng = random_numbers();
  return move_text(*task.game, task.view.known, bot->choose(*task.game, task.view, rng));
}

}  // namespace

bool is_computer(std::string_view name) {
  const level::Level* const level = level::find_level(name);
  if (level != nullptr) return level->for_people();
  return std::ranges::find(plain_bots(), name) != plain_bots().end();
}

Thinkers::Thinkers(int threads) {
  for (int i = 0; i < threads; ++i) {
    threads_.emplace_back([this](const std::stop_token& stop) { run(stop); });
  }
}

Thinkers::~Thinkers() {
  for (std::jthread& thread : threads_) thread.request_stop();
}

void Thinkers::think(ThinkingTask task, Done done) {
  const std::scoped_lock lock(lock_);
  tasks_.emplace_back(std::move(task), std::move(done));
  news_.notify_one();
}

void Thinkers::work(std::function<void()> what) {
  const std::scoped_lock lock(lock_);
  work_.push_back(std::move(what));
  news_.notify_one();
}

void Thinkers::run(const std::stop_token& stop) {
  for (;;) {
    std::unique_lock lock(lock_);
    const bool something =
        news_.wait(lock, stop, [this] { return !tasks_.empty() || !work_.empty(); });
    if (!something || stop.stop_requested()) return;
    if (!work_.empty()) {
      const auto what = std::move(work_.front());
      work_.pop_front();
      lock.unlock();
      what();
      continue;
    }
    const auto [task, done] = std::move(tasks_.front());
    tasks_.pop_front();
    const std::size_t waiting = tasks_.size();
    lock.unlock();
    done(move_of(task, waiting));
  }
}

}  // namespace posthorn::server
