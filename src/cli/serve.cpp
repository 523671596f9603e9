// posthorn serve: the browser client, at an address of this machine.
#include <fcntl.h>
#include <fmt/core.h>
#include <spawn.h>
#include <sys/wait.h>

#include <array>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <thread>

#include "cli/commands.h"
#include "cli/text.h"
#include "server/hardening.h"
#include "server/http_server.h"
#include "server/static_files.h"

namespace posthorn::cli {
namespace {

using server::HttpServer;
using server::StaticFiles;

// A bookmark works from one day to the next, as long as nobody else has the port.
constexpr int kFirstPort = 8650;

int refused(std::string_view why) {
  fmt::print(stderr, "posthorn serve: {}\n", printable(why));
  return kBadInput;
}

std::expected<StaticFiles, std::string> load_client(const std::string& directory) {
  std::error_code error;
  if (!std::filesystem::exists(directory + "/index.html", error)) {
    return std::unexpected(directory + ": there is no built client; ./play builds it");
  }
  return StaticFiles::load(directory);
}

std::expected<HttpServer, std::string> listen(const ServeOptions& options) {
  const std::string address = options.host == "localhost" ? "127.0.0.1" : options.host;
  if (options.port != 0) return HttpServer::listen(address, options.port);
  auto server = HttpServer::listen(address, kFirstPort);
  return server ? std::move(server) : HttpServer::listen(address, 0);
}

// The address a browser on this machine finds it at.
std::string url_of(const HttpServer& server, const std::string& public_name) {
  std::string host = public_name;
  if (host.empty()) host = server.is_everywhere() ? "localhost" : server.url_host();
  return fmt::format("http://{}:{}/", host, server.port());
}

// Whatever goes wrong: the address is printed too. Nobody waits for the browser.
void open_browser(std::string url) {
  if (std::getenv("DISPLAY") == nullptr && std::getenv("WAYLAND_DISPLAY") == nullptr) return;
  std::string program = "xdg-open";
  const std::array<char*, 3> arguments = {program.data(), url.data(), nullptr};
  posix_spawn_file_actions_t silent;
  posix_spawn_file_actions_init(&silent);
  for (const int fd : {0, 1, 2}) {
    posix_spawn_file_actions_addopen(&silent, fd, "/dev/null", O_RDWR, 0);
  }
  // Not in our process group: Ctrl+C is meant for us only.
  posix_spawnattr_t apart;
  posix_spawnattr_init(&apart);
  posix_spawnattr_setflags(&apart, POSIX_SPAWN_SETPGROUP);
  pid_t browser = 0;
  if (posix_spawnp(&browser, program.c_str(), &silent, &apart, arguments.data(), environ) == 0) {
    std::thread([browser] { waitpid(browser, nullptr, 0); }).detach();
  }
  posix_spawnattr_destroy(&apart);
  posix_spawn_file_actions_destroy(&silent);
}

void print_request(const server::Request& request, int status, std::size_t bytes) {
  fmt::print("{} {} {} {} {}\n", request.peer, status, bytes, printable(request.method),
             printable(request.target));
  std::fflush(stdout);
}

}  // namespace

std::string default_client_directory() { return POSTHORN_CLIENT_DIR; }

int serve(const ServeOptions& options) {
  auto files = load_client(options.directory);
  if (!files) return refused(files.error());
  auto server = listen(options);
  if (!server) return refused(server.error());
  server->stop_on_signals();

  const std::string url = url_of(*server, options.public_name);
  if (!options.quiet) {
    fmt::print("Posthorn is at {} (Ctrl+C stops it)\n", url);
    std::fflush(stdout);
  }
  if (options.open) open_browser(url);
  server->run(
      {.answer = [client = std::move(*files)](
                     const server::Request& request) { return client.answer(request); },
       .hosts = {server->url_host(), server->is_loopback(), server->port(), options.public_name},
       .headers = server::hardening_headers(),
       .log = options.log ? print_request : nullptr},
      1);
  return kFine;
}

}  // namespace posthorn::cli
