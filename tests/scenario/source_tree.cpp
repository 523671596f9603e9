#include "tests/scenario/source_tree.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "tests/scenario/words.h"

namespace posthorn::scenario {

namespace fs = std::filesystem;

fs::path source_path(std::string_view relative) {
  return fs::path(POSTHORN_SOURCE_DIR) / std::string(relative);
}

std::vector<fs::path> files_below(std::string_view folder,
                                  std::initializer_list<std::string_view> extensions) {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(source_path(folder))) {
    const std::string extension = entry.path().extension().string();
    const bool wanted = std::ranges::find(extensions, extension) != extensions.end();
    if (entry.is_regular_file() && wanted) files.push_back(entry.path());
  }
  std::ranges::sort(files);
  return files;
}

std::string read_text(const fs::path& path) {
  const std::ifstream in(path, std::ios::binary);
  require(in.is_open(), "cannot read " + path.string());
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace posthorn::scenario
