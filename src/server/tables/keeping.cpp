#include "server/tables/keeping.h"

#include "online/decide.h"
#include "server/tables/showing.h"

namespace posthorn::server {
namespace {

// A job is for the case that the node that stored it is gone: it acts by itself before that.
constexpr online::Millis kThinkLater = 5000;

}  // namespace

store::NewEvent stored_event(const online::LogEvent& event) {
  return {static_cast<int>(event.kind()), event.seat, event.act, event.at, body_text(event.body)};
}

std::vector<online::LogEvent> read_events(std::span<const store::StoredEvent> stored) {
  std::vector<online::LogEvent> events;
  for (const store::StoredEvent& each : stored) {
    const bool known = each.kind >= 0 && each.kind < static_cast<int>(online::kLogKindIds.size());
    if (!known) throw store::StoreError(store::StoreError::Why::kBroken, "an event of no kind");
    auto body = online::read_body(static_cast<online::LogKind>(each.kind), each.body);
    if (!body) throw store::StoreError(store::StoreError::Why::kBroken, body.error());
    events.push_back({each.seat, each.act, each.at, std::move(*body)});
  }
  return events;
}

store::Row row_of(const online::Table& table, std::span<const online::Outage> outages) {
  return {table.position, static_cast<int>(table.status), table.actor(),
          online::deadline(table, outages), protocol::text_of(summary_of(table))};
}

std::vector<store::NewJob> jobs_of(const online::Table& table,
                                   std::span<const online::Outage> outages, online::Millis now) {
  std::vector<store::NewJob> jobs;
  const std::string id = online::game_id_text(table.id);
  const bool waits =
      table.status == online::Status::kStarting || table.status == online::Status::kUnderWay;
  if (!waits) return jobs;
  const auto due =
      online::rings_at(table, {.now = now, .secret = {}, .next_secret = {}, .outages = outages});
  if (due != 0) jobs.push_back({"clock:" + id, static_cast<int>(JobKind::kClock), due, id});
  if (table.actor() != online::kServer && !table.decider(table.actor()).empty()) {
    jobs.push_back({"think:" + id, static_cast<int>(JobKind::kThink), now + kThinkLater, id});
  }
  return jobs;
}

std::vector<store::SeatChange> seats_of(std::span<const online::LogEvent> events) {
  std::vector<store::SeatChange> changes;
  for (const online::LogEvent& event : events) {
    if (const auto* joined = std::get_if<online::Joined>(&event.body)) {
      if (joined->account != 0) changes.push_back({joined->chair, joined->account});
    }
    if (const auto* left = std::get_if<online::Left>(&event.body)) {
      changes.push_back({left->chair, 0});
    }
  }
  return changes;
}

Bytes32 secret_of_attempt(const Bytes32& first, std::size_t broken) {
  if (broken == 0) return first;
  return HmacSha256(first).add("posthorn attempt").add(static_cast<std::uint8_t>(broken)).value();
}

}  // namespace posthorn::server
