// The files of the source tree, which tests read where they lie.
#pragma once

#include <filesystem>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace posthorn::scenario {

std::filesystem::path source_path(std::string_view relative);

// All files below the folder with one of the extensions, in the order of their names.
std::vector<std::filesystem::path> files_below(std::string_view folder,
                                               std::initializer_list<std::string_view> extensions);

std::string read_text(const std::filesystem::path& path);

}  // namespace posthorn::scenario
