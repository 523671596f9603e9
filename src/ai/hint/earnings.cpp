// What a turn earns: tiles, carriage, houses, the end of the game.
#include <algorithm>

#include "ai/hint/facts.h"
#include "core/engine.h"
#include "core/tiles.h"

namespace posthorn::hint {
namespace {

// What the seat took from this stack in between; 0: nothing.
int tile_taken(const Game& game, const State& before, const State& after, int stack) {
  const bool taken = before.stacks[stack] != after.stacks[stack];
  return taken ? next_tile(game, before, stack) : 0;
}

void add_lands(const Game& game, const State& before, const State& after, int seat, Facts& facts) {
  const std::uint32_t had = before.players[seat].houses;
  const std::uint32_t has = after.players[seat].houses;
  for (const LandsBonus& bonus : game.lands_bonuses) {
    if (((has & ~had) & bonus.cities) == 0) continue;
    const int missing = bit_count(bonus.cities & ~has);
    if (missing == 0) {
      if (const int points = tile_taken(game, before, after, bonus.stack); points > 0) {
        facts.add(Key::kCompletesLand, bonus.stack, points);
      }
    } else if (missing == 1 && next_tile(game, after, bonus.stack) > 0) {
      facts.add(Key::kNearsLand, bonus.stack, missing);
    }
  }
}

void add_network(const Game& game, const State& before, const State& after, int seat,
                 Facts& facts) {
  if (game.network_stack < 0) return;
  if (const int points = tile_taken(game, before, after, game.network_stack); points > 0) {
    facts.add(Key::kCompletesNetwork, game.network_stack, points);
    return;
  }
  const std::uint32_t had = before.players[seat].houses;
  const std::uint32_t has = after.players[seat].houses;
  int missing = 0;
  std::uint32_t fresh = 0;  // houses in lands that had none
  for (const std::uint32_t land : game.network) {
    if ((has & land) == 0) ++missing;
    if ((had & land) == 0) fresh |= has & land;
  }
  if (fresh == 0 || next_tile(game, after, game.network_stack) == 0) return;
  const int city = std::countr_zero(fresh);
  facts.add(Key::kGrowsNetwork, game.board->cities[static_cast<std::size_t>(city)].land, missing);
}

void add_first_houses(const Game& game, const State& before, const State& after, Facts& facts) {
  const int stack = game.first_house_stack;
  if (stack < 0) return;
  for (int i = 0; i < game.tile_count[stack]; ++i) {
    if (taker_of_first_house(before.stacks[stack], i) ==
        taker_of_first_house(after.stacks[stack], i)) {
      continue;
    }
    facts.add(Key::kFirstHouse, game.first_house_cities[i], game.tiles[stack][i]);
    return;
  }
}

void add_end(const Game& game, const State& before, const State& after, int seat, Facts& facts) {
  const bool end_tile = before.end_seat == kNobody && after.end_seat == seat;
  facts.ends = end_tile || after.over();
  if (!facts.ends) return;
  const Scores all = scores(game, after);
  int best_other = all[seat == 0 ? 1 : 0];
  for (int s = 0; s < game.players; ++s) {
    if (s != seat) best_other = std::max(best_other, all[s]);
  }
  facts.lead = all[seat] - best_other;
  // A tie can be won too (E4), and then the lead is 0.
  const bool ahead = after.over() ? winner(game, after) == seat : facts.lead > 0;
  if (ahead) facts.add(Key::kEndsGameAhead, facts.lead);
}

}  // namespace

void add_earnings(const Game& game, const State& before, const State& after, int seat,
                  Facts& facts) {
  const Player& had = before.players[seat];
  const Player& has = after.players[seat];
  add_end(game, before, after, seat, facts);
  add_lands(game, before, after, seat, facts);
  add_network(game, before, after, seat, facts);
  add_first_houses(game, before, after, facts);
  if (has.carriage > had.carriage) {
    facts.add(Key::kTakesCarriage, game.carriage_size[has.carriage],
              game.carriage_points[has.carriage] - game.carriage_points[had.carriage]);
  }
  for (const LengthBonus& bonus : game.lengths) {
    const int points = tile_taken(game, before, after, bonus.stack);
    if (points > 0) facts.add(Key::kLongRouteBonus, bonus.length, points);
  }
  facts.houses = bit_count(has.houses & ~had.houses);
  if (facts.houses > 0) facts.add(Key::kPlacesHouses, facts.houses);
}

}  // namespace posthorn::hint
