// What tables need of the node they live in.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/view.h"
#include "online/table.h"
#include "server/http/loop.h"
#include "server/tables/follower.h"
#include "store/writer.h"

namespace posthorn::server {

struct ThinkingTask {
  std::shared_ptr<const Game> game;
  View view;
  std::string bot;
};

class House {
 public:
  House() = default;
  House(const House&) = delete;
  House& operator=(const House&) = delete;
  virtual ~House() = default;

  virtual Loop& loop() = 0;
  virtual store::Store& reading() = 0;
  virtual store::Writer& writer() = 0;
  virtual online::Millis now() = 0;
  [[nodiscard]] virtual std::span<const online::Outage> outages() const = 0;
  // The move comes on the loop; empty: nobody could think of one.
  virtual void think(ThinkingTask task, std::function<void(std::string move)> done) = 0;
  // A listed table has changed.
  virtual void changed(const online::Table& table) = 0;
  // It is this account's turn, or no longer.
  virtual void turn(online::AccountId account, online::GameId game, bool yours,
                    online::Millis until) = 0;
  // All have agreed to play again.
  virtual void rematch(const online::Table& table, online::GameId next) = 0;
};

}  // namespace posthorn::server
