// Workers that learn together: each plays games of its own, and their gradients are summed. The
// workers of a team are threads of one process, and may be joined by those of other processes.
#pragma once

#include <barrier>
#include <functional>
#include <span>
#include <vector>

namespace posthorn::train {

// Adds numbers up over processes; alone it has nothing to do.
class Processes {
 public:
  Processes() = default;
  Processes(const Processes&) = delete;
  Processes& operator=(const Processes&) = delete;
  virtual ~Processes() = default;
  [[nodiscard]] virtual int rank() const { return 0; }
  [[nodiscard]] virtual int size() const { return 1; }
  virtual void sum(std::span<float> /*numbers*/) {}
  virtual void copy_from_first(std::span<float> /*numbers*/) {}
};

class Team {
 public:
  Team(Processes& processes, int threads);

  class Member {
   public:
    Member(Team& team, int thread) : team_(team), thread_(thread) {}
    [[nodiscard]] int rank() const { return team_.processes_.rank() * team_.threads_ + thread_; }
    [[nodiscard]] int size() const { return team_.processes_.size() * team_.threads_; }
    [[nodiscard]] bool first_of_process() const { return thread_ == 0; }
    [[nodiscard]] bool first() const { return rank() == 0; }
    // Every member calls these with as many numbers; all get the same bits back.
    void sum(std::span<float> numbers);
    void copy_from_first(std::span<float> numbers);
    void wait() { team_.barrier_.arrive_and_wait(); }

   private:
    Team& team_;
    int thread_;
  };

  // Runs the work once for each member, each in a thread, until all are done.
  void run(const std::function<void(Member&)>& work);

 private:
  Processes& processes_;
  int threads_;
  std::barrier<> barrier_;
  std::vector<std::span<float>> shares_;
  std::vector<float> total_;
};

}  // namespace posthorn::train
