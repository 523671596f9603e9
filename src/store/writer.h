// One thread that writes, for everybody in this process: what waits is stored together, because a
// flush of the disk costs the same for one act and for a hundred.
#pragma once

#include <chrono>
#include <condition_variable>
#include <deque>
#include <expected>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>

#include "store/store.h"

namespace posthorn::store {

struct WriterSettings {
  int most = 256;  // appends in one step
  Millis again = 1000;
  Millis again_no_room = 5000;
};

// What the writer tells besides its answers. Called on its thread.
class WriterWatcher {
 public:
  WriterWatcher() = default;
  WriterWatcher(const WriterWatcher&) = delete;
  WriterWatcher& operator=(const WriterWatcher&) = delete;
  virtual ~WriterWatcher() = default;

  // Nothing can be stored: until resumed(), everything is answered with this error at once.
  virtual void paused(const StoreError& error) = 0;
  // From and to by the store's clock.
  virtual void resumed(const Outage& outage) = 0;
  // So many appends were stored in one step.
  virtual void wrote(std::size_t batch) { static_cast<void>(batch); }
};

// Every answer is given exactly once, on the writer's thread, or at once to who comes after stop().
// An error that passes() says that it
// is not known whether something was stored; one that does not, that this entry can never be.
class Writer {
 public:
  template <class T>
  using Answer = std::expected<T, StoreError>;
  using AppendDone = std::move_only_function<void(Answer<Outcome>)>;

  // The store is the writer's alone from now on.
  explicit Writer(Store& store, WriterWatcher* watcher = nullptr, WriterSettings settings = {});
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  // Stores what waits.
  ~Writer();

  // Appends to one game are stored in the order in which they come.
  void append(Append append, AppendDone done);

  // Any other write, in an order of its own: `what` takes the Store&, and `done` what it gave.
  template <class What, class Done>
  void write(What what, Done done) {
    using Given = std::invoke_result_t<What&, Store&>;
    enqueue([what = std::move(what), done = std::move(done)](
                Store& store, const StoreError* error) mutable -> std::move_only_function<void()> {
      if (error != nullptr) {
        return [done = std::move(done), error = *error]() mutable {
          done(Answer<Given>(std::unexpect, error));
        };
      }
      if constexpr (std::is_void_v<Given>) {
        what(store);
        return [done = std::move(done)]() mutable { done(Answer<Given>()); };
      } else {
        // Before anything is moved: it may throw.
        Given given = what(store);
        return [done = std::move(done), given = std::move(given)]() mutable {
          done(Answer<Given>(std::move(given)));
        };
      }
    });
  }

  // Waits until everything that came before has been answered.
  void stop();

 private:
  // Does the write, or is told why it cannot be, and gives back how to answer. May throw, and is
  // then called again with the error.
  using Write = std::move_only_function<std::move_only_function<void()>(Store&, const StoreError*)>;
  struct Waiting {
    Append append;
    AppendDone done;
  };

  using Clock = std::chrono::steady_clock;
  // While nothing can be stored.
  struct Pause {
    StoreError error;
    Millis began;
    Clock::time_point next_try;
  };

  void enqueue(Write write);
  void run();
  std::deque<Waiting> take_batch();
  void store_batch(std::deque<Waiting>& batch);
  Answer<Outcome> store_alone(const Append& append);
  void do_write(Write& write);
  void pause(const StoreError& error);
  void try_again();
  bool stopping();

  Store& store_;
  WriterWatcher* watcher_;
  WriterSettings settings_;
  std::mutex lock_;
  std::condition_variable news_;
  std::deque<Waiting> appends_;
  std::deque<Write> writes_;
  bool stopping_ = false;
  std::optional<Pause> pause_;  // of the thread
  std::jthread thread_;
};

}  // namespace posthorn::store
