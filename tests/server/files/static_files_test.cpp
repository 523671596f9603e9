#include "server/files/static_files.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "server/files/file_headers.h"
#include "server/http/gzip.h"

namespace posthorn::server {
namespace {

namespace fs = std::filesystem;

class StaticFilesTest : public testing::Test {
 protected:
  StaticFilesTest() {
    std::string pattern = (fs::temp_directory_path() / "posthorn-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    put("index.html", "<p>first</p>");
  }
  ~StaticFilesTest() override { fs::remove_all(folder_); }

  void put(const std::string& name, const std::string& content) const {
    fs::create_directories((folder_ / name).parent_path());
    std::ofstream(folder_ / name, std::ios::binary) << content;
  }

  [[nodiscard]] StaticFiles load() const {
    auto files = StaticFiles::load(folder_.string());
    if (!files) throw std::runtime_error(files.error());
    return std::move(*files);
  }
  [[nodiscard]] std::string refusal() const {
    const auto files = StaticFiles::load(folder_.string());
    return files ? "" : files.error();
  }

  fs::path folder_;
};

Response get(const StaticFiles& files, std::string target, std::vector<Header> headers = {},
             std::string method = "GET") {
  return files.answer({.method = std::move(method),
                       .target = std::move(target),
                       .headers = std::move(headers),
                       .body = {},
                       .peer = {}});
}

std::string header(const Response& response, std::string_view name) {
  for (const Header& header : response.headers) {
    if (header.name == name) return header.value;
  }
  return "";
}

Response accepting(const StaticFiles& files, const std::string& target,
                   const std::string& codings) {
  return get(files, target, {{"Accept-Encoding", codings}});
}

TEST_F(StaticFilesTest, GivesFilesAndFolders) {
  put("help/index.html", "help");
  put("help/a b.txt", "text");
  const StaticFiles files = load();
  for (const char* target : {"/", "/index.html", "/?x", "/index.html?x"}) {
    const Response response = get(files, target);
    EXPECT_EQ(response.status, 200) << target;
    EXPECT_EQ(*response.body, "<p>first</p>") << target;
    EXPECT_EQ(header(response, "Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(header(response, "Cache-Control"), "no-cache");
    EXPECT_EQ(header(response, "Vary"), "");
  }
  EXPECT_EQ(*get(files, "/help/").body, "help");
  EXPECT_EQ(*get(files, "/help/a%20b.txt").body, "text");
  EXPECT_EQ(get(files, "/help?x").status, 301);
  EXPECT_EQ(header(get(files, "/help?x"), "Location"), "/help/");
}

TEST_F(StaticFilesTest, RefusesTheRest) {
  const StaticFiles files = load();
  EXPECT_EQ(get(files, "/missing").status, 404);
  EXPECT_EQ(get(files, "/index.html/").status, 404);
  EXPECT_EQ(get(files, "/%2e%2e/index.html").status, 400);
  for (const char* method : {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "get", ""}) {
    const Response response = get(files, "/", {}, method);
    EXPECT_EQ(response.status, 405) << method;
    EXPECT_EQ(header(response, "Allow"), "GET, HEAD");
  }
  EXPECT_EQ(get(files, "/", {}, "HEAD").status, 200);
}

TEST_F(StaticFilesTest, HoldsWhatItLoaded) {
  const StaticFiles files = load();
  put("index.html", "second");
  put("late.txt", "late");
  EXPECT_EQ(*get(files, "/").body, "<p>first</p>");
  EXPECT_EQ(get(files, "/late.txt").status, 404);
}

TEST_F(StaticFilesTest, ChoosesAmongVariants) {
  put("a.js", "the plain text");
  put("a.js.br", "brotli");
  put("a.js.gz", "gzipped");
  const StaticFiles files = load();
  const auto chosen = [&](const char* codings) {
    const Response response = accepting(files, "/a.js", codings);
    EXPECT_EQ(header(response, "Vary"), "Accept-Encoding");
    EXPECT_EQ(header(response, "Content-Type"), "text/javascript; charset=utf-8");
    return header(response, "Content-Encoding") + "|" + *response.body;
  };
  EXPECT_EQ(chosen(""), "|the plain text");
  EXPECT_EQ(chosen("deflate"), "|the plain text");
  EXPECT_EQ(chosen("gzip, deflate"), "gzip|gzipped");
  EXPECT_EQ(chosen("gzip, deflate, br"), "br|brotli");
  EXPECT_EQ(chosen("gzip, br;q=0.9"), "gzip|gzipped");
  EXPECT_EQ(chosen("gzip;q=0, br;q=0"), "|the plain text");
  EXPECT_EQ(chosen("identity, br;q=0.5"), "|the plain text");
  EXPECT_EQ(chosen("*"), "br|brotli");
  EXPECT_EQ(accepting(files, "/a.js", "zstd, *;q=0").status, 406);
  // They are no files by themselves.
  EXPECT_EQ(get(files, "/a.js.br").status, 404);
  EXPECT_EQ(get(files, "/a.js.gz").status, 404);
}

TEST_F(StaticFilesTest, ArchivesWithoutAnOriginalAreFiles) {
  put("sources.gz", "archive");
  const Response response = get(load(), "/sources.gz");
  EXPECT_EQ(*response.body, "archive");
  EXPECT_EQ(header(response, "Content-Encoding"), "");
}

TEST_F(StaticFilesTest, CompressesWhatIsWorthIt) {
  const std::string text(20000, 'x');
  std::string noise;
  unsigned number = 1;
  while (noise.size() < 20000) noise += static_cast<char>((number = number * 69069 + 1) >> 24);
  put("long.css", text);
  put("noise.png", noise);
  put("short.css", "short");
  const StaticFiles files = load();
  const Response compressed = accepting(files, "/long.css", "gzip");
  EXPECT_EQ(header(compressed, "Content-Encoding"), "gzip");
  EXPECT_EQ(*compressed.body, gzip(text));
  EXPECT_LT(compressed.body->size(), 200U);
  EXPECT_EQ(*accepting(files, "/long.css", "br").body, text);
  EXPECT_EQ(*accepting(files, "/noise.png", "gzip").body, noise);
  EXPECT_EQ(header(accepting(files, "/noise.png", "gzip"), "Vary"), "");
  EXPECT_EQ(*accepting(files, "/short.css", "gzip").body, "short");
}

TEST_F(StaticFilesTest, KnowsWhatTheClientHas) {
  put("assets/index-BK7c_1dQ.js", std::string(5000, 'x'));
  const StaticFiles files = load();
  const std::string target = "/assets/index-BK7c_1dQ.js";
  const std::string plain = header(get(files, target), "ETag");
  const std::string packed = header(accepting(files, target, "gzip"), "ETag");
  EXPECT_EQ(plain, entity_tag(std::string(5000, 'x')));
  EXPECT_NE(plain, packed);
  const Response same = get(files, target, {{"If-None-Match", "\"other\", " + plain}});
  EXPECT_EQ(same.status, 304);
  EXPECT_EQ(same.body, nullptr);
  EXPECT_EQ(header(same, "ETag"), plain);
  EXPECT_EQ(header(same, "Cache-Control"), "public, max-age=31536000, immutable");
  EXPECT_EQ(header(same, "Vary"), "Accept-Encoding");
  // Another variant is another content.
  EXPECT_EQ(get(files, target, {{"If-None-Match", packed}}).status, 200);
  EXPECT_EQ(get(files, target, {{"If-None-Match", packed}, {"Accept-Encoding", "gzip"}}).status,
            304);
}

TEST_F(StaticFilesTest, LinksStayInside) {
  fs::create_symlink("index.html", folder_ / "also.html");
  EXPECT_EQ(*get(load(), "/also.html").body, "<p>first</p>");
  fs::create_symlink("/etc/passwd", folder_ / "users.txt");
  EXPECT_NE(refusal().find("users.txt: the link leads out of the directory"), std::string::npos);
  fs::remove(folder_ / "users.txt");
  fs::create_symlink("../" + folder_.filename().string() + "-beside", folder_ / "beside");
  fs::create_directory(folder_.string() + "-beside");
  EXPECT_NE(refusal().find("beside: the link leads out"), std::string::npos);
  fs::remove(folder_.string() + "-beside");
  EXPECT_NE(refusal().find("beside: the link leads nowhere"), std::string::npos);
  fs::remove(folder_ / "beside");
  fs::create_symlink(".", folder_ / "loop");
  EXPECT_NE(refusal().find("loop: the link does not lead to a file"), std::string::npos);
}

TEST_F(StaticFilesTest, RefusesWhatIsNoFile) {
  EXPECT_NE(StaticFiles::load((folder_ / "missing").string()).error().find("missing: "),
            std::string::npos);
  EXPECT_NE(StaticFiles::load((folder_ / "index.html").string()).error().find("no directory"),
            std::string::npos);
  ASSERT_EQ(mkfifo((folder_ / "pipe").c_str(), 0600), 0);
  EXPECT_NE(refusal().find("pipe: it is no ordinary file"), std::string::npos);
}

}  // namespace
}  // namespace posthorn::server
