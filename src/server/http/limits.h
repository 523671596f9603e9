// How much a client may ask for, and how long it may take.
#pragma once

#include <chrono>
#include <cstddef>

namespace posthorn::server {

struct Limits {
  std::size_t connections = 512;  // at a time; more are turned away with a 503
  std::size_t header_bytes = 16 << 10;
  std::size_t body_bytes = 64 << 10;
  std::chrono::milliseconds idle{60000};    // between requests
  std::chrono::milliseconds header{10000};  // from the first byte of a request; also until that
  std::chrono::milliseconds body{20000};
  std::chrono::milliseconds write{20000};    // and more for a long answer, see bytes_per_second
  std::size_t bytes_per_second = 8 << 10;    // who reads slower than this is given up
  std::chrono::milliseconds stop{3000};      // for answers under way when the server stops
  std::size_t frame_bytes = 8 << 10;         // of a WebSocket's messages
  std::chrono::milliseconds silence{60000};  // of a WebSocket: clients ping every 25 s
};

}  // namespace posthorn::server
