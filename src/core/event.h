// What happened, chance included: the outcome of actions, for journals, animations and undo.
#pragma once

#include <cstdint>
#include <span>

#include "base/fixed_vector.h"
#include "base/listed.h"
#include "core/card.h"
#include "core/state.h"

namespace posthorn {

// What an event tells, and where it lies in an Event.
// clang-format off
#define POSTHORN_EVENT_MEMBERS(X) \
  X(Seat, "seat")                 /* seat */ \
  X(Card, "card")                 /* card */ \
  X(DrawnCard, "card")            /* card; only its seat sees it */ \
  X(DrawnHorses, "horses")        /* card; what others see of it where cards have horses (N1) */ \
  X(City, "city")                 /* card: its city */ \
  X(Where, "where")               /* value: Where */ \
  X(Cards, "cards")               /* value: how many */ \
  X(Official, "official")         /* value: Official */ \
  X(OfficialSet, "officials")     /* value: officials as bits */ \
  X(Length, "length")             /* value: of the route */ \
  X(Size, "size")                 /* value: of the carriage */ \
  X(Points, "points")             /* value */ \
  X(Bonus, "bonus")               /* extra: its stack */ \
  X(Coach, "coach")               /* value */ \
  X(Town, "town")                 /* extra */ \
  X(Worth, "worth")               /* extra: of a clergy tile */ \
  X(CardsRanOut, "cardsRanOut")   /* value: 1 if so (E5) */

#define POSTHORN_EVENTS(X) \
  X(TurnBegan, "turn-began", kSeat) \
  X(TurnSkipped, "turn-skipped", kSeat)                      /* E5: nothing to take or play */ \
  X(TakeSkipped, "take-skipped", kSeat)                      /* T4 */ \
  X(Shuffled, "shuffled", kCards)                            /* the new deck */ \
  X(DisplayFilled, "display-filled", kCard)                  /* value: its slot */ \
  X(DisplayCleared, "display-cleared", kSeat, kCards)        /* the bailiff */ \
  X(TookCard, "took-card", kSeat, kCard)                     /* from the display */ \
  X(DrewCard, "drew-card", kSeat, kDrawnCard, kDrawnHorses)  /* from the deck */ \
  X(OfficialCalled, "official-called", kSeat, kOfficial) \
  X(RouteAbandoned, "route-abandoned", kSeat, kLength)       /* P3 */ \
  X(PlayedCity, "played-city", kSeat, kCard, kWhere) \
  X(PlayedHorses, "played-horses", kSeat, kCard) \
  X(RouteClosed, "route-closed", kSeat, kLength) \
  X(HousePlaced, "house-placed", kSeat, kCity) \
  X(BonusTaken, "bonus-taken", kSeat, kBonus, kPoints) \
  X(EndTileTaken, "end-tile-taken", kSeat, kPoints) \
  X(CarriageTaken, "carriage-taken", kSeat, kSize) \
  X(CoachMoved, "coach-moved", kSeat, kCoach, kTown) \
  X(TileShown, "tile-shown", kSeat, kWorth, kCoach)          /* A5 */ \
  X(TileRemoved, "tile-removed", kSeat, kWorth)              /* A5 */ \
  X(CardDiscarded, "card-discarded", kSeat, kCard)           /* down to three in hand (C10) */ \
  X(OfficeTileTaken, "office-tile-taken", kSeat, kOfficial) \
  X(TilesReturned, "tiles-returned", kSeat, kOfficialSet) \
  X(PointGained, "point-gained", kSeat)                      /* O3 */ \
  X(ClergyAssigned, "clergy-assigned", kSeat) \
  X(GameEnded, "game-ended", kCardsRanOut)
// clang-format on

enum class EventMember : std::uint8_t { POSTHORN_EVENT_MEMBERS(POSTHORN_ENUMERATOR) };
enum class EventKind : std::uint8_t { POSTHORN_EVENTS(POSTHORN_ENUMERATOR) };

inline constexpr std::array kEventMemberIds = {POSTHORN_EVENT_MEMBERS(POSTHORN_ID)};
constexpr std::string_view event_member_id(EventMember member) {
  return kEventMemberIds[static_cast<std::size_t>(member)];
}
inline constexpr std::array kEventIds = {POSTHORN_EVENTS(POSTHORN_ID)};
constexpr std::string_view event_id(EventKind kind) {
  return kEventIds[static_cast<std::size_t>(kind)];
}

template <EventMember... members>
inline constexpr std::array<EventMember, sizeof...(members)> kEventMembers{members...};

// What an event of this kind tells, in this order.
constexpr std::span<const EventMember> members_of(EventKind kind) {
  using enum EventMember;
  switch (kind) {
#define POSTHORN_EVENT_CASE(name, id, ...) \
  case EventKind::k##name:                 \
    return kEventMembers<__VA_ARGS__>;
    POSTHORN_EVENTS(POSTHORN_EVENT_CASE)  // NOLINT(bugprone-branch-clone): some tell the same
#undef POSTHORN_EVENT_CASE
  }
  return {};
}

struct Event {
  EventKind kind;
  std::uint8_t seat = kNobody;
  Card card;
  std::uint8_t value = 0;
  std::uint8_t extra = 0;
};

// The most that one action can bring about is a closing with every bonus and coach, or a chain of
// skipped turns with a full display after a shuffle; both stay well below this.
using EventLog = FixedVector<Event, 160>;

// Whether the event showed anybody something hidden: undo stops there.
constexpr bool reveals(const Event& event) {
  switch (event.kind) {
    case EventKind::kShuffled:
    case EventKind::kDisplayFilled:
    case EventKind::kDrewCard:
    case EventKind::kTileShown:
      return true;
    default:
      return false;
  }
}

// The event as `viewer` saw it: a card drawn from the deck shows others its horses only (N1).
constexpr Event seen_by(Event event, int viewer) {
  if (event.kind == EventKind::kDrewCard && event.seat != viewer) {
    event.card = Card(0, event.card.horses());
  }
  return event;
}

}  // namespace posthorn
