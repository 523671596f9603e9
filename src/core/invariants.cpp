#include "core/invariants.h"

#include "core/legal.h"

namespace posthorn {
namespace {

class CardCount {
 public:
  explicit CardCount(const Game& game) : game_(game) {}
  void add(Card card) {
    if (card.city() >= game_.cities || card.horses() > kMaxHorses) {
      valid_ = false;
      return;
    }
    ++count_[card.city()][card.horses()];
  }
  void add(const Cards& cards) {
    cards.each(game_.table, [&](Card card) { add(card); });
  }
  [[nodiscard]] bool complete() const {
    if (!valid_) return false;
    for (int city = 0; city < game_.cities; ++city) {
      for (int h = 0; h <= kMaxHorses; ++h) {
        const int printed = game_.table.last[city][h] - game_.table.first[city][h] + 1;
        if (count_[city][h] != (printed > 0 ? printed : 0)) return false;
      }
    }
    return true;
  }

 private:
  const Game& game_;
  std::array<std::array<int, kMaxHorses + 1>, kMaxCities> count_{};
  bool valid_ = true;
};

// Equal copies fill a set from the lower plane up, or equal sets would not be equal bytes.
bool canonical(const Game& game, const Cards& cards) {
  for (int city = 0; city < game.cities; ++city) {
    for (int h = 0; h <= kMaxHorses; ++h) {
      for (int k = game.table.first[city][h]; k < game.table.last[city][h]; ++k) {
        if ((cards.plane[k] >> city & 1) < (cards.plane[k + 1] >> city & 1)) return false;
      }
    }
  }
  return true;
}

std::string broken_player(const Game& game, const Player& player) {
  if (!canonical(game, player.hand) || !canonical(game, player.open))
    return "a hand is not canonical";
  for (int k = 0; k < kMaxCopies; ++k) {
    if ((player.open.plane[k] & ~player.hand.plane[k]) != 0)
      return "an open card is not in the hand";
  }
  std::uint32_t cities = 0;
  for (int i = 0; i < player.route_length; ++i) {
    const int city = player.route_card(i).city();
    if ((cities & bit(city)) != 0) return "a route holds a city twice (P2)";
    cities |= bit(city);
    if (i > 0 && (game.neighbours[player.route_card(i - 1).city()] & bit(city)) == 0) {
      return "neighbours in a route are not joined by a road (P2)";
    }
  }
  if (cities != player.route_cities) return "a route's cities do not match its cards";
  if ((player.houses & ~game.all_cities) != 0) return "a house stands nowhere";
  if (player.houses_left() < 0) return "a player has placed more than 20 houses (S3)";
  if (player.carriage > game.last_carriage) return "there is no such carriage";
  if (player.beside_length > kMaxBeside) return "more than six cards beside the post coach (N2)";
  if (!game.horses && player.beside_length > 0) return "horse cards in a game with carriages (N10)";
  if (game.horses && player.carriage > 0) return "a carriage in a game with horses (N1)";
  return {};
}

// C5 to C7: a bonus that a player completed was taken, unless its stack ran out before.
std::string broken_bonuses(const Game& game, const State& state) {
  for (const LandsBonus& bonus : game.lands_bonuses) {
    const int taken = tiles_taken(state.stacks[bonus.stack]);
    if (taken > game.tile_count[bonus.stack]) return "a stack gave more tiles than it had";
    std::uint32_t takers = 0;
    for (int i = 0; i < taken; ++i) {
      const int seat = taker_of_tile(state.stacks[bonus.stack], i);
      if ((takers & bit(seat)) != 0) return "a player took the same bonus twice (C7)";
      takers |= bit(seat);
    }
    for (int seat = 0; seat < game.players; ++seat) {
      const bool complete = (state.players[seat].houses & bonus.cities) == bonus.cities;
      const bool took = (takers & bit(seat)) != 0;
      if (took && !complete) return "a player took a bonus without the houses (C5)";
      if (complete && !took && taken < game.tile_count[bonus.stack])
        return "a completed bonus was not taken (C5)";
    }
  }
  return {};
}

// A1: whoever has assigned has each of the five tiles on one coach, nobody else has any.
std::string broken_clergy(const Game& game, const State& state) {
  for (int seat = 0; seat < game.players; ++seat) {
    const Player& player = state.players[seat];
    const bool assigned = game.audience && (state.phase != Phase::kAssign || seat < state.actor);
    std::uint32_t values = 0;
    for (int coach = 0; coach < kCoachCount; ++coach) values |= bit(player.clergy_on(coach));
    if (assigned && values != 0b111110) return "a player's clergy are not on the five coaches (A1)";
    if (!assigned && player.clergy != 0) return "clergy on coaches before they are assigned (A1)";
  }
  return {};
}

std::string broken_offices(const Game& game, const State& state) {
  for (int i = 0; i < kOfficials; ++i) {
    const auto official = static_cast<Official>(i);
    int sum = state.office_stack(official);
    for (int seat = 0; seat < game.players; ++seat) sum += state.players[seat].tiles_of(official);
    if (sum != game.office_tiles[i]) return "office tiles are not conserved (O1)";
  }
  return {};
}

}  // namespace

std::string broken_invariant(const Game& game, const State& state) {
  CardCount cards(game);
  for (int i = 0; i < state.deck_left; ++i) cards.add(state.deck[i]);
  cards.add(state.discard);
  for (int slot : each_bit(static_cast<unsigned>(state.display_slots)))
    cards.add(state.display[slot]);
  for (int seat = 0; seat < game.players; ++seat) {
    const Player& player = state.players[seat];
    cards.add(player.hand);
    for (int i = 0; i < player.route_length; ++i) cards.add(player.route_card(i));
    for (int i = 0; i < player.beside_length; ++i) cards.add(player.beside[i]);
    if (std::string broken = broken_player(game, player); !broken.empty()) return broken;
  }
  if (!cards.complete()) return "the cards are not conserved (S2)";
  if (!canonical(game, state.discard)) return "the discard pile is not canonical";
  if (state.actor >= game.players || state.turn_seat >= game.players)
    return "it is nobody's decision";
  if (std::string broken = broken_bonuses(game, state); !broken.empty()) return broken;
  if (std::string broken = broken_offices(game, state); !broken.empty()) return broken;
  if (std::string broken = broken_clergy(game, state); !broken.empty()) return broken;
  if ((LegalActions(game, state).size() == 0) != state.over())
    return "no legal action before the end";
  return {};
}

}  // namespace posthorn
