#include "cli/records/record_file.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "cli/text/text.h"
#include "notation/record.h"

namespace posthorn::cli {
namespace {

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

// Splits what it is fed into records and keeps no more than the longest record.
class Splitter {
 public:
  Splitter(bool by_line, const std::function<bool(const RecordText&)>& visit)
      : by_line_(by_line), visit_(visit) {}

  // False once the visitor has had enough.
  bool feed(std::string_view bytes) {
    while (!bytes.empty()) {
      const std::size_t end = by_line_ ? bytes.find('\n') : std::string_view::npos;
      const std::string_view part = bytes.substr(0, end);
      if (text_.size() + part.size() > kMaxRecordBytes) too_long_ = true;
      if (!too_long_) text_ += part;
      if (end == std::string_view::npos) return true;
      if (!finish()) return false;
      ++line_;
      bytes.remove_prefix(end + 1);
    }
    return true;
  }

  bool finish() {
    bool go_on = true;
    // A file that is one record is one even if it is blank; a blank line is none.
    if (too_long_ || !by_line_ || !is_blank(text_)) {
      go_on = visit_({too_long_ ? std::string_view() : text_, number_++, line_, too_long_});
    }
    text_.clear();
    too_long_ = false;
    return go_on;
  }

 private:
  bool by_line_;
  const std::function<bool(const RecordText&)>& visit_;
  std::string text_;
  bool too_long_ = false;
  int number_ = 0;
  int line_ = 1;
};

}  // namespace

std::expected<void, std::string> each_record(const std::string& path,
                                             const std::function<bool(const RecordText&)>& visit) {
  std::error_code ignored;
  if (std::filesystem::is_directory(path, ignored))
    return std::unexpected(printable(path) + ": cannot be read: it is a directory");
  const File file(std::fopen(path.c_str(), "rb"), &std::fclose);
  if (file == nullptr)
    return std::unexpected(printable(path) + ": cannot be read: " + std::strerror(errno));
  Splitter splitter(path.ends_with(".jsonl"), visit);
  std::array<char, 1U << 16> buffer{};
  for (;;) {
    const std::size_t n = std::fread(buffer.data(), 1, buffer.size(), file.get());
    if (n == 0) break;
    if (!splitter.feed({buffer.data(), n})) return {};
  }
  if (std::ferror(file.get()) != 0)
    return std::unexpected(printable(path) + ": cannot be read to its end");
  splitter.finish();
  return {};
}

}  // namespace posthorn::cli
