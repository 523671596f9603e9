// A WebSocket as the rest of the server sees it, without Boost. Everything here happens on the
// server's loop.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace posthorn::server {

// The server's side of an open socket.
class Channel {
 public:
  Channel() = default;
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;
  virtual ~Channel() = default;

  // Sends one text. The next one may be sent when the end was told written().
  virtual void write(std::shared_ptr<const std::string> text) = 0;
  // Closes when what is being written is on its way.
  virtual void close() = 0;
};

// Who speaks and listens on it.
class ChannelEnd {
 public:
  ChannelEnd() = default;
  ChannelEnd(const ChannelEnd&) = delete;
  ChannelEnd& operator=(const ChannelEnd&) = delete;
  virtual ~ChannelEnd() = default;

  virtual void came(std::string_view text) = 0;  // empty: it was no text
  virtual void written() = 0;
  // The last call. The channel is gone then.
  virtual void closed() = 0;
};

}  // namespace posthorn::server
