// The record of a game from its log, with what anyone needs to check its shuffles.
#pragma once

#include <optional>
#include <span>

#include "notation/json_writer.h"
#include "online/log_event.h"
#include "online/table.h"

namespace posthorn::server {

// The table is what follows from the events; nothing if it never began.
std::optional<json::Object> game_record(const online::Table& table,
                                        std::span<const online::LogEvent> events);

}  // namespace posthorn::server
