#include "server/tables/showing.h"

#include <algorithm>

#include "base/base64url.h"
#include "core/view.h"
#include "notation/view_bytes.h"
#include "online/fair.h"

namespace posthorn::server {
namespace {

using online::kServer;
using online::Status;
using online::Table;

std::optional<protocol::OpenOffer> offer_of(const Table& table) {
  if (!table.offer) return std::nullopt;
  protocol::OpenOffer offer{table.offer->offer, table.offer->seat, {}};
  for (int seat = 0; seat < static_cast<int>(table.seats.size()); ++seat) {
    if ((table.offer->agreed >> seat & 1) != 0) offer.agreed.push_back(seat);
  }
  return offer;
}

std::optional<protocol::Ending> ending_of(const Table& table) {
  if (!table.ended) return std::nullopt;
  return protocol::Ending{table.ended->reason, table.ended->scores, table.ended->winner};
}

protocol::Clocks clocks_of(const Table& table, std::span<const online::Outage> outages) {
  protocol::Clocks clocks;
  for (const online::Seat& seat : table.seats) clocks.left.push_back(seat.bank);
  const int actor = table.actor();
  clocks.runs = actor != kServer && table.decider(actor).empty() ? actor : kServer;
  clocks.since = table.since;
  if (table.status != Status::kOpen && table.status != Status::kOver) {
    clocks.until =
        online::rings_at(table, {.now = 0, .secret = {}, .next_secret = {}, .outages = outages});
  }
  return clocks;
}

protocol::Fair fair_of(const Table& table) {
  protocol::Fair fair;
  fair.commit = table.promise;
  fair.secret = table.secret;
  for (const int chair : table.taken()) {
    const online::Chair& each = table.chairs[static_cast<std::size_t>(chair)];
    if (!each.person()) continue;
    protocol::ShownShare share{chair, std::nullopt, std::nullopt};
    if (each.promise != Bytes32{}) share.commit = each.promise;
    // Before the last one has shown theirs nobody sees another's.
    if (!table.seats.empty()) share.share = each.share;
    fair.shares.push_back(share);
  }
  for (const online::Left& broken : table.broken) fair.broken.push_back(broken.chair);
  fair.next_chair = static_cast<int>(table.chairs.size());
  return fair;
}

}  // namespace

Viewer viewer_of(const Table& table, online::AccountId account) {
  return {account, table.seats.empty() ? kServer : table.seat_of(account), table.chair_of(account)};
}

bool may_watch(const Table& table, online::AccountId account) {
  if (table.settings.watched || table.status <= Status::kStarting) return true;
  return account != 0 && (account == table.opened_by || table.chair_of(account) != kServer);
}

protocol::Position position_of(const Table& table, const Viewer& viewer,
                               std::span<const online::Outage> outages) {
  protocol::Position now;
  now.v = table.version;
  now.on = table.position;
  now.status = table.status;
  now.seat = viewer.seat;
  now.chair = viewer.chair;
  if (!table.seats.empty()) {
    const int seat = viewer.seat == kServer ? kNobody : viewer.seat;
    now.view = base64url(view_bytes(*table.game, view_of(*table.game, table.state, seat)));
  }
  now.moves = table.moves;
  now.actor = table.actor();
  const bool mine = viewer.seat != kServer && now.actor == viewer.seat;
  now.undo = mine && table.decider(viewer.seat).empty() && own_undo(table, viewer.seat) > 0;
  now.ask_undo = viewer.seat != kServer && agreed_undo(table, viewer.seat) > 0;
  now.clocks = clocks_of(table, outages);
  now.offer = offer_of(table);
  now.ended = ending_of(table);
  return now;
}

protocol::Chair chair_of(const Table& table, int chair) {
  const online::Chair& from = table.chairs[static_cast<std::size_t>(chair)];
  protocol::Chair out;
  out.chair = chair;
  if (from.person()) {
    out.account = from.account;
    out.name = from.name;
  } else {
    out.bot = from.bot;
  }
  out.promised = from.promise != Bytes32{};
  out.shown = from.share.has_value();
  return out;
}

protocol::People people_of(const Table& table) {
  protocol::People people;
  people.opened_by = table.opened_by;
  for (const int chair : table.taken()) people.chairs.push_back(chair_of(table, chair));
  for (const online::Seat& seat : table.seats) {
    protocol::Seat out{seat.chair, std::nullopt, seat.resigned};
    if (!seat.stand_in.empty()) out.stand_in = seat.stand_in;
    people.seats.push_back(out);
  }
  people.fair = fair_of(table);
  return people;
}

protocol::Summary summary_of(const Table& table) {
  protocol::Summary summary;
  summary.game = table.id;
  summary.status = table.status;
  online::TableSettings settings = table.settings;
  settings.map.clear();
  summary.settings = json::written(online::settings_json(settings));
  if (table.seats.empty()) {
    for (const int chair : table.taken()) summary.chairs.push_back(chair_of(table, chair));
  } else {
    for (const online::Seat& seat : table.seats) {
      summary.chairs.push_back(chair_of(table, seat.chair));
    }
  }
  for (const online::Chair& chair : table.chairs) {
    if (chair.account == table.opened_by) summary.opened_by = chair.name;
  }
  summary.at = table.last_at;
  summary.moves = table.moves;
  summary.ended = ending_of(table);
  return summary;
}

bool waits_for(const protocol::Summary& summary, int actor, online::AccountId account) {
  const auto is_mine = [&](const protocol::Chair& chair) { return chair.account == account; };
  if (summary.status == Status::kStarting) {
    return std::ranges::any_of(summary.chairs, [&](const protocol::Chair& chair) {
      return is_mine(chair) && !chair.shown;
    });
  }
  const auto seat = static_cast<std::size_t>(actor);
  return summary.status == Status::kUnderWay && actor >= 0 && seat < summary.chairs.size() &&
         is_mine(summary.chairs[seat]);
}

}  // namespace posthorn::server
