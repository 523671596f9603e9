// The files of a directory and of those in it, read as a whole.
#pragma once

#include <expected>
#include <functional>
#include <map>
#include <string>

namespace posthorn::server {

// By path from the directory, with slashes. Errors are a sentence that begins with the path; they
// are those of StaticFiles::load.
std::expected<std::map<std::string, std::string, std::less<>>, std::string> read_directory(
    const std::string& directory);

}  // namespace posthorn::server
