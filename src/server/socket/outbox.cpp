#include "server/socket/outbox.h"

#include <algorithm>
#include <utility>

namespace posthorn::server {

bool Outbox::add(Text text) {
  if (bytes_ + text->size() > kMostBytes) return false;
  bytes_ += text->size();
  waiting_.push_back({std::move(text), std::nullopt});
  return true;
}

bool Outbox::add_news(online::GameId game, Text text) {
  if (dropped_.contains(game)) return true;  // the whole table will tell it
  const auto is_news = [&](const Waiting& each) { return each.news == game; };
  if (std::ranges::count_if(waiting_, is_news) >= kMostNews) {
    std::erase_if(waiting_, [&](const Waiting& each) {
      if (!is_news(each)) return false;
      bytes_ -= each.text->size();
      return true;
    });
    dropped_.insert(game);
    return true;
  }
  if (!add(std::move(text))) return false;
  waiting_.back().news = game;
  return true;
}

Text Outbox::next() {
  if (waiting_.empty()) return nullptr;
  Text text = std::move(waiting_.front().text);
  waiting_.pop_front();
  bytes_ -= text->size();
  return text;
}

std::set<online::GameId> Outbox::take_dropped() { return std::exchange(dropped_, {}); }

}  // namespace posthorn::server
