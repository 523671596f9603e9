// posthorn hammer: stores acts without end and tells which were acknowledged, so that it can be
// killed and looked at afterwards (tools/store-kills). It does what a server does, without the
// game: one writer, a conditional append an act, and after every doubt a look for the act's number.
#include <fmt/core.h>

#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <deque>
#include <memory>
#include <mutex>
#include <random>
#include <thread>
#include <vector>

#include "base/rng.h"
#include "cli/commands.h"
#include "store/sqlite/sqlite_store.h"
#include "store/writer.h"

namespace posthorn::cli {
namespace {

using namespace store;

using Clock = std::chrono::steady_clock;

void say(const std::string& line) {
  // A line in one piece: who is killed in the middle has said nothing.
  std::fwrite(line.data(), 1, line.size(), stdout);
  std::fflush(stdout);
}

class Teller final : public WriterWatcher {
 public:
  void paused(const StoreError& error) override { say(fmt::format("paused: {}\n", error.what())); }
  void resumed(const Outage& /*outage*/) override { say("resumed\n"); }
  void wrote(std::size_t batch) override {
    ++batches;
    acts += batch;
  }
  std::size_t batches = 0;  // of the writer's thread, until it has ended
  std::size_t acts = 0;
};

struct Answered {
  std::size_t player = 0;
  bool stored = false;
  bool failed = false;  // nothing can be stored now
};

// Somebody at a table who always has another act.
struct Player {
  store::Game game = 0;
  std::int64_t act = 0;
  int from = 0;  // the version when the act was thought of: it can only be behind it
  int version = 0;
};

class Hammer {
 public:
  explicit Hammer(const HammerOptions& options)
      : options_(options),
        rng_({std::random_device()(), std::random_device()()}),
        file_(options.file, settings()),
        reader_(file_.open()),
        written_(file_.open()),
        writer_(*written_, &teller_, {256, 50, 200}) {}

  int run() {
    for (store::Game game = 1; game <= options_.games; ++game) {
      players_.push_back({game, 0, 0, open(game)});
      think(players_.back());
    }
    for (std::size_t index = 0; index < players_.size(); ++index) send(index);
    const auto begin = Clock::now();
    std::uint64_t acknowledged = 0;
    while (options_.acts == 0 || acknowledged < options_.acts) {
      const Answered answer = next();
      Player& player = players_[answer.player];
      if (answer.failed) std::this_thread::sleep_for(std::chrono::milliseconds(1));
      if (answer.stored || there(player)) {
        ++acknowledged;
        say(fmt::format("{} {} {}\n", player.game, player.version + 1, player.act));
        ++player.version;
        think(player);
      }
      send(answer.player);
    }
    const std::chrono::duration<double> took = Clock::now() - begin;
    writer_.stop();
    fmt::print(stderr, "{:.0f} acts a second, {:.1f} in a step\n",
               static_cast<double>(acknowledged) / took.count(),
               static_cast<double>(teller_.acts) / static_cast<double>(teller_.batches));
    return kFine;
  }

 private:
  static SqliteSettings settings() {
    SqliteSettings settings;
    settings.patience = 500;
    return settings;
  }

  // Until the store is willing.
  template <class Action>
  auto insist(Action action) -> decltype(action()) {
    while (true) {
      try {
        return action();
      } catch (const StoreError& error) {
        if (!error.passes()) throw;
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }

  // Its version. Before the writer has anything to do, so this thread may write.
  int open(store::Game game) {
    NewGame made;
    made.game = game;
    made.created.body = "created";
    made.row.summary = "hammered";
    return insist([&] {
      if (!reader_->row(game)) reader_->create(made);
      return reader_->row(game)->version;
    });
  }

  void think(Player& player) {
    player.act = static_cast<std::int64_t>(rng_.next64() >> 11 | 1);
    player.from = player.version;
  }

  // Whether the act is in the log already; the player knows the log's end then, or its place.
  bool there(Player& player) {
    return insist([&] {
      int last = player.from;
      for (const StoredEvent& event : reader_->events(player.game, player.from, 1 << 20)) {
        if (event.act == player.act) {
          player.version = event.seq - 1;
          return true;
        }
        last = event.seq;
      }
      player.version = last;
      return false;
    });
  }

  void send(std::size_t index) {
    const Player& player = players_[index];
    Append append;
    append.game = player.game;
    append.expected = player.version;
    append.events = {{6, 1, player.act, machine_time(), R"({"m":"play ULM right","u":1234})"}};
    append.row.position = player.version + 1;
    append.row.status = kUnderWay;
    append.jobs = {{fmt::format("clock:{}", player.game), 1, 1'000'000, ""}};
    writer_.append(std::move(append), [this, index](const Writer::Answer<Outcome>& answer) {
      const std::scoped_lock held(lock_);
      answered_.push_back({index, answer == Outcome::kStored, !answer.has_value()});
      news_.notify_one();
    });
  }

  Answered next() {
    std::unique_lock held(lock_);
    news_.wait(held, [this] { return !answered_.empty(); });
    const Answered first = answered_.front();
    answered_.pop_front();
    return first;
  }

  const HammerOptions& options_;
  Rng rng_;
  SqliteFile file_;
  std::unique_ptr<Store> reader_;
  std::unique_ptr<Store> written_;
  Teller teller_;
  std::vector<Player> players_;
  std::mutex lock_;
  std::condition_variable news_;
  std::deque<Answered> answered_;
  Writer writer_;  // last: its thread uses the others
};

}  // namespace

int hammer(const HammerOptions& options) {
  while (true) {
    try {
      return Hammer(options).run();
    } catch (const StoreError& error) {
      // Somebody may have been frozen while opening it too.
      if (!error.passes()) {
        fmt::print(stderr, "{}\n", error.what());
        return kBadInput;
      }
      say(fmt::format("paused: {}\n", error.what()));
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
}

}  // namespace posthorn::cli
