// A page that follows tables, as tables see it.
#pragma once

#include <memory>
#include <string>

#include "online/game_id.h"
#include "online/log_event.h"

namespace posthorn::server {

using Text = std::shared_ptr<const std::string>;  // a message, written once for many

class Follower {
 public:
  Follower() = default;
  Follower(const Follower&) = delete;
  Follower& operator=(const Follower&) = delete;
  virtual ~Follower() = default;

  [[nodiscard]] virtual online::AccountId account() const = 0;  // 0: nobody
  [[nodiscard]] virtual const std::string& name() const = 0;
  [[nodiscard]] virtual bool visible() const = 0;
  virtual void send(Text text) = 0;
  // News of a table: if too much of it waits, the whole table is asked for instead.
  virtual void send_news(online::GameId game, Text text) = 0;
};

}  // namespace posthorn::server
