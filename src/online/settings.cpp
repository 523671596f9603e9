#include "online/settings.h"

#include "notation/board_json.h"

namespace posthorn::online {
namespace {

constexpr int kSecond = 1000;

// In seconds: nobody sets milliseconds, and they are whole numbers everywhere.
json::Object pace_json(const Pace& pace) {
  json::Object out;
  if (pace.each_turn) {
    out.member("turn", pace.bank / kSecond);
  } else {
    out.member("bank", pace.bank / kSecond);
    out.member("increment", pace.increment / kSecond);
  }
  return out;
}

Pace read_pace(const json::Value& value, Problems& problems) {
  ObjectReader reader(value, "a pace", problems);
  const auto seconds = [&](std::string_view key, Millis least, Millis most) {
    return Millis{reader.number(key, static_cast<int>(least / kSecond),
                                static_cast<int>(most / kSecond))} *
           kSecond;
  };
  Pace pace;
  pace.each_turn = reader.find("turn", json::Type::kNumber, false).has_value();
  if (pace.each_turn) {
    pace.bank = seconds("turn", kLeastTurn, kMostTurn);
  } else {
    pace.bank = seconds("bank", kLeastBank, kMostBank);
    pace.increment = seconds("increment", 0, kMostIncrement);
  }
  reader.refuse_others();
  return pace;
}

}  // namespace

json::Object settings_json(const TableSettings& settings) {
  json::Object out;
  out.member("game", game_json(settings.game));
  if (!settings.map.empty()) out.member("map", settings.map);
  out.member("pace", pace_json(settings.pace));
  out.member("listed", settings.listed);
  out.member("watched", settings.watched);
  out.member("friendly", settings.friendly);
  out.member("published", settings.published);
  out.member("standIn", settings.stand_in);
  return out;
}

TableSettings read_settings(const json::Value& value, Problems& problems) {
  ObjectReader reader(value, "a table", problems);
  TableSettings settings;
  if (const auto game = reader.find("game", json::Type::kObject)) {
    settings.game = read_game_json(*game, problems);
  }
  settings.map = reader.string("map", false);
  if (const auto pace = reader.find("pace", json::Type::kObject)) {
    settings.pace = read_pace(*pace, problems);
  }
  settings.listed = reader.flag("listed", settings.listed);
  settings.watched = reader.flag("watched", settings.watched);
  settings.friendly = reader.flag("friendly", settings.friendly);
  settings.published = reader.flag("published", settings.published);
  if (const auto bot = reader.find("standIn", json::Type::kString, false)) {
    settings.stand_in = bot->string();
  }
  reader.refuse_others();
  return settings;
}

std::expected<Game, std::string> game_of(const TableSettings& settings) {
  Boards boards;
  if (!settings.map.empty()) {
    auto board = read_board(settings.map);
    if (!board) return std::unexpected(board.error().message);
    if (board->id != settings.game.map) {
      return std::unexpected("the map that came along is not the one the game names");
    }
    boards.add(std::move(*board));
  }
  return make_game(boards, settings.game);
}

}  // namespace posthorn::online
