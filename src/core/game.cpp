#include "core/game.h"

#include <algorithm>

#include "core/refusals.h"

namespace posthorn {
namespace {

MaybeRefusal forbidden(const Board& board, const RomeBoard* rome, const Options& options) {
  if (options.players < kMinPlayers || options.players > kMaxPlayers) {
    return refusals::kTwoToFourPlayers;
  }
  if (options.audience && !board.has_audience()) return refusals::kRomePartNotHere;
  if (options.offices && !board.has_offices()) return refusals::kRomePartNotHere;
  if (options.audience && rome == nullptr) {
    return refusals::kRomeBoardNeeded;
  }
  if (options.growth == Growth::kHorses && !board.has_horses()) {
    return refusals::kHorsesNeeded;
  }
  // S4: the edition without some lands must be printed on this board.
  if (options.network == Network::kOutside && !board.has_network_outside()) {
    return refusals::kNetworkAllOnly;
  }
  return std::nullopt;
}

void fill_card_table(Game& game, const Board& board) {
  CardTable& table = game.table;
  table.copies = board.cards_per_city;
  for (auto& row : table.first) row.fill(kMaxCopies);
  for (int city = 0; city < game.cities; ++city) {
    for (int copy = 0; copy < table.copies; ++copy) {
      // N10: with carriages the horses are ignored and all copies are equal.
      const int horses = game.horses ? board.cities[city].horses[copy] : 0;
      table.horses[copy][city] = static_cast<std::uint8_t>(horses);
      table.with_horses[copy][horses] |= bit(city);
      auto& first = table.first[city][horses];
      first = std::min(first, static_cast<std::uint8_t>(copy));
      table.last[city][horses] = static_cast<std::uint8_t>(copy);
    }
  }
}

std::uint32_t cities_of_lands(const Board& board, std::uint32_t lands) {
  std::uint32_t cities = 0;
  for (std::size_t i = 0; i < board.cities.size(); ++i) {
    if ((lands & bit(board.cities[i].land)) != 0) cities |= bit(static_cast<int>(i));
  }
  return cities;
}

void fill_bonuses(Game& game, const Board& board) {
  for (std::size_t i = 0; i < board.bonuses.size(); ++i) {
    const Bonus& bonus = board.bonuses[i];
    const auto stack = static_cast<std::uint8_t>(i);
    game.tile_count[i] = static_cast<std::uint8_t>(bonus.values.size());
    for (std::size_t k = 0; k < bonus.values.size(); ++k) {
      game.tiles[i][k] = static_cast<std::uint8_t>(bonus.values[k]);
    }
    switch (bonus.kind) {
      case BonusKind::kLength:
        game.lengths.push_back({stack, static_cast<std::uint8_t>(bonus.length)});
        break;
      case BonusKind::kLands:
        // N7: a land in two parts is one land here, so its cities count together.
        game.lands_bonuses.push_back({stack, cities_of_lands(board, bonus.lands)});
        break;
      case BonusKind::kNetwork: {
        // S4, N8: which lands must hold a house; the free cities are no land.
        game.network_stack = stack;
        const std::uint32_t except =
            game.options.network == Network::kOutside ? bonus.except_outside : bonus.except_all;
        for (std::size_t land = 0; land < board.lands.size(); ++land) {
          const auto mask = bit(static_cast<int>(land));
          if (!board.lands[land].free && (except & mask) == 0) {
            game.network.push_back(cities_of_lands(board, mask));
          }
        }
        break;
      }
      case BonusKind::kFirstHouse:
        game.first_house_stack = stack;
        for (std::size_t k = 0; k < bonus.cities.size(); ++k) {
          game.first_house_cities[k] = static_cast<std::uint8_t>(bonus.cities[k]);
          game.first_house_mask |= bit(bonus.cities[k]);
        }
        break;
      case BonusKind::kEnd:
        game.end_stack = stack;
        game.end_points = bonus.values[0];
        break;
    }
  }
  std::ranges::sort(game.lengths, std::ranges::greater{}, &LengthBonus::length);
}

void fill_rome(Game& game, const Board& board, const RomeBoard& rome) {
  game.rome_town = rome.rome;
  for (std::size_t town = 0; town < rome.towns.size(); ++town) {
    CoachRoads& roads = game.roads_south[town];
    for (int next : rome.towns[town].south) {
      roads.exit[roads.exits++] = static_cast<std::uint8_t>(next);
    }
  }
  game.coach_of.fill(kCoachCount);  // A4: a land without a coach, Polen, is a joker
  for (int coach = 0; coach < kCoachCount; ++coach) {
    const Coach& from = rome.coaches[coach];
    // A2
    game.coach_start[coach] =
        static_cast<std::uint8_t>(game.players == 2 ? from.start2 : from.start);
    for (std::size_t city = 0; city < board.cities.size(); ++city) {
      const std::string& land = board.lands[board.cities[city].land].id;
      if (std::ranges::find(from.lands, land) != from.lands.end()) {
        game.coach_of[city] = static_cast<std::uint8_t>(coach);
      }
    }
  }
}

}  // namespace

std::expected<Game, Refusal> make_game(std::shared_ptr<const Board> board,
                                       std::shared_ptr<const RomeBoard> rome,
                                       const Options& options) {
  if (const MaybeRefusal no = forbidden(*board, rome.get(), options)) return std::unexpected(*no);
  Game game;
  game.options = options;
  game.players = options.players;
  game.horses = options.growth == Growth::kHorses;
  game.carriages = !game.horses;
  game.audience = options.audience;
  game.offices = options.offices;
  game.cities = static_cast<int>(board->cities.size());
  game.cards = game.cities * board->cards_per_city;
  game.all_cities = static_cast<std::uint32_t>((std::uint64_t{1} << game.cities) - 1);
  fill_card_table(game, *board);
  for (const auto& [a, b] : board->roads) {
    game.neighbours[a] |= bit(b);
    game.neighbours[b] |= bit(a);
  }
  for (std::size_t land = 0; land < board->lands.size(); ++land) {
    game.groups.push_back(
        {cities_of_lands(*board, bit(static_cast<int>(land))), !board->lands[land].free});
  }
  fill_bonuses(game, *board);
  game.last_carriage = static_cast<int>(board->carriages.size());
  for (int i = 0; i < game.last_carriage; ++i) {
    game.carriage_size[i + 1] = static_cast<std::uint8_t>(board->carriages[i].size);
    game.carriage_points[i + 1] = static_cast<std::uint8_t>(board->carriages[i].points);
  }
  if (game.audience) fill_rome(game, *board, *rome);
  // O1, by players: postmaster, bailiff, postilion, cartwright
  constexpr std::array<std::array<std::uint8_t, kOfficials>, 3> kTiles = {
      {{4, 3, 4, 2}, {6, 5, 6, 3}, {8, 6, 8, 4}}};
  game.office_tiles = kTiles[game.players - kMinPlayers];
  game.board = std::move(board);
  game.rome = std::move(rome);
  return game;
}

}  // namespace posthorn
