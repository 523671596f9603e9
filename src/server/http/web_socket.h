// One WebSocket connection: frames in and out, with limits before anything is read. Only
// connection.cpp and web_socket.cpp include this.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <string>

#include "server/http/channel.h"
#include "server/http/limits.h"

namespace posthorn::server {

class WebSocket final : public Channel, public std::enable_shared_from_this<WebSocket> {
 public:
  using Handshake = boost::beast::http::request<boost::beast::http::string_body>;

  WebSocket(boost::beast::tcp_stream stream, const Limits& limits);

  // Accepts, and hands on what comes until either side has enough. Hold the socket until it is
  // done.
  boost::asio::awaitable<void> run(Handshake handshake,
                                   std::function<std::unique_ptr<ChannelEnd>(Channel&)> open);

  void write(std::shared_ptr<const std::string> text) override;
  void close() override;

 private:
  void finish();

  boost::beast::websocket::stream<boost::beast::tcp_stream, false> stream_;
  boost::beast::flat_buffer buffer_;
  std::unique_ptr<ChannelEnd> end_;
  std::shared_ptr<const std::string> writing_;
  bool closing_ = false;
};

}  // namespace posthorn::server
