// A directory of files served from memory: what it held when it was loaded, nothing else. So no
// request reads a disk, and no path can lead anywhere else.
#pragma once

#include <cstddef>
#include <expected>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/http/message.h"

namespace posthorn::server {

class StaticFiles {
 public:
  // All files of the directory. name.br and name.gz beside a file are that file compressed; what
  // has no name.gz and is worth it is compressed here. Refused, with a sentence that begins with
  // the path: what cannot be read, links that lead out of the directory or to directories, and
  // more than anybody would put there on purpose.
  static std::expected<StaticFiles, std::string> load(const std::string& directory);

  // GET and HEAD with the same answer; leaving out the body of the latter is up to the connection.
  [[nodiscard]] Response answer(const Request& request) const;

 private:
  struct Variant {
    std::string coding;
    std::string tag;
    std::shared_ptr<const std::string> content;
  };
  struct File {
    std::string type;
    std::string cache;
    std::vector<Variant> variants;  // identity first
  };
  using Contents = std::map<std::string, std::string, std::less<>>;

  static Variant variant(std::string coding, std::string content);
  static File file_of(const std::string& path, Contents& contents);
  static const Variant* best_variant(const File& file, const Request& request);
  static Response response_of(const File& file, const Request& request);

  std::map<std::string, File, std::less<>> files_;
};

}  // namespace posthorn::server
