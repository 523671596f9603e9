// One decision as an intent: what a move of docs/notation.md says, not what comes of it. Eight
// bytes, because `houses` may name any set of up to 32 cities.
#pragma once

#include <cstdint>

#include "core/card.h"
#include "core/official.h"

namespace posthorn {

enum class ActionKind : std::uint8_t {
  kAssign,  // set: the value of the tile on coach i in bits 3i to 3i+2
  kTake,    // card
  kTakeDeck,
  kBailiff,
  kPostmaster,
  kPlay,  // card, where
  kPostilion,
  kClose,
  kEnd,
  kHouses,  // set: cities
  kCartwright,
  kDecline,
  kCoach,    // coach; set: the town it goes to
  kDiscard,  // set: the three cards kept, their codes ascending, eight bits each
  kReturn,   // set: officials, bit i for the i-th
};

enum class Where : std::uint8_t { kLeft, kRight, kNew, kHorse };

struct Action {
  ActionKind kind = ActionKind::kEnd;
  Card card;
  Where where = Where::kLeft;
  std::uint8_t coach = 0;
  std::uint32_t set = 0;

  friend constexpr bool operator==(const Action&, const Action&) = default;
};

static_assert(sizeof(Action) == 8);

constexpr Action simple(ActionKind kind) {
  return {.kind = kind, .card = {}, .where = {}, .coach = 0, .set = 0};
}
constexpr Action take(Card card) {
  Action a = simple(ActionKind::kTake);
  a.card = card;
  return a;
}
constexpr Action play(Card card, Where where) {
  Action a = simple(ActionKind::kPlay);
  a.card = card;
  a.where = where;
  return a;
}
constexpr Action with_set(ActionKind kind, std::uint32_t set) {
  Action a = simple(kind);
  a.set = set;
  return a;
}
constexpr Action houses(std::uint32_t cities) { return with_set(ActionKind::kHouses, cities); }
constexpr Action move_coach(int coach, int town) {
  Action a = with_set(ActionKind::kCoach, static_cast<std::uint32_t>(town));
  a.coach = static_cast<std::uint8_t>(coach);
  return a;
}
constexpr std::uint64_t action_bits(const Action& a) {
  return std::uint64_t{a.set} << 32 | std::uint64_t{a.coach} << 24 |
         std::uint64_t{static_cast<std::uint8_t>(a.where)} << 16 | std::uint64_t{a.card.code} << 8 |
         static_cast<std::uint8_t>(a.kind);
}

}  // namespace posthorn
