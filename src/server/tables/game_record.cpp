#include "server/tables/game_record.h"

#include <algorithm>

#include "notation/record.h"

namespace posthorn::server {
namespace {

json::Object fair_json(const online::Table& table) {
  json::List shares;
  for (const int chair : table.taken()) {
    const online::Chair& each = table.chairs[static_cast<std::size_t>(chair)];
    if (!each.person() || !each.share) continue;
    json::Object share;
    share.member("chair", chair);
    share.member("commit", hex(each.promise));
    share.member("share", hex(*each.share));
    shares.item(share);
  }
  json::List attempts;
  for (const online::Left& broken : table.broken) attempts.item(broken.chair);
  json::Object fair;
  fair.member("version", 1);
  fair.member("game", online::game_id_text(table.id));
  fair.member("commit", hex(table.promise));
  if (table.secret) fair.member("secret", hex(*table.secret));
  fair.member("shares", shares);
  fair.member("attempts", attempts);
  return fair;
}

}  // namespace

std::optional<json::Object> game_record(const online::Table& table,
                                        std::span<const online::LogEvent> events) {
  if (table.seats.empty()) return std::nullopt;
  Record record;
  record.game = table.settings.game;
  for (const online::Seat& seat : table.seats) {
    const online::Chair& chair = table.chairs[static_cast<std::size_t>(seat.chair)];
    record.seats.push_back(chair.person() ? chair.name : chair.bot);
    Extras extras;
    if (!chair.person()) extras.emplace_back("bot", json::written(chair.bot));
    record.seat_extras.push_back(std::move(extras));
  }
  for (const online::LogEvent& event : events) {
    if (const auto* begun = std::get_if<online::Begun>(&event.body)) {
      record.shuffles = begun->shuffles;
    } else if (const auto* moved = std::get_if<online::Moved>(&event.body)) {
      record.moves.push_back(moved->move);
      std::ranges::copy(moved->shuffles, std::back_inserter(record.shuffles));
    } else if (const auto* undone = std::get_if<online::Undone>(&event.body)) {
      record.moves.resize(record.moves.size() - static_cast<std::size_t>(undone->moves));
    }
  }
  // A game that was not played to its end has no result by the rules.
  if (table.ended && table.ended->reason == online::EndReason::kPlayed) {
    record.result = RecordResult{table.ended->scores, table.ended->winner, {}};
  }
  record.extras.emplace_back("fair", json::written(fair_json(table)));
  return record_object(record, *table.game);
}

}  // namespace posthorn::server
