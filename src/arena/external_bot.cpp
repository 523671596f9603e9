#include "arena/external_bot.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstring>

#include "arena/identity.h"
#include "notation/bot_json.h"
#include "notation/in_quotes.h"
#include "notation/move_text.h"

namespace posthorn {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kLongestAnswer = 1U << 20;

std::string system_error(const char* what) {
  return std::string(what) + ": " + std::strerror(errno);
}

// What a program said, fit to be printed: it may be anything.
std::string shown(std::string_view text) {
  std::string out(text);
  for (char& c : out) {
    if (c < ' ' || c > '~') c = '?';
  }
  return in_quotes(out);
}

int milliseconds_until(Clock::time_point end) {
  const auto left =
      std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now()).count();
  return left > 0 ? static_cast<int>(left) : 0;
}

}  // namespace

ExternalBot::ExternalBot(std::string command, int milliseconds)
    : command_(std::move(command)), milliseconds_(milliseconds) {}

ExternalBot::~ExternalBot() { stop(); }

std::string ExternalBot::identity(const Game& /*game*/) const {
  return identity_text("cmd:" + command_, 0);
}

std::expected<void, std::string> ExternalBot::start() {
  std::array<int, 2> ends{};
  // A socket pair instead of two pipes: MSG_NOSIGNAL spares us SIGPIPE when the program is gone.
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
    return std::unexpected(system_error("no socket pair"));
  }
  posix_spawn_file_actions_t files;
  posix_spawn_file_actions_init(&files);
  posix_spawn_file_actions_adddup2(&files, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&files, ends[1], STDOUT_FILENO);
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETPGROUP);  // so that stop() reaches its children
  std::string shell = "sh";
  std::string option = "-c";
  std::string line = "exec " + command_;
  std::array<char*, 4> arguments = {shell.data(), option.data(), line.data(), nullptr};
  const int failed = posix_spawn(&pid_, "/bin/sh", &files, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  close(ends[1]);
  if (failed != 0) {
    close(ends[0]);
    pid_ = -1;
    return std::unexpected(std::string("cannot be started: ") + std::strerror(failed));
  }
  socket_ = ends[0];
  fcntl(socket_, F_SETFL, O_NONBLOCK);
  unread_.clear();
  return {};
}

void ExternalBot::stop() {
  if (pid_ < 0) return;
  close(socket_);
  kill(-pid_, SIGKILL);
  kill(pid_, SIGKILL);
  int status = 0;
  while (waitpid(pid_, &status, 0) < 0 && errno == EINTR) {
  }
  pid_ = -1;
  socket_ = -1;
}

std::expected<std::string, std::string> ExternalBot::ask(const std::string& question) {
  const auto end = Clock::now() + std::chrono::milliseconds(milliseconds_);
  std::size_t sent = 0;
  for (;;) {
    if (const std::size_t line = unread_.find('\n');
        sent == question.size() && line != std::string::npos) {
      std::string answer = unread_.substr(0, line);
      unread_.erase(0, line + 1);
      return answer;
    }
    if (unread_.size() > kLongestAnswer)
      return std::unexpected("answered more than a megabyte without a line break");
    const int left = milliseconds_until(end);
    if (left == 0)
      return std::unexpected("did not answer within " + std::to_string(milliseconds_) + " ms");
    pollfd poll_for{socket_, static_cast<short>(POLLIN | (sent < question.size() ? POLLOUT : 0)),
                    0};
    const int ready = poll(&poll_for, 1, left);
    if (ready < 0 && errno != EINTR) return std::unexpected(system_error("cannot wait"));
    if (ready <= 0) continue;
    if ((poll_for.revents & POLLOUT) != 0) {
      const ssize_t n = send(socket_, question.data() + sent, question.size() - sent, MSG_NOSIGNAL);
      if (n < 0 && errno != EAGAIN && errno != EINTR) return std::unexpected("died");
      if (n > 0) sent += static_cast<std::size_t>(n);
    }
    if ((poll_for.revents & (POLLIN | POLLHUP | POLLERR)) != 0) {
      std::array<char, 4096> bytes{};
      const ssize_t n = recv(socket_, bytes.data(), bytes.size(), 0);
      if (n == 0 || (n < 0 && errno != EAGAIN && errno != EINTR)) return std::unexpected("died");
      if (n > 0) unread_.append(bytes.data(), static_cast<std::size_t>(n));
    }
  }
}

std::expected<Action, std::string> ExternalBot::decide(const Game& game, const View& view, Rng&) {
  if (pid_ < 0) {
    if (auto started = start(); !started) return std::unexpected(started.error());
  }
  auto answer = ask(bot_question(game, view, milliseconds_) + "\n");
  if (!answer) {
    stop();
    return std::unexpected(answer.error());
  }
  const auto move = read_bot_answer(*answer);
  if (!move) {
    stop();
    return std::unexpected("answered nonsense, " + shown(*answer) + ": " + move.error());
  }
  const auto action = read_move(game, view.known, *move);
  if (!action) {
    stop();
    return std::unexpected("answered " + shown(*move) + ": " + error_text(action.error()));
  }
  return *action;
}

}  // namespace posthorn
