// The set-up lines of a scenario make its position.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "tests/scenario/position.h"
#include "tests/scenario/scenario_file.h"
#include "tests/scenario/words.h"

namespace posthorn::scenario {

// Why there is no game: the refusal as a scenario writes it, if a rule says no, and a sentence.
struct GameError {
  std::string refusal;
  std::string text;
};

class SetUp {
 public:
  void read(const Line& line);
  // After the last line: puts everything in its place of which no line speaks.
  void finish();

  [[nodiscard]] bool finished() const { return finished_; }
  [[nodiscard]] Position& position();
  // Why there is no game, if its options are refused.
  [[nodiscard]] const std::optional<GameError>& game_error() const { return game_error_; }

 private:
  struct Directive;
  struct SeatPart;
  static const std::vector<Directive>& directives();
  static const std::vector<SeatPart>& seat_parts();

  [[nodiscard]] const Game& game() { return position().game; }
  [[nodiscard]] State& state() { return position().state; }

  void say(const std::string& what);
  void make(const std::string& text);
  void set_seat(int seat, const std::string& parts);
  void set_takers(int stack, const Words& seats);
  void set_first_houses(const Words& cities_and_seats);
  void add_shuffle(const std::string& order);
  std::vector<Card> place(const Words& words);

  void begin_game(const std::vector<Card>& deck);
  void lay_out_cards();
  void add_rest(Card card, std::vector<Card>& deck);
  void lay_out_offices();
  void begin_turn();

  std::optional<Position> position_;
  std::optional<GameError> game_error_;
  bool finished_ = false;

  int line_ = 0;
  std::set<std::string> said_;
  Cards unplaced_;
  std::optional<std::vector<Card>> begin_;
  std::optional<std::vector<Card>> display_;
  std::vector<Card> deck_;
  std::string rest_ = "deck";
};

}  // namespace posthorn::scenario
