#include "server/http/server.h"

#include <fcntl.h>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <csignal>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <thread>
#include <utility>
#include <vector>

#include "server/http/connection.h"

namespace posthorn::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

// The connections there are. From any thread.
class Connections {
 public:
  std::size_t count() {
    const std::scoped_lock lock(mutex_);
    return all_.size();
  }
  void add(const std::shared_ptr<Connection>& connection) {
    const std::scoped_lock lock(mutex_);
    all_.emplace(connection.get(), connection);
  }
  void remove(const Connection* connection) {
    const std::scoped_lock lock(mutex_);
    all_.erase(connection);
  }
  void stop() {
    const std::scoped_lock lock(mutex_);
    for (const auto& [key, weak] : all_) {
      if (auto connection = weak.lock()) {
        asio::post(connection->executor(), [connection] { connection->stop(); });
      }
    }
  }

 private:
  std::mutex mutex_;
  std::map<const Connection*, std::weak_ptr<Connection>> all_;
};

// Timers that end with the server.
class AsioLoop final : public Loop {
 public:
  explicit AsioLoop(asio::io_context& io) : io_(io) {}

  void post(std::function<void()> what) override { asio::post(io_, std::move(what)); }

  void after(std::chrono::milliseconds time, std::function<void()> what) override {
    if (stopped_) return;
    const auto timer = std::make_shared<asio::steady_timer>(io_, time);
    timers_.insert(timer);
    timer->async_wait(
        [this, timer, what = std::move(what)](const boost::system::error_code& error) {
          timers_.erase(timer);
          if (!error) what();
        });
  }

  void stop() {
    stopped_ = true;
    for (const auto& timer : timers_) timer->cancel();
  }

 private:
  asio::io_context& io_;
  std::set<std::shared_ptr<asio::steady_timer>> timers_;
  bool stopped_ = false;
};

}  // namespace

class HttpServer::Core {
 public:
  explicit Core(Limits limits)
      : limits_(limits),
        acceptor_(asio::make_strand(io_)),
        signals_(acceptor_.get_executor()),
        timer_(acceptor_.get_executor()) {}

  boost::system::error_code listen(const asio::ip::address& address, int port) {
    const tcp::endpoint endpoint(address, static_cast<asio::ip::port_type>(port));
    boost::system::error_code error;
    acceptor_.open(endpoint.protocol(), error);
    if (error) return error;
    // A browser that is opened must not hold the port when we are gone.
    ::fcntl(acceptor_.native_handle(), F_SETFD, FD_CLOEXEC);
    acceptor_.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor_.bind(endpoint, error);
    if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
    if (!error) local_ = acceptor_.local_endpoint(error);
    return error;
  }

  [[nodiscard]] const tcp::endpoint& local() const { return local_; }
  [[nodiscard]] Loop& loop() { return loop_; }

  void stop_on_signals() {
    signals_.add(SIGINT);
    signals_.add(SIGTERM);
    signals_.async_wait([this](const boost::system::error_code& error, int /*signal*/) {
      if (!error) stop_here();
    });
  }

  void run(Service service, int threads) {
    service_.emplace(std::move(service));
    asio::co_spawn(acceptor_.get_executor(), accept(), asio::detached);
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i) others.emplace_back([this] { io_.run(); });
    io_.run();
  }

  void stop() {
    asio::post(acceptor_.get_executor(), [this] { stop_here(); });
  }

 private:
  asio::awaitable<void> accept() {
    while (acceptor_.is_open()) {
      const asio::any_io_executor strand = asio::make_strand(io_);
      auto [error, socket] = co_await acceptor_.async_accept(strand, kAwait);
      if (!acceptor_.is_open()) co_return;
      if (error) {
        co_await pause();
      } else if (connections_.count() >= limits_.connections) {
        turn_away(socket);
      } else {
        start(std::make_shared<Connection>(std::move(socket), limits_, *service_));
      }
    }
  }

  // No descriptors left, mostly; trying again at once would only burn the processor.
  asio::awaitable<void> pause() {
    timer_.expires_after(std::chrono::milliseconds(100));
    co_await timer_.async_wait(kAwait);
  }

  // What fits the socket's empty buffer is sent without waiting.
  void turn_away(tcp::socket& socket) const {
    std::string text = "HTTP/1.1 503 Service Unavailable\r\n";
    for (const Header& header : service_->headers) {
      text += header.name + ": " + header.value + "\r\n";
    }
    text += "Content-Length: 0\r\nConnection: close\r\n\r\n";
    boost::system::error_code ignored;
    socket.non_blocking(true, ignored);
    socket.write_some(asio::buffer(text), ignored);
    socket.shutdown(tcp::socket::shutdown_send, ignored);
  }

  void start(std::shared_ptr<Connection> connection) {
    connections_.add(connection);
    auto run = connection->run();
    const auto executor = connection->executor();
    asio::co_spawn(executor, std::move(run),
                   [this, connection = std::move(connection)](const std::exception_ptr&) {
                     connections_.remove(connection.get());
                     asio::post(acceptor_.get_executor(), [this] { end_if_done(); });
                   });
  }

  void stop_here() {
    if (!acceptor_.is_open()) return;
    boost::system::error_code ignored;
    acceptor_.close(ignored);
    signals_.cancel(ignored);
    if (service_ && service_->stopping) service_->stopping();
    loop_.stop();
    connections_.stop();
    timer_.expires_after(limits_.stop);
    timer_.async_wait([this](const boost::system::error_code& error) {
      if (!error) io_.stop();
    });
    end_if_done();
  }

  // Without connections only the timer is left to wait for.
  void end_if_done() {
    if (!acceptor_.is_open() && connections_.count() == 0) timer_.cancel();
  }

  const Limits limits_;
  std::optional<Service> service_;
  Connections connections_;
  // Below what the coroutines use, above what needs it: what is left of them goes with it.
  asio::io_context io_;
  AsioLoop loop_{io_};
  tcp::acceptor acceptor_;
  asio::signal_set signals_;
  asio::steady_timer timer_;  // to try accepting again; after the stop, when to give up
  tcp::endpoint local_;
};

std::expected<HttpServer, std::string> HttpServer::listen(const std::string& address, int port,
                                                          Limits limits) {
  boost::system::error_code error;
  const auto number = asio::ip::make_address(address, error);
  if (error) return std::unexpected("'" + address + "' is no address such as 127.0.0.1 or ::1");
  auto core = std::make_unique<Core>(limits);
  error = core->listen(number, port);
  if (error == asio::error::address_in_use) {
    return std::unexpected("port " + std::to_string(port) + " is in use");
  }
  if (error) {
    return std::unexpected("cannot listen at " + address + ", port " + std::to_string(port) + ": " +
                           error.message());
  }
  return HttpServer(std::move(core));
}

HttpServer::HttpServer(std::unique_ptr<Core> core) : core_(std::move(core)) {}
HttpServer::HttpServer(HttpServer&&) noexcept = default;
HttpServer& HttpServer::operator=(HttpServer&&) noexcept = default;
HttpServer::~HttpServer() = default;

int HttpServer::port() const { return core_->local().port(); }

bool HttpServer::is_loopback() const { return core_->local().address().is_loopback(); }

bool HttpServer::is_everywhere() const { return core_->local().address().is_unspecified(); }

std::string HttpServer::url_host() const {
  const auto address = core_->local().address();
  return address.is_v6() ? "[" + address.to_string() + "]" : address.to_string();
}

Loop& HttpServer::loop() { return core_->loop(); }

void HttpServer::stop_on_signals() { core_->stop_on_signals(); }

void HttpServer::run(Service service, int threads) { core_->run(std::move(service), threads); }

void HttpServer::stop() { core_->stop(); }

}  // namespace posthorn::server
