#include "cli/common/saving.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>

#include "cli/text/text.h"

namespace posthorn::cli {
namespace {

namespace fs = std::filesystem;

// An absolute path from the environment; anything else does not count.
fs::path folder_from(const char* variable) {
  const char* value = std::getenv(variable);
  if (value == nullptr || value[0] != '/') return {};
  return value;
}

}  // namespace

std::expected<std::string, std::string> default_save_file() {
  fs::path folder = folder_from("XDG_STATE_HOME");
  if (folder.empty()) {
    const fs::path home = folder_from("HOME");
    if (home.empty()) {
      return std::unexpected("there is no home directory to save the game in; name a file instead");
    }
    folder = home / ".local" / "state";
  }
  folder /= "posthorn";
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) {
    return std::unexpected(
        fmt::format("{}: cannot be made: {}", printable(folder.string()), error.message()));
  }
  return (folder / "game.json").string();
}

bool file_exists(const std::string& path) {
  std::error_code error;
  return fs::symlink_status(path, error).type() != fs::file_type::not_found;
}

std::expected<std::string, std::string> set_aside(const std::string& path) {
  const fs::path old(path);
  for (int i = 1; i < 10'000; ++i) {
    const fs::path aside = old.parent_path() /
                           fmt::format("{}-{}{}", old.stem().string(), i, old.extension().string());
    // A link fails where the name is taken, so nothing is ever overwritten.
    if (::link(path.c_str(), aside.c_str()) == 0) {
      if (::unlink(path.c_str()) == 0) return aside.string();
      break;
    }
    if (errno != EEXIST) break;
  }
  return std::unexpected(
      fmt::format("{}: cannot be moved aside: {}", printable(path), std::strerror(errno)));
}

std::expected<void, std::string> SaveLock::lock(const std::string& path) {
  path_ = path + ".lock";
  while (true) {
    fd_ = ::open(path_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0666);
    if (fd_ < 0) {
      return std::unexpected(
          fmt::format("{}: cannot be written: {}", printable(path), std::strerror(errno)));
    }
    if (::flock(fd_, LOCK_EX | LOCK_NB) != 0) {
      ::close(fd_);
      fd_ = -1;
      return std::unexpected(fmt::format(
          "{}: another game is being played on this file; name another one", printable(path)));
    }
    // The one who held it may have removed the file between our opening and locking it.
    struct stat ours{};
    struct stat named{};
    if (::fstat(fd_, &ours) == 0 && ::stat(path_.c_str(), &named) == 0 &&
        ours.st_ino == named.st_ino) {
      return {};
    }
    ::close(fd_);
  }
}

SaveLock::~SaveLock() {
  if (fd_ < 0) return;
  ::unlink(path_.c_str());
  ::close(fd_);
}

}  // namespace posthorn::cli
