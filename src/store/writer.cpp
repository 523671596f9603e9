#include "store/writer.h"

#include <chrono>
#include <set>
#include <utility>

namespace posthorn::store {
namespace {

// How many other writes come between two batches of appends.
constexpr int kMostWrites = 16;

StoreError stopped() {
  return {StoreError::Why::kGone, "The server is stopping and stores nothing more."};
}

}  // namespace

Writer::Writer(Store& store, WriterWatcher* watcher, WriterSettings settings)
    : store_(store), watcher_(watcher), settings_(settings), thread_([this] { run(); }) {}

Writer::~Writer() { stop(); }

void Writer::append(Append append, AppendDone done) {
  std::unique_lock held(lock_);
  if (stopping_) {
    held.unlock();
    return done(std::unexpected(stopped()));
  }
  appends_.push_back({std::move(append), std::move(done)});
  held.unlock();
  news_.notify_one();
}

void Writer::enqueue(Write write) {
  std::unique_lock held(lock_);
  if (stopping_) {
    held.unlock();
    const StoreError error = stopped();
    return write(store_, &error)();
  }
  writes_.push_back(std::move(write));
  held.unlock();
  news_.notify_one();
}

void Writer::stop() {
  {
    const std::scoped_lock held(lock_);
    stopping_ = true;
  }
  news_.notify_one();
  if (thread_.joinable()) thread_.join();
}

void Writer::run() {
  while (true) {
    std::deque<Waiting> batch;
    std::deque<Write> writes;
    {
      std::unique_lock held(lock_);
      const auto something = [this] { return stopping_ || !appends_.empty() || !writes_.empty(); };
      if (pause_) {
        news_.wait_until(held, pause_->next_try, something);
      } else {
        news_.wait(held, something);
      }
      if (stopping_ && appends_.empty() && writes_.empty()) return;
      batch = take_batch();
      for (int i = 0; i < kMostWrites && !writes_.empty(); ++i) {
        writes.push_back(std::move(writes_.front()));
        writes_.pop_front();
      }
    }
    if (pause_) try_again();
    if (!batch.empty()) store_batch(batch);
    for (Write& write : writes) do_write(write);
  }
}

// What waits longest first, each game once: its next append builds on this one.
std::deque<Writer::Waiting> Writer::take_batch() {
  std::deque<Waiting> batch;
  std::deque<Waiting> later;
  std::set<Game> games;
  while (!appends_.empty() && static_cast<int>(batch.size()) < settings_.most) {
    Waiting& first = appends_.front();
    const bool alone = games.insert(first.append.game).second;
    (alone ? batch : later).push_back(std::move(first));
    appends_.pop_front();
  }
  appends_.insert(appends_.begin(), std::make_move_iterator(later.begin()),
                  std::make_move_iterator(later.end()));
  return batch;
}

void Writer::store_batch(std::deque<Waiting>& batch) {
  std::vector<Append> appends;
  appends.reserve(batch.size());
  for (Waiting& each : batch) appends.push_back(std::move(each.append));
  if (!pause_) {
    try {
      const std::vector<Outcome> outcomes = store_.append(appends);
      if (watcher_ != nullptr) watcher_->wrote(batch.size());
      for (std::size_t i = 0; i < batch.size(); ++i) batch[i].done(outcomes[i]);
      return;
    } catch (const StoreError& error) {
      if (error.passes()) pause(error);
    }
  }
  // Each by itself: one that can never be stored must not stop the others.
  for (std::size_t i = 0; i < batch.size(); ++i) {
    batch[i].done(store_alone(appends[i]));
  }
}

Writer::Answer<Outcome> Writer::store_alone(const Append& append) {
  if (pause_) return std::unexpected(pause_->error);
  try {
    return store_.append(std::span(&append, 1)).front();
  } catch (const StoreError& error) {
    if (error.passes()) pause(error);
    return std::unexpected(error);
  }
}

void Writer::do_write(Write& write) {
  if (pause_) return write(store_, &pause_->error)();
  std::move_only_function<void()> answer;
  try {
    answer = write(store_, nullptr);
  } catch (const StoreError& error) {
    if (error.passes()) pause(error);
    answer = write(store_, &error);
  }
  answer();
}

void Writer::pause(const StoreError& error) {
  const bool new_pause = !pause_;
  const Millis began = new_pause ? store_.now() : pause_->began;
  const Millis wait =
      error.why() == StoreError::Why::kNoRoom ? settings_.again_no_room : settings_.again;
  pause_ = Pause{error, began, Clock::now() + std::chrono::milliseconds(wait)};
  if (new_pause && watcher_ != nullptr) watcher_->paused(error);
}

// The smallest thing that has to reach the disk.
void Writer::try_again() {
  if (Clock::now() < pause_->next_try && !stopping()) return;
  try {
    store_.set_value("writer", std::to_string(store_.now()));
  } catch (const StoreError& error) {
    pause(error);
    return;
  }
  const Outage outage{pause_->began, store_.now()};
  pause_.reset();
  if (watcher_ != nullptr) watcher_->resumed(outage);
}

bool Writer::stopping() {
  const std::scoped_lock held(lock_);
  return stopping_;
}

}  // namespace posthorn::store
