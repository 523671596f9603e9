// A table as the protocol tells it to one viewer: what this account may know, and nothing else.
#pragma once

#include <span>

#include "online/decide.h"
#include "protocol/messages.h"

namespace posthorn::server {

struct Viewer {
  online::AccountId account = 0;
  int seat = online::kServer;   // none, or not drawn yet
  int chair = online::kServer;  // none: a spectator

  // Viewers with the same chair see the same.
  friend bool operator==(const Viewer& a, const Viewer& b) { return a.chair == b.chair; }
};

Viewer viewer_of(const online::Table& table, online::AccountId account);

// Whether somebody may follow this table.
bool may_watch(const online::Table& table, online::AccountId account);

protocol::Position position_of(const online::Table& table, const Viewer& viewer,
                               std::span<const online::Outage> outages);
protocol::People people_of(const online::Table& table);
protocol::Chair chair_of(const online::Table& table, int chair);
// Once it has begun the chairs have the order of the seats.
protocol::Summary summary_of(const online::Table& table);

// Whether it waits for this account, as far as a row and its summary tell.
bool waits_for(const protocol::Summary& summary, int actor, online::AccountId account);

}  // namespace posthorn::server
