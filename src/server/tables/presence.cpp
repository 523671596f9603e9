#include "server/tables/presence.h"

#include <algorithm>

namespace posthorn::server {

protocol::Presence PresenceBook::presence(const online::Table& table,
                                          const std::set<std::shared_ptr<Follower>>& followers,
                                          online::Millis now) const {
  using protocol::PresenceKind;
  constexpr std::size_t kMostNames = 50;
  protocol::Presence presence;
  for (const int chair : table.taken()) {
    const online::Chair& each = table.chairs[static_cast<std::size_t>(chair)];
    if (!each.person()) continue;
    PresenceKind is = PresenceKind::kGone;
    if (const auto left = left_.find(each.account);
        left != left_.end() && now < left->second + kGoneAfter) {
      is = PresenceKind::kAway;
    }
    for (const auto& follower : followers) {
      if (follower->account() != each.account) continue;
      if (follower->visible()) {
        is = PresenceKind::kHere;
        break;
      }
      is = PresenceKind::kAway;
    }
    presence.chairs.push_back({chair, is});
  }
  std::set<online::AccountId> counted;
  for (const auto& follower : followers) {
    const online::AccountId account = follower->account();
    if (account != 0 && table.chair_of(account) != online::kServer) continue;
    if (account != 0 && !counted.insert(account).second) continue;
    ++presence.watchers;
    if (account != 0 && presence.names.size() < kMostNames) {
      presence.names.push_back(follower->name());
    }
  }
  std::ranges::sort(presence.names);
  return presence;
}

}  // namespace posthorn::server
