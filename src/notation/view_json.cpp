#include "notation/view_json.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "core/engine.h"
#include "core/tiles.h"
#include "notation/json_writer.h"
#include "notation/move_text.h"

namespace posthorn {
namespace {

std::optional<int> seat_or_null(int seat) {
  return seat == kNobody ? std::nullopt : std::optional(seat);
}

json::List tiles_json(const Game& game, const State& state, int seat) {
  json::List list;
  for (const HeldTile& tile : held_tiles(game, state, seat)) {
    json::Object object;
    object.member("bonus", game.board->bonuses[tile.stack].id);
    object.member("points", tile.points);
    list.item(object);
  }
  return list;
}

json::Object stacks_json(const Game& game, const State& state) {
  json::Object object;
  for (std::size_t i = 0; i < game.board->bonuses.size(); ++i) {
    object.member(game.board->bonuses[i].id,
                  json::list_of(tiles_left(game, state, static_cast<int>(i))));
  }
  return object;
}

json::Object offices_json(const auto& count) {
  json::Object object;
  for (int i = 0; i < kOfficials; ++i) {
    const auto official = static_cast<Official>(i);
    object.member(official_id(official), count(official));
  }
  return object;
}

json::Object clergy_json(const Game& game, const Player& player) {
  json::Object object;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    const int worth = player.clergy_on(coach);
    object.member(game.rome->coaches[coach].id, worth == 0 ? std::nullopt : std::optional(worth));
  }
  return object;
}

json::Written hidden_json(const Game& game, const View& view, int seat) {
  if (!game.horses) return json::written(view.hidden[seat][0]);
  json::List list;
  for (int h = 1; h <= kMaxHorses; ++h) list.item(view.hidden[seat][h]);
  return json::written(list);
}

json::Object player_json(const Game& game, const View& view, int seat) {
  const State& known = view.known;
  const Player& player = known.players[seat];
  std::vector<std::string> route;
  for (int i = 0; i < player.route_length; ++i)
    route.push_back(card_text(game, player.route_card(i)));
  json::Object object;
  object.member("hand", cards_json(game, player.hand));
  object.member("hidden", hidden_json(game, view, seat));
  object.member("route", json::list_of(route));
  object.member("houses", cities_json(game, player.houses));
  object.member("housesLeft", player.houses_left());
  if (game.carriages) object.member("carriage", game.carriage_size[player.carriage]);
  if (game.horses) {
    std::vector<std::string> beside;
    for (int i = 0; i < player.beside_length; ++i)
      beside.push_back(card_text(game, player.beside[i]));
    object.member("beside", json::list_of(beside));
    object.member("horses", player.horses());
  }
  object.member("tiles", tiles_json(game, known, seat));
  if (game.audience) object.member("clergy", clergy_json(game, player));
  if (game.offices) {
    object.member("offices", offices_json([&](Official o) { return player.tiles_of(o); }));
    object.member("officePoints", player.office_points);
  }
  object.member("score", score_sheet(game, known, seat).total());
  return object;
}

json::Object rome_json(const Game& game, const State& known) {
  json::Object object;
  json::Object coaches;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    coaches.member(game.rome->coaches[coach].id, game.rome->towns[known.coach_town[coach]].id);
  }
  object.member("coaches", coaches);
  json::Object moves;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    moves.member(game.rome->coaches[coach].id, known.coach_moves[coach]);
  }
  moves.member("joker", known.coach_jokers);
  object.member("moves", moves);
  json::List places;
  for (int rank = 0; rank < kCoachCount; ++rank) {
    json::List seats;
    for (int seat : each_bit(static_cast<unsigned>(known.places[rank]))) {
      seats.item(seat);
    }
    places.item(seats);
  }
  object.member("places", places);
  return object;
}

}  // namespace

json::List cards_json(const Game& game, const Cards& cards) {
  std::vector<std::string> texts;
  cards.each(game.table, [&](Card card) { texts.push_back(card_text(game, card)); });
  std::ranges::sort(texts);
  return json::list_of(texts);
}

json::List cities_json(const Game& game, std::uint32_t cities) {
  std::vector<std::string> texts;
  for (int city : each_bit(cities)) texts.push_back(game.board->cities[city].id);
  std::ranges::sort(texts);
  return json::list_of(texts);
}

json::Object view_json(const Game& game, const View& view) {
  const State& known = view.known;
  json::Object object;
  object.member("seat", seat_or_null(view.seat));  // a spectator has none
  object.member("turn", known.turn);
  object.member("turnSeat", known.turn_seat);
  object.member("actor", known.actor);
  object.member("phase", phase_id(known.phase));
  const auto official = known.official == kNobody
                            ? std::nullopt
                            : std::optional(official_id(static_cast<Official>(known.official)));
  object.member("official", official);
  std::vector<std::string> display;
  for (int slot : each_bit(static_cast<unsigned>(known.display_slots))) {
    display.push_back(card_text(game, known.display[slot]));
  }
  object.member("display", json::list_of(display));
  object.member("deck", known.deck_left);
  if (game.horses) object.member("deckTopHorses", view.deck_top_horses);
  object.member("discard", cards_json(game, known.discard));
  object.member("unseen", cards_json(game, unseen_cards(game, view)));
  object.member("stacks", stacks_json(game, known));
  object.member("endSeat", seat_or_null(known.end_seat));
  if (game.offices) {
    object.member("officesLeft", offices_json([&](Official o) { return known.office_stack(o); }));
  }
  if (game.audience) object.member("rome", rome_json(game, known));
  json::List players;
  for (int seat = 0; seat < game.players; ++seat) players.item(player_json(game, view, seat));
  object.member("players", players);
  return object;
}

}  // namespace posthorn
