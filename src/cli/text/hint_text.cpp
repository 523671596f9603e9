#include "cli/text/hint_text.h"

#include <fmt/format.h>

#include "cli/text/move_words.h"
#include "cli/text/text.h"
#include "notation/json.h"
#include "notation/move_text.h"

namespace posthorn::cli {
namespace {

using hint::Key;
using hint::Kind;

std::string words_of(const Game& game, const SeatNames& names, Kind kind, int value) {
  switch (kind) {
    case Kind::kCity:
      return city_name(game, value);
    case Kind::kLand:
      return land_name(game, value);
    case Kind::kBonus:
      return bonus_name(game, value);
    case Kind::kSeat:
      return names[static_cast<std::size_t>(value)];
    case Kind::kCoach:
      return coach_name(game, value);
    case Kind::kPoints:
      return fmt::format("{} point{}", value, value == 1 ? "" : "s");
    case Kind::kNumber:
      break;
  }
  return std::to_string(value);
}

}  // namespace

// No default: a key without a sentence does not compile.
std::string_view reason_pattern(Key key) {
  switch (key) {
    case Key::kOnlyMove:
      return "It is the only move.";
    case Key::kEqualMoves:
      return "Another move is just as good.";
    case Key::kEndsGameAhead:
      return "It brings the end of the game with a lead of {points}.";
    case Key::kDelaysEnd:
      return "It keeps the game going, whose end would come {points} behind.";
    case Key::kCompletesLand:
      return "It completes {bonus} this turn, for {points}.";
    case Key::kCompletesNetwork:
      return "It completes the network this turn, {bonus}, for {points}.";
    case Key::kSavesRouteWithBailiff:
      return "Nothing in hand or display goes on with the route of {length}; a new display may "
             "save it.";
    case Key::kTakesCarriage:
      return "It takes carriage {carriage} this turn, for {points}.";
    case Key::kLongRouteBonus:
      return "It earns the bonus for a route of {length} this turn, {points}.";
    case Key::kFirstHouse:
      return "It takes the tile of {city}, {points}.";
    case Key::kMoreHouses:
      return "It places more houses: {count}.";
    case Key::kGrowsNetwork:
      return "It places a first house in {land}; lands still without one: {missing}.";
    case Key::kNearsLand:
      return "It brings {bonus} close: cities still missing: {missing}.";
    case Key::kCoachArrives:
      return "The coach of {coach} reaches Rome with your tile of {points}.";
    case Key::kReturnsForHouse:
      return "Four different tiles bring a house in any city.";
    case Key::kReturnsForPoint:
      return "Three different tiles bring a point.";
    case Key::kReturnsForCard:
      return "Two different tiles bring another card.";
    case Key::kLastCity:
      return "{city} is the last city missing for {bonus}.";
    case Key::kOnlyFit:
      return "{city} is the only card on offer that fits the route.";
    case Key::kFitsBothEnds:
      return "{city} fits both ends of the route.";
    case Key::kKeepsRouteAlive:
      return "{city} keeps the route alive.";
    case Key::kDeniesCity:
      return "It keeps {city} from {seat}, who has nothing else in sight to go on with.";
    case Key::kLeavesFollowUp:
      return "After {city} the route can go on with {other}.";
    case Key::kMoreRoads:
      return "With {city} the route has more ways to go on: {count}.";
    case Key::kSecondPlay:
      return "A second card makes the route {length} long at once.";
    case Key::kSecondCard:
      return "A second card is the best help now.";
    case Key::kWaitsForLongerRoute:
      return "The route of {length} will be worth more when it is longer.";
    case Key::kClosesInTime:
      return "No card in hand goes on with the route of {length}.";
    case Key::kLeavesStuckRoute:
      return "No card in hand goes on with the route of {length}, so a new one has to start.";
    case Key::kExtendsRoute:
      return "{city} makes the route {length} long.";
    case Key::kHorsesToClose:
      return "{count} horses are enough to close the route of {length}.";
    case Key::kFitsAfter:
      return "{city} goes on after {other}.";
    case Key::kLinksHand:
      return "{city} lies next to {other} in hand.";
    case Key::kLinksDisplay:
      return "{city} lies next to {other} in the display.";
    case Key::kNothingFits:
      return "Nothing in the display fits the route.";
    case Key::kNewCity:
      return "There is no house of yours in {city} yet.";
    case Key::kOthersWant:
      return "{seat} could go on with {city}.";
    case Key::kFreshDisplay:
      return "The display offers little, and a new one may offer more.";
    case Key::kStartsRoute:
      return "{city} is a good start for a route.";
    case Key::kBetterRoute:
      return "A route from {city} promises more than the one that lies there.";
    case Key::kMoreHorses:
      return "It makes {count} horses.";
    case Key::kKeepsNeighbours:
      return "It keeps {city} and {other}, which lie next to each other.";
    case Key::kKeepsUsefulCards:
      return "It keeps cards of cities without a house of yours: {count}.";
    case Key::kCoachAdvances:
      return "The coach of {coach} brings your tile of {points} closer to Rome.";
    case Key::kClergyOnCoach:
      return "The tile of {points} is best on the coach of {coach}.";
    case Key::kGivesOneTile:
      return "One tile is the smallest price.";
    case Key::kKeepsTiles:
      return "The tiles are best kept.";
    case Key::kKeepsCards:
      return "The cards are worth more in the next turn.";
    case Key::kPlacesHouses:
      return "It places houses: {count}.";
    case Key::kUnseenCard:
      return "An unseen card promises more than the display.";
    case Key::kBestValue:
      return "It leads to the best position.";
  }
  return "";
}

std::string reason_text(const Game& game, const SeatNames& names, const hint::Reason& reason) {
  const hint::KeyInfo& info = hint::info_of(reason.key);
  std::string text(reason_pattern(reason.key));
  for (int i = 0; i < info.count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const hint::ParameterInfo& parameter = info.parameter[at];
    const std::string placeholder = fmt::format("{{{}}}", parameter.name);
    const std::size_t found = text.find(placeholder);
    if (found == std::string::npos) continue;
    text.replace(found, placeholder.size(),
                 words_of(game, names, parameter.kind, reason.value[at]));
  }
  return text;
}

std::string hint_text(const Game& game, const State& state, const SeatNames& names,
                      const hint::Hint& hint, int columns) {
  std::string text = wrap(fmt::format("Best: {}   {}", move_words(game, state, hint.action),
                                      move_text(game, state, hint.action)),
                          columns, 6) +
                     "\n";
  if (hint.has_next) {
    const std::string gain = fmt::format("{:.1f}", 100 * hint.gain);
    const std::string next = move_text(game, state, hint.next);
    // What would read as 0.0 is no difference.
    const std::string against = gain == "0.0" || gain == "-0.0"
                                    ? fmt::format("hardly more than {}", next)
                                    : fmt::format("{} % more than {}", gain, next);
    text +=
        wrap(fmt::format("  wins {:.1f} % of the games, {}", 100 * hint.win, against), columns, 2) +
        "\n";
  } else {
    text += fmt::format("  wins {:.1f} % of the games\n", 100 * hint.win);
  }
  return text + wrap("  " + reason_text(game, names, hint.reason), columns, 2) + "\n";
}

}  // namespace posthorn::cli
