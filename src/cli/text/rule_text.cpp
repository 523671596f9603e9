#include "cli/text/rule_text.h"

#include <algorithm>
#include <cctype>
#include <initializer_list>

namespace posthorn::cli {
namespace {

constexpr std::string_view kIds[] = {
#define POSTHORN_RULE_TEXT(id) #id,
    POSTHORN_RULES(POSTHORN_RULE_TEXT)
#undef POSTHORN_RULE_TEXT
};

constexpr auto kRules = static_cast<int>(std::size(kIds));

// Rules of a variant are left out where the variant is not played.
bool is_played(const Game& game, Rule rule) {
  const std::string_view id = rule_id(rule);
  switch (id[0]) {
    case 'N':
      if (id == "N10") return game.carriages && game.board->has_horses();
      if (rule == Rule::kN5 || rule == Rule::kN6) return game.first_house_mask != 0;
      if (rule == Rule::kN7 || rule == Rule::kN8) return game.board->has_horses();
      return game.horses;
    case 'A':
      return game.audience;
    case 'O':
      return game.offices;
    default:
      return game.carriages || (rule != Rule::kC8 && rule != Rule::kC9);
  }
}

std::vector<Rule> all_rules_for(Phase phase) {
  switch (phase) {
    case Phase::kAssign:
      return {Rule::kA1, Rule::kA2, Rule::kA3, Rule::kA5, Rule::kA6};
    case Phase::kTake:
      return {Rule::kT1, Rule::kT3, Rule::kT5, Rule::kT7,
              Rule::kT2, Rule::kT4, Rule::kN1, Rule::kO2};
    case Phase::kSecondTake:
      return {Rule::kT6, Rule::kT3, Rule::kT8, Rule::kN1, Rule::kO2};
    case Phase::kPlay:
      return {Rule::kP1, Rule::kP2, Rule::kP3, Rule::kP5,
              Rule::kT6, Rule::kT7, Rule::kN2, Rule::kN4};
    case Phase::kAfterPlay:
      return {Rule::kC1, Rule::kP4, Rule::kT2,  Rule::kN3,
              Rule::kC8, Rule::kC9, Rule::kC10, Rule::kO2};
    case Phase::kSecondPlay:
      return {Rule::kP4, Rule::kP2, Rule::kN2};
    case Phase::kAfterSecondPlay:
      return {Rule::kC1, Rule::kN3, Rule::kC8, Rule::kC10};
    case Phase::kHouses:
      return {Rule::kC2, Rule::kC3, Rule::kC4, Rule::kC5, Rule::kC6, Rule::kC7,
              Rule::kN5, Rule::kN6, Rule::kN7, Rule::kN8, Rule::kA3, Rule::kE1};
    case Phase::kCartwright:
      return {Rule::kC9, Rule::kC8, Rule::kT2, Rule::kO2, Rule::kE1};
    case Phase::kCoaches:
      return {Rule::kA3, Rule::kA4, Rule::kA5, Rule::kA6};
    case Phase::kDiscard:
      return {Rule::kC10, Rule::kI1};
    case Phase::kReturn:
      return {Rule::kO3, Rule::kO4, Rule::kO5, Rule::kO7};
    case Phase::kRewardTake:
      return {Rule::kO3, Rule::kO7, Rule::kT3};
    case Phase::kRewardHouse:
      return {Rule::kO3, Rule::kO5, Rule::kC5, Rule::kC6};
    case Phase::kFinalReturn:
    case Phase::kFinalHouse:
      return {Rule::kO6, Rule::kO5};
    case Phase::kOver:
      return {Rule::kE3, Rule::kE4, Rule::kE5, Rule::kN9, Rule::kA6};
  }
  return {};
}

}  // namespace

std::string_view rule_sentence(Rule rule) {
  switch (rule) {
    case Rule::kS1:
      return "Two to four play; seat 1 begins and play goes round in seat order.";
    case Rule::kS2:
      return "The deck holds each city several times; six cards lie open as the display.";
    case Rule::kS3:
      return "Everybody begins with twenty houses, no cards and no carriage; the best tile of each "
             "bonus stack is on top.";
    case Rule::kS4:
      return "The network bonus asks for every land, or for every land but Baiern where the game "
             "is set to 'outside'.";
    case Rule::kT1:
      return "A turn is: take a card, play a card, then close the route if you like.";
    case Rule::kT2:
      return "One official may help in a turn, and only where the help does something.";
    case Rule::kT3:
      return "Take any open card of the display, or the top of the deck unseen; the display is "
             "filled up at once.";
    case Rule::kT4:
      return "When the deck is empty and a card is needed, the discard pile becomes the new deck.";
    case Rule::kT5:
      return "The bailiff, before you take: the whole display is discarded and laid out afresh.";
    case Rule::kT6:
      return "The postmaster, after the first card and before you play: take a second one.";
    case Rule::kT7:
      return "Whoever begins a turn with an empty hand has to call the postmaster and nobody else.";
    case Rule::kT8:
      return "There is no limit to a hand, except when a route is closed.";
    case Rule::kP1:
      return "Without a route, the card you play begins one; you have one route at a time.";
    case Rule::kP2:
      return "A card goes to the left or right end of the route if a road joins it to the city "
             "there and the city is not in the route yet.";
    case Rule::kP3:
      return "You may always drop the whole route and begin a new one with the card instead.";
    case Rule::kP4:
      return "The postilion, after a card is played: play a second one, which has to extend the "
             "route.";
    case Rule::kP5:
      return "A route may lead through cities where you have a house already.";
    case Rule::kC1:
      return "A route of three or more cards may be closed after playing: houses, bonuses, "
             "carriage, discards, in this order.";
    case Rule::kC2:
      return "Houses go either one into each land of the route, or into any cities of one single "
             "land of it.";
    case Rule::kC3:
      return "You may place fewer houses than the route allows, or none.";
    case Rule::kC4:
      return "A long route earns one tile, from the highest stack it reaches that still has one.";
    case Rule::kC5:
      return "Houses in all cities of a land, or of a pair of lands, earn the top tile of its "
             "stack.";
    case Rule::kC6:
      return "A house in every land that counts earns the top tile of the network stack.";
    case Rule::kC7:
      return "Each land bonus and the network bonus come to you once at most; an empty stack gives "
             "nothing.";
    case Rule::kC8:
      return "A route as long as your next carriage brings it, and you have to take it: one in a "
             "closing, none is left out.";
    case Rule::kC9:
      return "The cartwright hands over the next carriage when the route is one or two cards "
             "short.";
    case Rule::kC10:
      return "After closing, the route is discarded, then all cards above three in hand.";
    case Rule::kE1:
      return "The first to take the last carriage or to place the twentieth house takes the end "
             "tile.";
    case Rule::kE2:
      return "Then the round is played out, so that all have had equally many turns.";
    case Rule::kE3:
      return "Points: the best carriage and all bonus tiles, less one for each house not placed.";
    case Rule::kE4:
      return "A tie goes to the holder of the end tile, or the tied player next after the holder.";
    case Rule::kE5:
      return "If nobody can take or play any more for a whole round, the game ends without an end "
             "tile, and a tie goes to the lowest seat.";
    case Rule::kI1:
      return "Hidden are the order of the deck, cards drawn unseen and the clergy tiles; all else "
             "is open to everybody.";
    case Rule::kI2:
      return "Computer players know no more than the seat they play for.";
    case Rule::kN1:
      return "Cards show one to three horses on both sides, so everybody sees those of hands and "
             "of the top of the deck.";
    case Rule::kN2:
      return "A card may be played as horses beside the coach instead of a city, six cards there "
             "at most.";
    case Rule::kN3:
      return "To close, the coach's two horses and those beside it must be at least as many as the "
             "route has cards.";
    case Rule::kN4:
      return "Closing uses up the horse cards; dropping a route unclosed keeps them.";
    case Rule::kN5:
      return "Free cities belong to no land: one of them may get a house beside one in each land, "
             "none when you build in a single land.";
    case Rule::kN6:
      return "The first house in a free city takes the tile lying there.";
    case Rule::kN7:
      return "Preußen is one land though it lies in two parts.";
    case Rule::kN8:
      return "Routes earn tiles up to a length of eight; the network asks for every land but for "
             "no free city.";
    case Rule::kN9:
      return "With horses the end comes by the twentieth house only, and there are no carriage "
             "points.";
    case Rule::kN10:
      return "The north may be played with carriages too; then the horses mean nothing.";
    case Rule::kA1:
      return "Before the first turn everybody puts the tiles 1 to 5 face down on the five coaches.";
    case Rule::kA2:
      return "The coaches set out from their starts, with two players nearer to Rome.";
    case Rule::kA3:
      return "At a closing, each card of the route whose city got no house moves the coach of its "
             "land one town south; you choose order and forks.";
    case Rule::kA4:
      return "A card of Polen, or of a coach already in Rome, moves any other coach.";
    case Rule::kA5:
      return "When a coach enters Rome its tiles go to the places of their rank and drive away "
             "whoever stood there before.";
    case Rule::kA6:
      return "At the end each tile on a place counts its value; tiles on the road count nothing.";
    case Rule::kO1:
      return "There are so many office tiles as the number of players says, fewest of the "
             "cartwright.";
    case Rule::kO2:
      return "Whoever was helped by an official takes one of that official's tiles.";
    case Rule::kO3:
      return "When an official's last tile goes, all give back one to four different tiles: two "
             "allow a card, three are a point, four a house in any city.";
    case Rule::kO4:
      return "If an official is still without a tile after that, all give back again.";
    case Rule::kO5:
      return "A house gained so may earn bonuses at once, and may be the twentieth.";
    case Rule::kO6:
      return "After the last turn everybody may once more give back three or four different tiles.";
    case Rule::kO7:
      return "Points of honour have no limit; a card gained so is no part of a turn.";
    case Rule::kO8:
      return "Audience and offices go together and with the south map only.";
  }
  return "";
}

std::optional<Rule> find_rule(std::string_view id) {
  for (int i = 0; i < kRules; ++i) {
    const bool same = std::ranges::equal(id, kIds[i], [](char a, char b) {
      return std::toupper(static_cast<unsigned char>(a)) == b;
    });
    if (same) return static_cast<Rule>(i);
  }
  return std::nullopt;
}

std::vector<Rule> rules_for(const Game& game, Phase phase) {
  std::vector<Rule> rules = all_rules_for(phase);
  std::erase_if(rules, [&](Rule rule) { return !is_played(game, rule); });
  return rules;
}

}  // namespace posthorn::cli
