#include "table/seen_json.h"

#include <algorithm>

#include "core/view.h"
#include "notation/json_writer.h"
#include "notation/view_json.h"
#include "table/choice_json.h"

namespace posthorn {
namespace {

// All hands open; the deck stays face down.
View open_view(const Game& game, const State& state) {
  View view = view_of(game, state, state.actor);
  for (int seat = 0; seat < game.players; ++seat) {
    view.known.players[seat].hand = state.players[seat].hand;
    view.known.players[seat].clergy = state.players[seat].clergy;
    view.hidden[seat] = {};
  }
  return view;
}

std::string slots_json(const Game& game, const State& state) {
  json::List list;
  for (int slot = 0; slot < kDisplaySize; ++slot) {
    const bool there = (state.display_slots >> slot & 1) != 0;
    list.item(there ? json::quote(card_text(game, state.display[slot])) : "null");
  }
  return list.text();
}

// Where a seat's route can go on and what closing would bring.
std::string route_json(const Game& game, const State& state, int seat) {
  const Player& player = state.players[seat];
  json::Object object;
  object.member("fitsLeft", cities_json(game, fits_left(game, player)));
  object.member("fitsRight", cities_json(game, fits_right(game, player)));
  object.member("mayClose", json::truth(may_close(game, player)));  // C1, N3
  if (game.carriages) {
    const bool last = player.carriage >= game.last_carriage;
    const int next = last ? 0 : game.carriage_size[player.carriage + 1];
    object.member("nextCarriage", last ? "null" : std::to_string(next));
    object.member("reachesCarriage", json::truth(!last && player.route_length >= next));  // C8
  }
  if (game.horses) {
    object.member("horsesShort", std::max(0, player.route_length - player.horses()));  // N3
  }
  return object.text();
}

std::string_view kind_id(BonusKind kind) {
  switch (kind) {
    case BonusKind::kLength:
      return "length";
    case BonusKind::kComplete:
      return "complete";
    case BonusKind::kPresence:
      return "network";
    case BonusKind::kFirstHouse:
      return "first-house";
    case BonusKind::kEnd:
      break;
  }
  return "end";
}

// What each seat still lacks for a bonus: cities (C5), or of the network the lands' cities (C6).
std::string missing_json(const Game& game, const State& state, int stack) {
  json::List seats;
  for (int seat = 0; seat < game.players; ++seat) {
    const std::uint32_t houses = state.players[seat].houses;
    json::List missing;
    for (const CompleteBonus& bonus : game.complete) {
      if (bonus.stack != stack) continue;
      for (int city : each_bit(bonus.cities & ~houses)) {
        missing.item(json::quote(game.board->cities[city].id));
      }
    }
    if (stack == game.network_stack) {
      for (const std::uint32_t land : game.network) {
        if ((houses & land) == 0) missing.item(cities_json(game, land));
      }
    }
    seats.item(missing.text());
  }
  return seats.text();
}

std::string bonuses_json(const Game& game, const State& state) {
  json::List list;
  for (std::size_t i = 0; i < game.board->bonuses.size(); ++i) {
    const Bonus& bonus = game.board->bonuses[i];
    const int stack = static_cast<int>(i);
    json::Object object;
    object.member("id", json::quote(bonus.id));
    object.member("kind", json::quote(kind_id(bonus.kind)));
    if (bonus.kind == BonusKind::kLength) object.member("length", bonus.length);
    if (bonus.kind == BonusKind::kComplete || bonus.kind == BonusKind::kPresence) {
      object.member("missing", missing_json(game, state, stack));
    }
    if (bonus.kind == BonusKind::kFirstHouse) {
      json::Object left;
      for (int n = 0; n < game.tile_count[i]; ++n) {
        const bool taken = (state.stacks[i] >> (3 * n) & 7) != 0;
        if (!taken) {
          left.member(game.board->cities[game.first_house_cities[n]].id, game.tiles[i][n]);
        }
      }
      object.member("open", left.text());
    }
    list.item(object.text());
  }
  return list.text();
}

std::string sheets_json(const Game& game, const State& state) {
  json::List list;
  for (int seat = 0; seat < game.players; ++seat) {
    const ScoreSheet sheet = score_sheet(game, state, seat);
    json::Object object;
    object.member("carriage", sheet.carriage);
    object.member("bonuses", sheet.bonuses);
    object.member("audience", sheet.audience);
    object.member("offices", sheet.offices);
    object.member("housesLeft", sheet.houses_left);
    object.member("total", sheet.total());
    list.item(object.text());
  }
  return list.text();
}

// E4, E5: who won, and what decided a tie.
std::string result_json(const Game& game, const State& state) {
  const Scores all = scores(game, state);
  const int best = winner(game, state);
  json::List tied;
  int count = 0;
  for (int seat = 0; seat < game.players; ++seat) {
    if (all[static_cast<std::size_t>(seat)] != all[static_cast<std::size_t>(best)]) continue;
    tied.item(std::to_string(seat));
    ++count;
  }
  json::Object object;
  object.member("winner", best);
  object.member("tied", tied.text());
  std::string_view by = "points";
  if (count > 1 && state.end_seat == kNobody) by = "lowest-seat";
  if (count > 1 && state.end_seat == best) by = "end-tile";
  if (count > 1 && state.end_seat != kNobody && state.end_seat != best) by = "next-to-end-tile";
  object.member("by", json::quote(by));
  return object.text();
}

// Why the last decision cannot be taken back, for the button that says so.
std::string undo_json(const Table& table, int viewer) {
  json::Object object;
  const bool mine = viewer == table.state().actor;
  object.member("can", json::truth(mine && table.can_undo()));
  return object.text();
}

}  // namespace

std::string seen_json(const Table& table, int moves, int viewer) {
  const Game& game = table.game();
  const State& state = table.state_at(moves);
  const View view = viewer == kEverybody ? open_view(game, state) : view_of(game, state, viewer);
  json::Object out;
  out.member("moves", moves);
  out.member("view", view_json(game, view));
  out.member("slots", slots_json(game, state));
  json::List routes;
  for (int seat = 0; seat < game.players; ++seat) routes.item(route_json(game, state, seat));
  out.member("routes", routes.text());
  out.member("bonuses", bonuses_json(game, state));
  out.member("sheets", sheets_json(game, state));
  const bool due = moves == table.moves() && !state.over() && state.actor == viewer;
  out.member("choice", due ? choice_json(game, view.known) : "null");
  out.member("undo", undo_json(table, viewer));
  out.member("mustCallPostmaster", json::truth(state.must_call_postmaster));  // T7
  out.member("result", state.over() ? result_json(game, state) : "null");
  return out.text();
}

}  // namespace posthorn
