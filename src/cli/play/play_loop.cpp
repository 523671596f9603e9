#include "cli/play/play_loop.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <stop_token>
#include <thread>

#include "cli/common/files.h"
#include "cli/common/saving.h"
#include "cli/text/event_text.h"
#include "cli/text/hint_text.h"
#include "cli/text/move_words.h"
#include "cli/text/rule_text.h"
#include "cli/text/score_text.h"
#include "cli/text/text.h"
#include "notation/in_quotes.h"

namespace posthorn::cli {
namespace {

constexpr std::string_view kCommands =
    "Type the number of a move or the move itself, or: hint, undo, moves, board, roads, "
    "log, help [rule], save FILE, quit.";

// Why a decision with one option was no decision.
std::string why_forced(const State& state, const Action& action) {
  switch (action.kind) {
    case ActionKind::kPostmaster:
      return "T7: a turn begun without cards needs the postmaster";
    case ActionKind::kEnd:
      return "nothing else can be done in this turn";
    case ActionKind::kHouses:
      return "no city of the route can get a house";
    case ActionKind::kCoach:
      return "A3: only this coach can move, and only there";
    case ActionKind::kReturn:
      return "O3: it is the only tile";
    case ActionKind::kPlay:
      return state.phase == Phase::kSecondPlay ? "no other card can be the second"
                                               : "it is the only card and the only place for it";
    default:
      return "nothing else is possible";
  }
}

std::optional<int> read_number(std::string_view text) {
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

PlayLoop::PlayLoop(Session& session, const Terminal& terminal)
    : session_(session), terminal_(terminal) {
  // A game that goes on is told from everybody's last turn on, a new one from its start.
  const std::vector<Event>& log = session.log();
  std::size_t from = log.size();
  for (std::size_t turns = 0; from > 0 && turns <= session.seats().size();) {
    if (log[--from].kind == EventKind::kTurnBegan) ++turns;
  }
  told_.assign(session.seats().size() + 1, from);
}

BoardStyle PlayLoop::style() const {
  return {terminal_.colours(), terminal_.columns(), !session_.strict_audience()};
}

View PlayLoop::view() const {
  return view_of(session_.game(), session_.state(), session_.state().actor);
}

void PlayLoop::tell(int viewer, std::size_t& told) const {
  const Ink ink(terminal_.colours());
  const std::vector<Event>& log = session_.log();
  std::size_t from = told;
  told = log.size();
  while (from < log.size()) {
    if (log[from].kind == EventKind::kTurnBegan) {
      const int seat = log[from].seat;
      terminal_.print("\n" + ink.seat(seat, fmt::format(" {} ", seat + 1)) + " " +
                      ink.bold(event_text(session_.game(), log[from], session_.names(), viewer)) +
                      "\n");
      ++from;
    }
    std::size_t to = from;
    while (to < log.size() && log[to].kind != EventKind::kTurnBegan) ++to;
    const std::span<const Event> part(log.data() + from, to - from);
    for (const std::string& line : events_text(session_.game(), part, session_.names(), viewer)) {
      terminal_.print(wrap("  " + line, terminal_.columns(), 4) + "\n");
    }
    from = to;
  }
}

bool PlayLoop::hand_over(int seat) {
  const bool first = person_ < 0;
  person_ = seat;
  if (session_.people() < 2) return true;
  if (!first) terminal_.clear();
  const std::string& name = session_.names()[static_cast<std::size_t>(seat)];
  const auto line = terminal_.read_line(fmt::format(
      "\n{} to decide. Hand over the keyboard, then press Enter to see the hand of {}: ", name,
      name));
  return line && *line != "quit";
}

std::expected<void, std::string> PlayLoop::run() {
  const bool watched = session_.people() == 0;
  std::size_t& onlooker = told_.back();
  while (!session_.state().over()) {
    const int actor = session_.state().actor;
    if (!session_.is_person(actor)) {
      if (auto done = session_.perform(session_.bot_choice()); !done) return done;
      if (watched) tell(kNobody, onlooker);
      if (session_.people() == 1 && person_ >= 0)
        tell(person_, told_[static_cast<std::size_t>(person_)]);
      continue;
    }
    if (person_ != actor && !hand_over(actor)) {
      say_goodbye();
      return {};
    }
    tell(actor, told_[static_cast<std::size_t>(actor)]);
    const Result result = decide();
    if (!result) return std::unexpected(result.error());
    if (*result == Answer::kQuit) {
      say_goodbye();
      return {};
    }
  }
  // What the last one at the keyboard has not heard yet, as all may hear it.
  if (person_ >= 0) onlooker = told_[static_cast<std::size_t>(person_)];
  tell(session_.people() == 1 && person_ >= 0 ? person_ : kNobody, onlooker);
  terminal_.print(
      "\n" + final_text(session_.game(), session_.state(), session_.names(), terminal_.colours()));
  terminal_.print(fmt::format("The game is saved in {}.\n", session_.file()));
  return {};
}

PlayLoop::Result PlayLoop::decide() {
  const Choices choices = choices_of(session_.game(), session_.state());
  if (auto done = forced(choices)) return *done;
  return ask(choices);
}

std::optional<PlayLoop::Result> PlayLoop::forced(const Choices& choices) {
  if (choices.total != 1) return std::nullopt;
  const Action action = choices.shown[0];
  // Ending the turn would end the chance to take the last card back: somebody at a keyboard is
  // asked for Enter first.
  const bool last_chance = action.kind == ActionKind::kEnd && session_.can_undo();
  if (last_chance && terminal_.has_keyboard()) return std::nullopt;
  const Ink ink(terminal_.colours());
  const std::string words = move_words(session_.game(), session_.state(), action);
  terminal_.print(ink.dim(wrap(fmt::format("  Done for you: {} ({}).", words,
                                           why_forced(session_.state(), action)),
                               terminal_.columns(), 4)) +
                  "\n");
  if (auto done = session_.perform(action); !done) return Result(std::unexpected(done.error()));
  return Result(Answer::kMoved);
}

void PlayLoop::show_position(const Choices& choices) {
  const State& state = session_.state();
  const bool known = shown_turn_ == state.turn + 1 && shown_seat_ == state.actor;
  shown_turn_ = state.turn + 1;
  shown_seat_ = state.actor;
  terminal_.print("\n");
  if (known) {
    terminal_.print(own_text(session_.game(), view(), style()));
  } else {
    terminal_.print(view_text(session_.game(), view(), session_.names(), style()));
  }
  terminal_.print("\n" + menu_text(session_.game(), view().known, choices, terminal_.columns(),
                                   terminal_.colours()));
}

PlayLoop::Result PlayLoop::ask(const Choices& choices) {
  show_position(choices);
  const std::string name = session_.names()[session_.state().actor];
  while (true) {
    const bool only_end = choices.total == 1;
    const auto line = read_while_bots_think(
        only_end ? fmt::format("{}, Enter ends the turn (or undo)> ", name) : name + "> ");
    if (!line) {
      terminal_.print("\n");
      return Answer::kQuit;
    }
    if (const auto done = answer(only_end && line->empty() ? "1" : *line, choices)) return *done;
  }
}

std::optional<std::string> PlayLoop::read_while_bots_think(const std::string& prompt) {
  if (!terminal_.has_keyboard()) return terminal_.read_line(prompt);
  const std::jthread pondering([this](const std::stop_token& stop) {
    session_.ponder([&stop] { return stop.stop_requested(); });
  });
  return terminal_.read_line(prompt);
}

// Nothing: ask again.
std::optional<PlayLoop::Result> PlayLoop::answer(const std::string& line, const Choices& choices) {
  if (line.empty()) {
    terminal_.print(wrap(kCommands, terminal_.columns()) + "\n");
    return std::nullopt;
  }
  if (line == "moves") {
    terminal_.print(menu_text(session_.game(), view().known, choices, terminal_.columns(),
                              terminal_.colours()));
    return std::nullopt;
  }
  std::optional<Action> action;
  if (const auto number = read_number(line)) {
    if (*number < 1 || *number > static_cast<int>(choices.shown.size())) {
      terminal_.print(
          fmt::format("There is no move {}; the list has 1 to {}.\n", line, choices.shown.size()));
      return std::nullopt;
    }
    action = choices.shown[static_cast<std::size_t>(*number - 1)];
  } else {
    if (auto known = command(line)) {
      if (*known && **known == Answer::kUnchanged) return std::nullopt;
      return known;
    }
    const auto typed = read_typed_move(session_.game(), session_.state(), line);
    if (!typed) {
      terminal_.print(wrap(printable(error_text(typed.error())), terminal_.columns(), 4) + "\n");
      if (typed.error().malformed) terminal_.print(wrap(kCommands, terminal_.columns()) + "\n");
      return std::nullopt;
    }
    action = *typed;
  }
  if (!confirm_fewer(*action, choices)) return std::nullopt;
  if (auto done = session_.perform(*action); !done) return Result(std::unexpected(done.error()));
  return Result(Answer::kMoved);
}

// Nothing: the line is no command. kUnchanged: carried out, ask again.
std::optional<PlayLoop::Result> PlayLoop::command(const std::string& line) {
  const std::size_t blank = line.find(' ');
  const std::string word = line.substr(0, blank);
  const std::string rest =
      blank == std::string::npos ? "" : line.substr(line.find_first_not_of(' ', blank));
  if (word == "quit") return Result(Answer::kQuit);
  if (word == "undo") return undo();
  if (word == "help") {
    help(rest);
  } else if (word == "hint") {
    show_hint();
  } else if (word == "board") {
    terminal_.print(view_text(session_.game(), view(), session_.names(), style()));
  } else if (word == "roads") {
    terminal_.print(roads_text(session_.game(), view().known, style()));
  } else if (word == "log") {
    show_log(rest == "all");
  } else if (word == "save") {
    save_copy(rest);
  } else {
    return std::nullopt;
  }
  return Result(Answer::kUnchanged);
}

PlayLoop::Result PlayLoop::undo() {
  if (!session_.can_undo()) {
    terminal_.print(wrap("Nothing can be taken back: a card or tile was shown since, or it was "
                         "another player's decision.",
                         terminal_.columns()) +
                    "\n");
    return Answer::kUnchanged;
  }
  if (auto done = session_.undo(); !done) return std::unexpected(done.error());
  for (std::size_t& told : told_) told = std::min(told, session_.log().size());
  terminal_.print("Taken back.\n");
  return Answer::kMoved;
}

// C3: fewer houses are allowed, but not by mistake.
bool PlayLoop::confirm_fewer(const Action& action, const Choices& choices) {
  const int placed = bit_count(action.set);
  if (session_.state().phase != Phase::kHouses || placed >= choices.most_houses) return true;
  const auto line = terminal_.read_line(
      fmt::format("C3: {} house{} could be placed. Place only {}? (yes or no) ",
                  choices.most_houses, choices.most_houses == 1 ? "" : "s", placed));
  return line && (*line == "yes" || *line == "y");
}

void PlayLoop::help(std::string_view about) const {
  const auto print = [&](Rule rule) {
    terminal_.print(wrap(fmt::format("  {} {}", pad(rule_id(rule), 3), rule_sentence(rule)),
                         terminal_.columns(), 6) +
                    "\n");
  };
  if (about.empty()) {
    terminal_.print(wrap(kCommands, terminal_.columns()) + "\n");
    for (const Rule rule : rules_for(session_.game(), session_.state().phase)) print(rule);
  } else if (const auto rule = find_rule(about)) {
    print(*rule);
  } else {
    terminal_.print(
        fmt::format("There is no rule {}; they go from S1 to O8.\n", printable(shortened(about))));
  }
}

void PlayLoop::show_hint() {
  const Game& game = session_.game();
  if (adviser_ == nullptr) adviser_ = make_adviser(game, review::Adviser::Breadth::kSomeNext);
  if (adviser_ == nullptr) {
    terminal_.print(wrap("No hint: " + no_network_text(game) + ".", terminal_.columns()) + "\n");
    return;
  }
  constexpr double kSeconds = 1;
  const View seen = view();
  const Report report = adviser_->weigh(seen, {.seconds = kSeconds, .simulations = 0}, ++hints_);
  hint::Hint hint = hint::make_hint(game, seen, report);
  // A1, the printed rule: the reason may not tell what lies face down on a coach.
  if (session_.strict_audience() && seen.known.phase == Phase::kCoaches) hint.reason = {};
  terminal_.print(hint_text(game, seen.known, session_.names(), hint, terminal_.columns()));
}

void PlayLoop::show_log(bool all) const {
  constexpr std::size_t kRecent = 60;  // events
  const std::size_t size = session_.log().size();
  std::size_t from = all || size <= kRecent ? 0 : size - kRecent;
  if (from > 0) terminal_.print("The latest events ('log all' shows every one):\n");
  tell(session_.state().actor, from);
}

void PlayLoop::save_copy(const std::string& file) const {
  if (file.empty()) {
    terminal_.print("Say where to, as in: save game.json\n");
  } else if (file_exists(file)) {
    terminal_.print(fmt::format("{} exists already; choose another name.\n", printable(file)));
  } else if (const auto done = write_file_safely(file, session_.record_text()); !done) {
    terminal_.print(done.error() + "\n");
  } else {
    terminal_.print(fmt::format("Saved in {}.\n", printable(file)));
  }
}

void PlayLoop::say_goodbye() const {
  terminal_.print(fmt::format("The game is saved in {}; --resume goes on with it.\n",
                              printable(session_.file())));
}

}  // namespace posthorn::cli
