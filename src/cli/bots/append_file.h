// A file of lines that only grows. A line is there wholly or not at all, whatever happens to the
// program, and several programs may write to the same file.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "files/descriptor.h"

namespace posthorn::cli {

class AppendFile {
 public:
  // Makes the file if there is none. Errors read "FILE: cannot be written: reason".
  static std::expected<AppendFile, std::string> open(const std::string& path);

  // The line and a line break, on the disk when this returns.
  std::expected<void, std::string> append(std::string_view line);

 private:
  AppendFile(std::string path, files::Descriptor file)
      : path_(std::move(path)), file_(std::move(file)) {}
  std::string path_;
  files::Descriptor file_;
};

}  // namespace posthorn::cli
