// What may be done now, as a value that counts and indexes the legal actions instead of listing
// them: a closing on a large map can have millions of house sets, and uniform play needs only one.
#pragma once

#include <array>
#include <cstdint>

#include "base/fixed_vector.h"
#include "core/action.h"
#include "core/game.h"
#include "core/state.h"

namespace posthorn {

// Actions that differ in one thing only: the set bits of `mask` are cities, exits of a coach's
// town or sets of officials, as the kind has it; a kind without any has the mask 1.
struct Lane {
  ActionKind kind;
  Where where;
  std::uint8_t detail;     // horses of the card, or the coach
  std::uint8_t card_bits;  // which bits of the card's code the kind has: all or none
  std::uint32_t mask;
};

class LegalActions {
 public:
  // Canonical order, no duplicates, empty only when the game is over.
  LegalActions(const Game& game, const State& state);

  [[nodiscard]] std::uint64_t size() const { return size_; }
  [[nodiscard]] Action at(std::uint64_t index) const;  // index < size()

  // The lanes of every phase but assign, closing houses and discard; empty in those.
  [[nodiscard]] const FixedVector<Lane, 16>& lanes() const { return lanes_; }

 private:
  // kLanes: takes, plays and simple moves, the bulk of all decisions
  enum class Form : std::uint8_t { kLanes, kOtherLanes, kAssign, kHouses, kDiscard };

  void add(ActionKind kind, std::uint32_t mask, Where where = Where::kLeft, int detail = 0);
  void add_takes();
  void add_plays(bool second);
  void add_closing_houses();
  void add_reward_houses();
  void add_coaches();
  void add_returns(bool final);
  void add_discards();
  [[nodiscard]] Action other_at(const Lane& lane, int chosen) const;
  [[nodiscard]] Action houses_at(std::uint64_t index) const;
  [[nodiscard]] Action discard_at(std::uint64_t index) const;

  const Game& game_;
  const State& state_;
  std::uint64_t size_ = 0;
  FixedVector<Lane, 16> lanes_;
  // Closing: for each group of C2 the cities of the route that may get a house.
  std::array<std::uint32_t, kMaxLands> choices_;
  std::uint64_t way_one_;  // sets with at most one house in each group
  Form form_ = Form::kLanes;
};

inline LegalActions legal_actions(const Game& game, const State& state) { return {game, state}; }

// Which conditions of a turn hold now; shared by the legal list and the refusals.
bool may_call_official(const State& state);                       // T2, T7
bool must_call_postmaster_now(const State& state);                // T7
std::uint32_t fits_left(const Game& game, const Player& player);  // P2: cities; P5: housed or not
std::uint32_t fits_right(const Game& game, const Player& player);
bool may_call_postilion(const Game& game, const State& state);  // T2, P4, N2
bool may_close(const Game& game, const Player& player);         // C1, N3

}  // namespace posthorn
