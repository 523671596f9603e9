#include "table/event_json.h"

#include <array>

#include "core/action.h"
#include "notation/json_writer.h"
#include "notation/move_text.h"

namespace posthorn {
namespace {

std::string_view where_id(int where) {
  constexpr std::array<std::string_view, 4> kIds = {"left", "right", "new", "horse"};
  return kIds[static_cast<std::size_t>(where)];
}

std::string officials_json(unsigned officials) {
  json::List list;
  for (int i : each_bit(officials)) list.item(json::quote(official_id(static_cast<Official>(i))));
  return list.text();
}

// What an event has beside its kind and seat.
void add_details(const Game& game, const Event& event, bool hidden, json::Object& out) {
  const auto card = [&] { out.member("card", json::quote(card_text(game, event.card))); };
  switch (event.kind) {
    case EventKind::kShuffled:
    case EventKind::kDisplayCleared:
      out.member("cards", event.value);
      break;
    case EventKind::kDisplayFilled:
    case EventKind::kTookCard:
    case EventKind::kPlayedHorses:
    case EventKind::kCardDiscarded:
      card();
      break;
    case EventKind::kDrewCard:
      if (hidden) {
        if (game.horses) out.member("horses", event.card.horses());  // N1: the back is open
      } else {
        card();
      }
      break;
    case EventKind::kOfficialCalled:
    case EventKind::kOfficeTileTaken:
      out.member("official", json::quote(official_id(static_cast<Official>(event.value))));
      break;
    case EventKind::kRouteAbandoned:
    case EventKind::kRouteClosed:
      out.member("length", event.value);
      break;
    case EventKind::kPlayedCity:
      card();
      out.member("where", json::quote(where_id(event.value)));
      break;
    case EventKind::kHousePlaced:
      out.member("city", json::quote(game.board->cities[event.card.city()].id));
      break;
    case EventKind::kBonusTaken:
      out.member("bonus", json::quote(game.board->bonuses[event.extra].id));
      out.member("points", event.value);
      break;
    case EventKind::kEndTileTaken:
      out.member("points", event.value);
      break;
    case EventKind::kCarriageTaken:
      out.member("size", event.value);
      break;
    case EventKind::kCoachMoved:
      out.member("coach", json::quote(game.rome->coaches[event.value].id));
      out.member("town", json::quote(game.rome->towns[event.extra].id));
      break;
    case EventKind::kTileShown:
      out.member("worth", event.value);
      out.member("coach", json::quote(game.rome->coaches[event.extra].id));
      break;
    case EventKind::kTileRemoved:
      out.member("worth", event.value);
      break;
    case EventKind::kTilesReturned:
      out.member("officials", officials_json(event.value));
      break;
    case EventKind::kGameEnded:
      out.member("cardsRanOut", json::truth(event.value == 1));
      break;
    case EventKind::kTurnBegan:
    case EventKind::kTurnSkipped:
    case EventKind::kTakeSkipped:
    case EventKind::kPointGained:
    case EventKind::kClergyAssigned:
      break;
  }
}

}  // namespace

std::string_view event_id(EventKind kind) {
  switch (kind) {
    case EventKind::kTurnBegan:
      return "turn-began";
    case EventKind::kTurnSkipped:
      return "turn-skipped";
    case EventKind::kTakeSkipped:
      return "take-skipped";
    case EventKind::kShuffled:
      return "shuffled";
    case EventKind::kDisplayFilled:
      return "display-filled";
    case EventKind::kDisplayCleared:
      return "display-cleared";
    case EventKind::kTookCard:
      return "took-card";
    case EventKind::kDrewCard:
      return "drew-card";
    case EventKind::kOfficialCalled:
      return "official-called";
    case EventKind::kRouteAbandoned:
      return "route-abandoned";
    case EventKind::kPlayedCity:
      return "played-city";
    case EventKind::kPlayedHorses:
      return "played-horses";
    case EventKind::kRouteClosed:
      return "route-closed";
    case EventKind::kHousePlaced:
      return "house-placed";
    case EventKind::kBonusTaken:
      return "bonus-taken";
    case EventKind::kEndTileTaken:
      return "end-tile-taken";
    case EventKind::kCarriageTaken:
      return "carriage-taken";
    case EventKind::kCoachMoved:
      return "coach-moved";
    case EventKind::kTileShown:
      return "tile-shown";
    case EventKind::kTileRemoved:
      return "tile-removed";
    case EventKind::kCardDiscarded:
      return "card-discarded";
    case EventKind::kOfficeTileTaken:
      return "office-tile-taken";
    case EventKind::kTilesReturned:
      return "tiles-returned";
    case EventKind::kPointGained:
      return "point-gained";
    case EventKind::kClergyAssigned:
      return "clergy-assigned";
    case EventKind::kGameEnded:
      return "game-ended";
  }
  return "";
}

std::string events_json(const Game& game, std::span<const Event> events, int viewer) {
  json::List list;
  for (const Event& told : events) {
    const bool hidden = viewer >= 0 && told.seat != viewer;
    const Event event = viewer >= 0 ? seen_by(told, viewer) : told;
    json::Object object;
    object.member("kind", json::quote(event_id(event.kind)));
    if (event.seat != kNobody) object.member("seat", event.seat);
    add_details(game, event, hidden, object);
    list.item(object.text());
  }
  return list.text();
}

}  // namespace posthorn
