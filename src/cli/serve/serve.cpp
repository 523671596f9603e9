// posthorn serve: the browser client, at an address of this machine.
#include <fcntl.h>
#include <fmt/core.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <thread>

#include "cli/commands.h"
#include "cli/serve/addresses.h"
#include "cli/text/text.h"
#include "host/workers.h"
#include "server/files/static_files.h"
#include "server/http/server.h"
#include "server/http/service.h"
#include "server/node.h"
#include "store/sqlite/sqlite_store.h"

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

// As many connections as the machine allows, less what else the program opens.
server::Limits limits_here() {
  constexpr rlim_t kSpare = 64;
  constexpr rlim_t kMost = 20'000;
  server::Limits limits;
  rlimit files{};
  if (getrlimit(RLIMIT_NOFILE, &files) != 0) return limits;
  files.rlim_cur = std::min(files.rlim_max, kMost + kSpare);
  if (setrlimit(RLIMIT_NOFILE, &files) == 0 && files.rlim_cur > limits.connections + kSpare) {
    limits.connections = files.rlim_cur - kSpare;
  }
  return limits;
}

std::expected<HttpServer, std::string> listen(const ServeOptions& options) {
  std::string address = options.host == "localhost" ? "127.0.0.1" : options.host;
  if (options.to_others) address = "0.0.0.0";
  const server::Limits limits = limits_here();
  if (options.port != 0) return HttpServer::listen(address, options.port, limits);
  auto server = HttpServer::listen(address, kFirstPort, limits);
  return server ? std::move(server) : HttpServer::listen(address, 0, limits);
}

// Where online tables live, and what serves them.
struct Online {
  store::SqliteFile file;
  std::unique_ptr<store::Store> reading = file.open();
  std::unique_ptr<store::Store> writing = file.open();
  server::Node node;

  Online(const std::string& directory, server::Loop& loop)
      : file(directory + "/posthorn.sqlite"),
        node(loop, *reading, *writing, {.thinkers = std::max(1, cores() - 1)}) {}
};

// Without a place for tables the client still works by itself.
std::unique_ptr<Online> open_online(const std::string& directory, server::Loop& loop) {
  try {
    std::filesystem::create_directories(directory);
    std::filesystem::permissions(directory, std::filesystem::perms::owner_all);
    return std::make_unique<Online>(directory, loop);
  } catch (const std::exception& error) {
    fmt::print(stderr, "posthorn serve: nobody can play online: {}\n", printable(error.what()));
    return nullptr;
  }
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

std::string default_online_directory() {
  const char* const state = std::getenv("XDG_STATE_HOME");
  if (state != nullptr && *state != '\0') return std::string(state) + "/posthorn/online";
  const char* const home = std::getenv("HOME");
  return std::string(home == nullptr ? "." : home) + "/.local/state/posthorn/online";
}

int serve(const ServeOptions& options) {
  auto files = load_client(options.directory);
  if (!files) return refused(files.error());
  auto server = listen(options);
  if (!server) return refused(server.error());
  server->stop_on_signals();

  const std::string url = url_of(*server, options.public_name);
  if (!options.quiet) {
    fmt::print("Posthorn is at {} (Ctrl+C stops it)\n", url);
    if (server->is_everywhere()) {
      for (const std::string& address : addresses_of_this_machine()) {
        fmt::print("Others in the house reach it at http://{}:{}/\n", address, server->port());
      }
    }
    std::fflush(stdout);
  }
  if (options.open) open_browser(url);
  server::Handler answer = [client = std::move(*files)](const server::Request& request) {
    return client.answer(request);
  };
  server::HostRule hosts{server->url_host(), server->is_loopback(), server->port(),
                         options.public_name};
  const auto online = open_online(options.data, server->loop());
  server::Service service = online ? online->node.service(std::move(answer), std::move(hosts))
                                   : server::Service{.answer = std::move(answer),
                                                     .hosts = std::move(hosts),
                                                     .headers = server::hardening_headers()};
  if (options.log) service.log = print_request;
  server->run(std::move(service), 1);
  return kFine;
}

}  // namespace posthorn::cli
