// The table after an event: the only way a table changes, for the server, for simulations and for
// whoever checks a log.
#pragma once

#include <expected>
#include <string>

#include "online/table.h"

namespace posthorn::online {

// What a move brought about, for those who are told of it.
struct Happened {
  int move = 0;
  std::uint8_t seat = 0;
  std::uint32_t turn = 0;
  EventLog events;
};

// The event must be one that decide() made of this table. One of a damaged log is refused with a
// sentence, and then the table may not be used any more.
std::expected<void, std::string> evolve(Table& table, const LogEvent& event,
                                        Happened* happened = nullptr);

}  // namespace posthorn::online
