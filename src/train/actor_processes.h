// Actors as processes of this machine: they are killed, die and are started anew without the
// training noticing more than fewer games.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace posthorn::train {

class ActorProcesses {
 public:
  // `program` with its first words; the address and the password's file are added.
  ActorProcesses(std::vector<std::string> program, const std::string& address,
                 const std::string& password_file, int count);
  ActorProcesses(const ActorProcesses&) = delete;
  ActorProcesses& operator=(const ActorProcesses&) = delete;
  ~ActorProcesses();

  void start_missing();

 private:
  std::vector<std::string> command_;
  std::vector<pid_t> processes_;  // 0: not running
};

}  // namespace posthorn::train
