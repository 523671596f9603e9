// Listens at an address and serves every connection, on one or several threads.
#pragma once

#include <expected>
#include <memory>
#include <string>

#include "server/http/limits.h"
#include "server/http/loop.h"
#include "server/http/service.h"

namespace posthorn::server {

class HttpServer {
 public:
  // `address` is a number such as 127.0.0.1 or ::1; port 0 takes any that is free. A refusal is one
  // sentence.
  static std::expected<HttpServer, std::string> listen(const std::string& address, int port,
                                                       Limits limits = {});
  HttpServer(HttpServer&&) noexcept;
  HttpServer& operator=(HttpServer&&) noexcept;
  ~HttpServer();

  [[nodiscard]] int port() const;
  [[nodiscard]] bool is_loopback() const;
  [[nodiscard]] bool is_everywhere() const;    // at all addresses of the machine
  [[nodiscard]] std::string url_host() const;  // the address as in a URL

  // Of the thread that calls run(), if that is the only one. Lives as long as the server.
  [[nodiscard]] Loop& loop();

  // Call it before run; then SIGINT and SIGTERM stop the server.
  void stop_on_signals();

  // Serves until it is stopped. Connections that came since listen() are waiting for it.
  void run(Service service, int threads);

  // From any thread, also more than once: no new connections, and run() returns when the answers
  // under way are sent, or soon.
  void stop();

 private:
  class Core;
  explicit HttpServer(std::unique_ptr<Core> core);
  std::unique_ptr<Core> core_;
};

}  // namespace posthorn::server
