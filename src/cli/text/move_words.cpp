#include "cli/text/move_words.h"

#include <fmt/format.h>

#include <vector>

#include "cli/text/names.h"
#include "cli/text/text.h"
#include "core/tiles.h"
#include "notation/move_text.h"

namespace posthorn::cli {
namespace {

std::string card_with_id(const Game& game, Card card) {
  return fmt::format("{} ({})", city_name(game, card.city()), card_text(game, card));
}

std::string play_words(const Game& game, const State& state, const Action& action) {
  const std::string card = card_with_id(game, action.card);
  const Player& player = state.acting();
  const std::string route = route_words(game, player);
  switch (action.where) {
    case Where::kLeft:
      return fmt::format("play {}: {}-{}", card, card_text(game, action.card), route);
    case Where::kRight:
      return fmt::format("play {}: {}-{}", card, route, card_text(game, action.card));
    case Where::kHorse:
      return fmt::format("play {} as horses: {} in all", card,
                         player.horses() + action.card.horses());
    case Where::kNew:
      break;
  }
  if (player.route_length == 0) return fmt::format("start a route with {}", card);
  return fmt::format("start anew with {}, discarding {}", card, route);
}

std::string houses_words(const Game& game, const State& state, const Action& action) {
  if (action.set == 0) return "place no house";
  std::vector<std::string> cities;
  for (int city : each_bit(action.set)) cities.push_back(city_name(game, city));
  std::string text =
      fmt::format("{} house{}: {}", cities.size(), cities.size() == 1 ? "" : "s", joined(cities));
  const Earnings earned = earned_by_houses(game, state, state.actor, action.set);
  if (earned.points > 0) text += fmt::format(", earns {}", earned.words);
  return text;
}

std::string discard_words(const Game& game, const State& state, const Action& action) {
  Cards gone = state.acting().hand;
  std::vector<std::string> kept;
  for (int i = 0; i < kHandAfterClosing; ++i) {
    Card card;
    card.code = static_cast<std::uint8_t>(action.set >> (8 * i));
    gone.remove(game.table, card);
    kept.push_back(card_words(game, card));
  }
  std::vector<std::string> names;
  gone.each(game.table, [&](Card card) { names.push_back(card_words(game, card)); });
  return fmt::format("discard {}, keep {}", joined(names), joined(kept));
}

std::string coach_words(const Game& game, const State& state, const Action& action) {
  const bool own = state.coach_moves[action.coach] > 0;
  const int town = static_cast<int>(action.set);
  return fmt::format("move the coach of {} to {}{}{}", coach_name(game, action.coach),
                     town_name(game, town), town == game.rome_town ? " at last" : "",
                     own ? "" : " with a joker");
}

std::string return_words(const State& state, const Action& action) {
  if (action.set == 0) return "return no tiles";
  std::vector<std::string> tiles;
  for (int official : each_bit(action.set)) tiles.push_back(official_name(official));
  std::string reward;
  switch (tiles.size()) {
    case 2:
      reward = ", then perhaps take a card";
      break;
    case 3:
      reward = " for a point";
      break;
    case 4:
      reward = state.acting().houses_left() > 0 ? " for a house in any city" : "";
      break;
    default:
      break;
  }
  return fmt::format("return {}{}", joined(tiles), reward);
}

std::string assign_words(const Game& game, const Action& action) {
  std::vector<std::string> tiles;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    tiles.push_back(fmt::format("{} {}", game.rome->coaches[static_cast<std::size_t>(coach)].id,
                                action.set >> (3 * coach) & 7));
  }
  return "tiles on the coaches: " + joined(tiles, ", ");
}

std::string decline_words(const State& state) {
  return state.phase == Phase::kCartwright ? "do without the next carriage" : "take no card";
}

std::string cartwright_words(const Game& game, const State& state) {
  const int next = state.acting().carriage + 1;
  return fmt::format("call the cartwright and take carriage {}",
                     game.carriage_size[static_cast<std::size_t>(next)]);
}

}  // namespace

Earnings earned_by_houses(const Game& game, const State& state, int seat, std::uint32_t cities) {
  Earnings earned;
  for (const Tile& tile : tiles_earned(game, state, seat, cities)) {
    const int points = tile.points(game);
    const std::string name = tile.stack == game.first_house_stack
                                 ? city_name(game, game.first_house_cities[tile.place])
                                 : bonus_name(game, tile.stack);
    earned.points += points;
    if (!earned.words.empty()) earned.words += ", ";
    earned.words += fmt::format("{} {}", name, points);
  }
  return earned;
}

std::string move_words(const Game& game, const State& state, const Action& action) {
  switch (action.kind) {
    case ActionKind::kAssign:
      return assign_words(game, action);
    case ActionKind::kTake:
      return fmt::format("take {} from the display", card_with_id(game, action.card));
    case ActionKind::kTakeDeck:
      return state.deck_left > 0 ? "draw the top card of the deck"
                                 : "shuffle the discard pile and draw the top card";
    case ActionKind::kBailiff:
      return "call the bailiff: a new display";
    case ActionKind::kPostmaster:
      return "call the postmaster: a second card";
    case ActionKind::kPlay:
      return play_words(game, state, action);
    case ActionKind::kPostilion:
      return "call the postilion: play a second card";
    case ActionKind::kClose:
      return "close the route " + route_words(game, state.acting());
    case ActionKind::kEnd:
      return "end the turn";
    case ActionKind::kHouses:
      return houses_words(game, state, action);
    case ActionKind::kCartwright:
      return cartwright_words(game, state);
    case ActionKind::kDecline:
      return decline_words(state);
    case ActionKind::kCoach:
      return coach_words(game, state, action);
    case ActionKind::kDiscard:
      return discard_words(game, state, action);
    case ActionKind::kReturn:
      return return_words(state, action);
  }
  return "";
}

}  // namespace posthorn::cli
