#include "server/http/web_socket.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/websocket.hpp>
#include <utility>

namespace posthorn::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

}  // namespace

WebSocket::WebSocket(beast::tcp_stream stream, const Limits& limits)
    : stream_(std::move(stream)), buffer_(limits.frame_bytes) {
  // The socket's own timers from here on.
  stream_.next_layer().expires_never();
  stream_.set_option(websocket::stream_base::timeout{.handshake_timeout = limits.header,
                                                     .idle_timeout = limits.silence,
                                                     .keep_alive_pings = false});
  stream_.read_message_max(limits.frame_bytes);
  constexpr std::size_t kWriteBuffer = 1024;
  stream_.write_buffer_bytes(kWriteBuffer);
  stream_.auto_fragment(false);
  stream_.text(true);
}

asio::awaitable<void> WebSocket::run(Handshake handshake,
                                     std::function<std::unique_ptr<ChannelEnd>(Channel&)> open) {
  const auto [refused] = co_await stream_.async_accept(handshake, kAwait);
  if (refused) co_return;
  end_ = open(*this);
  for (;;) {
    const auto [error, bytes] = co_await stream_.async_read(buffer_, kAwait);
    if (error) break;
    const auto data = buffer_.cdata();
    const std::string_view text(static_cast<const char*>(data.data()), data.size());
    end_->came(stream_.got_text() ? text : std::string_view());
    buffer_.consume(buffer_.size());
  }
  end_->closed();
  end_.reset();
  stream_.next_layer().close();
}

void WebSocket::write(std::shared_ptr<const std::string> text) {
  writing_ = std::move(text);
  stream_.async_write(asio::buffer(*writing_),
                      [self = shared_from_this()](const beast::error_code& error, std::size_t) {
                        self->writing_.reset();
                        if (error) {
                          self->stream_.next_layer().close();  // the reader notices
                        } else if (self->closing_) {
                          self->finish();
                        } else if (self->end_) {
                          self->end_->written();
                        }
                      });
}

void WebSocket::close() {
  if (std::exchange(closing_, true)) return;
  if (!writing_) finish();
}

void WebSocket::finish() {
  stream_.async_close(websocket::close_code::normal,
                      [self = shared_from_this()](const beast::error_code& /*error*/) {
                        self->stream_.next_layer().close();
                      });
}

}  // namespace posthorn::server
