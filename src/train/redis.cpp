#include "train/redis.h"

#include <fcntl.h>
#include <hiredis/hiredis.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <charconv>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <thread>

#include "files/whole_file.h"

namespace posthorn::train {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kUnix = "unix:";
constexpr const char* kSocketFile = "redis.sock";
constexpr const char* kPasswordFile = "redis.password";
constexpr std::size_t kLongestPassword = 4096;

std::expected<std::string, std::string> read_password(const std::string& path) {
  auto text = files::read_whole_file(path, kLongestPassword);
  if (!text) return text;
  while (!text->empty() && (text->back() == '\n' || text->back() == '\r')) text->pop_back();
  if (text->empty()) return std::unexpected(path + ": has no password in it");
  return text;
}

RedisReply value_of(const redisReply& reply) {
  RedisReply value;
  value.nil = reply.type == REDIS_REPLY_NIL;
  value.number = reply.integer;
  if (reply.str != nullptr) value.text.assign(reply.str, reply.len);
  for (std::size_t i = 0; i < reply.elements; ++i)
    value.items.push_back(value_of(*reply.element[i]));
  return value;
}

std::string new_password() {
  std::array<unsigned char, 24> bytes{};
  if (getrandom(bytes.data(), bytes.size(), 0) != static_cast<ssize_t>(bytes.size())) return {};
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string text;
  for (const unsigned char byte : bytes) {
    text += kHex[byte >> 4];
    text += kHex[byte & 15];
  }
  return text;
}

// Readable by its owner alone from the first byte on.
std::expected<void, std::string> write_secret(const std::string& path, const std::string& text) {
  const mode_t kept = umask(077);
  auto written = files::write_whole_file(path, text + "\n");
  umask(kept);
  return written;
}

// Starts redis-server with this configuration on its standard input, where nobody else can read the
// password.
std::expected<pid_t, std::string> spawn_server(const std::string& configuration) {
  std::array<int, 2> ends{};
  if (pipe(ends.data()) != 0) return std::unexpected(std::string("no pipe: ") + strerror(errno));
  const pid_t parent = getpid();
  const pid_t process = fork();
  if (process < 0) {
    close(ends[0]);
    close(ends[1]);
    return std::unexpected(std::string("no process: ") + strerror(errno));
  }
  if (process == 0) {
    prctl(PR_SET_PDEATHSIG, SIGTERM);  // no server is left behind, however the training ends
    if (getppid() != parent) _exit(1);
    dup2(ends[0], STDIN_FILENO);
    close(ends[0]);
    close(ends[1]);
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    dup2(nowhere, STDOUT_FILENO);  // it has a log of its own
    dup2(nowhere, STDERR_FILENO);
    execlp("redis-server", "redis-server", "-", nullptr);
    _exit(127);
  }
  close(ends[0]);
  const ssize_t written = write(ends[1], configuration.data(), configuration.size());
  close(ends[1]);
  if (written != static_cast<ssize_t>(configuration.size())) {
    kill(process, SIGKILL);
    waitpid(process, nullptr, 0);
    return std::unexpected("redis-server took no configuration; is it installed?");
  }
  return process;
}

}  // namespace

std::string RedisAddress::text() const {
  return socket.empty() ? host + ":" + std::to_string(port) : std::string(kUnix) + socket;
}

std::expected<RedisAddress, std::string> read_redis_address(const std::string& text,
                                                            const std::string& password_file) {
  RedisAddress address;
  std::string secret = password_file;
  if (text.starts_with(kUnix)) {
    address.socket = text.substr(kUnix.size());
  } else if (fs::is_directory(text)) {
    address.socket = text + "/" + kSocketFile;
    if (secret.empty()) secret = text + "/" + kPasswordFile;
  } else {
    const std::size_t colon = text.rfind(':');
    const char* end = text.data() + text.size();
    const char* from = colon == std::string::npos ? end : text.data() + colon + 1;
    const auto [stop, error] = std::from_chars(from, end, address.port);
    constexpr int kHighestPort = 65535;
    if (colon == std::string::npos || colon == 0 || error != std::errc() || stop != end ||
        address.port < 1 || address.port > kHighestPort) {
      return std::unexpected("'" + text +
                             "' should be HOST:PORT, unix:PATH or the folder of a training");
    }
    address.host = text.substr(0, colon);
  }
  if (secret.empty()) return address;
  auto password = read_password(secret);
  if (!password) return std::unexpected(password.error());
  address.password = std::move(*password);
  return address;
}

struct RedisConnection::Handle {
  redisContext* context = nullptr;
  Handle() = default;
  Handle(const Handle&) = delete;
  Handle& operator=(const Handle&) = delete;
  ~Handle() {
    if (context != nullptr) redisFree(context);
  }
};

RedisConnection::RedisConnection(RedisAddress address) : address_(std::move(address)) {}
RedisConnection::~RedisConnection() = default;

std::expected<void, std::string> RedisConnection::connect() {
  // hiredis writes to sockets as to files: with a server gone that would end the process.
  signal(SIGPIPE, SIG_IGN);
  auto handle = std::make_unique<Handle>();
  constexpr timeval kPatience{5, 0};
  handle->context = address_.socket.empty()
                        ? redisConnectWithTimeout(address_.host.c_str(), address_.port, kPatience)
                        : redisConnectUnixWithTimeout(address_.socket.c_str(), kPatience);
  if (handle->context == nullptr || handle->context->err != 0) {
    return std::unexpected(
        "no Redis server at " + address_.text() + ": " +
        (handle->context == nullptr ? "out of memory" : handle->context->errstr));
  }
  constexpr timeval kLongestAnswer{60, 0};
  redisSetTimeout(handle->context, kLongestAnswer);
  handle_ = std::move(handle);
  if (address_.password.empty()) return {};
  const auto answer = send({"AUTH", address_.password});
  if (answer) return {};
  handle_.reset();
  return std::unexpected(answer.error());
}

std::expected<RedisReply, std::string> RedisConnection::send(
    const std::vector<std::string_view>& words) {
  std::vector<const char*> texts;
  std::vector<std::size_t> lengths;
  for (const std::string_view word : words) {
    texts.push_back(word.data());
    lengths.push_back(word.size());
  }
  auto* reply = static_cast<redisReply*>(redisCommandArgv(
      handle_->context, static_cast<int>(words.size()), texts.data(), lengths.data()));
  if (reply == nullptr) {
    const std::string why = handle_->context->errstr;
    handle_.reset();
    return std::unexpected("the Redis server at " + address_.text() + " is gone: " + why);
  }
  RedisReply value = value_of(*reply);
  const bool refused = reply->type == REDIS_REPLY_ERROR;
  freeReplyObject(reply);
  if (refused) {
    return std::unexpected("the Redis server at " + address_.text() + " says: " + value.text);
  }
  return value;
}

std::expected<RedisReply, std::string> RedisConnection::command(
    const std::vector<std::string_view>& words) {
  if (handle_ == nullptr) {
    const auto connected = connect();
    if (!connected) return std::unexpected(connected.error());
  }
  return send(words);
}

std::expected<std::unique_ptr<RedisServer>, std::string> RedisServer::start(
    const std::string& directory, int megabytes) {
  std::error_code error;
  const fs::path folder = fs::absolute(directory, error);
  RedisAddress address;
  address.socket = (folder / kSocketFile).string();
  address.password = new_password();
  const std::string secret = (folder / kPasswordFile).string();
  // The kernel's limit for such paths.
  constexpr std::size_t kLongestSocket = 107;
  if (address.socket.size() > kLongestSocket) {
    return std::unexpected(address.socket + ": is too long for a socket; choose a shorter --dir");
  }
  if (address.password.empty()) return std::unexpected("no random numbers for a password");
  if (const auto written = write_secret(secret, address.password); !written) {
    return std::unexpected(written.error());
  }
  const auto process = spawn_server(
      "port 0\nunixsocket \"" + address.socket + "\"\nunixsocketperm 700\nrequirepass " +
      address.password + "\nmaxmemory " + std::to_string(megabytes) +
      "mb\nmaxmemory-policy noeviction\nsave \"\"\nappendonly no\ndaemonize no\nlogfile \"" +
      (folder / "redis.log").string() + "\"\n");
  if (!process) return std::unexpected(process.error());
  std::unique_ptr<RedisServer> server(new RedisServer(address, secret, *process));
  RedisConnection connection(address);
  std::string why;
  for (int i = 0; i < 100; ++i) {
    const auto answer = connection.command({"PING"});
    if (answer) return server;
    why = answer.error();
    if (waitpid(*process, nullptr, WNOHANG) == *process) {
      server->process_ = -1;
      why = "redis-server ended at once; is it installed? " + folder.string() +
            "/redis.log may say more";
      break;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return std::unexpected(why);
}

RedisServer::~RedisServer() {
  if (process_ > 0) {
    kill(process_, SIGTERM);
    waitpid(process_, nullptr, 0);
  }
  std::error_code ignored;
  fs::remove(password_file_, ignored);
  fs::remove(address_.socket, ignored);
}

}  // namespace posthorn::train
