#include "tests/scenario/names.h"

#include <algorithm>

#include "notation/move_text.h"

namespace posthorn::scenario {
namespace {

// Scenarios are prose: "second take" for second-take.
std::string spoken(std::string_view id) {
  std::string words(id);
  std::ranges::replace(words, '-', ' ');
  return words;
}

}  // namespace

int seat_of(const Game& game, std::string_view text) { return number(text, 0, game.players - 1); }

std::uint32_t seats_of(const Game& game, const Words& words) {
  std::uint32_t seats = 0;
  for (const std::string& word : words) seats |= bit(seat_of(game, word));
  return seats;
}

std::string seats_text(std::uint32_t seats) {
  Words words;
  for (int seat : each_bit(seats)) words.push_back(std::to_string(seat));
  return shown(words);
}

int city_of(const Game& game, const std::string& id) {
  const int city = game.board->find_city(id);
  require(city >= 0, "there is no city '" + id + "'");
  return city;
}

std::uint32_t cities_of(const Game& game, const Words& ids) {
  std::uint32_t cities = 0;
  for (const std::string& id : ids) {
    const std::uint32_t city = bit(city_of(game, id));
    require((cities & city) == 0, id + " is named twice");
    cities |= city;
  }
  return cities;
}

Card card_of(const Game& game, const std::string& text) {
  if (!game.horses) return {city_of(game, text), 0};
  require(text.size() == 4 && text[3] >= '1' && text[3] <= '3',
          "'" + text + "' should be a card with its horses, as BER2");
  return {city_of(game, text.substr(0, 3)), text[3] - '0'};
}

Words card_words(const Game& game, const Cards& cards) {
  Words words;
  cards.each(game.table, [&](Card card) { words.push_back(card_text(game, card)); });
  return words;
}

int stack_of(const Game& game, std::string_view id) {
  const auto& bonuses = game.board->bonuses;
  const auto found = std::ranges::find(bonuses, id, &Bonus::id);
  require(found != bonuses.end() && found->kind != BonusKind::kEnd,
          "there is no stack '" + std::string(id) + "'");
  return static_cast<int>(found - bonuses.begin());
}

int first_house_tile(const Game& game, const std::string& city) {
  const auto& cities = game.first_house_cities;
  const auto end = cities.begin() + game.tile_count[game.first_house_stack];
  const auto found = std::find(cities.begin(), end, city_of(game, city));
  require(found != end, city + " has no tile for the first house");
  return static_cast<int>(found - cities.begin());
}

int coach_of(const Game& game, std::string_view id) {
  require(game.audience, "there are no coaches without the audience");
  const int coach = game.rome->find_coach(id);
  require(coach >= 0, "there is no coach '" + std::string(id) + "'");
  return coach;
}

int town_of(const Game& game, std::string_view id) {
  require(game.audience, "there are no towns without the audience");
  const int town = game.rome->find_town(id);
  require(town >= 0, "there is no town '" + std::string(id) + "'");
  return town;
}

int carriage_of(const Game& game, std::string_view size) {
  const auto found = std::ranges::find(game.carriage_size, number(size, 3, 7));
  require(found != game.carriage_size.end(), "there is no carriage " + std::string(size));
  return static_cast<int>(found - game.carriage_size.begin());
}

int official_of(std::string_view id) {
  for (int i = 0; i < kOfficials; ++i) {
    if (official_id(static_cast<Official>(i)) == id) return i;
  }
  fail("there is no official '" + std::string(id) + "'");
}

std::string phase_name(Phase phase) { return spoken(phase_id(phase)); }

Phase phase_of(std::string_view name) {
  const auto found = std::ranges::find(kPhaseIds, name, spoken);
  require(found != kPhaseIds.end(), "there is no phase '" + std::string(name) + "'");
  return static_cast<Phase>(found - kPhaseIds.begin());
}

std::uint16_t offices_of(const Words& words) {
  require(words.size() % 2 == 0, "office tiles are written as 'postmaster 2 bailiff 1'");
  unsigned tiles = 0;
  for (std::size_t i = 0; i < words.size(); i += 2) {
    const int official = official_of(words[i]);
    require((tiles >> (4 * official) & 15) == 0, words[i] + " is named twice");
    tiles |= static_cast<unsigned>(number(words[i + 1], 1, 8)) << (4 * official);
  }
  return static_cast<std::uint16_t>(tiles);
}

std::string offices_text(std::uint16_t tiles) {
  Words words;
  for (int i = 0; i < kOfficials; ++i) {
    const int n = tiles >> (4 * i) & 15;
    if (n == 0) continue;
    words.emplace_back(official_id(static_cast<Official>(i)));
    words.push_back(std::to_string(n));
  }
  return shown(words);
}

std::uint16_t clergy_of(const Words& words) {
  require(words.size() == kCoachCount, "clergy are five values, one for each coach");
  unsigned tiles = 0;
  std::uint32_t values = 0;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    const int value = number(words[static_cast<std::size_t>(coach)], 1, 5);
    values |= bit(value);
    tiles |= static_cast<unsigned>(value) << (3 * coach);
  }
  require(values == 0b111110, "clergy are the values 1 to 5, each once");
  return static_cast<std::uint16_t>(tiles);
}

std::string clergy_text(const Player& player) {
  Words words;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    const int value = player.clergy_on(coach);
    words.push_back(value == 0 ? "-" : std::to_string(value));
  }
  return join(words);
}

}  // namespace posthorn::scenario
