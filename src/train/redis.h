// A Redis server as the training uses one: an address, a connection, and a private server of its
// own where no address is given.
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace posthorn::train {

struct RedisAddress {
  std::string socket;  // a path; empty: host and port
  std::string host;
  int port = 0;
  std::string password;  // empty: none

  [[nodiscard]] std::string text() const;
};

// "HOST:PORT", "unix:PATH", or the folder of a training that has started a server. The password is
// in a file; empty: of the folder, or none.
std::expected<RedisAddress, std::string> read_redis_address(const std::string& text,
                                                            const std::string& password_file);

struct RedisReply {
  bool nil = false;
  std::string text;
  std::int64_t number = 0;
  std::vector<RedisReply> items;
};

// One connection, made when it is first needed and again after it was lost. An error says what the
// server said, or that it cannot be reached.
class RedisConnection {
 public:
  explicit RedisConnection(RedisAddress address);
  RedisConnection(const RedisConnection&) = delete;
  RedisConnection& operator=(const RedisConnection&) = delete;
  ~RedisConnection();

  std::expected<RedisReply, std::string> command(const std::vector<std::string_view>& words);
  [[nodiscard]] const RedisAddress& address() const { return address_; }

 private:
  struct Handle;
  std::expected<void, std::string> connect();
  std::expected<RedisReply, std::string> send(const std::vector<std::string_view>& words);

  RedisAddress address_;
  std::unique_ptr<Handle> handle_;
};

// redis-server on a socket in this folder that only its owner can open, with a password of its own,
// a limit of memory and nothing on the disk. It ends with the process that started it.
class RedisServer {
 public:
  static std::expected<std::unique_ptr<RedisServer>, std::string> start(
      const std::string& directory, int megabytes);
  RedisServer(const RedisServer&) = delete;
  RedisServer& operator=(const RedisServer&) = delete;
  ~RedisServer();

  [[nodiscard]] const RedisAddress& address() const { return address_; }

 private:
  RedisServer(RedisAddress address, std::string password_file, pid_t process)
      : address_(std::move(address)), password_file_(std::move(password_file)), process_(process) {}

  RedisAddress address_;
  std::string password_file_;
  pid_t process_;
};

}  // namespace posthorn::train
