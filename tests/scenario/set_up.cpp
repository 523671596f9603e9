#include "tests/scenario/set_up.h"

#include <algorithm>
#include <string_view>

#include "core/engine.h"
#include "notation/board_json.h"
#include "notation/game_text.h"
#include "tests/games.h"
#include "tests/scenario/names.h"
#include "tests/scenario/refused.h"
#include "tests/scenario/rule_page.h"

namespace posthorn::scenario {
namespace {

constexpr std::string_view kBeganWithoutCards = "began without cards";

std::uint8_t byte(int value) { return static_cast<std::uint8_t>(value); }

}  // namespace

// A line `pattern: value`; each * of the pattern is an argument.
struct SetUp::Directive {
  std::string_view pattern;
  void (*set)(SetUp& to, const Words& arguments, const std::string& value);
};

// `seat N: key words`
struct SetUp::SeatPart {
  std::string_view key;
  void (*set)(SetUp& to, Player& player, const Words& words);
};

Position& SetUp::position() {
  require(!game_error_, "the game is refused: " + game_error_.value_or(GameError{}).text);
  if (!position_) fail("a 'game' line has to come first");
  return *position_;
}

void SetUp::read(const Line& line) {
  line_ = line.number;
  if (line.text == kBeganWithoutCards) {
    say(line.text);
    return;
  }
  const Entry entry = read_entry(line.text);
  const std::string key = join(entry.head);
  if (key != "shuffle") say(key);
  for (const Directive& directive : directives()) {
    Words arguments;
    if (!matches(entry.head, directive.pattern, arguments)) continue;
    directive.set(*this, arguments, entry.value);
    return;
  }
  fail("there is no set-up line '" + key + "'");
}

// Nothing is said twice: the second line would silently win.
void SetUp::say(const std::string& what) {
  require(said_.insert(what).second, "'" + what + "' is said twice");
}

const std::vector<SetUp::Directive>& SetUp::directives() {
  using To = SetUp&;
  using Args = const Words&;
  using Value = const std::string&;
  static const std::vector<Directive> kAll = {
      {"rules", [](To, Args, Value v) { std::ranges::for_each(list_of(v), require_rule); }},
      {"game", [](To to, Args, Value v) { to.make(v); }},
      {"begin", [](To to, Args, Value v) { to.begin_ = to.place(list_of(v)); }},
      {"display",
       [](To to, Args, Value v) {
         to.display_ = to.place(list_of(v));
         require(to.display_->size() <= kDisplaySize, "the display has six cards");
       }},
      {"deck", [](To to, Args, Value v) { to.deck_ = to.place(list_of(v)); }},
      {"rest", [](To to, Args, Value v) { to.rest_ = v; }},
      {"discard",
       [](To to, Args, Value v) {
         for (const Card card : to.place(list_of(v))) to.state().discard.add(to.game().table, card);
       }},
      {"shuffle", [](To to, Args, Value v) { to.add_shuffle(v); }},
      {"seat *", [](To to, Args a, Value v) { to.set_seat(seat_of(to.game(), a[0]), v); }},
      {"taken *",
       [](To to, Args a, Value v) {
         const int stack = stack_of(to.game(), a[0]);
         const bool first_houses = stack == to.game().first_house_stack;
         first_houses ? to.set_first_houses(list_of(v)) : to.set_takers(stack, list_of(v));
       }},
      {"end tile", [](To to, Args, Value v) { to.state().end_seat = byte(seat_of(to.game(), v)); }},
      {"turn", [](To to, Args, Value v) { to.state().turn_seat = byte(seat_of(to.game(), v)); }},
      {"now",
       [](To to, Args, Value v) {
         require(v == "take" || v == "play" || v == "after play",
                 "a scenario begins at 'take', 'play' or 'after play'");
         to.state().phase = phase_of(v);
       }},
      {"called", [](To to, Args, Value v) { to.state().official = byte(official_of(v)); }},
      {"coach *",
       [](To to, Args a, Value v) {
         to.state().coach_town[coach_of(to.game(), a[0])] = byte(town_of(to.game(), v));
       }},
      {"place *",
       [](To to, Args a, Value v) {
         to.state().places[number(a[0], 1, kCoachCount) - 1] =
             static_cast<std::uint8_t>(seats_of(to.game(), list_of(v)));
       }},
  };
  return kAll;
}

const std::vector<SetUp::SeatPart>& SetUp::seat_parts() {
  using To = SetUp&;
  static const std::vector<SeatPart> kAll = {
      {"hand",
       [](To to, Player& player, const Words& words) {
         for (const Card card : to.place(words)) {
           player.hand.add(to.game().table, card);
           player.open.add(to.game().table, card);
         }
       }},
      {"hidden",
       [](To to, Player& player, const Words& words) {
         for (const Card card : to.place(words)) player.hand.add(to.game().table, card);
       }},
      {"route",
       [](To to, Player& player, const Words& words) {
         require(words.size() <= player.route.size(), "a route is not that long");
         for (const Card card : to.place(words)) {
           player.route[player.route_length++] = card;
           player.route_cities |= bit(card.city());
         }
       }},
      {"beside",
       [](To to, Player& player, const Words& words) {
         require(words.size() <= kMaxBeside, "at most six cards lie beside the post coach");
         for (const Card card : to.place(words)) player.beside[player.beside_length++] = card;
       }},
      {"houses", [](To to, Player& player,
                    const Words& words) { player.houses = cities_of(to.game(), words); }},
      {"carriage",
       [](To to, Player& player, const Words& words) {
         player.carriage = byte(carriage_of(to.game(), join(words)));
       }},
      {"tiles",
       [](To to, Player& player, const Words& words) {
         require(to.game().offices, "there are no office tiles without the offices");
         player.office_tiles = offices_of(words);
       }},
      {"points",
       [](To, Player& player, const Words& words) {
         player.office_points = byte(number(join(words), 0, 99));
       }},
      {"clergy",
       [](To to, Player& player, const Words& words) {
         require(to.game().audience, "there are no clergy without the audience");
         player.clergy = clergy_of(words);
       }},
  };
  return kAll;
}

// `map=south`, or what no text of a game can say: `map=south with 5 players`, `map=south without
// rome`.
void SetUp::make(const std::string& text) {
  const Words words = split(text);
  require(!words.empty(), "a game is named as in 'map=south,players=2'");
  auto name = read_game_name(words[0]);
  if (!name) {
    game_error_ = {"", name.error()};
    return;
  }
  auto rome = built_in_rome();
  Words a;
  if (matches(words, "* with * players", a)) {
    name->options.players = number(a[1], 0, 9);
  } else if (matches(words, "* without rome", a)) {
    rome = nullptr;
  } else {
    require(words.size() == 1, "'" + text + "' is no game");
  }
  auto board = boards_for_tests().find(name->map);
  if (board == nullptr) {
    game_error_ = {"", "there is no map '" + name->map + "'"};
    return;
  }
  auto made = make_game(std::move(board), std::move(rome), name->options);
  if (!made) {
    game_error_ = {refusal_words(made.error()), std::string(made.error().text)};
    return;
  }
  position_.emplace(std::move(*made));
  for (int copy = 0; copy < game().table.copies; ++copy) {
    unplaced_.plane[static_cast<std::size_t>(copy)] = game().all_cities;
  }
}

void SetUp::set_seat(int seat, const std::string& parts) {
  for (const std::string& text : list_of(parts, ';')) {
    Words words = split(text);
    const std::string key = words[0];
    words.erase(words.begin());
    say("seat " + std::to_string(seat) + " " + key);
    const auto part = std::ranges::find(seat_parts(), key, &SeatPart::key);
    require(part != seat_parts().end(), "a seat has no '" + key + "'");
    require(!words.empty(), "'" + key + "' of what?");
    part->set(*this, state().players[seat], words);
  }
}

void SetUp::set_takers(int stack, const Words& seats) {
  require(static_cast<int>(seats.size()) <= game().tile_count[stack],
          "the stack has not that many tiles");
  std::uint16_t& takers = state().stacks[stack];
  for (const std::string& seat : seats) {
    takers = static_cast<std::uint16_t>(takers << 2 | seat_of(game(), seat));
  }
}

void SetUp::set_first_houses(const Words& cities_and_seats) {
  require(cities_and_seats.size() % 2 == 0, "first houses are written as 'BRE 0 HAM 1'");
  std::uint16_t& takers = state().stacks[game().first_house_stack];
  for (std::size_t i = 0; i < cities_and_seats.size(); i += 2) {
    const int tile = first_house_tile(game(), cities_and_seats[i]);
    takers = with_first_house(takers, tile, seat_of(game(), cities_and_seats[i + 1]));
  }
}

void SetUp::add_shuffle(const std::string& order) {
  std::vector<Card> top;
  if (order != "any") {
    for (const std::string& word : list_of(order)) top.push_back(card_of(game(), word));
  }
  position().dealer.add({std::move(top), line_});
}

// The cards of a list, taken from those that lie nowhere yet.
std::vector<Card> SetUp::place(const Words& words) {
  std::vector<Card> cards;
  for (const std::string& word : words) {
    const Card card = card_of(game(), word);
    require(unplaced_.has(game().table, card), "every card " + word + " lies somewhere already");
    unplaced_.remove(game().table, card);
    cards.push_back(card);
  }
  return cards;
}

void SetUp::finish() {
  finished_ = true;
  if (!position_) return;  // only `? game refused` can follow
  if (begin_) {
    begin_game(*begin_);
    return;
  }
  lay_out_cards();
  lay_out_offices();
  for (int seat = 0; game().audience && seat < game().players; ++seat) {
    std::uint16_t& clergy = state().players[seat].clergy;
    if (clergy == 0) clergy = clergy_of({"1", "2", "3", "4", "5"});
  }
  begin_turn();
}

void SetUp::begin_game(const std::vector<Card>& deck) {
  require(said_ == std::set<std::string>{"rules", "game", "begin"},
          "a game that begins has no other position than its deck");
  ScenarioDealer dealer(game());
  dealer.add({deck, line_});
  state() = start(game(), dealer, &position().events);
}

void SetUp::lay_out_cards() {
  std::vector<Card> rest;
  unplaced_.each(game().table, [&](Card card) { rest.push_back(card); });
  if (!display_) {
    const auto end = rest.begin() + std::min<std::ptrdiff_t>(kDisplaySize, std::ssize(rest));
    display_.emplace(rest.begin(), end);
    rest.erase(rest.begin(), end);
  }
  const std::vector<Card>& display = *display_;
  std::ranges::copy(display, state().display.begin());
  state().display_slots = byte((1 << display.size()) - 1);

  std::vector<Card> deck = deck_;
  for (const Card card : rest) add_rest(card, deck);
  std::ranges::reverse_copy(deck, state().deck.begin());
  state().deck_left = static_cast<std::uint8_t>(deck.size());
}

void SetUp::add_rest(Card card, std::vector<Card>& deck) {
  if (rest_ == "deck") {
    deck.push_back(card);
  } else if (rest_ == "discard") {
    state().discard.add(game().table, card);
  } else {
    require(rest_.starts_with("seat "), "the rest lies in deck, discard or with a seat");
    Player& holder = state().players[seat_of(game(), rest_.substr(5))];
    holder.hand.add(game().table, card);
    holder.open.add(game().table, card);
  }
}

// The game lays the tiles out even when they are not played with.
void SetUp::lay_out_offices() {
  unsigned stacks = 0;
  for (int i = 0; i < kOfficials; ++i) {
    int left = game().office_tiles[i];
    for (const Player& player : state().players) left -= player.tiles_of(static_cast<Official>(i));
    require(left >= 0, "there are not that many office tiles");
    stacks |= static_cast<unsigned>(left) << (4 * i);
  }
  state().office_left = static_cast<std::uint16_t>(stacks);
}

void SetUp::begin_turn() {
  state().actor = state().turn_seat;
  state().turn = state().turn_seat + 1U;
  const bool no_cards = state().phase == Phase::kTake && state().acting().hand.empty();
  state().must_call_postmaster = no_cards || said_.contains(std::string(kBeganWithoutCards));
}

}  // namespace posthorn::scenario
