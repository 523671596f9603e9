#include "store/writer.h"

#include <gtest/gtest.h>

#include <future>
#include <latch>

#include "tests/store/store_kinds.h"

namespace posthorn::store {
namespace {

using Why = StoreError::Why;

// A store that can be held, and that can fail.
class TroubledStore final : public MemoryStore {
 public:
  TroubledStore() : MemoryStore([this] { return clock_++; }) {}

  std::vector<Outcome> append(std::span<const Append> batch) override {
    {
      std::unique_lock held(gate_lock_);
      ++arrived_;
      gate_news_.notify_all();
      gate_news_.wait(held, [this] { return open_; });
      batches_.emplace_back();
      for (const Append& each : batch) batches_.back().push_back(each.game);
    }
    fail_if_told();
    return MemoryStore::append(batch);
  }
  void set_value(const std::string& key, const std::string& value) override {
    fail_if_told();
    MemoryStore::set_value(key, value);
  }

  void close_gate() {
    const std::scoped_lock held(gate_lock_);
    open_ = false;
  }
  void open_gate() {
    const std::scoped_lock held(gate_lock_);
    open_ = true;
    gate_news_.notify_all();
  }
  // Until somebody stands before the gate.
  void wait_for_arrival() {
    std::unique_lock held(gate_lock_);
    gate_news_.wait(held, [this] { return arrived_ > 0; });
  }
  void fail(std::optional<Why> why) {
    const std::scoped_lock held(gate_lock_);
    failing_ = why;
  }
  std::vector<std::vector<Game>> batches() {
    const std::scoped_lock held(gate_lock_);
    return batches_;
  }

 private:
  void fail_if_told() {
    const std::scoped_lock held(gate_lock_);
    if (failing_) throw StoreError(*failing_, "told to fail");
  }

  std::atomic<Millis> clock_ = 1000;
  std::mutex gate_lock_;
  std::condition_variable gate_news_;
  bool open_ = true;
  int arrived_ = 0;
  std::optional<Why> failing_;
  std::vector<std::vector<Game>> batches_;
};

class Watcher final : public WriterWatcher {
 public:
  void paused(const StoreError& error) override {
    why = error.why();
    ++pauses;
  }
  void resumed(const Outage& told) override {
    outage = told;
    back.set_value();
  }
  std::optional<Why> why;
  int pauses = 0;
  Outage outage;
  std::promise<void> back;
};

class WriterTest : public testing::Test {
 protected:
  static NewGame game(Game number) {
    NewGame made;
    made.game = number;
    made.created.body = "created";
    return made;
  }
  static Append entry(Game number, int expected) {
    return {number, expected, {{6, 0, 0, 1000, "x"}}, {}, {}, {}};
  }
  static std::future<Writer::Answer<Outcome>> send(Writer& writer, Append append) {
    std::promise<Writer::Answer<Outcome>> promise;
    auto future = promise.get_future();
    writer.append(std::move(append),
                  [promise = std::move(promise)](Writer::Answer<Outcome> answer) mutable {
                    promise.set_value(std::move(answer));
                  });
    return future;
  }
  void SetUp() override {
    for (Game number = 1; number <= 10; ++number) store_.create(game(number));
  }

  TroubledStore store_;
};

TEST_F(WriterTest, WhatWaitsIsStoredTogetherEachGameOnce) {
  store_.close_gate();
  Writer writer(store_);
  auto first = send(writer, entry(1, 1));
  store_.wait_for_arrival();
  // These come while the first is under way.
  std::vector<std::future<Writer::Answer<Outcome>>> waiting;
  for (const auto& [number, expected] : {std::pair{2, 1}, {3, 1}, {2, 2}, {4, 9}, {2, 3}, {3, 2}}) {
    waiting.push_back(send(writer, entry(number, expected)));
  }
  store_.open_gate();
  EXPECT_EQ(first.get(), Outcome::kStored);
  const std::vector<Outcome> expected = {Outcome::kStored,   Outcome::kStored, Outcome::kStored,
                                         Outcome::kConflict, Outcome::kStored, Outcome::kStored};
  for (std::size_t i = 0; i < waiting.size(); ++i) EXPECT_EQ(waiting[i].get(), expected[i]) << i;
  EXPECT_EQ(store_.batches(), (std::vector<std::vector<Game>>{{1}, {2, 3, 4}, {2, 3}, {2}}));
}

TEST_F(WriterTest, ABatchHasABound) {
  store_.close_gate();
  WriterSettings settings;
  settings.most = 3;
  Writer writer(store_, nullptr, settings);
  std::vector<std::future<Writer::Answer<Outcome>>> waiting;
  waiting.push_back(send(writer, entry(1, 1)));
  store_.wait_for_arrival();
  for (const Game number : {2, 3, 4, 5, 6}) waiting.push_back(send(writer, entry(number, 1)));
  store_.open_gate();
  for (auto& each : waiting) EXPECT_EQ(each.get(), Outcome::kStored);
  EXPECT_EQ(store_.batches(), (std::vector<std::vector<Game>>{{1}, {2, 3, 4}, {5, 6}}));
}

TEST_F(WriterTest, OneThatCannotBeStoredDoesNotStopTheOthers) {
  store_.close_gate();
  Watcher watcher;
  Writer writer(store_, &watcher);
  auto first = send(writer, entry(1, 1));
  store_.wait_for_arrival();
  auto good = send(writer, entry(2, 1));
  Append nothing = entry(3, 1);
  nothing.events.clear();
  auto poisoned = send(writer, nothing);
  auto also_good = send(writer, entry(4, 1));
  store_.open_gate();
  EXPECT_EQ(good.get(), Outcome::kStored);
  EXPECT_EQ(also_good.get(), Outcome::kStored);
  const auto answer = poisoned.get();
  ASSERT_FALSE(answer.has_value());
  EXPECT_FALSE(answer.error().passes());
  EXPECT_EQ(watcher.pauses, 0);
}

TEST_F(WriterTest, AnOutageIsToldAndEnds) {
  for (const Why why : {Why::kGone, Why::kNoRoom}) {
    Watcher watcher;
    WriterSettings settings;
    settings.again = why == Why::kGone ? 1 : 3'600'000;
    settings.again_no_room = why == Why::kNoRoom ? 1 : 3'600'000;
    Writer writer(store_, &watcher, settings);
    store_.fail(why);
    const int version = store_.row(1)->version;
    auto lost = send(writer, entry(1, version)).get();
    ASSERT_FALSE(lost.has_value());
    EXPECT_EQ(lost.error().why(), why);
    lost = send(writer, entry(1, version)).get();
    ASSERT_FALSE(lost.has_value()) << "answered, not kept waiting";
    store_.fail(std::nullopt);
    watcher.back.get_future().get();  // without anybody writing
    EXPECT_EQ(send(writer, entry(1, version)).get(), Outcome::kStored);
    writer.stop();
    EXPECT_EQ(watcher.pauses, 1);
    EXPECT_EQ(watcher.why, why);
    EXPECT_LT(watcher.outage.began, watcher.outage.ended);
  }
}

TEST_F(WriterTest, WhileItWaitsToTryAgainEverythingIsAnsweredAtOnce) {
  Watcher watcher;
  WriterSettings settings;
  settings.again = 3'600'000;
  Writer writer(store_, &watcher, settings);
  store_.fail(Why::kGone);
  EXPECT_FALSE(send(writer, entry(1, 1)).get().has_value());
  store_.fail(std::nullopt);
  const std::size_t tried = store_.batches().size();
  EXPECT_FALSE(send(writer, entry(1, 1)).get().has_value());
  EXPECT_EQ(store_.batches().size(), tried) << "an hour has not passed";
}

TEST_F(WriterTest, StoppingStoresWhatWaits) {
  store_.close_gate();
  Writer writer(store_);
  std::vector<std::future<Writer::Answer<Outcome>>> waiting;
  waiting.push_back(send(writer, entry(1, 1)));
  store_.wait_for_arrival();
  for (const int expected : {1, 2, 3}) waiting.push_back(send(writer, entry(2, expected)));
  store_.open_gate();
  writer.stop();
  for (auto& each : waiting) EXPECT_EQ(each.get(), Outcome::kStored);
  EXPECT_EQ(store_.row(2)->version, 4);
  const auto late = send(writer, entry(3, 1)).get();
  ASSERT_FALSE(late.has_value()) << "who comes too late is answered too";
  EXPECT_TRUE(late.error().passes());
}

TEST_F(WriterTest, OtherWritesGoTheSameWay) {
  WriterSettings settings;
  settings.again = 3'600'000;
  Writer writer(store_, nullptr, settings);
  std::promise<Writer::Answer<int>> said;
  writer.write([](Store& store) { return store.say({1, 7, 5, 1000, "hello"}); },
               [&](Writer::Answer<int> answer) { said.set_value(std::move(answer)); });
  EXPECT_EQ(said.get_future().get(), 1);
  std::promise<Writer::Answer<void>> broken;
  writer.write([](Store&) { throw StoreError(Why::kBroken, "no"); },
               [&](Writer::Answer<void> answer) { broken.set_value(std::move(answer)); });
  EXPECT_FALSE(broken.get_future().get().has_value());
  EXPECT_EQ(send(writer, entry(1, 1)).get(), Outcome::kStored) << "that stops nobody";
  std::promise<Writer::Answer<int>> gone;
  writer.write([](Store&) -> int { throw StoreError(Why::kGone, "away"); },
               [&](Writer::Answer<int> answer) { gone.set_value(std::move(answer)); });
  const auto answer = gone.get_future().get();
  ASSERT_FALSE(answer.has_value());
  EXPECT_EQ(answer.error().why(), Why::kGone);
  std::promise<Writer::Answer<void>> meanwhile;
  writer.write([](Store& store) { store.beat(1, 1); },
               [&](Writer::Answer<void> told) { meanwhile.set_value(std::move(told)); });
  EXPECT_FALSE(meanwhile.get_future().get().has_value()) << "paused";
  EXPECT_EQ(store_.last_beat(), 0);
}

// With a real file and several threads that send: what was answered is there, in its place.
TEST(WriterOnFileTest, EverythingThatWasAnsweredIsThere) {
  const Folder folder("writer");
  SqliteSettings settings;
  settings.patience = 60'000;
  SqliteFile file(folder.path() + "/online.db", settings);
  const auto store = file.open();
  constexpr int kGames = 8;
  constexpr int kActs = 20;
  for (Game number = 0; number < kGames; ++number) {
    NewGame made;
    made.game = number;
    store->create(made);
  }
  std::latch done(kGames * kActs);
  {
    Writer writer(*store);
    std::vector<std::jthread> senders;
    for (Game number = 0; number < kGames; ++number) {
      senders.emplace_back([&, number] {
        for (int act = 1; act <= kActs; ++act) {
          writer.append({number, act, {{6, 0, act, 1000, "x"}}, {}, {}, {}},
                        [&](const Writer::Answer<Outcome>& answer) {
                          EXPECT_EQ(answer, Outcome::kStored);
                          done.count_down();
                        });
        }
      });
    }
    done.wait();
  }
  const auto reader = file.open();
  for (Game number = 0; number < kGames; ++number) {
    const auto events = reader->events(number, 1, 1000);
    ASSERT_EQ(events.size(), static_cast<std::size_t>(kActs));
    for (int act = 1; act <= kActs; ++act) {
      EXPECT_EQ(events[static_cast<std::size_t>(act) - 1].act, act);
    }
  }
}

}  // namespace
}  // namespace posthorn::store
