// One client's connection: reads requests, sends answers, gives up on who is too slow. Only
// connection.cpp and server.cpp include this; others need not know Boost.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <optional>
#include <string>

#include "server/http/limits.h"
#include "server/http/service.h"

namespace posthorn::server {

class WebSocket;

// Everything runs on the executor of the socket, which must be a strand where there are threads.
class Connection {
 public:
  // Both must live as long as the connection.
  Connection(boost::asio::ip::tcp::socket socket, const Limits& limits, const Service& service);

  // Serves until either side has enough. Hold the connection until it is done.
  boost::asio::awaitable<void> run();

  // Lets an answer under way finish and closes. Call it on the executor.
  void stop();

  boost::asio::any_io_executor executor() { return stream_.get_executor(); }

 private:
  struct Read {
    Request request;
    int refused = 0;     // the status for what is no request
    bool ended = false;  // the client went away, or was too slow
    bool keep_alive = false;
    // Asks for a WebSocket.
    std::optional<boost::beast::http::request<boost::beast::http::string_body>> handshake;
  };
  boost::asio::awaitable<bool> wait_for_request();
  boost::asio::awaitable<Read> read();
  boost::asio::awaitable<Response> answer(Request request);
  // True: it became one, and is over. Otherwise the answer is in `refused`.
  boost::asio::awaitable<bool> serve_channel(Read& read, Response& refused);
  boost::asio::awaitable<bool> write(Response response, const Request& request, bool keep_alive);
  boost::asio::awaitable<void> close();

  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;
  const Limits& limits_;
  const Service& service_;
  std::shared_ptr<WebSocket> channel_;
  std::string peer_;
  bool first_ = true;
  bool answering_ = false;
  bool stopping_ = false;
};

}  // namespace posthorn::server
