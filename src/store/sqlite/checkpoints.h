// Brings what was written into the database itself, on a thread of its own. SQLite would do it by
// itself, on the thread that writes, and whoever waits for an act would wait for that too.
#pragma once

#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

#include "store/basics.h"

namespace posthorn::store::sqlite {

class Checkpoints {
 public:
  Checkpoints(std::string file, Millis every);
  Checkpoints(const Checkpoints&) = delete;
  Checkpoints& operator=(const Checkpoints&) = delete;
  ~Checkpoints();

 private:
  void run();
  [[nodiscard]] bool wait();

  std::string file_;
  Millis every_;
  std::mutex lock_;
  std::condition_variable news_;
  bool stopping_ = false;
  std::jthread thread_;
};

}  // namespace posthorn::store::sqlite
