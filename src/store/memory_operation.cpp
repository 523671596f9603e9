// Chat, heartbeats, outages and values of the store in memory.
#include <algorithm>

#include "store/memory_store.h"

namespace posthorn::store {

int MemoryStore::say(const NewLine& line) {
  const std::scoped_lock held(lock_);
  std::vector<ChatLine>& lines = chat_[line.game];
  const auto before = std::ranges::find_if(lines, [&](const ChatLine& each) {
    return each.account == line.account && each.act == line.act;
  });
  if (before != lines.end()) return before->n;
  const int n = static_cast<int>(lines.size()) + 1;
  lines.push_back({line, n});
  return n;
}

std::vector<ChatLine> MemoryStore::chat(Game game, int after, int most) {
  const std::scoped_lock held(lock_);
  std::vector<ChatLine> found;
  const auto lines = chat_.find(game);
  if (lines == chat_.end()) return found;
  for (const ChatLine& line : lines->second) {
    if (static_cast<int>(found.size()) == most) break;
    if (line.n > after) found.push_back(line);
  }
  return found;
}

void MemoryStore::beat(std::int64_t node, Millis now) {
  const std::scoped_lock held(lock_);
  beats_[node] = now;
}

Millis MemoryStore::last_beat() {
  const std::scoped_lock held(lock_);
  Millis last = 0;
  for (const auto& [node, at] : beats_) last = std::max(last, at);
  return last;
}

void MemoryStore::add_outage(const Outage& outage) {
  const std::scoped_lock held(lock_);
  Outage whole = outage;
  std::erase_if(outages_, [&](const Outage& each) {
    if (each.began > outage.ended || each.ended < outage.began) return false;
    whole = {std::min(whole.began, each.began), std::max(whole.ended, each.ended)};
    return true;
  });
  outages_.insert(std::ranges::upper_bound(outages_, whole.began, {}, &Outage::began), whole);
}

std::vector<Outage> MemoryStore::outages(Millis since) {
  const std::scoped_lock held(lock_);
  std::vector<Outage> found;
  std::ranges::copy_if(outages_, std::back_inserter(found),
                       [&](const Outage& each) { return each.ended > since; });
  return found;
}

std::optional<std::string> MemoryStore::value(const std::string& key) {
  const std::scoped_lock held(lock_);
  const auto found = values_.find(key);
  if (found == values_.end()) return std::nullopt;
  return found->second;
}

void MemoryStore::set_value(const std::string& key, const std::string& value) {
  const std::scoped_lock held(lock_);
  values_[key] = value;
}

}  // namespace posthorn::store
