// Readable scenarios: every tests/scenarios/**/*.txt is a list of positions, moves and what must
// come of them, each naming the rules of docs/rules.md that it shows.
//
//   == A title
//   rules: P2                        the rules it shows
//   game: map=south,players=2
//   seat 0: hand INN ULM; route CAR STU
//   0> play ULM right                seat 0 makes a legal move
//   0! play INN right -> P2          seat 0 is refused by that rule, and nothing changes
//   ? route 0: CAR STU ULM           what is found then
//
// `#` begins a comment. Without a position the game stands before a turn of seat 0. Set-up lines:
//   begin: ULM AUG ...               the game starts properly; the deck from its top, then the rest
//   display: ... | none              (default: six cards that are named nowhere)
//   deck: ... | none                 from its top
//   rest: deck | discard | seat N    where all cards lie that are named nowhere (default: below
//                                    those of the deck, in a fixed order); `seat N`: in that hand
//   discard: ...
//   shuffle: ... | any               the order of the next shuffle, from the top, then the rest
//   seat N: part; part; ...          hand (everybody knows it), hidden (drawn unseen), route,
//                                    beside, houses, carriage (its size), tiles, points, clergy
//   taken STACK: 0 1                 who took its tiles, in order; of `free`: BRE 0 HAM 1
//   end tile: N
//   turn: N                          whose turn it is
//   now: take | play | after play
//   began without cards              T7 holds in this turn
//   called: OFFICIAL
//   coach ID: TOWN                   (default: its start)
//   place VALUE: 0 1                 seats with a tile on that place in Rome
// What can be asked stands in ScenarioRun: expect_possible, table_facts, seat_facts, end_facts.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <set>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "core/engine.h"
#include "core/invariants.h"
#include "core/view.h"
#include "notation/game_text.h"
#include "notation/move_text.h"

namespace posthorn {
namespace {

namespace fs = std::filesystem;

using Words = std::vector<std::string>;

// A scenario that does not hold, or is no scenario. The runner adds the line.
class Problem : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

[[noreturn]] void fail(const std::string& message) { throw Problem(message); }

void require(bool condition, const std::string& message) {
  if (!condition) fail(message);
}

std::string trim(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string_view::npos) return "";
  return std::string(text.substr(first, text.find_last_not_of(" \t\r") - first + 1));
}

Words split(std::string_view text, char separator) {
  Words parts;
  std::size_t begin = 0;
  while (begin <= text.size()) {
    const std::size_t end = std::min(text.find(separator, begin), text.size());
    if (std::string part = trim(text.substr(begin, end - begin)); !part.empty()) {
      parts.push_back(std::move(part));
    }
    begin = end + 1;
  }
  return parts;
}

std::string join(const Words& words, std::string_view between = " ") {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += between;
    text += word;
  }
  return text;
}

// A list is either things or the word `none`, so that a forgotten value is noticed.
Words list_of(std::string_view text, char separator = ' ') {
  Words words = split(text, separator);
  require(!words.empty(), "a value is missing; write 'none' for nothing");
  if (words.size() == 1 && words[0] == "none") words.clear();
  return words;
}

std::string sorted(Words words, std::string_view between = " ") {
  std::ranges::sort(words);
  return words.empty() ? "none" : join(words, between);
}

std::string shown(const Words& words) { return words.empty() ? "none" : join(words); }

int number(std::string_view text, int low, int high) {
  const bool digits = !text.empty() && text.size() <= 3 &&
                      std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  const int value = digits ? std::stoi(std::string(text)) : -1;
  require(digits && value >= low && value <= high,
          "'" + std::string(text) + "' should be a number from " + std::to_string(low) + " to " +
              std::to_string(high));
  return value;
}

void compare(std::string_view what, const std::string& expected, const std::string& found) {
  if (expected == found) return;
  fail(std::string(what) + "\n  expected: " + expected + "\n  found:    " + found);
}

bool is_word_character(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

// Whether a rule id stands in the text as a word, or as the constant kC4.
bool names_rule(std::string_view text, std::string_view id) {
  for (std::size_t at = text.find(id); at != std::string_view::npos; at = text.find(id, at + 1)) {
    const std::size_t end = at + id.size();
    if (end < text.size() && is_word_character(text[end])) continue;
    std::size_t begin = at;
    if (begin > 0 && text[begin - 1] == 'k') --begin;
    if (begin == 0 || !is_word_character(text[begin - 1])) return true;
  }
  return false;
}

std::string read_text(const fs::path& path) {
  const std::ifstream in(path, std::ios::binary);
  require(in.is_open(), "cannot read " + path.string());
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

fs::path source_path(std::string_view relative) {
  return fs::path(POSTHORN_SOURCE_DIR) / std::string(relative);
}

// The ids of docs/rules.md in its order: lines like "- C4 Length bonus: ...".
const Words& rule_ids() {
  static const Words ids = [] {
    Words found;
    std::istringstream lines(read_text(source_path("docs/rules.md")));
    for (std::string line; std::getline(lines, line);) {
      if (!line.starts_with("- ") || line.size() < 4) continue;
      const std::string id = line.substr(2, line.find(' ', 2) - 2);
      const bool digits =
          std::ranges::all_of(id.substr(1), [](char c) { return c >= '0' && c <= '9'; });
      if (id.size() >= 2 && id[0] >= 'A' && id[0] <= 'Z' && digits) found.push_back(id);
    }
    return found;
  }();
  return ids;
}

void require_rule(const std::string& id) {
  require(std::ranges::find(rule_ids(), id) != rule_ids().end(), "there is no rule '" + id + "'");
}

// ---------------------------------------------------------------------------------------------
// Scenario files

struct Line {
  int number = 0;
  std::string text;
};

struct Scenario {
  std::string file;
  std::string title;
  int line = 0;
  std::vector<Line> lines;  // without comments and empty ones

  [[nodiscard]] Words rules() const {
    for (const Line& each : lines) {
      if (each.text.starts_with("rules:")) return split(each.text.substr(6), ' ');
    }
    return {};
  }
};

// For GoogleTest, which would print the bytes.
void PrintTo(const Scenario& scenario, std::ostream* out) {
  *out << fs::path(scenario.file).filename().string() << ':' << scenario.line;
}

std::vector<Scenario> read_scenarios(const std::string& file, const std::string& text) {
  std::vector<Scenario> scenarios;
  std::istringstream lines(text);
  int count = 0;
  for (std::string raw; std::getline(lines, raw);) {
    ++count;
    const std::string line = trim(std::string_view(raw).substr(0, raw.find('#')));
    if (line.empty()) continue;
    if (line.starts_with("==")) {
      scenarios.push_back({file, trim(line.substr(2)), count, {}});
      continue;
    }
    // Lines before the first title make a scenario without one, which the runner refuses.
    if (scenarios.empty()) scenarios.push_back({file, "", count, {}});
    scenarios.back().lines.push_back({count, line});
  }
  return scenarios;
}

std::vector<Scenario> all_scenarios() {
  std::vector<fs::path> files;
  for (const auto& entry : fs::recursive_directory_iterator(source_path("tests/scenarios"))) {
    if (entry.is_regular_file() && entry.path().extension() == ".txt")
      files.push_back(entry.path());
  }
  std::ranges::sort(files);
  std::vector<Scenario> all;
  for (const fs::path& path : files) {
    std::vector<Scenario> some = read_scenarios(path.string(), read_text(path));
    // An empty file must not pass unnoticed either.
    if (some.empty()) some.push_back({path.string(), "", 1, {}});
    std::ranges::move(some, std::back_inserter(all));
  }
  return all;
}

// ---------------------------------------------------------------------------------------------
// Running one

// Deals the orders of the `shuffle` lines and objects to a shuffle that none of them foresaw.
class ScenarioDealer final : public Dealer {
 public:
  struct Order {
    std::vector<Card> top;
    int line = 0;
  };
  explicit ScenarioDealer(const Game& game) : game_(game) {}
  void add(Order order) { orders_.push_back(std::move(order)); }

  void shuffle(std::span<Card> cards) override {
    require(next_ < orders_.size(), "the discard pile was shuffled, but no 'shuffle' line is left");
    auto place = cards.begin();
    for (const Card card : orders_[next_++].top) {
      const auto found = std::find(place, cards.end(), card);
      require(found != cards.end(),
              card_text(game_, card) + " of a 'shuffle' line is not among the cards shuffled");
      std::rotate(place, found, found + 1);
      ++place;
    }
  }

  [[nodiscard]] const Order* unused() const {
    return next_ < orders_.size() ? &orders_[next_] : nullptr;
  }

 private:
  const Game& game_;
  std::vector<Order> orders_;
  std::size_t next_ = 0;
};

constexpr std::array<std::string_view, 17> kPhases = {
    "assign",      "take",         "second take",       "play",
    "after play",  "second play",  "after second play", "houses",
    "cartwright",  "coaches",      "discard",           "return",
    "reward take", "reward house", "final return",      "final house",
    "over"};
static_assert(kPhases.size() == static_cast<std::size_t>(Phase::kOver) + 1);

class ScenarioRun {
 public:
  explicit ScenarioRun(const Scenario& scenario) : scenario_(scenario) {}

  struct Failure {
    int line = 0;
    std::string message;
  };

  // What does not hold first, or nothing.
  std::optional<Failure> failure() {
    int line = scenario_.line;
    try {
      require(!scenario_.title.empty(), "a scenario begins with '== title'");
      require(!scenario_.rules().empty(), "a scenario names its rules, as in 'rules: C4 C7'");
      for (const Line& each : scenario_.lines) {
        line = each.number;
        line_ = line;
        read(each.text);
      }
      require(moves_or_expectations_ > 0, "nothing is moved and nothing expected");
      if (dealer_ && dealer_->unused() != nullptr) {
        line = dealer_->unused()->line;
        fail("this shuffle did not happen");
      }
    } catch (const Problem& problem) {
      return Failure{line, problem.what()};
    }
    return std::nullopt;
  }

 private:
  void read(const std::string& text) {
    if (text[0] == '?') {
      settle_position();
      ++moves_or_expectations_;
      expect(trim(text.substr(1)));
      return;
    }
    const bool seat_first = text[0] >= '0' && text[0] <= '9' && text.size() > 1;
    if (seat_first && (text[1] == '>' || text[1] == '!')) {
      settle_position();
      ++moves_or_expectations_;
      const int seat = seat_of(text.substr(0, 1));
      if (text[1] == '>') {
        move(seat, trim(text.substr(2)));
      } else {
        refused(seat, trim(text.substr(2)));
      }
      return;
    }
    require(!settled_,
            "'" + text + "' is no move and no expectation, and too late for a set-up line");
    set_up(text);
  }

  // --- names

  [[nodiscard]] const Game& game() const {
    require(game_.has_value(), "a 'game' line has to come first");
    return *game_;
  }

  [[nodiscard]] int seat_of(std::string_view text) const {
    return number(text, 0, game().players - 1);
  }

  [[nodiscard]] int city_of(const std::string& id) const {
    const int city = game().board->find_city(id);
    require(city >= 0, "there is no city '" + id + "'");
    return city;
  }

  [[nodiscard]] Card card_of(const std::string& text) const {
    if (!game().horses) return {city_of(text), 0};
    require(text.size() == 4 && text[3] >= '1' && text[3] <= '3',
            "'" + text + "' should be a card with its horses, as BER2");
    return {city_of(text.substr(0, 3)), text[3] - '0'};
  }

  [[nodiscard]] std::uint32_t cities_of(const Words& ids) const {
    std::uint32_t cities = 0;
    for (const std::string& id : ids) {
      require((cities & bit(city_of(id))) == 0, id + " is named twice");
      cities |= bit(city_of(id));
    }
    return cities;
  }

  [[nodiscard]] int stack_of(std::string_view id) const {
    const auto& bonuses = game().board->bonuses;
    const auto found = std::ranges::find(bonuses, id, &Bonus::id);
    require(found != bonuses.end() && found->kind != BonusKind::kEnd,
            "there is no stack '" + std::string(id) + "'");
    return static_cast<int>(found - bonuses.begin());
  }

  [[nodiscard]] static int official_of(std::string_view id) {
    for (int i = 0; i < kOfficials; ++i) {
      if (official_id(static_cast<Official>(i)) == id) return i;
    }
    fail("there is no official '" + std::string(id) + "'");
  }

  [[nodiscard]] int coach_of(std::string_view id) const {
    require(game().audience, "there are no coaches without the audience");
    const int coach = game().rome->find_coach(id);
    require(coach >= 0, "there is no coach '" + std::string(id) + "'");
    return coach;
  }

  // "postmaster 2 bailiff 1" as four bits for each official
  [[nodiscard]] static std::uint16_t offices_of(const Words& words) {
    require(words.size() % 2 == 0, "office tiles are written as 'postmaster 2 bailiff 1'");
    unsigned tiles = 0;
    for (std::size_t i = 0; i < words.size(); i += 2) {
      const int official = official_of(words[i]);
      require((tiles >> (4 * official) & 15) == 0, words[i] + " is named twice");
      tiles |= static_cast<unsigned>(number(words[i + 1], 1, 8)) << (4 * official);
    }
    return static_cast<std::uint16_t>(tiles);
  }

  [[nodiscard]] static std::string offices_text(std::uint16_t tiles) {
    Words words;
    for (int i = 0; i < kOfficials; ++i) {
      const int n = tiles >> (4 * i) & 15;
      if (n == 0) continue;
      words.emplace_back(official_id(static_cast<Official>(i)));
      words.push_back(std::to_string(n));
    }
    return shown(words);
  }

  [[nodiscard]] static std::uint16_t clergy_of(const Words& words) {
    require(words.size() == kCoachCount, "clergy are five values, one for each coach");
    unsigned tiles = 0;
    std::uint32_t values = 0;
    for (int coach = 0; coach < kCoachCount; ++coach) {
      const int value = number(words[static_cast<std::size_t>(coach)], 1, 5);
      values |= bit(value);
      tiles |= static_cast<unsigned>(value) << (3 * coach);
    }
    require(values == 0b111110, "clergy are the values 1 to 5, each once");
    return static_cast<std::uint16_t>(tiles);
  }

  [[nodiscard]] static std::string clergy_text(const Player& player) {
    Words words;
    for (int coach = 0; coach < kCoachCount; ++coach) {
      const int value = player.clergy_on(coach);
      words.push_back(value == 0 ? "-" : std::to_string(value));
    }
    return join(words);
  }

  [[nodiscard]] static std::string seats_text(std::uint32_t seats) {
    Words words;
    for (int seat : each_bit(seats)) words.push_back(std::to_string(seat));
    return shown(words);
  }

  [[nodiscard]] std::uint32_t seats_of(const Words& words) const {
    std::uint32_t seats = 0;
    for (const std::string& word : words) seats |= bit(seat_of(word));
    return seats;
  }

  [[nodiscard]] Words card_words(const Cards& cards) const {
    Words words;
    cards.each(game().table, [&](Card card) { words.push_back(card_text(game(), card)); });
    return words;
  }

  // --- the position

  void set_up(const std::string& text) {
    if (text == "began without cards") {
      began_without_cards_ = true;
      return;
    }
    const std::size_t colon = text.find(':');
    require(colon != std::string::npos, "'" + text + "' is no line of a scenario");
    const Words head = split(text.substr(0, colon), ' ');
    const std::string value = trim(text.substr(colon + 1));
    require(!head.empty(), "'" + text + "' is no line of a scenario");
    const std::string key = head[0];
    // Nothing is said twice: the second line would silently win.
    require(said_.insert(join(head)).second || key == "shuffle",
            "'" + join(head) + "' is said twice");
    if (key == "rules" && head.size() == 1) {
      for (const std::string& id : list_of(value)) require_rule(id);
    } else if (key == "game" && head.size() == 1) {
      set_game(value);
    } else if (key == "seat" && head.size() == 2) {
      for (const std::string& part : split(value, ';')) set_part(seat_of(head[1]), part);
    } else if (head.size() == 2 && set_numbered(head, value)) {
      return;
    } else {
      set_table(join(head), value);
    }
  }

  void set_game(const std::string& value) {
    const auto name = read_game_name(value);
    if (!name) {
      game_error_ = name.error();
      return;
    }
    auto made = make_game(Boards{}, *name);
    if (!made) {
      game_error_ = made.error();
      return;
    }
    game_ = std::move(*made);
    dealer_.emplace(*game_);
    for (int copy = 0; copy < game_->table.copies; ++copy) {
      unplaced_.plane[static_cast<std::size_t>(copy)] = game_->all_cities;
    }
    // So that equal states are equal bytes.
    std::memset(static_cast<void*>(&state_), 0, sizeof state_);
    for (auto& stack : state_.stacks) stack = 1;
    if (game_->first_house_stack >= 0) state_.stacks[game_->first_house_stack] = 0;
    if (game_->audience) state_.coach_town = game_->coach_start;
    state_.phase = Phase::kTake;
    state_.official = kNobody;
    state_.end_seat = kNobody;
  }

  // The cards of a list, taken from those that lie nowhere yet.
  std::vector<Card> place(const Words& words) {
    std::vector<Card> cards;
    for (const std::string& word : words) {
      const Card card = card_of(word);
      require(unplaced_.has(game().table, card), "every card " + word + " lies somewhere already");
      unplaced_.remove(game().table, card);
      cards.push_back(card);
    }
    return cards;
  }

  void set_part(int seat, const std::string& part) {
    Player& player = state_.players[seat];
    Words words = split(part, ' ');
    const std::string key = words[0];
    words.erase(words.begin());
    require(said_.insert("seat " + std::to_string(seat) + " " + key).second,
            "'" + key + "' is said twice");
    require(!words.empty(), "'" + key + "' of what?");
    if (key == "hand" || key == "hidden") {
      for (const Card card : place(words)) {
        player.hand.add(game().table, card);
        if (key == "hand") player.open.add(game().table, card);
      }
    } else if (key == "route") {
      for (const Card card : place(words)) {
        player.route[player.route_length++] = card;
        player.route_cities |= bit(card.city());
      }
    } else if (key == "beside") {
      require(words.size() <= kMaxBeside, "at most six cards lie beside the coach");
      for (const Card card : place(words)) {
        player.beside[player.beside_length++] = card;
      }
    } else if (key == "houses") {
      player.houses = cities_of(words);
    } else if (key == "carriage") {
      const int size = number(join(words), 3, 7);
      player.carriage = static_cast<std::uint8_t>(std::ranges::find(game().carriage_size, size) -
                                                  game().carriage_size.begin());
    } else if (key == "tiles") {
      require(game().offices, "there are no office tiles without the offices");
      player.office_tiles = offices_of(words);
    } else if (key == "points") {
      player.office_points = static_cast<std::uint8_t>(number(join(words), 0, 99));
    } else if (key == "clergy") {
      require(game().audience, "there are no clergy without the audience");
      player.clergy = clergy_of(words);
    } else {
      fail("a seat has no '" + key + "'");
    }
  }

  bool set_numbered(const Words& head, const std::string& value) {
    if (head[0] == "taken") {
      const int stack = stack_of(head[1]);
      if (stack == game().first_house_stack) {
        set_first_houses(list_of(value));
      } else {
        set_takers(stack, list_of(value));
      }
    } else if (head[0] == "coach") {
      const int coach = coach_of(head[1]);
      const int town = game().rome->find_town(value);
      require(town >= 0, "there is no town '" + value + "'");
      state_.coach_town[coach] = static_cast<std::uint8_t>(town);
    } else if (head[0] == "place") {
      state_.places[number(head[1], 1, kCoachCount) - 1] =
          static_cast<std::uint8_t>(seats_of(list_of(value)));
    } else if (head[0] == "end" && head[1] == "tile") {
      state_.end_seat = static_cast<std::uint8_t>(seat_of(value));
    } else {
      return false;
    }
    return true;
  }

  void set_takers(int stack, const Words& seats) {
    require(static_cast<int>(seats.size()) <= game().tile_count[stack],
            "the stack has not that many tiles");
    for (const std::string& seat : seats) {
      state_.stacks[stack] = static_cast<std::uint16_t>(state_.stacks[stack] << 2 | seat_of(seat));
    }
  }

  void set_first_houses(const Words& words) {
    require(words.size() % 2 == 0, "first houses are written as 'BRE 0 HAM 1'");
    for (std::size_t i = 0; i < words.size(); i += 2) {
      const int tile = first_house_tile(words[i]);
      const int taker = seat_of(words[i + 1]) + 1;
      auto& takers = state_.stacks[game().first_house_stack];
      takers = static_cast<std::uint16_t>(takers | taker << (3 * tile));
    }
  }

  [[nodiscard]] int first_house_tile(const std::string& id) const {
    const auto& cities = game().first_house_cities;
    const auto end = cities.begin() + game().tile_count[game().first_house_stack];
    const auto found = std::find(cities.begin(), end, city_of(id));
    require(found != end, id + " has no tile for the first house");
    return static_cast<int>(found - cities.begin());
  }

  void set_table(const std::string& key, const std::string& value) {
    if (key == "begin") {
      begin_ = place(list_of(value));
    } else if (key == "display") {
      display_ = place(list_of(value));
      require(display_->size() <= kDisplaySize, "the display has six cards");
    } else if (key == "deck") {
      deck_ = place(list_of(value));
    } else if (key == "rest") {
      rest_ = value;
    } else if (key == "discard") {
      for (const Card card : place(list_of(value))) state_.discard.add(game().table, card);
    } else if (key == "shuffle") {
      std::vector<Card> top;
      if (value != "any") {
        for (const std::string& word : list_of(value)) top.push_back(card_of(word));
      }
      (void)game();
      dealer_->add({std::move(top), line_});
    } else if (key == "turn") {
      state_.turn_seat = static_cast<std::uint8_t>(seat_of(value));
    } else if (key == "now") {
      const auto phase = std::ranges::find(kPhases, value);
      require(value == "take" || value == "play" || value == "after play",
              "a scenario begins at 'take', 'play' or 'after play'");
      state_.phase = static_cast<Phase>(phase - kPhases.begin());
    } else if (key == "called") {
      state_.official = static_cast<std::uint8_t>(official_of(value));
    } else {
      fail("there is no set-up line '" + key + "'");
    }
  }

  // Once, before the first move or expectation: puts the rest in place.
  void settle_position() {
    if (settled_) return;
    settled_ = true;
    if (!game_) return;  // only `? game refused` can follow
    if (begin_) {
      require(said_.size() == 3U + (said_.contains("shuffle") ? 1U : 0U),
              "a game that begins has no other position than its deck");
      ScenarioDealer first(*game_);
      first.add({*begin_, line_});
      state_ = start(*game_, first);
    } else {
      settle_cards();
      settle_rest();
    }
    check_state("set-up");
  }

  void settle_cards() {
    std::vector<Card> rest;
    unplaced_.each(game().table, [&](Card card) { rest.push_back(card); });
    if (!display_) {
      const std::size_t n = std::min<std::size_t>(kDisplaySize, rest.size());
      display_.emplace(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(n));
      rest.erase(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(n));
    }
    for (std::size_t i = 0; i < display_->size(); ++i) state_.display[i] = (*display_)[i];
    state_.display_slots = static_cast<std::uint8_t>(bit(static_cast<int>(display_->size())) - 1);
    std::vector<Card> deck = deck_;
    for (const Card card : rest) {
      if (rest_ == "deck") {
        deck.push_back(card);
      } else if (rest_ == "discard") {
        state_.discard.add(game().table, card);
      } else {
        require(rest_.starts_with("seat "), "the rest lies in deck, discard or with a seat");
        Player& holder = state_.players[seat_of(rest_.substr(5))];
        holder.hand.add(game().table, card);
        holder.open.add(game().table, card);
      }
    }
    std::ranges::reverse(deck);
    std::ranges::copy(deck, state_.deck.begin());
    state_.deck_left = static_cast<std::uint8_t>(deck.size());
  }

  void settle_rest() {
    state_.actor = state_.turn_seat;
    state_.turn = state_.turn_seat + 1U;
    const bool no_cards = state_.phase == Phase::kTake && state_.acting().hand.empty();
    state_.must_call_postmaster = began_without_cards_ || no_cards;
    if (game().offices) {
      for (int i = 0; i < kOfficials; ++i) {
        int left = game().office_tiles[i];
        for (int seat = 0; seat < game().players; ++seat) {
          left -= state_.players[seat].tiles_of(static_cast<Official>(i));
        }
        require(left >= 0, "there are not that many office tiles");
        state_.office_left = static_cast<std::uint16_t>(state_.office_left | left << (4 * i));
      }
    } else {  // the game lays them out in any case
      for (int i = 0; i < kOfficials; ++i) {
        state_.office_left =
            static_cast<std::uint16_t>(state_.office_left | game().office_tiles[i] << (4 * i));
      }
    }
    for (int seat = 0; game().audience && seat < game().players; ++seat) {
      if (state_.players[seat].clergy == 0)
        state_.players[seat].clergy = clergy_of({"1", "2", "3", "4", "5"});
    }
  }

  // --- moves

  // What must hold in every state, whatever the scenario is about.
  void check_state(const std::string& after) const {
    const std::string broken = broken_invariant(game(), state_);
    require(broken.empty(), "after " + after + " an invariant is broken: " + broken);
    // I1, I2: a state made up from what a seat knows is a possible one and looks the same to it.
    for (int seat = 0; seat < game().players; ++seat) {
      const View view = view_of(game(), state_, seat);
      Rng rng(7);
      const State guess = determinize(game(), view, rng);
      const std::string wrong = broken_invariant(game(), guess);
      require(wrong.empty(), "after " + after + " a guess of seat " + std::to_string(seat) +
                                 " breaks an invariant: " + wrong);
      require(same_view(guess, state_, seat),
              "after " + after + " a guess of seat " + std::to_string(seat) + " has another view");
    }
  }

  [[nodiscard]] bool same_view(const State& a, const State& b, int seat) const {
    const View first = view_of(game(), a, seat);
    const View second = view_of(game(), b, seat);
    return std::memcmp(&first, &second, sizeof first) == 0;
  }

  [[nodiscard]] Words legal_moves() const {
    const LegalActions legal = legal_actions(game(), state_);
    require(legal.size() <= 100000, "too many legal moves to list");
    Words moves;
    for (std::uint64_t i = 0; i < legal.size(); ++i) {
      moves.push_back(move_text(game(), state_, legal.at(i)));
    }
    return moves;
  }

  [[nodiscard]] bool is_legal(const std::string& text) const {
    const Words legal = legal_moves();
    return std::ranges::find(legal, text) != legal.end();
  }

  void move(int seat, const std::string& text) {
    require(!state_.over(), "'" + text + "', but the game is over");
    compare("who decides", std::to_string(seat), std::to_string(state_.actor));
    const auto action = read_move(game(), state_, text);
    if (!action) {
      Words legal = legal_moves();
      if (legal.size() > 30) legal = {std::to_string(legal.size()) + " moves"};
      fail("'" + text + "' should be legal\n  refused: " + error_text(action.error()) +
           "\n  legal:   " + join(legal, ", "));
    }
    compare("the move written again", text, move_text(game(), state_, *action));
    require(is_legal(text), "'" + text + "' is not refused, but not in the legal list either");
    apply(game(), state_, *action, *dealer_);
    check_state("'" + text + "'");
  }

  void refused(int seat, const std::string& text) {
    const std::size_t arrow = text.find("->");
    require(arrow != std::string::npos,
            "a refused move names its rule, as in '0! play INN right -> P2'");
    const std::string move = trim(text.substr(0, arrow));
    const std::string rule = trim(text.substr(arrow + 2));
    require_rule(rule);
    State before;
    std::memcpy(static_cast<void*>(&before), &state_, sizeof before);
    compare("'" + move + "' refused by", rule, refusing_rule(seat, move));
    require(std::memcmp(&before, &state_, sizeof before) == 0, "a refused move changed the state");
    require(seat != state_.actor || !is_legal(move),
            "'" + move + "' is refused, but in the legal list");
  }

  [[nodiscard]] std::string refusing_rule(int seat, const std::string& move) const {
    const auto action = read_move(game(), state_, move);
    if (!action) {
      require(!action.error().malformed, "'" + move + "': " + action.error().message);
      require(state_.over() || seat == state_.actor,
              "it is not seat " + std::to_string(seat) + "'s decision");
      return std::string(rule_id(*action.error().rule));
    }
    const MaybeRefusal refusal = refusal_of(game(), state_, seat, *action);
    return refusal ? std::string(rule_id(refusal->rule)) : "none, it is legal";
  }

  // --- expectations

  // How the expected value is written: as it is, as words, or as a list in any order.
  enum class Form : std::uint8_t { kText, kWords, kSorted, kSortedWithCommas };

  // Something that can be asked: `? hand 0: ULM`. Each * of the pattern is an argument.
  struct Fact {
    std::string_view pattern;
    Form form;
    std::string (*found)(const ScenarioRun& run, const Words& arguments);
  };

  void expect(const std::string& text) {
    const std::size_t colon = text.find(':');
    require(colon != std::string::npos, "'? " + text + "' has no ':'");
    const Words head = split(text.substr(0, colon), ' ');
    const std::string value = trim(text.substr(colon + 1));
    if (join(head) == "game refused") {
      expect_refused_game(value);
      return;
    }
    require(!game_error_, "the game is refused: " + game_error_.value_or(""));
    (void)game();
    if (expect_possible(head, value)) return;
    for (const Fact& fact : facts()) {
      Words arguments;
      if (!matches(head, split(fact.pattern, ' '), arguments)) continue;
      compare(join(head), normal(fact.form, value), fact.found(*this, arguments));
      return;
    }
    fail("there is no expectation '" + join(head) + "'");
  }

  static bool matches(const Words& head, const Words& pattern, Words& arguments) {
    if (head.size() != pattern.size()) return false;
    for (std::size_t i = 0; i < head.size(); ++i) {
      if (pattern[i] == "*") {
        arguments.push_back(head[i]);
      } else if (pattern[i] != head[i]) {
        return false;
      }
    }
    return true;
  }

  static std::string normal(Form form, const std::string& value) {
    switch (form) {
      case Form::kText:
        return value;
      case Form::kWords:
        return shown(list_of(value));
      case Form::kSorted:
        return sorted(list_of(value));
      case Form::kSortedWithCommas:
        return sorted(list_of(value, ','), ", ");
    }
    return value;
  }

  void expect_refused_game(const std::string& rule) const {
    require_rule(rule);
    require(game_error_.has_value(), "the game should be refused by " + rule + ", but it is made");
    require(names_rule(*game_error_, rule),
            "the game should be refused by " + rule + ", found: " + *game_error_);
  }

  // Expectations that say yes or no instead of comparing; true if it is one.
  bool expect_possible(const Words& head, const std::string& value) const {
    const std::string key = join(head);
    if (key == "may" || key == "may not") {
      for (const std::string& move : list_of(value, ',')) {
        const auto action = read_move(game(), state_, move);
        // A typo would make any 'may not' come true.
        require(action || !action.error().malformed,
                "'" + move + "': " + (action ? "" : action.error().message));
        require(is_legal(move) == (key == "may"),
                "'" + move + "' should" + (key == "may" ? "" : " not") + " be legal");
      }
      return true;
    }
    Words arguments;
    if (matches(head, {"seat", "*", "can", "tell"}, arguments)) {
      require(!same_view(variant(value), state_, seat_of(arguments[0])),
              "seat " + arguments[0] + " should notice: " + value);
      return true;
    }
    if (matches(head, {"seat", "*", "cannot", "tell"}, arguments)) {
      require(same_view(variant(value), state_, seat_of(arguments[0])),
              "seat " + arguments[0] + " should not notice: " + value);
      return true;
    }
    return false;
  }

  using Run = const ScenarioRun&;
  using Args = const Words&;

  static const std::vector<Fact>& facts() {
    static const std::vector<Fact> all = [] {
      std::vector<Fact> facts = table_facts();
      std::ranges::move(seat_facts(), std::back_inserter(facts));
      std::ranges::move(end_facts(), std::back_inserter(facts));
      return facts;
    }();
    return all;
  }

  static std::vector<Fact> table_facts() {
    return {
        {"legal", Form::kSortedWithCommas,
         [](Run r, Args) { return sorted(r.legal_moves(), ", "); }},
        {"legal count", Form::kText,
         [](Run r, Args) { return std::to_string(legal_actions(r.game(), r.state_).size()); }},
        {"phase", Form::kText,
         [](Run r, Args) {
           return std::string(kPhases[static_cast<std::size_t>(r.state_.phase)]);
         }},
        {"turn", Form::kText, [](Run r, Args) { return std::to_string(r.state_.turn_seat); }},
        {"actor", Form::kText, [](Run r, Args) { return std::to_string(r.state_.actor); }},
        {"display", Form::kSorted, [](Run r, Args) { return sorted(r.display_words()); }},
        {"deck top", Form::kText, [](Run r, Args) { return r.deck_top(); }},
        {"deck size", Form::kText, [](Run r, Args) { return std::to_string(r.state_.deck_left); }},
        {"discard", Form::kSorted,
         [](Run r, Args) { return sorted(r.card_words(r.state_.discard)); }},
        {"discard size", Form::kText,
         [](Run r, Args) { return std::to_string(r.state_.discard.size()); }},
        {"cards in all", Form::kText, [](Run r, Args) { return std::to_string(r.game().cards); }},
        {"stack *", Form::kWords,
         [](Run r, Args a) { return shown(r.stack_words(r.stack_of(a[0]))); }},
        {"office stacks", Form::kText,
         [](Run r, Args) { return offices_text(r.state_.office_left); }},
        {"coach *", Form::kText,
         [](Run r, Args a) {
           return r.game().rome->towns[r.state_.coach_town[r.coach_of(a[0])]].id;
         }},
        {"place *", Form::kWords,
         [](Run r, Args a) {
           return seats_text(r.state_.places[number(a[0], 1, kCoachCount) - 1]);
         }},
    };
  }

  static std::vector<Fact> seat_facts() {
    return {
        {"hand *", Form::kSorted,
         [](Run r, Args a) { return sorted(r.card_words(r.player(a[0]).hand)); }},
        {"route *", Form::kWords,
         [](Run r, Args a) { return shown(r.route_words(r.player(a[0]))); }},
        {"beside *", Form::kWords,
         [](Run r, Args a) { return shown(r.beside_words(r.player(a[0]))); }},
        {"houses *", Form::kSorted,
         [](Run r, Args a) {
           return sorted(split(cities_text(r.game(), r.player(a[0]).houses), ' '));
         }},
        {"houses left *", Form::kText,
         [](Run r, Args a) { return std::to_string(r.player(a[0]).houses_left()); }},
        {"carriage *", Form::kText,
         [](Run r, Args a) {
           const int size = r.game().carriage_size[r.player(a[0]).carriage];
           return size == 0 ? std::string("none") : std::to_string(size);
         }},
        {"bonus *", Form::kSortedWithCommas,
         [](Run r, Args a) { return sorted(r.bonus_words(r.seat_of(a[0])), ", "); }},
        {"offices *", Form::kText,
         [](Run r, Args a) { return offices_text(r.player(a[0]).office_tiles); }},
        {"points *", Form::kText,
         [](Run r, Args a) { return std::to_string(r.player(a[0]).office_points); }},
        {"clergy *", Form::kText, [](Run r, Args a) { return clergy_text(r.player(a[0])); }},
        {"seat * knows hand *", Form::kText,
         [](Run r, Args a) { return r.hand_text(r.view(a[0]), r.seat_of(a[1])); }},
        {"seat * knows clergy *", Form::kText,
         [](Run r, Args a) { return clergy_text(r.view(a[0]).known.players[r.seat_of(a[1])]); }},
        {"seat * knows deck top", Form::kText,
         [](Run r, Args a) {
           const int horses = r.view(a[0]).deck_top_horses;
           return horses == 0 ? std::string("nothing") : std::to_string(horses) + " horses";
         }},
    };
  }

  static std::vector<Fact> end_facts() {
    return {
        {"end tile", Form::kText,
         [](Run r, Args) {
           const int seat = r.state_.end_seat;
           return seat == kNobody ? std::string("nobody") : std::to_string(seat);
         }},
        {"score", Form::kWords,
         [](Run r, Args) {
           const Scores all = scores(r.game(), r.state_);
           Words found;
           for (int seat = 0; seat < r.game().players; ++seat) {
             found.push_back(std::to_string(all[seat]));
           }
           return join(found);
         }},
        {"sheet *", Form::kText,
         [](Run r, Args a) {
           const ScoreSheet sheet = score_sheet(r.game(), r.state_, r.seat_of(a[0]));
           return "carriage " + std::to_string(sheet.carriage) + ", bonuses " +
                  std::to_string(sheet.bonuses) + ", audience " + std::to_string(sheet.audience) +
                  ", offices " + std::to_string(sheet.offices) + ", houses left " +
                  std::to_string(sheet.houses_left);
         }},
        {"winner", Form::kText,
         [](Run r, Args) { return std::to_string(winner(r.game(), r.state_)); }},
    };
  }

  [[nodiscard]] const Player& player(const std::string& seat) const {
    return state_.players[seat_of(seat)];
  }

  [[nodiscard]] View view(const std::string& seat) const {
    return view_of(game(), state_, seat_of(seat));
  }

  [[nodiscard]] Words display_words() const {
    Words words;
    for (int slot : each_bit(static_cast<unsigned>(state_.display_slots))) {
      words.push_back(card_text(game(), state_.display[slot]));
    }
    return words;
  }

  [[nodiscard]] std::string deck_top() const {
    if (state_.deck_left == 0) return "none";
    return card_text(game(), state_.deck[state_.deck_left - 1]);
  }

  [[nodiscard]] Words route_words(const Player& of) const {
    Words words;
    for (int i = 0; i < of.route_length; ++i) words.push_back(card_text(game(), of.route_card(i)));
    return words;
  }

  [[nodiscard]] Words beside_words(const Player& of) const {
    Words words;
    for (int i = 0; i < of.beside_length; ++i) words.push_back(card_text(game(), of.beside[i]));
    return words;
  }

  // The tiles still there, top first; of first houses the cities.
  [[nodiscard]] Words stack_words(int stack) const {
    Words words;
    const bool first_houses = stack == game().first_house_stack;
    for (int i = 0; i < game().tile_count[stack]; ++i) {
      if (first_houses) {
        const bool taken = (state_.stacks[stack] >> (3 * i) & 7) != 0;
        if (!taken) words.push_back(game().board->cities[game().first_house_cities[i]].id);
      } else if (i >= tiles_taken(state_.stacks[stack])) {
        words.push_back(std::to_string(game().tiles[stack][i]));
      }
    }
    return words;
  }

  [[nodiscard]] Words bonus_words(int seat) const {
    Words words;
    const auto& bonuses = game().board->bonuses;
    for (int stack = 0; stack < static_cast<int>(bonuses.size()); ++stack) {
      const bool first_houses = stack == game().first_house_stack;
      const std::uint16_t taken = state_.stacks[stack];
      const int tiles = first_houses ? game().tile_count[stack] : tiles_taken(taken);
      for (int i = 0; i < tiles; ++i) {
        const int taker = first_houses ? (taken >> (3 * i) & 7) - 1 : taker_of_tile(taken, i);
        if (taker != seat) continue;
        words.push_back(bonuses[static_cast<std::size_t>(stack)].id + " " +
                        std::to_string(game().tiles[stack][i]));
      }
    }
    if (state_.end_seat == seat) words.push_back("end " + std::to_string(game().end_points));
    return words;
  }

  // "ULM + 1 hidden"; with horses "BER2 + hidden with 3 horses", as the backs show (N1)
  [[nodiscard]] std::string hand_text(const View& view, int of) const {
    Words parts;
    const Words known = card_words(view.known.players[of].hand);
    if (!known.empty()) parts.push_back(sorted(known));
    if (view.hidden[of][0] > 0) parts.push_back(std::to_string(view.hidden[of][0]) + " hidden");
    for (int horses = 1; horses <= kMaxHorses; ++horses) {
      for (int n = 0; n < view.hidden[of][horses]; ++n) {
        parts.push_back("hidden with " + std::to_string(horses) + " horses");
      }
    }
    return parts.empty() ? "none" : join(parts, " + ");
  }

  // The state, changed in one hidden thing: "swap MUN of 0 with PAS" (a card of the deck),
  // "deck reversed", "clergy of 0 5 4 3 2 1".
  [[nodiscard]] State variant(const std::string& text) const {
    State state = state_;
    const Words words = split(text, ' ');
    const std::span deck(state.deck.data(), state.deck_left);
    if (text == "deck reversed") {
      std::ranges::reverse(deck);
    } else if (words.size() == 6 && words[0] == "swap" && words[2] == "of" && words[4] == "with") {
      swap_with_deck(state.players[seat_of(words[3])], deck, card_of(words[1]), card_of(words[5]));
    } else if (words.size() == 8 && words[0] == "clergy" && words[1] == "of") {
      state.players[seat_of(words[2])].clergy = clergy_of(Words(words.begin() + 3, words.end()));
    } else {
      fail("there is no variant '" + text + "'");
    }
    require(std::memcmp(&state, &state_, sizeof state) != 0, "the variant changes nothing");
    return state;
  }

  void swap_with_deck(Player& of, std::span<Card> deck, Card mine, Card theirs) const {
    const CardTable& table = game().table;
    const auto other = std::ranges::find(deck, theirs);
    require(of.hand.has(table, mine), card_text(game(), mine) + " is not in that hand");
    require(other != deck.end(), card_text(game(), theirs) + " is not in the deck");
    const bool is_open = of.open.count(table, mine) == of.hand.count(table, mine);
    of.hand.remove(table, mine);
    of.hand.add(table, theirs);
    if (is_open) {
      of.open.remove(table, mine);
      of.open.add(table, theirs);
    }
    *other = mine;
  }

  const Scenario& scenario_;
  std::optional<Game> game_;
  std::optional<std::string> game_error_;
  std::optional<ScenarioDealer> dealer_;
  State state_;
  int line_ = 0;
  int moves_or_expectations_ = 0;
  bool settled_ = false;

  // Of the position, until it is settled.
  std::set<std::string> said_;
  Cards unplaced_;
  std::optional<std::vector<Card>> begin_;
  std::optional<std::vector<Card>> display_;
  std::vector<Card> deck_;
  std::string rest_ = "deck";
  bool began_without_cards_ = false;
};

// ---------------------------------------------------------------------------------------------
// The tests

std::string test_name(const testing::TestParamInfo<Scenario>& info) {
  std::string name =
      fs::path(info.param.file).stem().string() + "_" + std::to_string(info.param.line) + "_";
  for (const char c : info.param.title) {
    if (is_word_character(c)) {
      name += c;
    } else if (name.back() != '_') {
      name += '_';
    }
  }
  while (name.back() == '_') name.pop_back();
  return name;
}

class ScenarioTest : public testing::TestWithParam<Scenario> {};

TEST_P(ScenarioTest, Holds) {
  if (const auto failure = ScenarioRun(GetParam()).failure()) {
    ADD_FAILURE_AT(GetParam().file.c_str(), failure->line) << "== " << GetParam().title << "\n"
                                                           << failure->message;
  }
}

INSTANTIATE_TEST_SUITE_P(Files, ScenarioTest, testing::ValuesIn(all_scenarios()), test_name);

TEST(ScenarioCoverage, EveryRuleHasAScenario) {
  std::set<std::string> shown_rules;
  for (const Scenario& scenario : all_scenarios()) {
    for (const std::string& id : scenario.rules()) shown_rules.insert(id);
  }
  ASSERT_FALSE(rule_ids().empty());
  Words missing;
  for (const std::string& id : rule_ids()) {
    if (!shown_rules.contains(id)) missing.push_back(id);
  }
  EXPECT_TRUE(missing.empty()) << "rules without a scenario: " << join(missing);
}

TEST(ScenarioCoverage, TheProgramKnowsTheRulesOfThePage) {
  Words known;
#define POSTHORN_RULE_TEXT(id) known.emplace_back(#id);
  POSTHORN_RULES(POSTHORN_RULE_TEXT)
#undef POSTHORN_RULE_TEXT
  EXPECT_EQ(join(known), join(rule_ids()));
}

// Whoever reads a rule finds the code by its id. rule.h lists them all, so it does not count.
TEST(ScenarioCoverage, EveryRuleIsNamedInTheCore) {
  std::string sources;
  for (const auto& entry : fs::recursive_directory_iterator(source_path("src/core"))) {
    const std::string extension = entry.path().extension().string();
    if (extension != ".h" && extension != ".cpp") continue;
    if (entry.path().filename() != "rule.h") sources += read_text(entry.path()) + "\n";
  }
  Words missing;
  for (const std::string& id : rule_ids()) {
    if (!names_rule(sources, id)) missing.push_back(id);
  }
  EXPECT_TRUE(missing.empty()) << "rules that no file under src/core names: " << join(missing);
}

// The runner itself: what is wrong in a scenario must not pass.
struct Wrong {
  std::string_view text;
  int line;
  std::string_view message;
};

void PrintTo(const Wrong& wrong, std::ostream* out) { *out << wrong.message; }

class WrongScenarioTest : public testing::TestWithParam<Wrong> {};

TEST_P(WrongScenarioTest, FailsAtItsLine) {
  const auto scenarios = read_scenarios("wrong.txt", std::string(GetParam().text));
  ASSERT_EQ(scenarios.size(), 1U);
  const auto failure = ScenarioRun(scenarios[0]).failure();
  ASSERT_TRUE(failure.has_value());
  EXPECT_EQ(failure->line, GetParam().line) << failure->message;
  EXPECT_NE(failure->message.find(GetParam().message), std::string::npos) << failure->message;
}

#define POSTHORN_HEAD "== Title\nrules: T3\ngame: map=south,players=2\n"
constexpr Wrong kWrong[] = {
    {"rules: T3\n", 1, "begins with '== title'"},
    {"== Title\ngame: map=south,players=2\n? turn: 0\n", 1, "names its rules"},
    {"== Title\nrules: T9\n", 2, "no rule 'T9'"},
    {"== Title\nrules: T3\nseat 0: hand ULM\n", 3, "'game' line"},
    {"== Title\nrules: T3\ngame: map=east\n? turn: 0\n", 4, "the game is refused"},
    {POSTHORN_HEAD, 3, "nothing is moved"},
    {POSTHORN_HEAD "displya: ULM\n", 4, "no set-up line 'displya'"},
    {POSTHORN_HEAD "display: ULX\n", 4, "no city 'ULX'"},
    {POSTHORN_HEAD "deck: ULM ULM\nseat 0: hand ULM ULM\n", 5, "every card ULM lies somewhere"},
    {POSTHORN_HEAD "turn: 1\nturn: 0\n", 5, "said twice"},
    {POSTHORN_HEAD "seat 0: hnad ULM\n", 4, "a seat has no 'hnad'"},
    {POSTHORN_HEAD "seat 2: hand ULM\n", 4, "from 0 to 1"},
    {POSTHORN_HEAD "seat 0: route ULM PAS\n? turn: 0\n", 5, "not joined by a road"},
    {POSTHORN_HEAD "seat 0: houses CAR FRE MAN\n? turn: 0\n", 5, "bonus was not taken"},
    {POSTHORN_HEAD "display: ULM\n0> take PAS\n", 5, "refused: T3"},
    {POSTHORN_HEAD "display: ULM\n1> take ULM\n", 5, "who decides"},
    {POSTHORN_HEAD "display: ULM\n0> take ULM\nturn: 1\n", 6, "too late for a set-up line"},
    {POSTHORN_HEAD "display: ULM\n0! take ULM -> T3\n", 5, "none, it is legal"},
    {POSTHORN_HEAD "display: ULM\n0! take PAS -> T4\n", 5, "found:    T3"},
    {POSTHORN_HEAD "display: ULM\n0! take PSA -> T3\n", 5, "no city 'PSA'"},
    {POSTHORN_HEAD "display: ULM\n0! take PAS\n", 5, "names its rule"},
    {POSTHORN_HEAD "? hnad 0: none\n", 4, "no expectation 'hnad 0'"},
    {POSTHORN_HEAD "? hand 0:\n", 4, "a value is missing"},
    {POSTHORN_HEAD "? hand 0: ULM\n", 4, "expected: ULM\n  found:    none"},
    {POSTHORN_HEAD "? may not: take UML\n", 4, "no city 'UML'"},
    {POSTHORN_HEAD "display: ULM\ndeck: none\nrest: discard\n0> take deck\n", 7, "was shuffled"},
    {POSTHORN_HEAD "shuffle: any\n0> take deck\n", 4, "did not happen"},
    {POSTHORN_HEAD "begin: ULM\nturn: 1\n? turn: 1\n", 6, "no other position"},
};
#undef POSTHORN_HEAD

INSTANTIATE_TEST_SUITE_P(Texts, WrongScenarioTest, testing::ValuesIn(kWrong),
                         [](const testing::TestParamInfo<Wrong>& wrong) {
                           return "wrong_" + std::to_string(wrong.index);
                         });

}  // namespace
}  // namespace posthorn
