// The course of a game at the terminal: tells what happens, asks people, lets bots play.
#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/common/adviser.h"
#include "cli/play/choices.h"
#include "cli/play/session.h"
#include "cli/play/terminal.h"
#include "cli/text/board_text.h"

namespace posthorn::cli {

class PlayLoop {
 public:
  PlayLoop(Session& session, const Terminal& terminal);

  // Until the game is over or somebody quits; an error is a save that failed.
  std::expected<void, std::string> run();

 private:
  enum class Answer { kMoved, kUnchanged, kQuit };
  using Result = std::expected<Answer, std::string>;

  [[nodiscard]] BoardStyle style() const;
  [[nodiscard]] View view() const;

  void tell(int viewer, std::size_t& told) const;
  bool hand_over(int seat);
  Result decide();  // the person to decide
  std::optional<Result> forced(const Choices& choices);
  Result ask(const Choices& choices);
  std::optional<std::string> read_while_bots_think(const std::string& prompt);
  std::optional<Result> answer(const std::string& line, const Choices& choices);
  std::optional<Result> command(const std::string& line);
  Result undo();
  bool confirm_fewer(const Action& action, const Choices& choices);
  void show_position(const Choices& choices);
  void help(std::string_view about) const;
  void show_hint();
  void show_log(bool all) const;
  void save_copy(const std::string& file) const;
  void say_goodbye() const;

  Session& session_;
  const Terminal& terminal_;
  std::vector<std::size_t> told_;  // events each seat has been told; the last: onlookers
  int person_ = -1;                // who sits at the keyboard
  std::uint32_t shown_turn_ = 0;   // the turn and seat for which the whole position was shown
  int shown_seat_ = -1;
  std::unique_ptr<review::Adviser> adviser_;  // made when a hint is first asked for
  std::uint64_t hints_ = 0;                   // given so far: each thinks with other numbers
};

}  // namespace posthorn::cli
