// The thread on which sockets live, and with them everything that speaks to them.
#pragma once

#include <chrono>
#include <functional>

namespace posthorn::server {

class Loop {
 public:
  Loop() = default;
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;
  virtual ~Loop() = default;

  // Runs it soon. From any thread.
  virtual void post(std::function<void()> what) = 0;
  // Runs it after this time, unless the server stops before. On the loop only.
  virtual void after(std::chrono::milliseconds time, std::function<void()> what) = 0;
};

}  // namespace posthorn::server
