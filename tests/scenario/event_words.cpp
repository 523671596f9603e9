#include "tests/scenario/event_words.h"

#include "core/action.h"
#include "notation/move_text.h"
#include "table/event_json.h"

namespace posthorn::scenario {
namespace {

std::string officials_text(unsigned officials) {
  Words words;
  for (int i : each_bit(officials)) words.emplace_back(official_id(static_cast<Official>(i)));
  return join(words);
}

// What an event tells beside its kind and seat.
std::string details(const Game& game, const Event& event, bool hidden) {
  const std::string value = std::to_string(event.value);
  switch (event.kind) {
    case EventKind::kDrewCard:
      if (!hidden) return card_text(game, event.card);
      return event.card.horses() == 0 ? "hidden"
                                      : "with " + std::to_string(event.card.horses()) + " horses";
    case EventKind::kDisplayFilled:
    case EventKind::kTookCard:
    case EventKind::kPlayedHorses:
    case EventKind::kCardDiscarded:
    case EventKind::kHousePlaced:
      return card_text(game, event.card);
    case EventKind::kPlayedCity:
      return card_text(game, event.card) + " " +
             std::string(where_id(static_cast<Where>(event.value)));
    case EventKind::kOfficialCalled:
    case EventKind::kOfficeTileTaken:
      return std::string(official_id(static_cast<Official>(event.value)));
    case EventKind::kTilesReturned:
      return officials_text(event.value);
    case EventKind::kBonusTaken:
      return game.board->bonuses[event.extra].id + " " + value;
    case EventKind::kCoachMoved:
      return game.rome->coaches[event.value].id + " " + game.rome->towns[event.extra].id;
    case EventKind::kTileShown:
      return std::to_string(event.extra) + " " + game.rome->coaches[event.value].id;
    case EventKind::kTileRemoved:
      return std::to_string(event.extra);
    case EventKind::kGameEnded:
      return event.value == 0 ? "" : "for want of cards";
    case EventKind::kShuffled:
    case EventKind::kDisplayCleared:
    case EventKind::kRouteAbandoned:
    case EventKind::kRouteClosed:
    case EventKind::kEndTileTaken:
    case EventKind::kCarriageTaken:
      return value;
    case EventKind::kTurnBegan:
    case EventKind::kTurnSkipped:
    case EventKind::kTakeSkipped:
    case EventKind::kPointGained:
    case EventKind::kClergyAssigned:
      return "";
  }
  return "";
}

}  // namespace

Words event_words(const Game& game, const EventLog& events, int viewer) {
  Words words;
  for (const Event& event : events) {
    const bool hidden = viewer != kEverybody && event.seat != viewer;
    const Event seen = viewer == kEverybody ? event : seen_by(event, viewer);
    Words parts{std::string(event_id(seen.kind))};
    if (seen.seat != kNobody) parts.push_back(std::to_string(seen.seat));
    if (std::string more = details(game, seen, hidden); !more.empty()) parts.push_back(more);
    words.push_back(join(parts));
  }
  return words;
}

}  // namespace posthorn::scenario
