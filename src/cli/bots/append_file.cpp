#include "cli/bots/append_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "cli/text/text.h"

namespace posthorn::cli {
namespace {

std::unexpected<std::string> cannot_write(const std::string& path, int error) {
  return std::unexpected(printable(path) + ": cannot be written: " + std::strerror(error));
}

// Waits until no other program writes to the file.
class Lock {
 public:
  explicit Lock(int fd) : fd_(fd) {
    while (::flock(fd_, LOCK_EX) != 0 && errno == EINTR) {
    }
  }
  Lock(const Lock&) = delete;
  Lock& operator=(const Lock&) = delete;
  ~Lock() { ::flock(fd_, LOCK_UN); }

 private:
  int fd_;
};

// Whether the file ends within a line, as one does that was cut off by something else.
bool ends_within_a_line(int fd, off_t size) {
  char last = '\n';
  return size > 0 && ::pread(fd, &last, 1, size - 1) == 1 && last != '\n';
}

ssize_t write_once(int fd, std::string_view text) {
  for (;;) {
    const ssize_t n = ::write(fd, text.data(), text.size());
    if (n >= 0 || errno != EINTR) return n;
  }
}

}  // namespace

std::expected<AppendFile, std::string> AppendFile::open(const std::string& path) {
  files::Descriptor file(::open(path.c_str(), O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0666));
  if (!file.is_open()) return cannot_write(path, errno);
  return AppendFile(path, std::move(file));
}

std::expected<void, std::string> AppendFile::append(std::string_view line) {
  const Lock lock(file_.get());
  struct stat info{};
  if (::fstat(file_.get(), &info) != 0) return cannot_write(path_, errno);
  std::string text;
  if (S_ISREG(info.st_mode) && ends_within_a_line(file_.get(), info.st_size)) text += '\n';
  text.append(line);
  text += '\n';
  // One call for the whole line: a program that is killed has written all of it or nothing.
  const ssize_t written = write_once(file_.get(), text);
  if (written != static_cast<ssize_t>(text.size())) {
    const int error = written < 0 ? errno : ENOSPC;
    // On a full disk a part of the line may be there. If it cannot be taken back, the next line
    // still begins on its own.
    if (::ftruncate(file_.get(), info.st_size) != 0) return cannot_write(path_, error);
    return cannot_write(path_, error);
  }
  // Pipes and terminals know no flush.
  if (::fsync(file_.get()) != 0 && errno != EINVAL) return cannot_write(path_, errno);
  return {};
}

}  // namespace posthorn::cli
