#include "core/legal.h"

#include <algorithm>

#include "base/bits.h"
#include "base/check.h"
#include "core/engine.h"
#include "core/house_sets.h"

namespace posthorn {
namespace {

constexpr auto kBinomial = [] {
  std::array<std::array<std::uint32_t, kMaxCities + 1>, kMaxCities + 1> c{};
  for (int n = 0; n <= kMaxCities; ++n) {
    c[n][0] = 1;
    for (int k = 1; k <= n; ++k) c[n][k] = c[n - 1][k - 1] + (k < n ? c[n - 1][k] : 0);
  }
  return c;
}();

// Subsets of n things with `low` to `high` of them.
std::uint64_t subsets(int n, int low, int high) {
  std::uint64_t sum = 0;
  for (int k = std::max(low, 0); k <= std::min(high, n); ++k) sum += kBinomial[n][k];
  return sum;
}

// The subset of the bits of `things` with `low` to `high` of them that stands at `index`.
std::uint32_t subset_at(std::uint32_t things, int low, int high, std::uint64_t index) {
  std::uint32_t chosen = 0;
  while (things != 0) {
    const int top = 31 - std::countl_zero(things);
    things &= ~bit(top);
    const std::uint64_t without = subsets(bit_count(things), low, high);
    if (index >= without) {
      index -= without;
      chosen |= bit(top);
      --low;
      --high;
    }
  }
  return chosen;
}

// Ways to choose at most one of each group and at most `houses` in all, for the groups from each
// index on.
using WaysFrom = std::array<std::array<std::uint64_t, kHousesEach + 1>, kMaxLands + 1>;

WaysFrom ways_from(const std::array<std::uint32_t, kMaxLands>& choices, int groups, int houses) {
  WaysFrom ways;
  ways[groups].fill(1);
  for (int g = groups - 1; g >= 0; --g) {
    const auto n = static_cast<std::uint64_t>(bit_count(choices[g]));
    for (int h = 0; h <= houses; ++h) {
      ways[g][h] = ways[g + 1][h] + (h > 0 ? n * ways[g + 1][h - 1] : 0);
    }
  }
  return ways;
}

Action assignment_at(std::uint64_t index) {
  std::uint32_t set = 0;
  std::uint32_t unused = 0b111110;  // values 1 to 5
  std::uint64_t block = 120;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    block /= kCoachCount - coach;
    const int value = nth_set_bit(unused, static_cast<unsigned>(index / block));
    index %= block;
    unused &= ~bit(value);
    set |= static_cast<std::uint32_t>(value) << (3 * coach);
  }
  return with_set(ActionKind::kAssign, set);
}

std::uint32_t held_officials(const Player& player) {
  std::uint32_t held = 0;
  for (int i = 0; i < kOfficials; ++i) {
    if (player.tiles_of(static_cast<Official>(i)) > 0) held |= bit(i);
  }
  return held;
}

int first_horses(const Game& game) { return game.horses ? 1 : 0; }
int last_horses(const Game& game) { return game.horses ? kMaxHorses : 0; }

}  // namespace

bool may_call_official(const State& state) {
  return state.official == kNobody && !state.must_call_postmaster;  // T2, T7
}

bool must_call_postmaster_now(const State& state) {
  // T7: without a second card to take it lapses.
  return state.must_call_postmaster && state.official == kNobody && state.can_take();
}

std::uint32_t fits_left(const Game& game, const Player& player) {
  // A one-card route is extended to the right only (notation).
  if (player.route_length < 2) return 0;
  return game.neighbours[player.route_card(0).city()] & ~player.route_cities;  // P2
}

std::uint32_t fits_right(const Game& game, const Player& player) {
  if (player.route_length == 0) return 0;
  return game.neighbours[player.route_card(player.route_length - 1).city()] &
         ~player.route_cities;  // P2
}

bool may_call_postilion(const Game& game, const State& state) {
  if (!may_call_official(state)) return false;
  const Player& player = state.acting();
  const std::uint32_t hand = player.hand.cities();
  if (hand == 0) return false;
  if ((hand & (fits_left(game, player) | fits_right(game, player))) != 0) return true;  // P4
  // N2: horses, or a route if there is none
  return game.horses && (player.beside_length < kMaxBeside || player.route_length == 0);
}

bool may_close(const Game& game, const Player& player) {
  if (player.route_length < kShortestRoute) return false;         // C1
  return !game.horses || player.horses() >= player.route_length;  // N3
}

LegalActions::LegalActions(const Game& game, const State& state) : game_(game), state_(state) {
  switch (state.phase) {
    case Phase::kAssign:
      form_ = Form::kAssign;
      size_ = 120;
      break;
    case Phase::kTake:
      add_takes();
      // T5
      if (may_call_official(state) && state.display_slots != 0) add(ActionKind::kBailiff, 1);
      break;
    case Phase::kSecondTake:
      add_takes();
      break;
    case Phase::kRewardTake:  // O3: "may"
      add_takes();
      add(ActionKind::kDecline, 1);
      break;
    case Phase::kPlay:
      if (must_call_postmaster_now(state)) {
        add(ActionKind::kPostmaster, 1);
        break;
      }
      if (may_call_official(state) && state.can_take()) add(ActionKind::kPostmaster, 1);  // T6
      add_plays(false);
      break;
    case Phase::kSecondPlay:
      add_plays(true);
      break;
    case Phase::kAfterPlay:
      if (may_call_postilion(game, state)) add(ActionKind::kPostilion, 1);
      [[fallthrough]];
    case Phase::kAfterSecondPlay:
      if (may_close(game, state.acting())) add(ActionKind::kClose, 1);
      add(ActionKind::kEnd, 1);
      break;
    case Phase::kHouses:
      add_closing_houses();
      break;
    case Phase::kCartwright:
      add(ActionKind::kCartwright, 1);
      add(ActionKind::kDecline, 1);
      break;
    case Phase::kCoaches:
      add_coaches();
      break;
    case Phase::kDiscard:
      add_discards();
      break;
    case Phase::kReturn:
      add_returns(false);
      break;
    case Phase::kFinalReturn:
      add_returns(true);
      break;
    case Phase::kRewardHouse:
    case Phase::kFinalHouse:
      add_reward_houses();
      break;
    case Phase::kOver:
      break;
  }
}

inline void LegalActions::add(ActionKind kind, std::uint32_t mask, Where where, int detail) {
  if (mask == 0) return;
  const bool has_card = kind == ActionKind::kTake || kind == ActionKind::kPlay;
  lanes_.push_back({kind, where, static_cast<std::uint8_t>(detail),
                    static_cast<std::uint8_t>(has_card ? 0xff : 0), mask});
  size_ += static_cast<std::uint64_t>(bit_count(mask));
}

void LegalActions::add_takes() {
  // T3: equal cards of the display are one choice
  if (game_.horses) {
    std::array<std::uint32_t, kMaxHorses + 1> open{};
    for (int slot : each_bit(static_cast<unsigned>(state_.display_slots))) {
      open[state_.display[slot].horses()] |= bit(state_.display[slot].city());
    }
    for (int h = 1; h <= kMaxHorses; ++h) add(ActionKind::kTake, open[h], Where::kLeft, h);
  } else {
    std::uint32_t open = 0;
    for (int slot : each_bit(static_cast<unsigned>(state_.display_slots))) {
      open |= bit(state_.display[slot].city());
    }
    add(ActionKind::kTake, open);
  }
  if (state_.can_draw()) add(ActionKind::kTakeDeck, 1);
}

void LegalActions::add_plays(bool second) {
  const Player& player = state_.acting();
  const std::uint32_t left = fits_left(game_, player);
  const std::uint32_t right = fits_right(game_, player);
  for (int h = first_horses(game_); h <= last_horses(game_); ++h) {
    const std::uint32_t hand = player.hand.cities_with(game_.table, h);
    add(ActionKind::kPlay, hand & left, Where::kLeft, h);
    add(ActionKind::kPlay, hand & right, Where::kRight, h);
    // P1, P3; the second card never discards a route (P4)
    if (!second || player.route_length == 0) add(ActionKind::kPlay, hand, Where::kNew, h);
    if (h > 0 && player.beside_length < kMaxBeside) {
      add(ActionKind::kPlay, hand, Where::kHorse, h);  // N2
    }
  }
}

void LegalActions::add_closing_houses() {
  form_ = Form::kHouses;
  const Player& player = state_.acting();
  const std::uint32_t open = open_cities(player);  // C2
  const int left = player.houses_left();
  const auto groups = static_cast<int>(game_.groups.size());
  int groups_open = 0;
  std::uint64_t product = 1;
  std::uint64_t way_two = 0;
  for (int g = 0; g < groups; ++g) {
    choices_[g] = open & game_.groups[g].cities;
    if (choices_[g] == 0) continue;
    const int n = bit_count(choices_[g]);
    ++groups_open;
    product *= static_cast<std::uint64_t>(n) + 1;
    if (game_.groups[g].land && n > 1) way_two += subsets(n, 2, left);  // N5: not in free cities
  }
  way_one_ = left >= groups_open ? product : ways_from(choices_, groups, left)[0][left];  // C3
  size_ = way_one_ + way_two;
}

Action LegalActions::houses_at(std::uint64_t index) const {
  const int left = state_.acting().houses_left();
  const auto groups = static_cast<int>(game_.groups.size());
  std::uint32_t cities = 0;
  if (index < way_one_) {
    int groups_open = 0;
    for (int g = 0; g < groups; ++g) groups_open += choices_[g] != 0 ? 1 : 0;
    if (left >= groups_open) {
      for (int g = 0; g < groups; ++g) {
        const auto n = static_cast<std::uint64_t>(bit_count(choices_[g])) + 1;
        const auto digit = static_cast<unsigned>(index % n);
        index /= n;
        if (digit > 0) cities |= bit(nth_set_bit(choices_[g], digit - 1));
      }
      return houses(cities);
    }
    const WaysFrom ways = ways_from(choices_, groups, left);
    int rest = left;
    for (int g = 0; g < groups; ++g) {
      if (index < ways[g + 1][rest]) continue;
      index -= ways[g + 1][rest];
      const std::uint64_t each = ways[g + 1][rest - 1];
      cities |= bit(nth_set_bit(choices_[g], static_cast<unsigned>(index / each)));
      index %= each;
      --rest;
    }
    return houses(cities);
  }
  index -= way_one_;
  for (int g = 0; g < groups; ++g) {
    const int n = bit_count(choices_[g]);
    if (!game_.groups[g].land || n < 2) continue;
    const std::uint64_t here = subsets(n, 2, left);
    if (index < here) return houses(subset_at(choices_[g], 2, left, index));
    index -= here;
  }
  POSTHORN_CHECK(false);
  return {};
}

void LegalActions::add_reward_houses() {
  form_ = Form::kOtherLanes;
  add(ActionKind::kHouses, game_.all_cities & ~state_.acting().houses, Where::kNew);  // O3
  add(ActionKind::kHouses, 1, Where::kLeft);  // none; told apart by `where`
}

void LegalActions::add_coaches() {
  form_ = Form::kOtherLanes;
  for (int coach = 0; coach < kCoachCount; ++coach) {
    if (state_.coach_town[coach] == game_.rome_town) continue;
    if (state_.coach_moves[coach] == 0 && state_.coach_jokers == 0) continue;  // A4
    const int exits = game_.roads_south[state_.coach_town[coach]].exits;
    add(ActionKind::kCoach, bit(exits) - 1, Where::kLeft, coach);  // A3
  }
}

void LegalActions::add_returns(bool final) {
  form_ = Form::kOtherLanes;
  const std::uint32_t held = held_officials(state_.acting());
  std::uint32_t mask = 0;
  for (std::uint32_t set = 0; set < 16; ++set) {
    if ((set & ~held) != 0) continue;
    const bool allowed = final ? set == 0 || bit_count(set) >= 3 : set != 0;  // O6, O3
    if (allowed) mask |= bit(static_cast<int>(set));
  }
  add(ActionKind::kReturn, mask);
}

void LegalActions::add_discards() {
  form_ = Form::kDiscard;
  const Cards& hand = state_.acting().hand;
  std::uint64_t one = 0;  // cards of which there is at least one, two, three
  std::uint64_t two = 0;
  std::uint64_t three = 0;
  for (int h = first_horses(game_); h <= last_horses(game_); ++h) {
    for (int city : each_bit(hand.cities_with(game_.table, h))) {
      const int n = hand.count(game_.table, Card(city, h));
      ++one;
      two += n >= 2 ? 1 : 0;
      three += n >= 3 ? 1 : 0;
    }
  }
  // C10: a choice is the three cards kept
  size_ = one * (one - 1) * (one - 2) / 6 + two * (one - 1) + three;
}

Action LegalActions::discard_at(std::uint64_t index) const {
  const Cards& hand = state_.acting().hand;
  struct Held {
    Card card;
    int count;
  };
  FixedVector<Held, kMaxCards> held;  // by code, ascending
  for (int h = first_horses(game_); h <= last_horses(game_); ++h) {
    for (int city : each_bit(hand.cities_with(game_.table, h))) {
      held.push_back({Card(city, h), hand.count(game_.table, Card(city, h))});
    }
  }
  const std::size_t n = held.size();
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = held[i].count >= 2 ? i : i + 1; j < n; ++j) {
      const int used = (j == i ? 2 : 1);
      for (std::size_t k = held[j].count > used ? j : j + 1; k < n; ++k) {
        if (index-- == 0) {
          return with_set(ActionKind::kDiscard, held[i].card.code |
                                                    std::uint32_t{held[j].card.code} << 8 |
                                                    std::uint32_t{held[k].card.code} << 16);
        }
      }
    }
  }
  POSTHORN_CHECK(false);
  return {};
}

Action LegalActions::other_at(const Lane& lane, int chosen) const {
  switch (lane.kind) {
    case ActionKind::kCoach:
      return move_coach(lane.detail,
                        game_.roads_south[state_.coach_town[lane.detail]].exit[chosen]);
    case ActionKind::kReturn:
      return with_set(ActionKind::kReturn, static_cast<std::uint32_t>(chosen));
    default:  // kHouses
      return houses(lane.where == Where::kNew ? bit(chosen) : 0);
  }
}

Action LegalActions::at(std::uint64_t index) const {
  POSTHORN_DCHECK(index < size_);
  switch (form_) {
    case Form::kAssign:
      return assignment_at(index);
    case Form::kHouses:
      return houses_at(index);
    case Form::kDiscard:
      return discard_at(index);
    case Form::kLanes:
    case Form::kOtherLanes:
      break;
  }
  auto rank = static_cast<unsigned>(index);
  const Lane* lane = lanes_.begin();
  for (;; ++lane) {
    const auto n = static_cast<unsigned>(bit_count(lane->mask));
    if (rank < n) break;
    rank -= n;
  }
  const int chosen = nth_set_bit(lane->mask, rank);
  if (form_ == Form::kOtherLanes) return other_at(*lane, chosen);
  Action action = simple(lane->kind);
  action.card.code = static_cast<std::uint8_t>(Card(chosen, lane->detail).code & lane->card_bits);
  action.where = lane->where;
  return action;
}

std::optional<Action> step_by_itself(const Game& game, const State& state) {
  const LegalActions legal(game, state);
  if (legal.size() != 1) return std::nullopt;
  const Action only = legal.at(0);
  switch (only.kind) {
    case ActionKind::kPostmaster:  // T7
    case ActionKind::kHouses:      // C2: no city can get one
    case ActionKind::kDecline:
      return only;
    default:
      return std::nullopt;
  }
}

}  // namespace posthorn
