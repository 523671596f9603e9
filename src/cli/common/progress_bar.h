// How far a long command is, on stderr and only where a person looks at it.
#pragma once

#include <fmt/core.h>
#include <unistd.h>

#include <chrono>
#include <string>
#include <utility>

namespace posthorn::cli {

class ProgressBar {
 public:
  // `what` is counted: "deals".
  ProgressBar(int total, std::string what)
      : total_(total), what_(std::move(what)), shown_(total > 0 && isatty(STDERR_FILENO) != 0) {}
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() {
    if (shown_) fmt::print(stderr, "\r\033[K");
  }

  void show(int done) {
    const auto now = std::chrono::steady_clock::now();
    if (!shown_ || (done < total_ && now - last_ < std::chrono::milliseconds(100))) return;
    last_ = now;
    constexpr int kWidth = 40;
    const int filled = static_cast<int>(static_cast<long>(kWidth) * done / total_);
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    const double left = done > 0 ? seconds * (total_ - done) / done : 0;
    fmt::print(stderr, "\r[{:=<{}}{: <{}}] {}/{} {}, {:.0f} s left \033[K", "", filled, "",
               kWidth - filled, done, total_, what_, left);
  }

 private:
  int total_;
  std::string what_;
  bool shown_;
  std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
  std::chrono::steady_clock::time_point last_;
};

}  // namespace posthorn::cli
