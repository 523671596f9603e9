// One decision as an intent: what a move of docs/notation.md says, not what comes of it. Eight
// bytes, because `houses` may name any set of up to 32 cities.
#pragma once

#include <cstdint>

#include "base/listed.h"
#include "core/card.h"
#include "core/official.h"

namespace posthorn {

// The words are those that a move begins with.
// clang-format off
#define POSTHORN_ACTIONS(X) \
  X(Assign, "assign")           /* set: the value of the tile on coach i in bits 3i to 3i+2 */ \
  X(Take, "take")               /* card */ \
  X(TakeDeck, "take deck") \
  X(Bailiff, "bailiff") \
  X(Postmaster, "postmaster") \
  X(Play, "play")               /* card, where */ \
  X(Postilion, "postilion") \
  X(Close, "close") \
  X(End, "end") \
  X(Houses, "houses")           /* set: cities */ \
  X(Cartwright, "cartwright") \
  X(Decline, "decline") \
  X(Coach, "coach")             /* coach; set: the town it goes to */ \
  X(Discard, "discard")         /* set: the three cards kept, codes ascending, eight bits each */ \
  X(Return, "return")           /* set: officials, bit i for the i-th */

#define POSTHORN_WHERES(X) \
  X(Left, "left") \
  X(Right, "right") \
  X(New, "new") \
  X(Horse, "horse")
// clang-format on

enum class ActionKind : std::uint8_t { POSTHORN_ACTIONS(POSTHORN_ENUMERATOR) };
enum class Where : std::uint8_t { POSTHORN_WHERES(POSTHORN_ENUMERATOR) };

inline constexpr std::array kActionIds = {POSTHORN_ACTIONS(POSTHORN_ID)};
constexpr std::string_view action_id(ActionKind kind) {
  return kActionIds[static_cast<std::size_t>(kind)];
}
inline constexpr std::array kWhereIds = {POSTHORN_WHERES(POSTHORN_ID)};
constexpr std::string_view where_id(Where where) {
  return kWhereIds[static_cast<std::size_t>(where)];
}

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
