#include "cli/text/event_text.h"

#include <fmt/format.h>

#include <string_view>

#include "cli/text/text.h"
#include "core/action.h"

namespace posthorn::cli {
namespace {

// Who does something, with the verb in the right form.
class Doer {
 public:
  Doer(const SeatNames& names, int seat) {
    if (seat < static_cast<int>(names.size())) name_ = names[static_cast<std::size_t>(seat)];
    is_you_ = name_ == "you" || name_ == "You";
  }

  // "Anna takes" or "You take": the verb is given without its ending.
  [[nodiscard]] std::string does(std::string_view verb, std::string_view ending = "s") const {
    if (is_you_) return fmt::format("You {}", verb);
    return fmt::format("{} {}{}", name_, verb, ending);
  }
  [[nodiscard]] std::string has() const { return is_you_ ? "You have" : name_ + " has"; }
  [[nodiscard]] std::string whose() const { return is_you_ ? "Your" : name_ + "'s"; }

 private:
  std::string name_;
  bool is_you_ = false;
};

std::string_view plural(int count) { return count == 1 ? "" : "s"; }

std::string horses_words(int horses) { return fmt::format("{} horse{}", horses, plural(horses)); }

std::string drawn(const Game& game, const Event& event, const Doer& who, bool hidden) {
  if (!hidden) {
    return fmt::format("{} {} from the deck.", who.does("draw"), card_words(game, event.card));
  }
  if (event.card.horses() > 0) {
    return fmt::format("{} a card with {} from the deck.", who.does("draw"),
                       horses_words(event.card.horses()));
  }
  return fmt::format("{} a card from the deck.", who.does("draw"));
}

std::string played(const Game& game, const Event& event, const Doer& who) {
  const std::string card = card_words(game, event.card);
  switch (static_cast<Where>(event.value)) {
    case Where::kLeft:
      return fmt::format("{} {} to the left end of the route.", who.does("add"), card);
    case Where::kRight:
      return fmt::format("{} {} to the right end of the route.", who.does("add"), card);
    default:
      return fmt::format("{} a route with {}.", who.does("start"), card);
  }
}

std::string bonus_words(const Game& game, const Event& event, const Doer& who) {
  return fmt::format("{} a bonus tile of {} point{} for {}.", who.does("take"), event.value,
                     plural(event.value), bonus_name(game, event.extra));
}

std::string returned(const Event& event, const Doer& who) {
  std::vector<std::string> tiles;
  for (int official : each_bit(static_cast<unsigned>(event.value))) {
    tiles.push_back(official_name(official));
  }
  return fmt::format("{} {}.", who.does("return"),
                     tiles.empty() ? "no office tile" : "office tiles: " + joined(tiles));
}

std::string coach_moved(const Game& game, const Event& event) {
  if (event.extra == game.rome_town) {
    return fmt::format("The coach of {} reaches Rome.", coach_name(game, event.value));
  }
  return fmt::format("The coach of {} goes on to {}.", coach_name(game, event.value),
                     town_name(game, event.extra));
}

}  // namespace

std::string event_text(const Game& game, const Event& told, const SeatNames& names,
                       std::optional<int> viewer) {
  const Event event = viewer ? seen_by(told, *viewer) : told;
  const Doer who(names, event.seat);
  switch (event.kind) {
    case EventKind::kTurnBegan:
      return fmt::format("{} turn.", who.whose());
    case EventKind::kTurnSkipped:
      return fmt::format("{} nothing to take and nothing to play; the turn is skipped.", who.has());
    case EventKind::kTakeSkipped:
      return fmt::format("{} on without a card: there is none to take.", who.does("go", "es"));
    case EventKind::kShuffled:
      return fmt::format("A new deck of {} card{} is shuffled.", event.value, plural(event.value));
    case EventKind::kDisplayFilled:
      return fmt::format("{} comes into the display.", card_words(game, event.card));
    case EventKind::kDisplayCleared:
      return fmt::format("The bailiff clears the display of {} card{}.", event.value,
                         plural(event.value));
    case EventKind::kTookCard:
      return fmt::format("{} {} from the display.", who.does("take"), card_words(game, event.card));
    case EventKind::kDrewCard:
      return drawn(game, event, who, viewer && *viewer != event.seat);
    case EventKind::kOfficialCalled:
      return fmt::format("{} the {}.", who.does("call"), official_name(event.value));
    case EventKind::kRouteAbandoned:
      return fmt::format("{} up a route of {} card{}.", who.does("give"), event.value,
                         plural(event.value));
    case EventKind::kPlayedCity:
      return played(game, event, who);
    case EventKind::kPlayedHorses:
      return fmt::format("{} {} to the coach: {}.", who.does("harness", "es"),
                         horses_words(event.card.horses()), city_name(game, event.card.city()));
    case EventKind::kRouteClosed:
      return fmt::format("{} a route of {} cards.", who.does("close"), event.value);
    case EventKind::kHousePlaced:
      return fmt::format("{} a house in {}.", who.does("place"),
                         city_name(game, event.card.city()));
    case EventKind::kBonusTaken:
      return bonus_words(game, event, who);
    case EventKind::kEndTileTaken:
      return fmt::format("{} the end tile, worth {}: this round is the last.", who.does("take"),
                         event.value);
    case EventKind::kCarriageTaken:
      return fmt::format("{} carriage {}.", who.does("take"), event.value);
    case EventKind::kCoachMoved:
      return coach_moved(game, event);
    case EventKind::kTileShown:
      return fmt::format("{} tile on the coach of {} is the {}, worth {}.", who.whose(),
                         coach_name(game, event.value), clergy_name(game, event.extra),
                         event.extra);
    case EventKind::kTileRemoved:
      return fmt::format("{} {} has to leave the audience.", who.whose(),
                         clergy_name(game, event.extra));
    case EventKind::kCardDiscarded:
      return fmt::format("{} {}.", who.does("discard"), card_words(game, event.card));
    case EventKind::kOfficeTileTaken:
      return fmt::format("{} an office tile of the {}.", who.does("take"),
                         official_name(event.value));
    case EventKind::kTilesReturned:
      return returned(event, who);
    case EventKind::kPointGained:
      return fmt::format("{} a point of honour.", who.does("gain"));
    case EventKind::kClergyAssigned:
      return fmt::format("{} put five clergy tiles on the coaches, face down.", who.has());
    case EventKind::kGameEnded:
      return event.value == 1 ? "Every card lies in a route: the game ends here."
                              : "The last round is over.";
  }
  return "";
}

std::vector<std::string> events_text(const Game& game, std::span<const Event> events,
                                     const SeatNames& names, std::optional<int> viewer) {
  std::vector<std::string> lines;
  std::vector<std::string> filled;
  const auto tell_filled = [&] {
    if (filled.empty()) return;
    lines.push_back(
        fmt::format("{} come{} into the display.", joined(filled), filled.size() == 1 ? "s" : ""));
    filled.clear();
  };
  for (const Event& event : events) {
    if (event.kind == EventKind::kDisplayFilled) {
      filled.push_back(card_words(game, event.card));
      continue;
    }
    tell_filled();
    lines.push_back(event_text(game, event, names, viewer));
  }
  tell_filled();
  return lines;
}

}  // namespace posthorn::cli
