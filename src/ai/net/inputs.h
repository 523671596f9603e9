// What the network sees of a position from one seat: only what that seat may know (I1). Each input
// is a bit. Inputs stand in words of 32, most of them a plane with one bit for each city, so a
// position becomes inputs by a handful of mask operations.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "ai/net/chain.h"
#include "core/game.h"
#include "core/state.h"

namespace posthorn::net {

// The words of the seat itself and of the table.
enum Word : std::uint8_t {
  // planes of cities
  kHandOnce,      // a card in hand
  kHandTwice,     // at least two
  kRoute,         // in the route
  kEnds,          // at an end of it
  kHouses,        // has a house
  kFits,          // would extend the route
  kHandFits,      // a card in hand would
  kDisplayOnce,   // a card on show
  kDisplayTwice,  // at least two
  kDisplayFits,   // a card on show would extend the route
  kHandLater,     // a card in hand would extend it after another one of the hand
  kDisplayLater,  // a card on show would, after one of the hand
  kRouteNew,      // in the route and without a house
  kHandNew,       // in hand and without a house
  kDisplayNew,    // on show and without a house
  kHandPairs,     // in hand beside a neighbour in hand
  kUnseenOnce,    // copies whose place the seat does not know
  kUnseenTwice,
  kUnseenThrice,
  kFitsUnseen,  // would extend the route and may still be drawn
  kFitsNew,     // would extend the route and has no house
  // numbers and flags
  kTurn,   // phase, official, last round
  kTable,  // seats, deck, round
  kRouteNumbers,
  kHandNumbers,
  kHouseNumbers,
  kComplete,      // houses missing for each land bonus
  kCompleteSoon,  // whether route, hand and display cover what is missing
  kNetworkLands,  // lands with a house, lands the route would add
  kStacks,        // tiles taken from each stack
  kStacksDeep,    // the same beyond three, and tiles of free cities
  kEndNumbers,    // how alive both ends of the route are, and how far the hand carries it on
  kLandGain,      // lands of which the route has several new cities, or all that are missing
  // growth by horses
  kHandHorse1,
  kHandHorse2,
  kHandHorse3,
  kDisplayHorse1,
  kDisplayHorse2,
  kDisplayHorse3,
  kHorses,
  // the audience
  kCoachesA,
  kCoachesB,
  kClergy,
  kClergyNear,
  kPlaces,
  kCoachMoves,
  // offices
  kOffices,
  kOfficesLeft,
  // the race to close
  kClosing,    // what closing would bring, as the route is and with what the hand adds
  kReach,      // what one more card would bring, of the hand and of the display
  kFieldLead,  // with three or four seats: the lead over the best other one if all closed
  kOwnWords,
};

// The words of each opponent, clockwise.
enum OpponentWord : std::uint8_t {
  kTheirOpen,      // cards they are known to hold
  kTheirOpenFits,  // of these, would extend their route
  kTheirRoute,
  kTheirEnds,
  kTheirHouses,
  kTheirDisplayFits,  // on show and would extend their route
  kTheirRouteNumbers,
  kTheirHandNumbers,
  kTheirHouseNumbers,
  kTheirComplete,
  kTheirNetworkLands,
  kScoreLead,  // the seat's score over theirs
  kTheirHorses,
  kTheirRome,     // offices, clergy that has arrived
  kTheirClosing,  // what closing would bring them, with what they are known to hold
  kRaceLead,      // the seat's score over theirs if both closed
  kRaceEnd,       // who can end the game, and the lead then
  kOpponentWords,
};

inline constexpr int kWords = kOwnWords + (kMaxPlayers - 1) * kOpponentWords;
inline constexpr int kInputs = kWords * 32;

constexpr int opponent_word(int opponent, OpponentWord word) {  // opponent counted from 0
  return kOwnWords + opponent * kOpponentWords + word;
}

struct Inputs {
  std::array<std::uint32_t, kWords> word{};
  friend bool operator==(const Inputs&, const Inputs&) = default;
};

// Cards the seat has drawn without having looked, as after `take deck` in thought.
struct Unknown {
  int own_cards = 0;
  int own_horses = 0;  // on their backs (N1)
};

// Reads positions of one game. Cheap to make, but not for every position.
class InputReader {
 public:
  explicit InputReader(const Game& game);

  [[nodiscard]] Inputs read(const State& state, int seat, Unknown unknown = {}) const;

  // What a seat can get by closing soon.
  struct Prospect {
    int points = 0;
    bool ends = false;
  };

  // What stays the same while a seat thinks about its own decisions: the other seats' cards,
  // routes and houses, and mostly the bonus stacks.
  struct Frame {
    Inputs inputs;
    std::array<std::uint16_t, kMaxBonuses> stacks{};
    std::array<int, kMaxPlayers> tile_points{};
    std::array<Prospect, kMaxPlayers> prospects{};  // of the others
    bool own_turn = true;  // O3: in another's turn a decision may set that seat's turn going
  };
  [[nodiscard]] Frame frame(const State& state, int seat) const;
  // As read, for a state that this seat's decisions made of the frame's.
  [[nodiscard]] Inputs read(const State& state, int seat, Unknown unknown,
                            const Frame& frame) const;

  [[nodiscard]] const Game& game() const { return game_; }

 private:
  struct Display;
  // Writes the word of a closing for a route as it is and with a chain of cards behind it.
  Prospect read_closing(const State& state, const Player& player, const Chain& chain,
                        std::uint32_t& word) const;
  void read_race(const State& state, int seat, const Prospect& mine, const Frame& frame,
                 Inputs& out) const;
  void read_stacks(const State& state, int seat, Frame& frame) const;
  void read_table(const State& state, int seat, Unknown unknown, Inputs& out) const;
  Prospect read_own_cards(const State& state, int seat, const Display& display, Inputs& out) const;
  void read_opponent(const State& state, int seat, int opponent, Inputs& out) const;
  void read_display_for(const State& state, int seat, int opponent, const Display& display,
                        Inputs& out) const;
  void read_horses(const State& state, int seat, Unknown unknown, Inputs& out) const;
  void read_audience(const State& state, int seat, Inputs& out) const;
  void read_offices(const State& state, int seat, Inputs& out) const;
  [[nodiscard]] int score(const State& state, int seat, const Frame& frame) const;
  [[nodiscard]] std::uint32_t route_numbers(const Player& player) const;
  [[nodiscard]] std::uint32_t house_numbers(const State& state, const Player& player) const;
  [[nodiscard]] std::uint32_t complete_word(const Player& player) const;
  [[nodiscard]] std::uint32_t network_word(const Player& player) const;
  [[nodiscard]] std::uint32_t end_numbers(const Player& player, const Inputs& so_far) const;
  [[nodiscard]] std::uint32_t chain_numbers(const Player& player, const Chain& chain) const;
  [[nodiscard]] std::uint32_t reach(const Player& player, std::uint32_t hand_fits,
                                    std::uint32_t display_fits) const;
  [[nodiscard]] std::uint32_t land_gain(const Player& player) const;
  [[nodiscard]] std::uint32_t neighbours_of(std::uint32_t cities) const;

  const Game& game_;
  std::array<std::uint8_t, kMaxTowns> to_rome_{};  // fewest steps
};

// Which bits of which words can be set at all in games like this one with up to `seats` seats.
Inputs used_inputs(const Game& game, int seats);

// The inputs of a plain network without memory of cards: the yardstick of docs/strength.md.
Inputs plain_inputs(const Inputs& used);

// A number that is equal for games whose networks can be exchanged: board and parts, but neither
// the number of seats nor which lands the network bonus names.
std::uint64_t kind_of_game(const Game& game);

}  // namespace posthorn::net
