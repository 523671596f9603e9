#include "table/desk.h"

#include <algorithm>
#include <utility>

#include "ai/hint/hint.h"
#include "core/view.h"
#include "notation/board_json.h"
#include "notation/json_writer.h"
#include "review/review_json.h"
#include "table/choice_json.h"
#include "table/event_json.h"
#include "table/question.h"
#include "table/seen_json.h"

namespace posthorn {
namespace {

constexpr int kMostSimulations = 1000000;
constexpr int kMostMilliseconds = 600000;

// `key` is for programs, `text` for people who look for the cause.
json::Object error_object(std::string_view key, std::string_view text) {
  json::Object error;
  error.member("key", json::quote(key));
  error.member("text", json::quote(text));
  return error;
}

std::string answer_of(const json::Object& error) {
  json::Object out;
  out.member("error", error.text());
  return out.text();
}

std::string error_json(std::string_view key, std::string_view text,
                       const MaybeRefusal& refusal = std::nullopt) {
  json::Object error = error_object(key, text);
  if (refusal) error.member("refusal", refusal_json(*refusal));
  return answer_of(error);
}

std::string fault_error_json(std::string_view key, const json::Error& problem,
                             const Question::File& file) {
  json::Object place;
  const std::string path = json::path_text(file.text, problem.offset);
  if (!path.empty()) place.member("path", json::quote(path));
  if (file.whole) {
    const auto [line, column] = json::position_of(file.text, problem.offset);
    place.member("line", line);
    place.member("column", column);
  }
  json::Object error = error_object(key, problem.message);
  error.member("fault", fault_json(problem.fault));
  error.member("place", place.text());
  return answer_of(error);
}

std::string replay_error_json(const Record& record, const ReplayError& problem) {
  json::Object error = error_object("false-record", problem.message);
  if (problem.refusal) {
    error.member("refusal", refusal_json(*problem.refusal));
  } else {
    error.member("fault", fault_json(problem.fault));
  }
  if (problem.move) {
    json::Object place;
    place.member("move", *problem.move);
    place.member("played",
                 json::quote(shortened(record.moves[static_cast<std::size_t>(*problem.move)])));
    error.member("place", place.text());
  }
  return answer_of(error);
}

// The game of this name, or the error under `key` that says why there is none.
std::expected<Game, std::string> named_game(const Boards& boards, const GameName& name,
                                            std::string_view key) {
  auto board = boards.find(name.map);
  if (board == nullptr) {
    json::Object error = error_object(key, "there is no map '" + name.map + "'");
    error.member("fault", fault_json(Fault(faults::kUnknownMap, {name.map})));
    return std::unexpected(answer_of(error));
  }
  auto game = make_game(std::move(board), built_in_rome(), name.options);
  if (!game) return std::unexpected(error_json(key, game.error().text, game.error()));
  return std::move(*game);
}

std::string fine() { return json::Object().text(); }

std::string move_error_json(const MoveError& error) {
  return error_json(error.refusal ? "refused" : "no-such-move", error.message, error.refusal);
}

search::Limits limits_of(Question& question) {
  search::Limits limits;
  if (question.find("simulations", json::Type::kNumber, false)) {
    limits.simulations = question.number("simulations", 1, kMostSimulations);
  } else {
    limits.seconds = question.number("milliseconds", 1, kMostMilliseconds) / 1000.0;
  }
  return limits;
}

}  // namespace

std::string Desk::answer(std::string_view question) {
  const auto document = json::Document::parse(question);
  if (!document) return error_json("bad-question", document.error().message);
  if (!document->root().is(json::Type::kObject)) {
    return error_json("bad-question", "a question should be an object");
  }
  Question asked(document->root());
  const std::string ask = asked.text("ask");
  if (asked.wrong()) return error_json("bad-question", asked.problem());
  if (ask == "add-board") return add_board(asked);
  if (ask == "new") return new_game(asked);
  if (ask == "open") return open(asked);
  if (table_ == nullptr) return error_json("no-game", "there is no game yet");
  if (ask == "seen") return seen(asked);
  if (ask == "events") return events(asked);
  if (ask == "move") return move(asked, true);
  if (ask == "why") return move(asked, false);
  if (ask == "preview") return preview(asked);
  if (ask == "undo") return undo();
  if (ask == "record") return record_json(table_->record(), table_->game());
  if (ask == "choose") return choose(asked);
  if (ask == "hint") return hint(asked);
  if (ask == "analyse") return analyse();
  if (ask == "analysis-step") return analysis_step(asked);
  if (ask == "analysis-summary") return analysis_summary();
  return error_json("bad-question", "there is no question '" + ask + "'");
}

// The old game stays until the new one stands.
void Desk::take_table(std::unique_ptr<Table> table) {
  adviser_.reset();
  bot_.reset();
  bot_name_.clear();
  replayed_.reset();
  table_ = std::move(table);
}

std::string Desk::add_board(Question& question) {
  const Question::File file = question.file("board");
  if (question.wrong()) return error_json("bad-question", question.problem());
  auto read = read_board(file.text);
  if (!read) return fault_error_json("bad-board", read.error(), file);
  boards_.add(std::move(*read));
  return fine();
}

std::string Desk::new_game(Question& question) {
  const auto name = question.find("game", json::Type::kObject);
  const auto seats = question.find("seats", json::Type::kArray);
  const Rng::Seed seed = question.seed("seed");
  if (question.wrong()) return error_json("bad-question", question.problem());
  Problems problems;
  const GameName game_name = read_game_json(*name, problems);
  if (problems.any()) return error_json("bad-game", problems.first().message);
  auto game = named_game(boards_, game_name, "bad-game");
  if (!game) return game.error();
  // Seats have the shape of a record's, so its reader checks them.
  json::Object text;
  text.member("format", json::quote("posthorn-record"));
  text.member("version", 1);
  text.member("game", name->raw());
  text.member("seats", seats->raw());
  text.member("shuffles", "[]");
  text.member("moves", "[]");
  auto record = read_record(text.text());
  if (!record) return error_json("bad-game", record.error().message);
  auto table = std::make_unique<Table>(std::move(*game), Rng(seed));
  table->begin(std::move(*record));
  take_table(std::move(table));
  return fine();
}

std::string Desk::open(Question& question) {
  const Question::File file = question.file("record");
  const Rng::Seed seed = question.seed("seed");
  if (question.wrong()) return error_json("bad-question", question.problem());
  const auto record = read_record(file.text);
  if (!record) return fault_error_json("bad-record", record.error(), file);
  int moves = -1;
  if (question.find("moves", json::Type::kNumber, false)) {
    // A branch: the game as it was then.
    moves = question.number("moves", 0, static_cast<int>(record->moves.size()));
    if (question.wrong()) return error_json("bad-question", question.problem());
  }
  auto game = named_game(boards_, record->game, "bad-record");
  if (!game) return game.error();
  auto table = std::make_unique<Table>(std::move(*game), Rng(seed));
  if (const auto opened = table->open(*record, moves); !opened) {
    return replay_error_json(*record, opened.error());
  }
  take_table(std::move(table));
  return fine();
}

std::string Desk::seen(Question& question) {
  const int viewer = question.number("viewer", kEverybody, table_->game().players - 1);
  int moves = table_->moves();
  if (question.find("moves", json::Type::kNumber, false)) {
    moves = question.number("moves", 0, table_->moves());
  }
  if (question.wrong()) return error_json("bad-question", question.problem());
  return seen_json(*table_, moves, viewer);
}

// The events of the moves from one to another; move -1 is the beginning.
std::string Desk::events(Question& question) {
  const int viewer = question.number("viewer", kEverybody, table_->game().players - 1);
  const int from = question.number("from", -1, table_->moves());
  if (question.wrong()) return error_json("bad-question", question.problem());
  json::List list;
  for (int move = from; move < table_->moves(); ++move) {
    json::Object object;
    object.member("move", move);
    object.member("seat", table_->state_at(std::max(move, 0)).actor);
    object.member("turn", static_cast<int>(table_->state_at(std::max(move, 0)).turn));
    object.member("events", events_json(table_->game(), table_->events_of(move), viewer));
    list.item(object.text());
  }
  json::Object out;
  out.member("steps", list.text());
  return out.text();
}

std::string Desk::move(Question& question, bool carry_out) {
  const std::string text = question.text("move");
  if (question.wrong()) return error_json("bad-question", question.problem());
  const auto action = read_move(table_->game(), table_->state(), text);
  if (!action) return move_error_json(action.error());
  if (carry_out) table_->perform(*action);
  return fine();
}

std::string Desk::preview(Question& question) {
  const std::string text = question.text("move");
  if (question.wrong()) return error_json("bad-question", question.problem());
  const auto action = read_move(table_->game(), table_->state(), text);
  if (!action) return move_error_json(action.error());
  // A position that might be: nothing hidden comes to light.
  const View view = view_of(table_->game(), table_->state(), table_->state().actor);
  Rng rng(1);
  return preview_json(table_->game(), determinize(table_->game(), view, rng), *action);
}

std::string Desk::undo() {
  if (!table_->can_undo()) return error_json("no-undo", "there is nothing to take back");
  table_->undo();
  return fine();
}

std::string Desk::choose(Question& question) {
  const std::string name = question.text("bot");
  const Rng::Seed seed = question.seed("seed");
  if (question.wrong()) return error_json("bad-question", question.problem());
  const Game& game = table_->game();
  const State& state = table_->state();
  if (state.over()) return error_json("game-over", "the game is over");
  if (bot_ == nullptr || name != bot_name_) {
    auto bot = make_bot(name, host_);
    if (!bot) return error_json("bad-bot", bot.error());
    bot_ = std::move(*bot);
    bot_name_ = name;
  }
  if (!bot_->knows(game)) return error_json("no-network", "there is no network for this game");
  Rng rng(seed);
  const Action action = bot_->choose(game, view_of(game, state, state.actor), rng);
  json::Object out;
  out.member("move", json::quote(move_text(game, state, action)));
  return out.text();
}

review::Adviser* Desk::adviser(review::Adviser::Breadth breadth) {
  if (adviser_ == nullptr || breadth_ != breadth) {
    adviser_ = review::Adviser::make(table_->game(), breadth, host_);
    breadth_ = breadth;
  }
  return adviser_.get();
}

std::string Desk::hint(Question& question) {
  const search::Limits limits = limits_of(question);
  if (question.wrong()) return error_json("bad-question", question.problem());
  const Game& game = table_->game();
  const State& state = table_->state();
  if (state.over()) return error_json("game-over", "the game is over");
  review::Adviser* thinker = adviser(review::Adviser::Breadth::kSomeNext);
  if (thinker == nullptr) return error_json("no-network", "there is no network for this game");
  const View view = view_of(game, state, state.actor);
  const Report report = thinker->think(view, limits, static_cast<std::uint64_t>(table_->moves()));
  json::Object out = review::hint_object(game, state, report, hint::make_hint(game, view, report));
  out.member("shares", review::shares_json(game, report.win));
  return out.text();
}

std::string Desk::analyse() {
  if (adviser(review::Adviser::Breadth::kGoodMoves) == nullptr) {
    return error_json("no-network", "there is no network for this game");
  }
  auto replayed = review::replay_decisions(table_->game(), table_->record());
  if (!replayed) return replay_error_json(table_->record(), replayed.error());
  replayed_ = std::move(*replayed);
  analysis_ = {};
  analysis_.result = review::result_shares(table_->game(), replayed_->last);
  json::Object out;
  out.member("decisions", static_cast<int>(replayed_->points.size()));
  return out.text();
}

std::string Desk::analysis_step(Question& question) {
  const search::Limits limits = limits_of(question);
  if (question.wrong()) return error_json("bad-question", question.problem());
  const std::size_t done = analysis_.decisions.size();
  if (!replayed_ || done >= replayed_->points.size()) {
    return error_json("bad-question", "there is no decision left to think about");
  }
  analysis_.decisions.push_back(review::think_about(table_->game(), replayed_->points[done],
                                                    *adviser(review::Adviser::Breadth::kGoodMoves),
                                                    limits));
  json::Object out;
  out.member("done", static_cast<int>(done) + 1);
  return out.text();
}

std::string Desk::analysis_summary() {
  const Game& game = table_->game();
  json::List decisions;
  for (std::size_t i = 0; i < analysis_.decisions.size(); ++i) {
    decisions.item(review::decision_json(game, analysis_, i));
  }
  json::Object out;
  out.member("decisions", decisions.text());
  out.member("seats", review::summaries_json(game, analysis_));
  return out.text();
}

}  // namespace posthorn
