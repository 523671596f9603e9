#include "ai/net/inputs.h"

#include <algorithm>

#include "ai/net/closing_race.h"
#include "base/bits.h"
#include "base/hash.h"
#include "core/engine.h"
#include "core/house_sets.h"
#include "core/legal.h"
#include "core/tiles.h"

namespace posthorn::net {
namespace {

constexpr std::uint32_t low_bits(int n) { return n >= 32 ? ~0U : bit(n) - 1; }

// The lowest n bits of `width`: at least one, at least two, ...
constexpr std::uint32_t at_least(int n, int width) { return low_bits(std::clamp(n, 0, width)); }

// Bit n of `width`; what lies outside counts as the nearest.
constexpr std::uint32_t exactly(int n, int width) { return bit(std::clamp(n, 0, width - 1)); }

// Counts up to three copies of each city, as two binary digits.
class Copies {
 public:
  void add(std::uint32_t cities) {
    const std::uint32_t carry = low_ & cities;
    low_ ^= cities;
    high_ ^= carry;
  }
  void add(const Cards& cards) {
    for (const std::uint32_t plane : cards.plane) add(plane);
  }
  // Cities of which at most so many copies are counted.
  [[nodiscard]] std::uint32_t at_most(int n) const {
    if (n == 0) return ~(low_ | high_);
    return n == 1 ? ~high_ : ~(low_ & high_);
  }

 private:
  std::uint32_t low_ = 0;
  std::uint32_t high_ = 0;
};

constexpr int kCartwrightHelp = 2;  // C9: cards a carriage may lack

int to_seat(int from, int seat, int players) { return (seat - from + players) % players; }

constexpr std::array<int, 8> kDeckSteps = {1, 6, 12, 18, 24, 32, 40, 48};
constexpr std::array<int, 12> kPointSteps = {1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 17};
constexpr std::array<int, 7> kRoundSteps = {2, 4, 7, 10, 13, 16, 20};

std::uint32_t route_ends(const Player& player) {
  if (player.route_length == 0) return 0;
  return bit(player.route_card(0).city()) | bit(player.route_card(player.route_length - 1).city());
}

std::uint32_t hand_numbers(int cards, int carriage) {
  return at_least(cards, 10) | exactly(carriage, 6) << 10;
}

int lands_missing(const Game& game, const Player& player) {
  int missing = 0;
  for (const std::uint32_t land : game.network) missing += (player.houses & land) == 0 ? 1 : 0;
  return missing;
}

}  // namespace

struct InputReader::Display {
  std::uint32_t once = 0;
  std::uint32_t twice = 0;
  std::uint32_t thrice = 0;

  explicit Display(const State& state) {
    for (int slot : each_bit(static_cast<unsigned>(state.display_slots))) {
      const std::uint32_t city = bit(state.display[slot].city());
      thrice |= twice & city;
      twice |= once & city;
      once |= city;
    }
  }
};

InputReader::InputReader(const Game& game) : game_(game) {
  if (!game.audience) return;
  constexpr std::uint8_t kFar = 200;
  to_rome_.fill(kFar);
  to_rome_[game.rome_town] = 0;
  // Roads lead south only, so as many passes as towns settle every distance.
  for (int pass = 0; pass < kMaxTowns; ++pass) {
    for (int town = 0; town < kMaxTowns; ++town) {
      const CoachRoads& roads = game.roads_south[town];
      for (int i = 0; i < roads.exits; ++i) {
        const int there = to_rome_[roads.exit[i]];
        if (there + 1 < to_rome_[town]) to_rome_[town] = static_cast<std::uint8_t>(there + 1);
      }
    }
  }
}

std::uint32_t InputReader::neighbours_of(std::uint32_t cities) const {
  std::uint32_t all = 0;
  for (int city : each_bit(cities)) all |= game_.neighbours[city];
  return all;
}

// Length, what the next carriage lacks, and the houses that closing now could place.
std::uint32_t InputReader::route_numbers(const Player& player) const {
  const int length = player.route_length;
  std::uint32_t word = exactly(length, 10);
  if (game_.carriages && player.carriage < game_.last_carriage) {
    word |= exactly(game_.carriage_size[player.carriage + 1] - length, 5) << 10;
  }
  if (length > 0) {
    if (may_close(game_, player)) word |= bit(15);
    const HouseCounts houses = count_houses(game_, open_cities(player));
    word |= at_least(houses.one_each, 7) << 16;
    word |= at_least(houses.one_land - 1, 5) << 23;
  }
  return word;
}

// Houses left, and the length bonus that closing now would bring.
std::uint32_t InputReader::house_numbers(const State& state, const Player& player) const {
  const LengthBonus* bonus = length_bonus(game_, state, player.route_length);
  const int points = bonus == nullptr ? 0 : next_tile(game_, state, bonus->stack);
  return at_least(player.houses_left(), 20) | exactly(points, 6) << 20;
}

std::uint32_t InputReader::complete_word(const Player& player) const {
  std::uint32_t word = 0;
  int at = 0;
  for (const LandsBonus& bonus : game_.lands_bonuses) {
    if (at >= 32) break;
    word |= exactly(bit_count(bonus.cities & ~player.houses), 4) << at;
    at += 4;
  }
  return word;
}

std::uint32_t InputReader::network_word(const Player& player) const {
  // By land whether or not the edition's network needs it, so that a bit means the same in both.
  std::uint32_t word = 0;
  int at = 0;
  for (const HouseGroup& group : game_.groups) {
    if ((player.houses & group.cities) != 0) {
      word |= bit(at);
    } else if ((player.route_cities & group.cities) != 0) {
      word |= bit(16 + at);
    }
    ++at;
  }
  return word;
}

std::uint32_t InputReader::end_numbers(const Player& player, const Inputs& so_far) const {
  if (player.route_length == 0) return 0;
  const auto& w = so_far.word;
  const std::uint32_t single = w[kUnseenOnce] | w[kHandOnce] | w[kDisplayOnce];
  const std::uint32_t left = fits_left(game_, player);
  const std::uint32_t right = fits_right(game_, player);
  const auto alive = [&](std::uint32_t fits) { return bit_count(fits & single); };
  const auto fresh = [&](std::uint32_t fits) { return bit_count(fits & single & ~player.houses); };
  const std::pair<int, int> all = std::minmax({alive(left), alive(right)});
  const std::pair<int, int> building = std::minmax({fresh(left), fresh(right)});
  return at_least(all.first, 5) | at_least(all.second, 6) << 5 | at_least(building.first, 4) << 11 |
         at_least(building.second, 5) << 15;
}

// What the hand alone can make of the route: its length, the carriage and the lands that brings.
std::uint32_t InputReader::chain_numbers(const Player& player, const Chain& chain) const {
  const int length = player.route_length + chain.length;
  std::uint32_t word = at_least(chain.length, 5) | at_least(length - 4, 3) << 5;
  if (game_.carriages && player.carriage < game_.last_carriage) {
    const int lacks = game_.carriage_size[player.carriage + 1] - length;
    word |= (lacks <= kCartwrightHelp ? bit(8) : 0) | (lacks <= 0 ? bit(9) : 0);
  }
  int lands = 0;
  for (const HouseGroup& group : game_.groups) {
    const std::uint32_t fresh = group.cities & ~player.houses;
    lands += (fresh & chain.cities) != 0 && (fresh & player.route_cities) == 0 ? 1 : 0;
  }
  return word | at_least(lands, 2) << 10;
}

// Cards that extend the route: how many bring one more house at the closing, and whether one makes
// a bonus complete.
std::uint32_t InputReader::reach(const Player& player, std::uint32_t hand_fits,
                                 std::uint32_t display_fits) const {
  const std::uint32_t route = player.route_cities;
  std::uint32_t house = 0;      // cities that would bring one
  std::uint32_t lacking = ~0U;  // the cities of the only land the network lacks
  int lands = 0;
  for (const HouseGroup& group : game_.groups) {
    const std::uint32_t fresh = group.cities & ~player.houses;
    if ((fresh & route) == 0) house |= fresh;
  }
  for (const std::uint32_t land : game_.network) {
    if ((land & (player.houses | route)) != 0) continue;
    lacking = land;
    ++lands;
  }
  std::uint32_t word =
      at_least(bit_count(hand_fits & house), 3) | at_least(bit_count(display_fits & house), 3) << 3;
  if (lands == 1) {
    if ((hand_fits & lacking) != 0) word |= bit(6);
    if ((display_fits & lacking) != 0) word |= bit(7);
  }
  int at = 8;
  for (const LandsBonus& bonus : game_.lands_bonuses) {
    if (at >= 32) break;
    const std::uint32_t missing = bonus.cities & ~(player.houses | route);
    if (missing != 0 && (missing & (missing - 1)) == 0) {
      if ((hand_fits & missing) != 0) word |= bit(at);
      if ((display_fits & missing) != 0) word |= bit(at + 1);
    }
    at += 2;
  }
  return word;
}

std::uint32_t InputReader::land_gain(const Player& player) const {
  std::uint32_t word = 0;
  int at = 0;
  for (const HouseGroup& group : game_.groups) {
    const std::uint32_t missing = group.cities & ~player.houses;
    const std::uint32_t fresh = missing & player.route_cities;
    if (bit_count(fresh) > 1) word |= bit(at);
    if (fresh != 0 && fresh == missing) word |= bit(16 + at);
    ++at;
  }
  return word;
}

void InputReader::read_table(const State& state, int seat, Unknown unknown, Inputs& out) const {
  const int n = game_.players;
  std::uint32_t turn = bit(static_cast<int>(state.phase));
  if (state.official != kNobody) turn |= bit(17 + state.official);
  if (state.must_call_postmaster) turn |= bit(21);
  turn |= at_least(unknown.own_cards, 2) << 22;
  if (state.end_seat != kNobody) {
    turn |= bit(24 + to_seat(seat, state.end_seat, n));
    if (seat > state.turn_seat) turn |= bit(28);  // E2: one more turn to come
  }
  if (game_.options.network == posthorn::Network::kOutside) turn |= bit(29);
  out.word[kTurn] = turn;

  std::uint32_t table = bit(to_seat(seat, state.actor, n)) |
                        bit(4 + to_seat(seat, state.turn_seat, n)) | bit(8 + seat) |
                        bit(12 + n - kMinPlayers);
  for (std::size_t i = 0; i < kDeckSteps.size(); ++i) {
    if (state.deck_left >= kDeckSteps[i]) table |= bit(15 + static_cast<int>(i));
  }
  const int round = static_cast<int>(state.turn) / n;
  for (std::size_t i = 0; i < kRoundSteps.size(); ++i) {
    if (round >= kRoundSteps[i]) table |= bit(23 + static_cast<int>(i));
  }
  out.word[kTable] = table;
}

void InputReader::read_stacks(const State& state, int seat, Frame& frame) const {
  frame.stacks = state.stacks;
  std::uint32_t stacks = 0;
  std::uint32_t deep = 0;
  int at = 0;
  const auto add_stack = [&](int stack) {
    if (at >= 10) return;
    const int taken = tiles_taken(state.stacks[stack]);
    stacks |= at_least(taken, 3) << (3 * at);
    deep |= at_least(taken - 3, 2) << (2 * at);
    ++at;
  };
  for (const LengthBonus& length : game_.lengths) add_stack(length.stack);
  for (const LandsBonus& bonus : game_.lands_bonuses) add_stack(bonus.stack);
  if (game_.network_stack >= 0) add_stack(game_.network_stack);
  auto& points = frame.tile_points;
  points = {};
  for (int stack = 0; stack < kMaxBonuses; ++stack) {
    if (stack == game_.end_stack || stack == game_.first_house_stack) continue;
    const std::uint16_t taken = state.stacks[stack];
    if (taken <= 1) continue;
    const int n = tiles_taken(taken);
    for (int i = 0; i < n; ++i) points[taker_of_tile(taken, i)] += game_.tiles[stack][i];
  }
  if (game_.first_house_stack >= 0) {
    for (int i = 0; i < game_.tile_count[game_.first_house_stack]; ++i) {
      const int taker = taker_of_first_house(state.stacks[game_.first_house_stack], i);
      if (taker == kNobody) {
        deep |= bit(20 + i);
      } else {
        points[taker] += game_.tiles[game_.first_house_stack][i];
      }
    }
  }
  frame.inputs.word[kStacks] = stacks;
  frame.inputs.word[kStacksDeep] = deep;
  for (int o = 0; o + 1 < game_.players; ++o) {
    const Player& them = state.players[(seat + 1 + o) % game_.players];
    frame.inputs.word[opponent_word(o, kTheirHouseNumbers)] =
        house_numbers(state, them) | at_least(them.hand.size() - them.open.size(), 6) << 26;
    const Chain chain = longest_chain(game_, them, them.open.cities());
    frame.prospects[(seat + 1 + o) % game_.players] =
        read_closing(state, them, chain, frame.inputs.word[opponent_word(o, kTheirClosing)]);
  }
}

int InputReader::score(const State& state, int seat, const Frame& frame) const {
  const Player& player = state.players[seat];
  int sum = frame.tile_points[seat] + player.office_points - player.houses_left();
  if (state.end_seat == seat) sum += game_.end_points;
  if (game_.carriages) sum += game_.carriage_points[player.carriage];
  for (int rank = 0; game_.audience && rank < kCoachCount; ++rank) {
    sum += (state.places[rank] >> seat & 1) * (rank + 1);
  }
  return sum;
}

InputReader::Prospect InputReader::read_own_cards(const State& state, int seat,
                                                  const Display& display, Inputs& out) const {
  const Player& me = state.players[seat];
  const std::uint32_t hand = me.hand.cities();
  const std::uint32_t twice = (me.hand.plane[0] & me.hand.plane[1]) |
                              (me.hand.plane[1] & me.hand.plane[2]) |
                              (me.hand.plane[0] & me.hand.plane[2]);
  const std::uint32_t fits = fits_left(game_, me) | fits_right(game_, me);
  const std::uint32_t hand_fits = hand & fits;
  const std::uint32_t later = neighbours_of(hand_fits) & ~me.route_cities;
  const std::uint32_t shown = display.once;

  Copies seen;
  seen.add(state.discard);
  seen.add(display.once);
  seen.add(display.twice);
  seen.add(display.thrice);
  seen.add(me.hand);
  for (int s = 0; s < game_.players; ++s) {
    const Player& player = state.players[s];
    if (s != seat) seen.add(player.open);
    seen.add(player.route_cities);
    for (int i = 0; i < player.beside_length; ++i) seen.add(bit(player.beside[i].city()));
  }
  const std::uint32_t all = game_.all_cities;
  const int copies = game_.table.copies;
  const auto unseen = [&](int n) { return copies < n ? 0 : seen.at_most(copies - n) & all; };

  auto& w = out.word;
  w[kHandOnce] = hand;
  w[kHandTwice] = twice;
  w[kRoute] = me.route_cities;
  w[kEnds] = route_ends(me);
  w[kHouses] = me.houses;
  w[kFits] = fits;
  w[kHandFits] = hand_fits;
  w[kDisplayOnce] = shown;
  w[kDisplayTwice] = display.twice;
  w[kDisplayFits] = shown & fits;
  w[kHandLater] = hand & later & ~fits;
  w[kDisplayLater] = shown & later & ~fits;
  w[kRouteNew] = me.route_cities & ~me.houses;
  w[kHandNew] = hand & ~me.houses;
  w[kDisplayNew] = shown & ~me.houses;
  w[kHandPairs] = hand & neighbours_of(hand);
  w[kUnseenOnce] = unseen(1);
  w[kUnseenTwice] = unseen(2);
  w[kUnseenThrice] = unseen(3);
  w[kFitsUnseen] = fits & w[kUnseenOnce];
  w[kFitsNew] = fits & ~me.houses;

  w[kRouteNumbers] = route_numbers(me);
  // How far the hand alone can carry the route on.
  std::uint32_t step = hand_fits;
  std::uint32_t reached = 0;
  int depth = 0;
  while (depth < 4 && (step & ~reached) != 0) {
    reached |= step;
    ++depth;
    if (depth < 4) step = hand & neighbours_of(step) & ~me.route_cities & ~reached;
  }
  w[kRouteNumbers] |= at_least(depth, 4) << 28;
  w[kHandNumbers] =
      hand_numbers(me.hand.size(), me.carriage) | at_least(bit_count(hand_fits), 4) << 16 |
      at_least(bit_count(w[kDisplayFits]), 4) << 20 | at_least(lands_missing(game_, me), 8) << 24;
  w[kHouseNumbers] = house_numbers(state, me) | at_least(bit_count(w[kFitsUnseen]), 6) << 26;
  w[kComplete] = complete_word(me);
  w[kNetworkLands] = network_word(me);
  const Chain chain = longest_chain(game_, me, hand);
  w[kEndNumbers] = end_numbers(me, out) | chain_numbers(me, chain) << 20;
  w[kLandGain] = land_gain(me);
  w[kReach] = reach(me, hand_fits, w[kDisplayFits]);

  std::uint32_t soon = 0;
  int at = 0;
  for (const LandsBonus& bonus : game_.lands_bonuses) {
    if (at >= 32) break;
    const std::uint32_t missing = bonus.cities & ~me.houses;
    if (missing != 0) {
      if ((missing & ~me.route_cities) == 0) soon |= bit(at);
      if ((missing & ~(me.route_cities | hand)) == 0) soon |= bit(at + 1);
      if ((missing & ~(me.route_cities | hand | shown)) == 0) soon |= bit(at + 2);
      if (tiles_taken(state.stacks[bonus.stack]) >= game_.tile_count[bonus.stack]) {
        soon |= bit(at + 3);
      }
    }
    at += 4;
  }
  w[kCompleteSoon] = soon;
  return read_closing(state, me, chain, w[kClosing]);
}

InputReader::Prospect InputReader::read_closing(const State& state, const Player& player,
                                                const Chain& chain, std::uint32_t& word) const {
  const auto points_word = [](int points) {
    std::uint32_t bits = 0;
    for (std::size_t i = 0; i < kPointSteps.size(); ++i) {
      if (points >= kPointSteps[i]) bits |= bit(static_cast<int>(i));
    }
    return bits;
  };
  const int length = player.route_length;
  const Closing now = closing_of(game_, state, player, player.route_cities, length);
  const Closing then = chain.length == 0
                           ? now
                           : closing_of(game_, state, player, player.route_cities | chain.cities,
                                        length + chain.length);
  // A card is played each turn, so that the next closing has one more than now.
  const bool near_carriage =
      game_.carriages && length > 0 && player.carriage < game_.last_carriage &&
      game_.carriage_size[player.carriage + 1] <= length + 1 + kCartwrightHelp;
  const bool near_end = near_carriage && player.carriage + 1 == game_.last_carriage;
  const auto flag = [](bool set, int at) { return set ? bit(at) : 0; };
  constexpr int kPoints = static_cast<int>(kPointSteps.size());
  word = points_word(now.points) | points_word(then.points) << kPoints |
         flag(now.ends, 2 * kPoints) | flag(then.ends, 2 * kPoints + 1) |
         flag(near_end, 2 * kPoints + 2) | flag(near_carriage, 2 * kPoints + 3) |
         flag(then.carriage, 2 * kPoints + 4) | flag(now.network, 2 * kPoints + 5) |
         flag(then.network, 2 * kPoints + 6) | flag(then.completes, 2 * kPoints + 7);
  return {std::max(now.points, then.points), now.ends || then.ends || near_end};
}

void InputReader::read_race(const State& state, int seat, const Prospect& mine, const Frame& frame,
                            Inputs& out) const {
  constexpr int kSpan = 14;  // of the leads at the end, half of it on either side
  const int own_score = score(state, seat, frame);
  int field = 1000;
  for (int o = 0; o + 1 < game_.players; ++o) {
    const int them = (seat + 1 + o) % game_.players;
    const Prospect& theirs = frame.prospects[them];
    const int lead = own_score - score(state, them, frame);
    const int both = lead + mine.points - theirs.points;
    field = std::min(field, both);
    out.word[opponent_word(o, kScoreLead)] = at_least(lead + 16, 32);
    out.word[opponent_word(o, kRaceLead)] = at_least(both + 16, 32);
    std::uint32_t end = 0;
    if (theirs.ends) end |= at_least(lead - theirs.points + kSpan / 2, kSpan) | bit(2 * kSpan + 1);
    if (mine.ends) {
      end |= at_least(lead + mine.points + kSpan / 2, kSpan) << kSpan | bit(2 * kSpan + 2);
    }
    if (theirs.ends && mine.ends) end |= bit(2 * kSpan + 3);
    // E2: one more turn of theirs to come
    if (state.end_seat != kNobody && them > state.turn_seat) end |= bit(2 * kSpan);
    out.word[opponent_word(o, kRaceEnd)] = end;
  }
  if (game_.players > kMinPlayers) out.word[kFieldLead] = at_least(field + 16, 32);
}

void InputReader::read_opponent(const State& state, int seat, int opponent, Inputs& out) const {
  const Player& them = state.players[(seat + 1 + opponent) % game_.players];
  const std::uint32_t fits = fits_left(game_, them) | fits_right(game_, them);
  const std::uint32_t open = them.open.cities();
  std::uint32_t* w = &out.word[opponent_word(opponent, kTheirOpen)];
  w[kTheirOpen] = open;
  w[kTheirOpenFits] = open & fits;
  w[kTheirRoute] = them.route_cities;
  w[kTheirEnds] = route_ends(them);
  w[kTheirHouses] = them.houses;
  w[kTheirRouteNumbers] = route_numbers(them) | at_least(longest_chain(game_, them, open).length, 4)
                                                    << 28;
  w[kTheirHandNumbers] = hand_numbers(them.hand.size(), them.carriage) |
                         at_least(bit_count(open & fits), 4) << 16 |
                         at_least(lands_missing(game_, them), 8) << 24;
  w[kTheirComplete] = complete_word(them);
  w[kTheirNetworkLands] = network_word(them);
}

void InputReader::read_display_for(const State& state, int seat, int opponent,
                                   const Display& display, Inputs& out) const {
  const Player& them = state.players[(seat + 1 + opponent) % game_.players];
  const std::uint32_t fits = fits_left(game_, them) | fits_right(game_, them);
  std::uint32_t* w = &out.word[opponent_word(opponent, kTheirOpen)];
  w[kTheirDisplayFits] = display.once & fits;
  w[kTheirHandNumbers] |= at_least(bit_count(w[kTheirDisplayFits]), 4) << 20;
}

void InputReader::read_horses(const State& state, int seat, Unknown unknown, Inputs& out) const {
  const CardTable& table = game_.table;
  const auto sum_of = [&](const Cards& cards) {  // N1: the backs are open
    int sum = 0;
    for (int h = 1; h <= kMaxHorses; ++h) {
      for (int copy = 0; copy < kMaxCopies; ++copy) {
        sum += h * bit_count(cards.plane[copy] & table.with_horses[copy][h]);
      }
    }
    return sum;
  };
  const auto numbers = [&](const Player& player, int more) {
    return at_least(player.horses() - kPostCoachHorses, 10) |
           at_least(player.beside_length, 6) << 10 |
           exactly(player.horses() - player.route_length + 3, 7) << 16 |
           at_least((sum_of(player.hand) + more) / 2, 6) << 26;
  };
  const Player& me = state.players[seat];
  for (int h = 1; h <= kMaxHorses; ++h) {
    out.word[kHandHorse1 + h - 1] = me.hand.cities_with(table, h);
  }
  for (int slot : each_bit(static_cast<unsigned>(state.display_slots))) {
    const Card card = state.display[slot];
    out.word[kDisplayHorse1 + card.horses() - 1] |= bit(card.city());
  }
  out.word[kHorses] = numbers(me, unknown.own_horses);
  if (state.deck_left > 0) {
    const int top = state.deck[state.deck_left - 1].horses();
    if (top >= 1 && top <= kMaxHorses) out.word[kHorses] |= bit(23 + top - 1);
  }
  for (int o = 0; o + 1 < game_.players; ++o) {
    out.word[opponent_word(o, kTheirHorses)] =
        numbers(state.players[(seat + 1 + o) % game_.players], 0);
  }
}

void InputReader::read_audience(const State& state, int seat, Inputs& out) const {
  const Player& me = state.players[seat];
  std::uint64_t coaches = 0;
  std::uint32_t clergy = 0;
  std::uint32_t near = 0;
  std::uint32_t moves = 0;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    const int steps = to_rome_[state.coach_town[coach]];
    coaches |= std::uint64_t{at_least(steps, 10)} << (10 * coach);
    moves |= at_least(state.coach_moves[coach], 3) << (3 * coach);
    const int value = me.clergy_on(coach);
    if (value == 0) continue;
    clergy |= bit(5 * coach + value - 1);
    if (steps > 0) near |= at_least(7 - steps, 6) << (6 * (value - 1));
  }
  out.word[kCoachesA] = static_cast<std::uint32_t>(coaches);
  out.word[kCoachesB] = static_cast<std::uint32_t>(coaches >> 32);
  out.word[kClergy] = clergy;
  out.word[kClergyNear] = near;
  out.word[kCoachMoves] = moves | at_least(state.coach_jokers, 4) << 15;
  std::uint32_t places = 0;
  for (int rank = 0; rank < kCoachCount; ++rank) {
    for (int s : each_bit(static_cast<unsigned>(state.places[rank]))) {
      places |= bit(5 * to_seat(seat, s, game_.players) + rank);
    }
  }
  out.word[kPlaces] = places;
  for (int o = 0; o + 1 < game_.players; ++o) {
    const Player& them = state.players[(seat + 1 + o) % game_.players];
    std::uint32_t arrived = 0;
    for (int coach = 0; coach < kCoachCount; ++coach) {
      if (state.coach_town[coach] != game_.rome_town) continue;  // A5: hidden until then
      if (them.clergy_on(coach) > 0) arrived |= bit(them.clergy_on(coach) - 1);
    }
    out.word[opponent_word(o, kTheirRome)] |= arrived << 24;
  }
}

void InputReader::read_offices(const State& state, int seat, Inputs& out) const {
  const auto tiles = [&](const Player& player) {
    std::uint32_t word = 0;
    int different = 0;
    for (int i = 0; i < kOfficials; ++i) {
      const int n = player.tiles_of(static_cast<Official>(i));
      word |= at_least(n, 4) << (4 * i);
      different += n > 0 ? 1 : 0;
    }
    return word | exactly(different, 5) << 16;
  };
  out.word[kOffices] = tiles(state.players[seat]);
  std::uint32_t left = 0;
  for (int i = 0; i < kOfficials; ++i) {
    left |= at_least(state.office_stack(static_cast<Official>(i)), 8) << (8 * i);
  }
  out.word[kOfficesLeft] = left;
  for (int o = 0; o + 1 < game_.players; ++o) {
    out.word[opponent_word(o, kTheirRome)] |= tiles(state.players[(seat + 1 + o) % game_.players]);
  }
}

InputReader::Frame InputReader::frame(const State& state, int seat) const {
  Frame frame;
  frame.own_turn = state.turn_seat == seat;
  for (int o = 0; o + 1 < game_.players; ++o) read_opponent(state, seat, o, frame.inputs);
  read_stacks(state, seat, frame);
  return frame;
}

Inputs InputReader::read(const State& state, int seat, Unknown unknown, const Frame& frame) const {
  if (!frame.own_turn) return read(state, seat, unknown);
  if (state.stacks != frame.stacks) {
    Frame changed = frame;
    read_stacks(state, seat, changed);
    return read(state, seat, unknown, changed);
  }
  Inputs out = frame.inputs;
  const Display display(state);
  read_table(state, seat, unknown, out);
  const Prospect mine = read_own_cards(state, seat, display, out);
  for (int o = 0; o + 1 < game_.players; ++o) read_display_for(state, seat, o, display, out);
  read_race(state, seat, mine, frame, out);
  if (game_.horses) read_horses(state, seat, unknown, out);
  if (game_.audience) read_audience(state, seat, out);
  if (game_.offices) read_offices(state, seat, out);
  return out;
}

Inputs InputReader::read(const State& state, int seat, Unknown unknown) const {
  Frame fresh = frame(state, seat);
  fresh.own_turn = true;
  return read(state, seat, unknown, fresh);
}

Inputs used_inputs(const Game& game, int seats) {
  Inputs used;
  for (int w = kHandOnce; w <= kFitsNew; ++w) used.word[w] = game.all_cities;
  for (int w = kTurn; w <= kLandGain; ++w) used.word[w] = ~0U;
  const auto complete = low_bits(4 * static_cast<int>(game.lands_bonuses.size()));
  const auto lands = low_bits(static_cast<int>(game.groups.size()));
  used.word[kTurn] = low_bits(30);
  used.word[kTable] = low_bits(30);
  used.word[kComplete] = complete;
  used.word[kCompleteSoon] = complete;
  used.word[kNetworkLands] = lands | lands << 16;
  used.word[kStacks] = low_bits(30);
  used.word[kStacksDeep] = low_bits(25);
  used.word[kLandGain] = lands | lands << 16;
  if (game.horses) {
    for (int w = kHandHorse1; w <= kDisplayHorse3; ++w) used.word[w] = game.all_cities;
    used.word[kHorses] = ~0U;
  }
  if (game.audience) {
    used.word[kCoachesA] = ~0U;
    used.word[kCoachesB] = low_bits(18);
    used.word[kClergy] = low_bits(25);
    used.word[kClergyNear] = low_bits(30);
    used.word[kPlaces] = low_bits(5 * seats);
    used.word[kCoachMoves] = low_bits(19);
  }
  if (game.offices) {
    used.word[kOffices] = low_bits(21);
    used.word[kOfficesLeft] = ~0U;
  }
  used.word[kClosing] = ~0U;
  used.word[kReach] = low_bits(8 + 2 * static_cast<int>(game.lands_bonuses.size()));
  used.word[kFieldLead] = seats > kMinPlayers ? ~0U : 0;
  for (int o = 0; o + 1 < seats; ++o) {
    for (int w = kTheirOpen; w <= kTheirDisplayFits; ++w) {
      used.word[kOwnWords + o * kOpponentWords + w] = game.all_cities;
    }
    const auto at = [&](OpponentWord w) -> std::uint32_t& {
      return used.word[opponent_word(o, w)];
    };
    at(kTheirRouteNumbers) = ~0U;
    at(kTheirHandNumbers) = ~0U;
    at(kTheirHouseNumbers) = ~0U;
    at(kTheirComplete) = complete;
    at(kTheirNetworkLands) = used.word[kNetworkLands];
    at(kScoreLead) = ~0U;
    at(kTheirClosing) = ~0U;
    at(kRaceLead) = ~0U;
    at(kRaceEnd) = ~0U;
    at(kTheirHorses) = game.horses ? ~0U : 0;
    at(kTheirRome) = (game.offices ? low_bits(21) : 0) | (game.audience ? low_bits(5) << 24 : 0);
  }
  return used;
}

Inputs plain_inputs(const Inputs& used) {
  Inputs plain = used;
  for (const int w : {kHandTwice,    kDisplayTwice, kHandLater, kDisplayLater, kRouteNew,
                      kHandNew,      kDisplayNew,   kHandPairs, kUnseenOnce,   kUnseenTwice,
                      kUnseenThrice, kFitsUnseen,   kFitsNew,   kFits,         kCompleteSoon,
                      kStacksDeep,   kEndNumbers,   kLandGain,  kClosing,      kFieldLead}) {
    plain.word[w] = 0;
  }
  plain.word[kTable] &= low_bits(15);
  plain.word[kRouteNumbers] &= low_bits(28);
  plain.word[kHouseNumbers] &= low_bits(26);
  plain.word[kNetworkLands] &= low_bits(16);
  for (int o = 0; o + 1 < kMaxPlayers; ++o) {
    for (const OpponentWord w :
         {kTheirOpen, kTheirOpenFits, kTheirDisplayFits, kTheirEnds, kTheirComplete,
          kTheirNetworkLands, kTheirClosing, kRaceLead, kRaceEnd}) {
      plain.word[opponent_word(o, w)] = 0;
    }
    plain.word[opponent_word(o, kTheirRouteNumbers)] &= low_bits(15);
    plain.word[opponent_word(o, kTheirHandNumbers)] &= low_bits(16);
    plain.word[opponent_word(o, kTheirHouseNumbers)] &= low_bits(20);
  }
  return plain;
}

std::uint64_t kind_of_game(const Game& game) {
  Hash hash;
  hash.add(static_cast<std::uint64_t>(game.cities));
  for (int city = 0; city < game.cities; ++city) {
    hash.add(game.neighbours[city]);
    for (int copy = 0; copy < game.table.copies; ++copy) hash.add(game.table.horses[copy][city]);
  }
  for (const HouseGroup& group : game.groups)
    hash.add(std::uint64_t{group.cities} << 1 | (group.land ? 1 : 0));
  for (const LandsBonus& bonus : game.lands_bonuses) hash.add(bonus.cities);
  for (const LengthBonus& length : game.lengths) hash.add(length.length);
  for (int stack = 0; stack < kMaxBonuses; ++stack) {
    for (int i = 0; i < game.tile_count[stack]; ++i) hash.add(game.tiles[stack][i]);
  }
  for (const std::uint8_t size : game.carriage_size) hash.add(size);
  for (const std::uint8_t points : game.carriage_points) hash.add(points);
  hash.add((game.horses ? 1U : 0U) | (game.carriages ? 2U : 0U) | (game.audience ? 4U : 0U) |
           (game.offices ? 8U : 0U));
  if (game.audience) {
    for (const CoachRoads& roads : game.roads_south) {
      for (int i = 0; i < roads.exits; ++i) hash.add(roads.exit[i]);
      hash.add(roads.exits);
    }
  }
  return hash.value();
}

}  // namespace posthorn::net
