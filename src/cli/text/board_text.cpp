#include "cli/text/board_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "cli/text/map_drawing.h"
#include "cli/text/move_words.h"
#include "cli/text/rome_text.h"
#include "cli/text/text.h"
#include "core/engine.h"
#include "core/tiles.h"
#include "notation/move_text.h"

namespace posthorn::cli {
namespace {

constexpr int kMapRows = 29;
constexpr int kLongestName = 16;  // columns of a city's name beside the map

const City& city_at(const Game& game, int city) {
  return game.board->cities[static_cast<std::size_t>(city)];
}

const Player& player_at(const State& state, int seat) {
  return state.players[static_cast<std::size_t>(seat)];
}

// The digits of the seats that have a house in the city.
std::vector<int> seats_in(const Game& game, const State& state, int city) {
  std::vector<int> seats;
  for (int seat = 0; seat < game.players; ++seat) {
    if ((player_at(state, seat).houses >> city & 1) != 0) seats.push_back(seat);
  }
  return seats;
}

std::vector<MapPlace> map_places(const Game& game, const State& state, const Ink& ink) {
  const std::string letters = land_letters(game);
  std::vector<MapPlace> places;
  for (int i = 0; i < game.cities; ++i) {
    const City& city = city_at(game, i);
    const auto id_width = static_cast<int>(city.id.size());
    MapPlace place{city.x, city.y, id_width, id_width + 3 + game.players, {}};
    place.label.push_back({city.id, ink.land_code(city.land)});
    place.label.push_back({std::string("·") + letters[static_cast<std::size_t>(city.land)],
                           ink.land_code(city.land)});
    const std::vector<int> seats = seats_in(game, state, i);
    if (!seats.empty()) place.label.push_back({" ", ""});
    for (const int seat : seats) {
      place.label.push_back({fmt::format("{}", seat + 1), ink.seat_code(seat)});
    }
    places.push_back(std::move(place));
  }
  return places;
}

// The roads, those of routes last so that they lie on top.
std::vector<MapRoad> map_roads(const Game& game, const State& state, const Ink& ink) {
  std::vector<MapRoad> roads;
  for (const auto& [from, to] : game.board->roads) roads.push_back({from, to, ""});
  if (!ink.colours()) return roads;
  for (int seat = 0; seat < game.players; ++seat) {
    const Player& player = player_at(state, seat);
    for (int i = 1; i < player.route_length; ++i) {
      roads.push_back(
          {player.route_card(i - 1).city(), player.route_card(i).city(), ink.seat_line_code(seat)});
    }
  }
  return roads;
}

// Beside the map: each land with its cities and the houses there.
std::vector<std::string> land_lines(const Game& game, const State& state, const Ink& ink) {
  const std::string letters = land_letters(game);
  std::vector<std::string> lines;
  for (int land = 0; land < static_cast<int>(game.board->lands.size()); ++land) {
    lines.push_back(ink.land(land, fmt::format("{} {}", letters[static_cast<std::size_t>(land)],
                                               land_name(game, land))));
    for (int i = 0; i < game.cities; ++i) {
      const City& city = city_at(game, i);
      if (city.land != land) continue;
      std::string line = "  " + ink.land(land, pad(city.id, 3)) + " " + pad(city_name(game, i), 11);
      const std::vector<int> seats = seats_in(game, state, i);
      for (const int seat : seats) line += " " + ink.seat(seat, fmt::format("{}", seat + 1));
      lines.push_back(line);
    }
  }
  return lines;
}

std::string map_text(const Game& game, const State& state, const BoardStyle& style) {
  const Ink ink(style.colours);
  const std::vector<std::string> side = land_lines(game, state, ink);
  int side_width = 0;
  for (int i = 0; i < game.cities; ++i) {
    side_width = std::max(side_width, std::min(width_of(city_name(game, i)), kLongestName));
  }
  side_width = std::max(side_width, 11) + 6 + 2 * game.players;
  const int columns = std::max(style.columns - side_width - 2, 40);
  const std::vector<std::string> map = draw_map(
      map_places(game, state, ink), map_roads(game, state, ink), columns, kMapRows, style.colours);
  std::string out;
  for (std::size_t i = 0; i < std::max(map.size(), side.size()); ++i) {
    const std::string left = i < map.size() ? map[i] : "";
    out += i < side.size() ? pad(left, columns) + "  " + side[i] : left;
    out += "\n";
  }
  return out;
}

std::string seat_label(int seat, const SeatNames& names, const Ink& ink) {
  return ink.seat(seat, fmt::format(" {} ", seat + 1)) + " " +
         ink.bold(names[static_cast<std::size_t>(seat)]);
}

std::string hand_words(const Game& game, const View& view, int seat) {
  std::vector<std::string> cards;
  player_at(view.known, seat).hand.each(game.table, [&](Card card) {
    cards.push_back(fmt::format("{} {}", card_text(game, card), city_name(game, card.city())));
  });
  std::ranges::sort(cards);
  for (int horses = 0; horses <= kMaxHorses; ++horses) {
    const int hidden =
        view.hidden[static_cast<std::size_t>(seat)][static_cast<std::size_t>(horses)];
    for (int i = 0; i < hidden; ++i)
      cards.push_back(horses == 0 ? "?" : fmt::format("?{}", horses));
  }
  return cards.empty() ? "no cards" : joined(cards, ", ");
}

std::string route_line(const Game& game, const Player& player) {
  if (player.route_length == 0) return "none";
  return fmt::format("{} ({} card{})", route_words(game, player), player.route_length,
                     player.route_length == 1 ? "" : "s");
}

std::string growth_words(const Game& game, const Player& player) {
  if (game.horses) {
    return fmt::format("{} horses ({} on the coach, {} of 6 cards beside it)", player.horses(),
                       kPostCoachHorses, player.beside_length);
  }
  if (player.carriage == 0) return "no carriage";
  return fmt::format("carriage {}", game.carriage_size[player.carriage]);
}

std::string tiles_words(const Game& game, const State& state, int seat) {
  std::vector<std::string> tiles;
  for (const HeldTile& tile : held_tiles(game, state, seat)) {
    tiles.push_back(fmt::format("{} for {}", tile.points, bonus_name(game, tile.stack)));
  }
  return tiles.empty() ? "none" : joined(tiles, ", ");
}

std::string office_words(const Player& player) {
  std::vector<std::string> tiles;
  for (int i = 0; i < kOfficials; ++i) {
    const int count = player.tiles_of(static_cast<Official>(i));
    if (count > 0) tiles.push_back(fmt::format("{} {}", official_name(i), count));
  }
  std::string text = tiles.empty() ? "none" : joined(tiles, ", ");
  if (player.office_points > 0) text += fmt::format("; honour {}", player.office_points);
  return text;
}

std::string seat_block(const Game& game, const View& view, int seat, const SeatNames& names,
                       const BoardStyle& style) {
  const Ink ink(style.colours);
  const State& state = view.known;
  const Player& player = player_at(state, seat);
  const int points = score_sheet(game, state, seat).total();
  std::string head = seat_label(seat, names, ink);
  if (!state.over() && state.actor == seat) head += ink.bold("  <- to move");
  std::string out = fmt::format("{}\n", head);
  const auto line = [&](std::string_view name, const std::string& text) {
    out += wrap(fmt::format("    {} {}", ink.dim(pad(name, 7)), text), style.columns, 12) + "\n";
  };
  line("has", fmt::format("{}, {} house{} left, {} point{} now", growth_words(game, player),
                          player.houses_left(), player.houses_left() == 1 ? "" : "s", points,
                          points == 1 || points == -1 ? "" : "s"));
  line("route", route_line(game, player));
  line("hand", hand_words(game, view, seat));
  if (!held_tiles(game, state, seat).empty()) line("tiles", tiles_words(game, state, seat));
  if (game.offices) line("offices", office_words(player));
  return out;
}

std::string display_words(const Game& game, const State& state) {
  std::vector<std::string> cards;
  for (int slot : each_bit(static_cast<unsigned>(state.display_slots))) {
    const Card card = state.display[static_cast<std::size_t>(slot)];
    cards.push_back(fmt::format("{} {}", card_text(game, card), city_name(game, card.city())));
  }
  return cards.empty() ? "empty" : joined(cards, ", ");
}

std::string bonus_line(const Game& game, const State& state) {
  std::vector<std::string> stacks;
  for (int stack = 0; stack < static_cast<int>(game.board->bonuses.size()); ++stack) {
    std::string values;
    for (const int value : tiles_left(game, state, stack)) values += fmt::format(" {}", value);
    stacks.push_back(bonus_name(game, stack) + ":" + (values.empty() ? " none" : values));
  }
  std::string line;
  for (const std::string& stack : stacks) line += (line.empty() ? "" : "; ") + stack;
  return line;
}

std::string table_text(const Game& game, const View& view, const SeatNames& names,
                       const BoardStyle& style, bool all) {
  const Ink ink(style.colours);
  const State& state = view.known;
  std::string out;
  const auto line = [&](std::string_view name, const std::string& text) {
    out += wrap(ink.bold(pad(name, 11)) + " " + text, style.columns, 12) + "\n";
  };
  line("Display", display_words(game, state));
  std::string piles = fmt::format("{} card{}", state.deck_left, state.deck_left == 1 ? "" : "s");
  if (view.deck_top_horses > 0)
    piles += fmt::format(" (top card: {} horses)", view.deck_top_horses);
  line("Deck", piles + fmt::format(", discard pile {}", state.discard.size()));
  line("Bonus tiles", bonus_line(game, state));
  if (game.offices) {
    std::vector<std::string> left;
    for (int i = 0; i < kOfficials; ++i) {
      left.push_back(
          fmt::format("{} {}", official_name(i), state.office_stack(static_cast<Official>(i))));
    }
    line("Offices", joined(left, ", "));
  }
  if (game.audience) out += coaches_text(game, view, names, style, all);
  for (int seat = 0; seat < game.players; ++seat) {
    out += seat_block(game, view, seat, names, style);
  }
  return out;
}

std::string whole_text(const Game& game, const View& view, const SeatNames& names,
                       const BoardStyle& style, bool all) {
  return map_text(game, view.known, style) + "\n" + table_text(game, view, names, style, all);
}

}  // namespace

std::string view_text(const Game& game, const View& view, const SeatNames& names,
                      const BoardStyle& style) {
  return whole_text(game, view, names, style, false);
}

std::string state_text(const Game& game, const State& state, const SeatNames& names,
                       const BoardStyle& style) {
  View all;
  all.known = state;
  all.seat = kNobody;
  if (game.horses && state.deck_left > 0) {
    all.deck_top_horses = static_cast<std::uint8_t>(
        state.deck[static_cast<std::size_t>(state.deck_left - 1)].horses());
  }
  return whole_text(game, all, names, style, true);
}

std::string own_text(const Game& game, const View& view, const BoardStyle& style) {
  const Player& own = player_at(view.known, view.seat);
  const Ink ink(style.colours);
  std::string out;
  const auto line = [&](std::string_view name, const std::string& text) {
    out += wrap(ink.dim(pad(name, 8)) + " " + text, style.columns, 9) + "\n";
  };
  line("Route", route_line(game, own));
  if (game.horses) line("Horses", growth_words(game, own));
  line("Hand", hand_words(game, view, view.seat));
  return out;
}

std::string roads_text(const Game& game, const State& known, const BoardStyle& style) {
  const Ink ink(style.colours);
  std::vector<std::string> cells;
  for (int i = 0; i < game.cities; ++i) {
    cells.push_back(fmt::format("{} {} {}", ink.land(city_at(game, i).land, city_at(game, i).id),
                                pad(city_name(game, i), 11),
                                cities_text(game, game.neighbours[static_cast<std::size_t>(i)])));
  }
  int widest = 0;
  for (const std::string& cell : cells) widest = std::max(widest, width_of(cell));
  const auto across = static_cast<std::size_t>(std::max(style.columns / (widest + 2), 1));
  const std::size_t down = (cells.size() + across - 1) / across;
  std::string out = ink.bold("Roads") + "\n";
  for (std::size_t row = 0; row < down; ++row) {
    for (std::size_t i = row; i < cells.size(); i += down) {
      out += i + down < cells.size() ? pad(cells[i], widest + 2) : cells[i];
    }
    out += "\n";
  }
  if (game.audience) out += "\n" + rome_map(game, known, style);
  return out;
}

std::string move_line(const Game& game, const State& before, const Action& action, int number,
                      const SeatNames& names, const BoardStyle& style) {
  const Ink ink(style.colours);
  int widest = 0;
  for (const std::string& name : names) widest = std::max(widest, width_of(name));
  return fmt::format(
      "{:>4}  {}  {}  {}", number, pad(names[static_cast<std::size_t>(before.actor)], widest),
      ink.bold(pad(move_text(game, before, action), 24)), move_words(game, before, action));
}

}  // namespace posthorn::cli
