// Everything that changes during a game: one trivially copyable value without pointers. What a
// seat may know of it is a View.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "core/card.h"
#include "core/game.h"
#include "core/limits.h"
#include "core/official.h"
#include "core/phase.h"

namespace posthorn {

inline constexpr std::uint8_t kNobody = 255;

struct Player {
  Cards hand;
  Cards open;  // the part of the hand that everybody knows (I1)
  // The cities of the route as cards, a ring that begins with the left end at route_head.
  std::array<Card, 32> route{};
  std::uint32_t route_cities = 0;
  std::uint32_t houses = 0;
  std::array<Card, kMaxBeside> beside{};  // horse cards beside the post coach (N2)
  std::uint8_t beside_length = 0;
  std::uint8_t route_head = 0;
  std::uint8_t route_length = 0;
  std::uint8_t carriage = 0;  // 0: none, else its place in the board's list counted from 1
  std::uint16_t office_points = 0;
  std::uint16_t office_tiles = 0;  // four bits for each official
  std::uint16_t clergy = 0;        // three bits for each coach: the value of the tile on it

  [[nodiscard]] Card route_card(int i) const { return route[(route_head + i) & 31]; }
  // N3: the post coach's own and those on the cards beside it.
  [[nodiscard]] int horses() const {
    int sum = kPostCoachHorses;
    for (int i = 0; i < beside_length; ++i) sum += beside[i].horses();
    return sum;
  }
  [[nodiscard]] int houses_left() const { return kHousesEach - bit_count(houses); }
  [[nodiscard]] int tiles_of(Official official) const {
    return office_tiles >> (4 * static_cast<int>(official)) & 15;
  }
  [[nodiscard]] int clergy_on(int coach) const { return clergy >> (3 * coach) & 7; }

  friend bool operator==(const Player&, const Player&) = default;
};

struct State {
  std::array<Player, kMaxPlayers> players{};
  std::array<Card, kMaxCards> deck{};  // the top card is deck[deck_left - 1]
  Cards discard;
  // Who took each bonus tile. Two bits a tile behind a leading one, the first taken highest; for
  // first-house tiles (N6) three bits for each city: 0, or the seat plus one.
  std::array<std::uint16_t, kMaxBonuses> stacks{};
  std::uint32_t turn = 0;                    // turns begun
  std::array<Card, kDisplaySize> display{};  // valid where display_slots has a bit
  std::uint8_t display_slots = 0;
  std::uint8_t deck_left = 0;
  std::array<std::uint8_t, kCoachCount> coach_town{};  // where each coach stands
  std::array<std::uint8_t, kCoachCount> places{};  // seats with a tile on the place of this rank
  std::array<std::uint8_t, kCoachCount>
      coach_moves{};              // still to make, of the coach's own lands (A3)
  std::uint8_t coach_jokers = 0;  // still to make with any coach (A4)
  std::uint16_t office_left = 0;  // four bits for each official
  Phase phase = Phase::kTake;
  Phase resume = Phase::kTake;        // where the turn goes on after returns (O3)
  std::uint8_t actor = 0;             // whose decision it is
  std::uint8_t turn_seat = 0;         // whose turn it is
  std::uint8_t returner = 0;          // the return under way: seats clockwise from turn_seat
  bool must_call_postmaster = false;  // T7, for the whole turn
  std::uint8_t official = kNobody;    // called this turn (T2)
  std::uint8_t end_seat = kNobody;    // who holds the end tile (E1)
  std::uint8_t skipped = 0;           // turns skipped in a row (E5)

  [[nodiscard]] Player& acting() { return players[actor]; }
  [[nodiscard]] const Player& acting() const { return players[actor]; }
  [[nodiscard]] bool over() const { return phase == Phase::kOver; }
  [[nodiscard]] int office_stack(Official of) const {
    return office_left >> (4 * static_cast<int>(of)) & 15;
  }
  // T4: whether a take finds anything at all.
  [[nodiscard]] bool can_draw() const { return deck_left > 0 || !discard.empty(); }
  [[nodiscard]] bool can_take() const { return display_slots != 0 || can_draw(); }

  friend bool operator==(const State&, const State&) = default;
};

static_assert(std::is_trivially_copyable_v<State>);
static_assert(sizeof(State) <= 512);

// N6: who took the first-house tile at this place of its stack, or kNobody.
constexpr int taker_of_first_house(std::uint16_t stack, int place) {
  const int taker = stack >> (3 * place) & 7;
  return taker == 0 ? kNobody : taker - 1;
}

// The stack after the seat took that tile.
constexpr std::uint16_t with_first_house(std::uint16_t stack, int place, int seat) {
  return static_cast<std::uint16_t>(stack | (seat + 1) << (3 * place));
}

// Tiles already taken from a stack that is not of first houses.
constexpr int tiles_taken(std::uint16_t stack) { return (std::bit_width(stack) - 1) / 2; }

// Who took tile i of it, i < tiles_taken.
constexpr int taker_of_tile(std::uint16_t stack, int i) {
  return stack >> (2 * (tiles_taken(stack) - 1 - i)) & 3;
}

}  // namespace posthorn
