#include "server/http/connection.h"

#include <algorithm>
#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>
#include <ctime>
#include <tuple>
#include <utility>

#include "server/http/web_socket.h"

namespace posthorn::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;

// Errors as values: a client that goes away is nothing out of the ordinary.
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable);

using Parser = http::request_parser<http::string_body>;

Request request_of(const http::request<http::string_body>& message) {
  Request request{.method = std::string(message.method_string()),
                  .target = std::string(message.target()),
                  .minor_version = static_cast<int>(message.version() % 10),
                  .headers = {},
                  .body = message.body(),
                  .peer = {}};
  for (const auto& field : message) {
    request.headers.push_back(
        {.name = std::string(field.name_string()), .value = std::string(field.value())});
  }
  return request;
}

// What the client did wrong, or 0 if it only went away or was too slow.
int status_of(const beast::error_code& error) {
  if (error == http::error::header_limit || error == http::error::buffer_overflow) return 431;
  if (error == http::error::body_limit) return 413;
  if (error == http::error::end_of_stream || error == http::error::partial_message) return 0;
  return error.category() == make_error_code(http::error::bad_target).category() ? 400 : 0;
}

Response refusal(int status) {
  return text_response(status, status == 431   ? "The header is too long."
                               : status == 413 ? "The body is too long."
                                               : "This is no HTTP request.");
}

std::string http_date() {
  const std::time_t now = std::time(nullptr);
  std::tm parts{};
  gmtime_r(&now, &parts);
  std::string text(40, '\0');
  text.resize(std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts));
  return text;
}

bool has_content(int status) { return status != 204 && status != 304; }

}  // namespace

Connection::Connection(asio::ip::tcp::socket socket, const Limits& limits, const Service& service)
    : stream_(std::move(socket)),
      buffer_(limits.header_bytes + limits.body_bytes),
      limits_(limits),
      service_(service) {
  beast::error_code ignored;
  const auto peer = stream_.socket().remote_endpoint(ignored);
  peer_ = peer.address().to_string();
  // An answer leaves in one or two pieces that must not wait for each other.
  stream_.socket().set_option(asio::ip::tcp::no_delay(true), ignored);
}

void Connection::stop() {
  stopping_ = true;
  if (channel_) return;  // whoever speaks on it says goodbye first
  if (!answering_) stream_.close();
}

asio::awaitable<void> Connection::run() {
  while (!stopping_) {
    // Not in the condition: g++ 12 would wait before it looks at stopping_.
    const bool begun = co_await wait_for_request();
    if (!begun) break;
    Read read = co_await this->read();
    if (read.ended) break;
    answering_ = true;
    Response response;
    if (read.refused != 0) {
      response = refusal(read.refused);
    } else if (read.handshake) {
      const bool served = co_await serve_channel(read, response);
      if (served) co_return;
    } else {
      response = co_await answer(read.request);
    }
    const bool keep_alive = read.keep_alive && !stopping_;
    const bool written = co_await write(std::move(response), read.request, keep_alive);
    answering_ = false;
    if (!written) co_return;
    if (!keep_alive) break;
  }
  co_await close();
}

// The time until a request begins is longer than that for the request, but for the first one:
// nobody connects without wanting something.
asio::awaitable<bool> Connection::wait_for_request() {
  if (buffer_.size() > 0) co_return true;
  constexpr std::size_t kFirstPiece = 4096;
  stream_.expires_after(std::exchange(first_, false) ? limits_.header : limits_.idle);
  const auto [error, bytes] = co_await stream_.async_read_some(
      buffer_.prepare(std::min(kFirstPiece, limits_.header_bytes)), kAwait);
  buffer_.commit(bytes);
  co_return !error;
}

asio::awaitable<Connection::Read> Connection::read() {
  Parser parser;
  parser.header_limit(static_cast<std::uint32_t>(limits_.header_bytes));
  parser.body_limit(limits_.body_bytes);
  stream_.expires_after(limits_.header);
  auto [error, bytes] = co_await http::async_read_header(stream_, buffer_, parser, kAwait);
  if (!error && !parser.is_done()) {
    stream_.expires_after(limits_.body);
    std::tie(error, bytes) = co_await http::async_read(stream_, buffer_, parser, kAwait);
  }
  Read read;
  read.request.peer = peer_;
  if (error) {
    read.refused = status_of(error);
    read.ended = read.refused == 0;
    co_return read;
  }
  read.keep_alive = parser.get().keep_alive();
  read.request = request_of(parser.get());
  if (service_.open_channel && beast::websocket::is_upgrade(parser.get())) {
    read.handshake = parser.release();
  }
  read.request.peer = peer_;
  co_return read;
}

asio::awaitable<Response> Connection::answer(Request request) {
  if (!service_.takes_time || !service_.takes_time(request)) co_return respond(service_, request);
  if (auto refused = refusal_of(service_, request)) co_return std::move(*refused);
  // Whoever answers has the time it needs; the client's own limits still hold.
  stream_.expires_never();
  co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(Response)>(
      [this, &request](auto handler) {
        const auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        service_.later(request, [waiting, executor = stream_.get_executor()](Response response) {
          asio::post(executor, [waiting, response = std::move(response)]() mutable {
            (*waiting)(std::move(response));
          });
        });
      },
      asio::use_awaitable);
}

asio::awaitable<bool> Connection::serve_channel(Read& read, Response& refused) {
  auto no = refusal_of(service_, read.request);
  if (!no) no = service_.no_channel(read.request);
  if (!no && buffer_.size() > 0) no = text_response(400, "Nothing may follow a handshake.");
  if (no) {
    refused = std::move(*no);
    read.keep_alive = false;
    co_return false;
  }
  channel_ = std::make_shared<WebSocket>(std::move(stream_), limits_);
  co_await channel_->run(std::move(*read.handshake), [&](Channel& channel) {
    return service_.open_channel(read.request, channel);
  });
  co_return true;
}

asio::awaitable<bool> Connection::write(Response response, const Request& request,
                                        bool keep_alive) {
  const std::string_view body = response.body ? std::string_view(*response.body) : "";
  http::response<http::span_body<const char>> message(
      http::int_to_status(static_cast<unsigned>(response.status)),
      request.minor_version == 0 ? 10 : 11);
  message.set(http::field::date, http_date());
  for (const auto* headers : {&service_.headers, &std::as_const(response).headers}) {
    for (const Header& header : *headers) message.insert(header.name, header.value);
  }
  message.keep_alive(keep_alive);
  if (has_content(response.status)) message.content_length(body.size());
  message.body() = {body.data(), body.size()};

  const bool bare = request.method == "HEAD" || !has_content(response.status);
  const std::size_t bytes = bare ? 0 : body.size();
  stream_.expires_after(limits_.write + std::chrono::seconds(bytes / limits_.bytes_per_second));
  http::response_serializer<http::span_body<const char>> serializer(message);
  beast::error_code error;
  std::size_t sent = 0;
  if (bare) {
    std::tie(error, sent) = co_await http::async_write_header(stream_, serializer, kAwait);
  } else {
    std::tie(error, sent) = co_await http::async_write(stream_, serializer, kAwait);
  }
  if (error) co_return false;
  if (service_.log) service_.log(request, response.status, bytes);
  co_return true;
}

// Closing while the client still sends would reset the connection and could take the answer with
// it, so what comes is read and dropped, for a moment.
asio::awaitable<void> Connection::close() {
  constexpr std::size_t kMost = 1 << 20;
  std::array<char, 4096> piece;
  constexpr std::chrono::milliseconds kMoment{1000};
  beast::error_code failed;
  stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, failed);
  stream_.expires_after(kMoment);
  for (std::size_t dropped = 0; !failed && dropped < kMost;) {
    const auto [error, bytes] = co_await stream_.async_read_some(asio::buffer(piece), kAwait);
    failed = error;
    dropped += bytes;
  }
  stream_.close();
}

}  // namespace posthorn::server
