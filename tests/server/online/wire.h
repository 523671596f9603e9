// A client's side of HTTP and WebSockets over a plain socket, for tests: nothing of the server's
// own code is in it, and it can send what no honest client sends.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace posthorn::server {

inline constexpr int kPatience = 60'000;  // milliseconds: a loaded machine is slow

class Wire {
 public:
  explicit Wire(int port) : port_(port), socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(static_cast<std::uint16_t>(port));
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    open_ = ::connect(socket_, static_cast<sockaddr*>(static_cast<void*>(&address)),
                      sizeof address) == 0;
    const int yes = 1;
    ::setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  }
  Wire(const Wire&) = delete;
  Wire& operator=(const Wire&) = delete;
  ~Wire() { ::close(socket_); }

  [[nodiscard]] std::string host() const { return "127.0.0.1:" + std::to_string(port_); }
  [[nodiscard]] int descriptor() const { return socket_; }
  [[nodiscard]] bool open() const { return open_; }

  void send(std::string_view bytes) {
    while (!bytes.empty()) {
      const auto sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
      if (sent <= 0) {
        open_ = false;
        return;
      }
      bytes.remove_prefix(static_cast<std::size_t>(sent));
    }
  }

  // So many bytes; fewer if the other side closed or nothing came for long.
  std::string take(std::size_t bytes) {
    while (held_.size() < bytes && fill(kPatience)) {
    }
    std::string taken = held_.substr(0, bytes);
    held_.erase(0, bytes);
    return taken;
  }
  std::string take_head() {
    constexpr std::string_view kEnd = "\r\n\r\n";
    while (!held_.contains(kEnd) && fill(kPatience)) {
    }
    const std::size_t end = held_.find(kEnd);
    return end == std::string::npos ? "" : take(end + kEnd.size());
  }

  // A frame of a WebSocket, as clients send them.
  void send_frame(std::string_view payload, int opcode = 1) {
    std::string frame;
    frame += static_cast<char>(0x80 | opcode);
    if (payload.size() < 126) {
      frame += static_cast<char>(0x80 | payload.size());
    } else {
      frame += static_cast<char>(0x80 | 126);
      frame += static_cast<char>(payload.size() >> 8);
      frame += static_cast<char>(payload.size() & 0xff);
    }
    frame += "mask";
    for (std::size_t i = 0; i < payload.size(); ++i) {
      frame += static_cast<char>(payload[i] ^ "mask"[i % 4]);
    }
    send(frame);
  }

  // The next text; nothing: the socket is closed, or nothing came for so long.
  std::optional<std::string> receive(int patience = kPatience) {
    for (;;) {
      if (auto frame = next_frame()) {
        if (frame->first == 1) return frame->second;
        if (frame->first == 8) open_ = false;
        if (!open_) return std::nullopt;
        continue;
      }
      if (!fill(patience)) return std::nullopt;
    }
  }

 private:
  bool fill(int patience) {
    pollfd wait{socket_, POLLIN, 0};
    if (!open_ || ::poll(&wait, 1, patience) != 1) return false;
    std::array<char, 65536> piece{};
    const auto got = ::recv(socket_, piece.data(), piece.size(), 0);
    if (got <= 0) {
      open_ = false;
      return false;
    }
    held_.append(piece.data(), static_cast<std::size_t>(got));
    return true;
  }

  std::optional<std::pair<int, std::string>> next_frame() {
    const auto byte = [&](std::size_t i) {
      return static_cast<std::size_t>(static_cast<unsigned char>(held_[i]));
    };
    if (held_.size() < 2) return std::nullopt;
    std::size_t size = byte(1) & 0x7f;
    std::size_t head = 2;
    const std::size_t more = size == 126 ? 2 : size == 127 ? 8 : 0;
    if (held_.size() < head + more) return std::nullopt;
    if (more > 0) {
      size = 0;
      for (std::size_t i = 0; i < more; ++i) size = size << 8 | byte(head + i);
      head += more;
    }
    if (held_.size() < head + size) return std::nullopt;
    std::pair<int, std::string> frame{static_cast<int>(byte(0) & 0x0f), held_.substr(head, size)};
    held_.erase(0, head + size);
    return frame;
  }

  int port_;
  int socket_;
  bool open_ = false;
  std::string held_;
};

struct Answer {
  int status = 0;
  std::string head;
  std::string body;
};

// One request on a connection of its own.
inline Answer ask(int port, const std::string& method, const std::string& path,
                  const std::string& body = "", const std::string& cookie = "",
                  const std::string& origin = "own", const std::string& type = "application/json") {
  Wire wire(port);
  std::string text = method + " " + path + " HTTP/1.1\r\nHost: " + wire.host() +
                     "\r\nConnection: close\r\nContent-Length: " + std::to_string(body.size()) +
                     "\r\n";
  if (!cookie.empty()) text += "Cookie: other=1; posthorn=" + cookie + "\r\n";
  if (origin == "own") text += "Origin: http://" + wire.host() + "\r\n";
  if (origin != "own" && !origin.empty()) text += "Origin: " + origin + "\r\n";
  if (method == "POST") text += "Content-Type: " + type + "\r\n";
  wire.send(text + "\r\n" + body);
  Answer answer;
  answer.head = wire.take_head();
  if (answer.head.size() > 12) answer.status = std::stoi(answer.head.substr(9, 3));
  const std::string_view kLength = "Content-Length: ";
  const std::size_t at = answer.head.find(kLength);
  if (at != std::string::npos) {
    answer.body = wire.take(std::stoul(answer.head.substr(at + kLength.size())));
  }
  return answer;
}

inline std::string cookie_in(const Answer& answer) {
  const std::string_view kSet = "Set-Cookie: posthorn=";
  const std::size_t at = answer.head.find(kSet);
  if (at == std::string::npos) return "";
  const std::size_t begin = at + kSet.size();
  return answer.head.substr(begin, answer.head.find(';', begin) - begin);
}

// The status of the handshake: 101 if the socket is open.
inline int open_socket(Wire& wire, const std::string& cookie, const std::string& origin = "own",
                       const std::string& path = "/ws") {
  std::string text = "GET " + path + " HTTP/1.1\r\nHost: " + wire.host() +
                     "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: "
                     "13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  if (!cookie.empty()) text += "Cookie: posthorn=" + cookie + "\r\n";
  if (origin == "own") text += "Origin: http://" + wire.host() + "\r\n";
  if (origin != "own" && !origin.empty()) text += "Origin: " + origin + "\r\n";
  wire.send(text + "\r\n");
  const std::string head = wire.take_head();
  return head.size() > 12 ? std::stoi(head.substr(9, 3)) : 0;
}

}  // namespace posthorn::server
