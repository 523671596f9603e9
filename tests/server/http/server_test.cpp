#include "server/http/server.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <thread>
#include <vector>

#include "files/descriptor.h"

namespace posthorn::server {
namespace {

using std::chrono::milliseconds;

// A server of its own with two threads, stopped at the end.
class Running {
 public:
  explicit Running(
      Limits limits = {}, Handler answer =
                              [](const Request& request) {
                                return text_response(
                                    200, request.method + request.target + request.body);
                              })
      : server_(std::move(HttpServer::listen("127.0.0.1", 0, limits).value())),
        thread_([this, answer = std::move(answer)] {
          server_.run({.answer = answer,
                       .hosts = HostRule("", false, port(), ""),
                       .headers = {{.name = "X-Every", .value = "yes"}},
                       .log = [this](const Request&, int, std::size_t) { ++logged_; }},
                      2);
        }) {}
  ~Running() { server_.stop(); }

  [[nodiscard]] int port() const { return server_.port(); }
  [[nodiscard]] int logged() const { return logged_; }
  void stop() { server_.stop(); }

 private:
  std::atomic<int> logged_ = 0;
  HttpServer server_;
  std::jthread thread_;
};

class Client {
 public:
  explicit Client(int port) : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    const timeval patience{.tv_sec = 20, .tv_usec = 0};
    ::setsockopt(socket_.get(), SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof(patience));
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    EXPECT_EQ(
        ::connect(socket_.get(), reinterpret_cast<const sockaddr*>(&address), sizeof(address)), 0);
  }

  void send(std::string_view text) const {
    ::send(socket_.get(), text.data(), text.size(), MSG_NOSIGNAL);
  }

  // Until the other side closes, or up to the end of `until`.
  [[nodiscard]] std::string read(std::string_view until = "") const {
    std::string text;
    std::array<char, 1024> piece;
    while (until.empty() || text.find(until) == std::string::npos) {
      const ssize_t n = ::recv(socket_.get(), piece.data(), piece.size(), 0);
      if (n <= 0) break;
      text.append(piece.data(), static_cast<std::size_t>(n));
    }
    return text;
  }

 private:
  files::Descriptor socket_;
};

std::string get(const std::string& target, const std::string& more = "") {
  return "GET " + target + " HTTP/1.1\r\nHost: x\r\n" + more + "\r\n";
}

TEST(HttpServer, KeepsConnectionsAndAnswersInOrder) {
  Running server;
  const Client client(server.port());
  client.send(get("/one"));
  EXPECT_NE(client.read("GET/one\n").find("X-Every: yes\r\n"), std::string::npos);
  client.send(get("/two") + "POST /three HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nhi" +
              get("/four", "Connection: close\r\n"));
  const std::string rest = client.read();
  const std::size_t three = rest.find("POST/threehi\n");
  EXPECT_LT(rest.find("GET/two\n"), three);
  EXPECT_LT(three, rest.find("GET/four\n"));
  EXPECT_NE(rest.find("Connection: close\r\n"), std::string::npos);
}

TEST(HttpServer, ServesManyAtOnce) {
  Running server;
  constexpr int kThreads = 4;
  constexpr int kRequests = 25;
  std::atomic<int> fine = 0;
  {
    std::vector<std::jthread> clients;
    for (int i = 0; i < kThreads; ++i) {
      clients.emplace_back([&] {
        for (int n = 0; n < kRequests; ++n) {
          const Client client(server.port());
          client.send(get("/x", "Connection: close\r\n"));
          if (client.read().ends_with("GET/x\n")) ++fine;
        }
      });
    }
  }
  EXPECT_EQ(fine, kThreads * kRequests);
  EXPECT_EQ(server.logged(), kThreads * kRequests);
}

TEST(HttpServer, GivesUpOnTheSlowAndTheIdle) {
  Running server({.idle = milliseconds(100), .header = milliseconds(100)});
  const Client silent(server.port());
  const Client slow(server.port());
  slow.send("GET / HT");
  const Client idle(server.port());
  idle.send(get("/"));
  EXPECT_EQ(silent.read(), "");
  EXPECT_EQ(slow.read(), "");
  EXPECT_TRUE(idle.read().ends_with("GET/\n"));
}

TEST(HttpServer, GivesUpOnAReaderWhoDoesNotRead) {
  const auto much = std::make_shared<const std::string>(std::size_t{64} << 20, 'x');
  Running server({.write = milliseconds(200), .bytes_per_second = std::size_t{1} << 30},
                 [&](const Request&) { return Response{.headers = {}, .body = much}; });
  const Client client(server.port());
  client.send(get("/"));
  std::this_thread::sleep_for(milliseconds(600));
  EXPECT_LT(client.read().size(), much->size());
  EXPECT_EQ(server.logged(), 0);
}

TEST(HttpServer, LimitsWhatItReads) {
  Running server({.header_bytes = 1000, .body_bytes = 100});
  const auto status = [&](const std::string& request) {
    const Client client(server.port());
    client.send(request);
    return client.read().substr(0, 12);
  };
  EXPECT_EQ(status(get("/", "X: " + std::string(5000, 'x') + "\r\n")), "HTTP/1.1 431");
  EXPECT_EQ(status("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 101\r\n\r\n"), "HTTP/1.1 413");
  EXPECT_EQ(status("POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n80\r\n" +
                   std::string(128, 'x') + "\r\n0\r\n\r\n"),
            "HTTP/1.1 413");
  EXPECT_EQ(status("nonsense\r\n\r\n"), "HTTP/1.1 400");
  EXPECT_EQ(status(get("/", "Content-Length: -1\r\n")), "HTTP/1.1 400");
}

TEST(HttpServer, TurnsAwayWhatIsTooMuch) {
  Running server({.connections = 1});
  const Client first(server.port());
  first.send(get("/"));
  EXPECT_NE(first.read("GET/\n"), "");
  const Client second(server.port());
  const std::string answer = second.read();
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 503 ")) << answer;
  EXPECT_NE(answer.find("X-Every: yes\r\n"), std::string::npos);
  first.send(get("/still"));
  EXPECT_TRUE(first.read("GET/still\n").ends_with("GET/still\n"));
}

TEST(HttpServer, FinishesWhatIsUnderWayWhenItStops) {
  std::atomic<bool> asked = false;
  Running server({}, [&](const Request&) {
    asked = true;
    std::this_thread::sleep_for(milliseconds(200));
    return text_response(200, "done");
  });
  const Client idle(server.port());
  const Client busy(server.port());
  busy.send(get("/"));
  while (!asked) std::this_thread::sleep_for(milliseconds(1));
  server.stop();
  EXPECT_EQ(idle.read(), "");
  EXPECT_TRUE(busy.read().ends_with("done\n"));
}

TEST(HttpServer, SaysWhyItCannotListen) {
  Running server;
  EXPECT_NE(HttpServer::listen("127.0.0.1", server.port()).error().find("is in use"),
            std::string::npos);
  EXPECT_NE(HttpServer::listen("here", 0).error().find("'here'"), std::string::npos);
  EXPECT_NE(HttpServer::listen("192.0.2.1", 0).error().find("192.0.2.1"), std::string::npos);
}

}  // namespace
}  // namespace posthorn::server
