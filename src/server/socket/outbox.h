// What waits to be sent to a page. A page that is too slow does not get more and more news: from
// some number on it gets the table as a whole, and from some amount on nothing.
#pragma once

#include <deque>
#include <optional>
#include <set>

#include "server/tables/follower.h"

namespace posthorn::server {

class Outbox {
 public:
  static constexpr std::size_t kMostBytes = 256 << 10;
  static constexpr int kMostNews = 8;  // of one table

  // False: too much waits.
  bool add(Text text);
  bool add_news(online::GameId game, Text text);
  // The next one to be sent; nothing: none.
  Text next();
  // Tables whose news were dropped, which have to be sent as a whole. Asked for once.
  std::set<online::GameId> take_dropped();

  [[nodiscard]] std::size_t bytes() const { return bytes_; }

 private:
  struct Waiting {
    Text text;
    std::optional<online::GameId> news;
  };

  std::deque<Waiting> waiting_;
  std::set<online::GameId> dropped_;
  std::size_t bytes_ = 0;
};

}  // namespace posthorn::server
