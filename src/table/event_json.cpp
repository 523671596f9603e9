#include "table/event_json.h"

#include "core/action.h"
#include "notation/json_writer.h"
#include "notation/move_text.h"

namespace posthorn {
namespace {

json::List officials_json(unsigned officials) {
  json::List list;
  for (int i : each_bit(officials)) list.item(official_id(static_cast<Official>(i)));
  return list;
}

// `hidden`: it is another seat that looks.
void add_member(const Game& game, const Event& event, EventMember member, bool hidden,
                json::Object& out) {
  const std::string_view key = event_member_id(member);
  switch (member) {
    case EventMember::kSeat:
      out.member(key, event.seat);
      break;
    case EventMember::kCard:
      out.member(key, card_text(game, event.card));
      break;
    case EventMember::kDrawnCard:
      if (!hidden) out.member(key, card_text(game, event.card));
      break;
    case EventMember::kDrawnHorses:
      if (hidden && game.horses) out.member(key, event.card.horses());  // N1: the back is open
      break;
    case EventMember::kCity:
      out.member(key, game.board->cities[event.card.city()].id);
      break;
    case EventMember::kWhere:
      out.member(key, where_id(static_cast<Where>(event.value)));
      break;
    case EventMember::kOfficial:
      out.member(key, official_id(static_cast<Official>(event.value)));
      break;
    case EventMember::kOfficialSet:
      out.member(key, officials_json(event.value));
      break;
    case EventMember::kBonus:
      out.member(key, game.board->bonuses[event.extra].id);
      break;
    case EventMember::kCoach:
      out.member(key, game.rome->coaches[event.value].id);
      break;
    case EventMember::kTown:
      out.member(key, game.rome->towns[event.extra].id);
      break;
    case EventMember::kWorth:
      out.member(key, event.extra);
      break;
    case EventMember::kCards:
    case EventMember::kLength:
    case EventMember::kSize:
    case EventMember::kPoints:
      out.member(key, event.value);
      break;
    case EventMember::kCardsRanOut:
      out.member(key, event.value == 1);
      break;
  }
}

}  // namespace

json::List events_json(const Game& game, const SeenEvents& events) {
  json::List list;
  for (const Event& event : events) {
    const bool hidden = events.hides_card(event);
    json::Object object;
    object.member("kind", event_id(event.kind));
    for (const EventMember member : members_of(event.kind)) {
      add_member(game, event, member, hidden, object);
    }
    list.item(object);
  }
  return list;
}

}  // namespace posthorn
