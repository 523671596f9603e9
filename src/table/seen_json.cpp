#include "table/seen_json.h"

#include <algorithm>

#include "core/view.h"
#include "notation/json_writer.h"
#include "notation/move_text.h"
#include "notation/view_json.h"
#include "table/choice_json.h"

namespace posthorn {
namespace {

json::List slots_json(const Game& game, const State& state) {
  json::List list;
  for (int slot = 0; slot < kDisplaySize; ++slot) {
    const bool there = (state.display_slots >> slot & 1) != 0;
    list.item(there ? std::optional(card_text(game, state.display[slot])) : std::nullopt);
  }
  return list;
}

// Where a seat's route can go on and what closing would bring.
json::Object route_json(const Game& game, const State& state, int seat) {
  const Player& player = state.players[seat];
  json::Object object;
  object.member("fitsLeft", cities_json(game, fits_left(game, player)));
  object.member("fitsRight", cities_json(game, fits_right(game, player)));
  object.member("mayClose", may_close(game, player));  // C1, N3
  if (game.carriages) {
    const bool last = player.carriage >= game.last_carriage;
    const int next = last ? 0 : game.carriage_size[player.carriage + 1];
    object.member("nextCarriage", last ? std::nullopt : std::optional(next));
    object.member("reachesCarriage", !last && player.route_length >= next);  // C8
  }
  if (game.horses) {
    object.member("horsesShort", std::max(0, player.route_length - player.horses()));  // N3
  }
  return object;
}

// What each seat still lacks for a bonus: cities (C5), or of the network the lands' cities (C6).
json::List missing_json(const Game& game, const State& state, int stack) {
  json::List seats;
  for (int seat = 0; seat < game.players; ++seat) {
    const std::uint32_t houses = state.players[seat].houses;
    json::List missing;
    for (const LandsBonus& bonus : game.lands_bonuses) {
      if (bonus.stack != stack) continue;
      for (int city : each_bit(bonus.cities & ~houses)) {
        missing.item(game.board->cities[city].id);
      }
    }
    if (stack == game.network_stack) {
      for (const std::uint32_t land : game.network) {
        if ((houses & land) == 0) missing.item(cities_json(game, land));
      }
    }
    seats.item(missing);
  }
  return seats;
}

// How many houses a bonus asks for at least: in each of its cities (C5), in each land (C6, S4).
int needed_for(const Game& game, int stack) {
  int needed = stack == game.network_stack ? static_cast<int>(game.network.size()) : 0;
  for (const LandsBonus& bonus : game.lands_bonuses) {
    if (bonus.stack == stack) needed += bit_count(bonus.cities);
  }
  return needed;
}

json::List bonuses_json(const Game& game, const State& state) {
  json::List list;
  for (std::size_t i = 0; i < game.board->bonuses.size(); ++i) {
    const Bonus& bonus = game.board->bonuses[i];
    const int stack = static_cast<int>(i);
    json::Object object;
    object.member("id", bonus.id);
    object.member("kind", bonus_kind_id(bonus.kind));
    if (bonus.kind == BonusKind::kLength) object.member("length", bonus.length);
    if (bonus.kind == BonusKind::kLands || bonus.kind == BonusKind::kNetwork) {
      object.member("needed", needed_for(game, stack));
      object.member("missing", missing_json(game, state, stack));
    }
    if (bonus.kind == BonusKind::kFirstHouse) {
      json::Object left;
      for (int n = 0; n < game.tile_count[i]; ++n) {
        if (taker_of_first_house(state.stacks[i], n) != kNobody) continue;
        left.member(game.board->cities[game.first_house_cities[n]].id, game.tiles[i][n]);
      }
      object.member("open", left);
    }
    list.item(object);
  }
  return list;
}

json::List sheets_json(const Game& game, const State& state) {
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
    list.item(object);
  }
  return list;
}

// E4, E5: who won, and what decided a tie.
json::Object result_json(const Game& game, const State& state) {
  const Scores all = scores(game, state);
  const int best = winner(game, state);
  json::List tied;
  int count = 0;
  for (int seat = 0; seat < game.players; ++seat) {
    if (all[static_cast<std::size_t>(seat)] != all[static_cast<std::size_t>(best)]) continue;
    tied.item(seat);
    ++count;
  }
  json::Object object;
  object.member("winner", best);
  object.member("tied", tied);
  std::string_view by = "points";
  if (count > 1 && state.end_seat == kNobody) by = "lowest-seat";
  if (count > 1 && state.end_seat == best) by = "end-tile";
  if (count > 1 && state.end_seat != kNobody && state.end_seat != best) by = "next-to-end-tile";
  object.member("by", by);
  return object;
}

// A2, A3: where the coaches came from, and which one each card of the closed route moves if it got
// no house; nothing: any (A4).
json::Object coaches_json(const Game& game, const State& state) {
  json::Object starts;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    starts.member(game.rome->coaches[coach].id, game.rome->towns[game.coach_start[coach]].id);
  }
  json::Object cards;
  const Player& player = state.acting();
  for (int i = 0; i < player.route_length; ++i) {
    const int city = player.route_card(i).city();
    const int coach = game.coach_of[city];
    cards.member(game.board->cities[city].id,
                 coach < kCoachCount ? std::optional(game.rome->coaches[coach].id) : std::nullopt);
  }
  json::Object object;
  object.member("starts", starts);
  object.member("cards", cards);
  return object;
}

json::Object undo_json(bool can) {
  json::Object object;
  object.member("can", can);
  return object;
}

}  // namespace

json::Object seen_json(const Game& game, const View& view, const Standing& standing) {
  const State& known = view.known;
  json::Object out;
  out.member("moves", standing.moves);
  out.member("view", view_json(game, view));
  out.member("slots", slots_json(game, known));
  json::List routes;
  for (int seat = 0; seat < game.players; ++seat) routes.item(route_json(game, known, seat));
  out.member("routes", routes);
  out.member("bonuses", bonuses_json(game, known));
  out.member("sheets", sheets_json(game, known));
  if (known.phase == Phase::kCoaches) out.member("coaches", coaches_json(game, known));
  const bool due = standing.last && !known.over() && known.actor == view.seat;
  out.member("choice", due ? std::optional(choice_json(game, view)) : std::nullopt);
  out.member("undo", undo_json(standing.can_undo));
  out.member("mustCallPostmaster", known.must_call_postmaster);  // T7
  out.member("result", known.over() ? std::optional(result_json(game, known)) : std::nullopt);
  return out;
}

// Who looks at all hands decides nothing.
json::Object seen_json(const Game& game, const OpenView& open, int moves) {
  return seen_json(game, open.view_, {moves, false, false});
}

}  // namespace posthorn
