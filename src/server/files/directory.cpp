#include "server/files/directory.h"

#include <algorithm>
#include <filesystem>

#include "files/whole_file.h"

namespace posthorn::server {
namespace {

namespace fs = std::filesystem;

// Many times what a client has; somebody who names his home by mistake is told soon.
constexpr std::size_t kMostFiles = 10000;
constexpr std::size_t kMostBytes = std::size_t{256} << 20;

std::unexpected<std::string> problem(const fs::path& path, const std::string& what) {
  return std::unexpected(path.string() + ": " + what);
}

bool is_inside(const fs::path& path, const fs::path& directory) {
  return std::ranges::mismatch(directory, path).in1 == directory.end();
}

// What is wrong with a link; empty: it is a file of the directory under another name.
std::string problem_of_link(const fs::path& link, const fs::path& root) {
  std::error_code error;
  const fs::path target = fs::canonical(link, error);
  if (error) return "the link leads nowhere";
  if (!is_inside(target, root)) return "the link leads out of the directory";
  if (!fs::is_regular_file(target, error)) return "the link does not lead to a file";
  return "";
}

}  // namespace

std::expected<std::map<std::string, std::string, std::less<>>, std::string> read_directory(
    const std::string& directory) {
  std::error_code error;
  const fs::path root = fs::canonical(directory, error);
  if (error) return problem(directory, error.message());
  if (!fs::is_directory(root, error)) return problem(directory, "it is no directory");
  std::map<std::string, std::string, std::less<>> contents;
  std::size_t bytes = 0;
  fs::recursive_directory_iterator entry(root, error);
  for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
    const fs::path& path = entry->path();
    if (entry->is_symlink(error)) {
      const std::string wrong = problem_of_link(path, root);
      if (!wrong.empty()) return problem(path, wrong);
    } else if (entry->is_directory(error)) {
      continue;
    } else if (!entry->is_regular_file(error)) {
      return problem(path, "it is no ordinary file");
    }
    auto content = files::read_whole_file(path.string(), kMostBytes);
    if (!content) return std::unexpected(std::move(content.error()));
    bytes += content->size();
    contents.emplace(path.lexically_relative(root).generic_string(), std::move(*content));
    if (bytes > kMostBytes || contents.size() > kMostFiles) {
      return problem(directory, "it is too large to be a built client");
    }
  }
  if (error) return problem(directory, error.message());
  return contents;
}

}  // namespace posthorn::server
