#include "files/whole_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

#include "files/descriptor.h"

namespace posthorn::files {
namespace {

std::string reason() { return std::strerror(errno); }

std::unexpected<std::string> cannot(std::string_view what, const std::string& path,
                                    std::string_view why) {
  return std::unexpected(path + ": cannot be " + std::string(what) + ": " + std::string(why));
}

bool write_all(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t n = ::write(fd, text.data(), text.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

// Where the text has to go: through symbolic links, so that a link stays one.
std::string target_of(const std::string& path) {
  std::error_code error;
  const std::filesystem::path real = std::filesystem::canonical(path, error);
  return error ? path : real.string();
}

bool sync_directory(const std::string& path) {
  std::string directory = std::filesystem::path(path).parent_path().string();
  if (directory.empty()) directory = ".";
  const Descriptor fd(::open(directory.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  return fd.is_open() && ::fsync(fd.get()) == 0;
}

}  // namespace

std::expected<std::string, std::string> read_whole_file(const std::string& path,
                                                        std::size_t max_bytes) {
  const Descriptor fd(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!fd.is_open()) return cannot("read", path, reason());
  struct stat info{};
  if (::fstat(fd.get(), &info) != 0) return cannot("read", path, reason());
  if (S_ISDIR(info.st_mode)) return cannot("read", path, "it is a directory");
  std::string text;
  std::array<char, 1 << 16> buffer;
  while (true) {
    const ssize_t n = ::read(fd.get(), buffer.data(), buffer.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return cannot("read", path, reason());
    if (n == 0) return text;
    text.append(buffer.data(), static_cast<std::size_t>(n));
    if (text.size() > max_bytes) {
      return cannot("read", path, "it is larger than " + std::to_string(max_bytes >> 10) + " KiB");
    }
  }
}

std::expected<void, std::string> write_whole_file(const std::string& path, std::string_view text) {
  const std::string target = target_of(path);
  struct stat info{};
  const bool exists = ::stat(target.c_str(), &info) == 0;
  if (exists && S_ISDIR(info.st_mode)) return cannot("written", path, "it is a directory");
  if (exists && !S_ISREG(info.st_mode)) return cannot("written", path, "it is no ordinary file");
  if (exists && ::access(target.c_str(), W_OK) != 0) return cannot("written", path, reason());
  const std::string temporary = target + "." + std::to_string(::getpid()) + ".tmp";
  // One left behind by a process of the same number that was killed may be replaced.
  ::unlink(temporary.c_str());
  Descriptor fd(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
  if (!fd.is_open()) return cannot("written", path, reason());
  bool fine = !exists || ::fchmod(fd.get(), info.st_mode & 0777) == 0;
  fine = fine && write_all(fd.get(), text) && ::fsync(fd.get()) == 0 && fd.close() &&
         ::rename(temporary.c_str(), target.c_str()) == 0;
  if (!fine) {
    const std::string why = reason();
    ::unlink(temporary.c_str());
    return cannot("written", path, why);
  }
  if (!sync_directory(target)) return cannot("written", path, reason());
  return {};
}

}  // namespace posthorn::files
