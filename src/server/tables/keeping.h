// Between tables and what the store keeps of them.
#pragma once

#include <span>
#include <vector>

#include "online/table.h"
#include "store/store.h"

namespace posthorn::server {

enum class JobKind : std::uint8_t { kClock = 1, kThink = 2 };

inline store::Game store_id(online::GameId id) { return static_cast<store::Game>(id.value); }
inline online::GameId game_id(store::Game id) { return {static_cast<std::uint64_t>(id)}; }

store::NewEvent stored_event(const online::LogEvent& event);
// Throws StoreError for what no table of ours has written.
std::vector<online::LogEvent> read_events(std::span<const store::StoredEvent> stored);

store::Row row_of(const online::Table& table, std::span<const online::Outage> outages);
std::vector<store::NewJob> jobs_of(const online::Table& table,
                                   std::span<const online::Outage> outages, online::Millis now);
std::vector<store::SeatChange> seats_of(std::span<const online::LogEvent> events);

// The secret of the attempt to begin after so many broken ones: it follows from the first, so that
// only that has to be kept.
Bytes32 secret_of_attempt(const Bytes32& first, std::size_t broken);

}  // namespace posthorn::server
