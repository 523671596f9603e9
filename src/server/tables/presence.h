// Who of a table is here, away or gone.
#pragma once

#include <map>
#include <memory>
#include <set>

#include "online/table.h"
#include "protocol/messages.h"
#include "server/tables/follower.h"

namespace posthorn::server {

class PresenceBook {
 public:
  static constexpr online::Millis kGoneAfter = 45'000;

  void note_left(online::AccountId account, online::Millis now) { left_[account] = now; }

  [[nodiscard]] protocol::Presence presence(const online::Table& table,
                                            const std::set<std::shared_ptr<Follower>>& followers,
                                            online::Millis now) const;

 private:
  std::map<online::AccountId, online::Millis> left_;  // when the last page of each was closed
};

}  // namespace posthorn::server
