// What happened, chance included: the outcome of actions, for journals, animations and undo.
#pragma once

#include <cstdint>

#include "base/fixed_vector.h"
#include "core/card.h"
#include "core/state.h"

namespace posthorn {

enum class EventKind : std::uint8_t {
  kTurnBegan,
  kTurnSkipped,      // E5: nothing to take and nothing to play
  kTakeSkipped,      // T4
  kShuffled,         // value: cards in the new deck
  kDisplayFilled,    // card
  kDisplayCleared,   // the bailiff, value: cards discarded
  kTookCard,         // card, from the display
  kDrewCard,         // card, from the deck; only the seat sees the city
  kOfficialCalled,   // value: Official
  kRouteAbandoned,   // P3, value: its length
  kPlayedCity,       // card, value: Where
  kPlayedHorses,     // card
  kRouteClosed,      // value: its length
  kHousePlaced,      // card: the city
  kBonusTaken,       // value: points, extra: the stack
  kEndTileTaken,     // value: points
  kCarriageTaken,    // value: its size
  kCoachMoved,       // value: coach, extra: the town it reached
  kTileShown,        // A5, value: its worth, extra: the coach
  kTileRemoved,      // A5, value: its worth
  kCardDiscarded,    // card, down to three in hand (C10)
  kOfficeTileTaken,  // value: Official
  kTilesReturned,    // value: officials as bits
  kPointGained,      // O3
  kClergyAssigned,
  kGameEnded,  // value: 1 if the cards ran out (E5)
};

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
