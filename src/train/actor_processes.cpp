#include "train/actor_processes.h"

#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

namespace posthorn::train {

ActorProcesses::ActorProcesses(std::vector<std::string> program, const std::string& address,
                               const std::string& password_file, int count)
    : command_(std::move(program)), processes_(static_cast<std::size_t>(count)) {
  command_.insert(command_.end(), {"--redis", address});
  if (!password_file.empty()) command_.insert(command_.end(), {"--redis-password", password_file});
  start_missing();
}

ActorProcesses::~ActorProcesses() {
  for (const pid_t process : processes_) {
    if (process > 0) kill(process, SIGTERM);
  }
  for (const pid_t process : processes_) {
    if (process > 0) waitpid(process, nullptr, 0);
  }
}

void ActorProcesses::start_missing() {
  for (pid_t& process : processes_) {
    if (process > 0 && waitpid(process, nullptr, WNOHANG) == 0) continue;
    std::vector<char*> words;
    for (std::string& word : command_) words.push_back(word.data());
    words.push_back(nullptr);
    if (posix_spawn(&process, words[0], nullptr, nullptr, words.data(), environ) != 0) process = 0;
  }
}

}  // namespace posthorn::train
