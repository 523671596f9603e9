#include "server/files/static_files.h"

#include <optional>
#include <utility>

#include "server/files/directory.h"
#include "server/files/file_headers.h"
#include "server/http/gzip.h"
#include "server/http/header_fields.h"
#include "server/http/message.h"

namespace posthorn::server {
namespace {

constexpr std::string_view kIndex = "index.html";

std::string_view without_suffix(std::string_view path, std::string_view suffix) {
  return path.ends_with(suffix) ? path.substr(0, path.size() - suffix.size()) : path;
}

// Whether it is another file's content in compressed form.
bool is_variant(const std::string& path, const auto& contents) {
  for (const std::string_view suffix : {".br", ".gz"}) {
    const std::string_view original = without_suffix(path, suffix);
    if (original != path && contents.contains(original)) return true;
  }
  return false;
}

// Below that the answer fits a packet anyway; a gain of less than a tenth is not worth unpacking.
std::optional<std::string> worthwhile_gzip(std::string_view content) {
  constexpr std::size_t kSmallest = 1000;
  if (content.size() < kSmallest) return std::nullopt;
  std::string compressed = gzip(content);
  if (compressed.size() > content.size() / 10 * 9) return std::nullopt;
  return compressed;
}

}  // namespace

std::expected<StaticFiles, std::string> StaticFiles::load(const std::string& directory) {
  auto contents = read_directory(directory);
  if (!contents) return std::unexpected(std::move(contents.error()));
  StaticFiles files;
  std::vector<std::string> paths;
  for (const auto& [path, content] : *contents) {
    if (!is_variant(path, *contents)) paths.push_back(path);
  }
  for (const std::string& path : paths) files.files_.emplace(path, file_of(path, *contents));
  return files;
}

StaticFiles::Variant StaticFiles::variant(std::string coding, std::string content) {
  std::string tag = entity_tag(content);
  return {.coding = std::move(coding),
          .tag = std::move(tag),
          .content = std::make_shared<const std::string>(std::move(content))};
}

StaticFiles::File StaticFiles::file_of(const std::string& path, Contents& contents) {
  File file{.type = std::string(content_type(path)),
            .cache = std::string(cache_control(path)),
            .variants = {}};
  file.variants.push_back(variant("identity", std::move(contents[path])));
  const auto brotli = contents.find(path + ".br");
  if (brotli != contents.end()) {
    file.variants.push_back(variant("br", std::move(brotli->second)));
  }
  const auto gzipped = contents.find(path + ".gz");
  if (gzipped != contents.end()) {
    file.variants.push_back(variant("gzip", std::move(gzipped->second)));
  } else if (auto compressed = worthwhile_gzip(*file.variants.front().content)) {
    file.variants.push_back(variant("gzip", std::move(*compressed)));
  }
  return file;
}

// The most wanted; of equally wanted ones the smallest.
const StaticFiles::Variant* StaticFiles::best_variant(const File& file, const Request& request) {
  const std::string accepted = request.list("Accept-Encoding");
  const Variant* best = nullptr;
  int best_wish = 0;
  for (const Variant& variant : file.variants) {
    const int wish = wish_for(variant.coding, accepted);
    if (wish == 0 || wish < best_wish) continue;
    if (wish == best_wish && variant.content->size() >= best->content->size()) continue;
    best = &variant;
    best_wish = wish;
  }
  return best;
}

Response StaticFiles::response_of(const File& file, const Request& request) {
  const Variant* variant = best_variant(file, request);
  if (variant == nullptr) return text_response(406, "There is no encoding of this you would take.");
  Response response{.headers = {{.name = "ETag", .value = variant->tag},
                                {.name = "Cache-Control", .value = file.cache}},
                    .body = nullptr};
  if (file.variants.size() > 1) {
    response.headers.push_back({.name = "Vary", .value = "Accept-Encoding"});
  }
  if (names_tag(request.list("If-None-Match"), variant->tag)) {
    response.status = 304;
    return response;
  }
  response.headers.push_back({.name = "Content-Type", .value = file.type});
  if (variant->coding != "identity") {
    response.headers.push_back({.name = "Content-Encoding", .value = variant->coding});
  }
  response.body = variant->content;
  return response;
}

Response StaticFiles::answer(const Request& request) const {
  if (request.method != "GET" && request.method != "HEAD") {
    Response response = text_response(405, "There is only GET and HEAD here.");
    response.headers.push_back({.name = "Allow", .value = "GET, HEAD"});
    return response;
  }
  auto path = path_of_target(request.target);
  if (!path) return text_response(400, "This is no path of a file.");
  if (path->empty() || path->ends_with('/')) *path += kIndex;
  if (const auto found = files_.find(*path); found != files_.end()) {
    return response_of(found->second, request);
  }
  // With the slash the relative links of the folder's page lead where they should. The target has
  // one slash in front, so that it stays on this server.
  if (files_.contains(*path + "/" + std::string(kIndex))) {
    Response response = text_response(301, "It is a folder.");
    response.headers.push_back(
        {.name = "Location", .value = request.target.substr(0, request.target.find('?')) + "/"});
    return response;
  }
  return text_response(404, "There is nothing here.");
}

}  // namespace posthorn::server
