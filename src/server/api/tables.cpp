// Tables: opened, found, looked at from outside.
#include <algorithm>
#include <utility>

#include "server/api/bodies.h"
#include "server/computers/thinkers.h"
#include "server/tables/game_record.h"

namespace posthorn::server {
namespace {

using protocol::RefusalCode;

std::expected<online::TableSettings, std::string> settings_of(const json::Written& written) {
  const auto document = json::Document::parse(written.text());
  if (!document) return std::unexpected(document.error().message);
  Problems problems;
  online::TableSettings settings = online::read_settings(document->root(), problems);
  if (problems.any()) return std::unexpected(problems.first().message);
  return settings;
}

}  // namespace

void Api::open_table(const Asked& asked) {
  const auto body = body_of<protocol::OpenTableRequest>(asked.request, asked.done);
  if (!body) return;
  const auto settings = settings_of(body->settings);
  if (!settings) return asked.done(refused(RefusalCode::kBadSettings, settings.error()));
  if (const auto game = online::game_of(*settings); !game) {
    return asked.done(refused(RefusalCode::kBadSettings, game.error()));
  }
  const auto computers = body->computers.value_or(std::vector<std::string>());
  if (!is_computer(settings->stand_in) || !std::ranges::all_of(computers, is_computer)) {
    return asked.done(refused(RefusalCode::kNoSuchComputer));
  }
  if (static_cast<int>(computers.size()) >= settings->game.options.players) {
    return asked.done(refused(RefusalCode::kBadSettings, "a chair has to be left for a person"));
  }
  const store::AccountId id = asked.who->account.id;
  if (!tables_.take(std::to_string(id), office_.house().now())) {
    return asked.done(refused(RefusalCode::kTooMany));
  }
  office_.hall().open(*settings, id, computers, [done = asked.done](const auto& opened) {
    done(opened ? fine(protocol::OpenTableAnswer{*opened}) : refused(opened.error()));
  });
}

void Api::quick_game(const Asked& asked) {
  const auto body = body_of<protocol::QuickGameRequest>(asked.request, asked.done);
  if (!body) return;
  const store::AccountId id = asked.who->account.id;
  for (const protocol::Summary& table : office_.hall().lobby()) {
    const auto agreed = settings_of(table.settings);
    if (!agreed || agreed->pace.each_turn) continue;
    const bool fits = !body->players || *body->players == agreed->game.options.players;
    const bool mine = std::ranges::any_of(
        table.chairs, [&](const protocol::Chair& chair) { return chair.account == id; });
    if (fits && !mine) return asked.done(fine(protocol::QuickGameAnswer{table.game}));
  }
  if (!tables_.take(std::to_string(id), office_.house().now())) {
    return asked.done(refused(RefusalCode::kTooMany));
  }
  online::TableSettings settings;
  settings.pace = {false, 900'000, 10'000};
  settings.game.options.players = static_cast<std::uint8_t>(body->players.value_or(2));
  office_.hall().open(settings, id, {}, [done = asked.done](const auto& opened) {
    done(opened ? fine(protocol::QuickGameAnswer{*opened}) : refused(opened.error()));
  });
}

void Api::game(online::GameId id, const Asked& asked) {
  const auto room = office_.hall().room(id);
  room->when_there([room, asked] {
    const store::AccountId account = asked.who ? asked.who->account.id : 0;
    if (!room->there() || !may_watch(room->table(), account)) {
      return asked.done(refused(RefusalCode::kNoSuchTable));
    }
    asked.done(
        fine(protocol::GameNowAnswer{summary_of(room->table()), room->table().chair_of(account)}));
  });
}

void Api::record(online::GameId id, const Asked& asked) {
  const auto room = office_.hall().room(id);
  room->when_there([this, id, room, asked] {
    const store::AccountId account = asked.who ? asked.who->account.id : 0;
    const online::Table& table = room->table();
    const bool mine = table.chair_of(account) != online::kServer;
    if (!room->there() || !may_watch(table, account) || (!table.settings.published && !mine)) {
      return asked.done(refused(RefusalCode::kNoSuchTable));
    }
    if (table.status != online::Status::kOver) return asked.done(refused(RefusalCode::kNotOver));
    try {
      const auto events =
          read_events(office_.house().reading().events(store_id(id), 0, table.version));
      const auto record = game_record(table, events);
      if (!record) return asked.done(refused(RefusalCode::kNotFound));
      asked.done(fine(protocol::GameRecordNowAnswer{json::written(*record)}));
    } catch (const store::StoreError&) {
      asked.done(refused(RefusalCode::kPaused));
    }
  });
}

}  // namespace posthorn::server
