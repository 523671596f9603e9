// Where games are saved, and that only one program at a time plays on a save file.
#pragma once

#include <expected>
#include <string>

namespace posthorn::cli {

// $XDG_STATE_HOME/posthorn/game.json, or below ~/.local/state; its folder is made.
std::expected<std::string, std::string> default_save_file();

// Moves the file to the first free of NAME-1, NAME-2 … before its extension, and returns that.
std::expected<std::string, std::string> set_aside(const std::string& path);

bool file_exists(const std::string& path);

// Two programs that save to one file would each overwrite the other's moves.
class SaveLock {
 public:
  SaveLock() = default;
  SaveLock(const SaveLock&) = delete;
  SaveLock& operator=(const SaveLock&) = delete;
  ~SaveLock();
  std::expected<void, std::string> lock(const std::string& path);

 private:
  std::string path_;
  int fd_ = -1;
};

}  // namespace posthorn::cli
