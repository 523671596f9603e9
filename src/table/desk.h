// Answers questions about one game in JSON: what WebAssembly shows to the browser. Each question is
// an object with a member "ask"; each answer an object, with a member "error" where something is
// wrong. docs/client.md lists them.
#pragma once

#include <array>
#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ai/bot.h"
#include "notation/game_text.h"
#include "review/adviser.h"
#include "review/analysis.h"
#include "table/table.h"

namespace posthorn {

class Question;

class Desk {
 public:
  explicit Desk(const BotHost& host) : host_(host) {}

  std::string answer(std::string_view question);

 private:
  std::string add_board(Question& question);
  std::string new_game(Question& question);
  std::string open(Question& question);
  std::string seen(Question& question);
  std::string show(Question& question);
  static std::string sha256(Question& question);
  std::string update(Question& question);
  std::string act(Question& question);
  std::string undo(Question& question);
  std::string events(Question& question);
  std::string move(Question& question, bool carry_out);
  std::string preview(Question& question);
  std::string choose(Question& question);
  std::string hint(Question& question);
  std::string analyse();
  std::string analysis_step(Question& question);
  std::string analysis_summary();
  [[nodiscard]] std::string told(int viewer, int since) const;
  std::expected<std::unique_ptr<Table>, std::string> opened(Question& question,
                                                            const Rng::Seed& seed);
  std::expected<void, std::string> follow(Question& question);
  [[nodiscard]] const Game& game() const;
  [[nodiscard]] View deciding() const;
  [[nodiscard]] int moves() const;
  void take_table(std::unique_ptr<Table> table);
  review::Adviser* adviser(review::Adviser::Breadth breadth);

  BotHost host_;
  Boards boards_;
  std::unique_ptr<Table> table_;
  // A view that came from elsewhere, instead of a table.
  struct Shown {
    GameName name;
    Game game;
    View view;
    int moves;
  };
  std::unique_ptr<Shown> shown_;
  // What a computer player has thought of is kept for its next decision of the same game.
  struct SeatedBot {
    std::string name;
    std::unique_ptr<Bot> bot;
  };
  std::array<SeatedBot, kMaxPlayers> bots_;
  review::Adviser::Breadth breadth_ = review::Adviser::Breadth::kGoodMoves;
  std::unique_ptr<review::Adviser> adviser_;
  std::optional<review::ReplayedGame> replayed_;
  review::Analysis analysis_;
};

}  // namespace posthorn
