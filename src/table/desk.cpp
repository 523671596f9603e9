#include "table/desk.h"

#include <algorithm>
#include <utility>

#include "ai/hint/hint.h"
#include "base/base64url.h"
#include "base/sha256.h"
#include "core/refusals.h"
#include "core/view.h"
#include "notation/board_json.h"
#include "notation/json_writer.h"
#include "notation/view_bytes.h"
#include "review/review_json.h"
#include "table/choice_json.h"
#include "table/question.h"
#include "table/seen_json.h"
#include "table/sitting.h"
#include "table/update_json.h"

namespace posthorn {
namespace {

constexpr int kMostSimulations = 1000000;
constexpr int kMostMilliseconds = 600000;
constexpr int kMostVersions = 1000000000;
constexpr int kEverybody = -1;  // all hands open: for games that are looked back at

// `key` is for programs, `text` for people who look for the cause.
json::Object error_object(std::string_view key, std::string_view text) {
  json::Object error;
  error.member("key", key);
  error.member("text", text);
  return error;
}

std::string answer_of(const json::Object& error) {
  json::Object out;
  out.member("error", error);
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
  if (!path.empty()) place.member("path", path);
  if (file.whole) {
    const auto [line, column] = json::position_of(file.text, problem.offset);
    place.member("line", line);
    place.member("column", column);
  }
  json::Object error = error_object(key, problem.message);
  error.member("fault", fault_json(problem.fault));
  error.member("place", place);
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
    place.member("played", shortened(record.moves[static_cast<std::size_t>(*problem.move)]));
    error.member("place", place);
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

// Whether a game is another one some moves later.
bool goes_on(const Record& before, const Record& after) {
  const auto begins = [](const auto& whole, const auto& part) {
    return std::ranges::mismatch(part, whole).in1 == part.end();
  };
  return before.game == after.game && begins(after.shuffles, before.shuffles) &&
         begins(after.moves, before.moves);
}

std::string fine() { return json::Object().text(); }

std::string move_error_json(const MoveError& error) {
  return error_json(error.refusal ? "refused" : "no-such-move", error.message, error.refusal);
}

std::string act_error_json(const ActError& error) {
  return error_json(error.key, error.message, error.refusal);
}

std::string not_yours_json() {
  const Refusal& refusal = refusals::kNotYourDecision;
  return error_json("refused", refusal.text, refusal);
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
  if (ask == "sha256") return sha256(asked);
  if (ask == "add-board") return add_board(asked);
  if (ask == "new") return new_game(asked);
  if (ask == "open") return open(asked);
  if ((ask == "choose" || ask == "hint") && asked.find("record", json::Type::kObject, false)) {
    if (const auto followed = follow(asked); !followed) return followed.error();
  }
  if (ask == "show") return show(asked);
  if (table_ == nullptr && shown_ == nullptr) return error_json("no-game", "there is no game yet");
  if (ask == "preview") return preview(asked);
  if (ask == "hint") return hint(asked);
  if (table_ == nullptr) return error_json("no-game", "there is only a view of the game here");
  if (ask == "seen") return seen(asked);
  if (ask == "update") return update(asked);
  if (ask == "events") return events(asked);
  if (ask == "move") return move(asked, true);
  if (ask == "why") return move(asked, false);
  if (ask == "act") return act(asked);
  if (ask == "undo") return undo(asked);
  if (ask == "record") return record_json(table_->record(), table_->game());
  if (ask == "choose") return choose(asked);
  if (ask == "analyse") return analyse();
  if (ask == "analysis-step") return analysis_step(asked);
  if (ask == "analysis-summary") return analysis_summary();
  return error_json("bad-question", "there is no question '" + ask + "'");
}

// The old game stays until the new one stands.
void Desk::take_table(std::unique_ptr<Table> table) {
  adviser_.reset();
  bots_ = {};
  replayed_.reset();
  table_ = std::move(table);
  shown_.reset();
}

const Game& Desk::game() const { return shown_ != nullptr ? shown_->game : table_->game(); }
int Desk::moves() const { return shown_ != nullptr ? shown_->moves : table_->moves(); }

// The view of the seat that is to decide, or the one that was shown.
View Desk::deciding() const {
  if (shown_ != nullptr) return shown_->view;
  return view_of(table_->game(), table_->state(), table_->state().actor);
}

// Browsers withhold theirs from pages over plain http.
std::string Desk::sha256(Question& question) {
  const std::string text = question.text("bytes");
  if (question.wrong()) return error_json("bad-question", question.problem());
  const auto bytes = read_base64url(text);
  if (!bytes) return error_json("bad-question", "bytes should be base64url");
  json::Object out;
  out.member("hash", hex(Sha256().add(*bytes).value()));
  return out.text();
}

// A page that a server feeds: everything is made from the view it was sent.
std::string Desk::show(Question& question) {
  const auto named = question.find("game", json::Type::kObject);
  const std::string text = question.text("view");
  const int moves = question.number("moves", 0, kMostVersions);
  const bool can_undo = question.flag("undo", false);
  if (question.wrong()) return error_json("bad-question", question.problem());
  Problems problems;
  const GameName name = read_game_json(*named, problems);
  if (problems.any()) return error_json("bad-game", problems.first().message);
  auto shown = std::make_unique<Shown>();
  if (shown_ != nullptr && shown_->name == name) {
    shown->game = shown_->game;
  } else if (auto game = named_game(boards_, name, "bad-game")) {
    shown->game = std::move(*game);
  } else {
    return game.error();
  }
  const auto bytes = read_base64url(text);
  if (!bytes) return error_json("bad-view", "a view should be base64url");
  const auto view = read_view_bytes(shown->game, *bytes);
  if (!view) return error_json("bad-view", view.error());
  shown->name = name;
  shown->view = *view;
  shown->moves = moves;
  take_table(nullptr);
  shown_ = std::move(shown);
  return seen_json(shown_->game, shown_->view, {moves, true, can_undo}).text();
}

// Who thinks gets the game with the question. Its computer players stay seated if it went on from
// where they were asked last.
std::expected<void, std::string> Desk::follow(Question& question) {
  auto table = opened(question, {});
  if (!table) return std::unexpected(table.error());
  std::array<SeatedBot, kMaxPlayers> seated;
  if (table_ != nullptr && goes_on(table_->record(), (*table)->record())) {
    seated = std::move(bots_);
  }
  take_table(std::move(*table));
  bots_ = std::move(seated);
  return {};
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
  text.member("format", "posthorn-record");
  text.member("version", 1);
  text.member("game", json::Written(*name));
  text.member("seats", json::Written(*seats));
  text.member("shuffles", json::List());
  text.member("moves", json::List());
  auto record = read_record(text.text());
  if (!record) return error_json("bad-game", record.error().message);
  auto table = std::make_unique<Table>(std::move(*game), Rng(seed));
  table->begin(std::move(*record));
  take_table(std::move(table));
  return fine();
}

// The game of the question's record, as it went on or up to a move.
std::expected<std::unique_ptr<Table>, std::string> Desk::opened(Question& question,
                                                                const Rng::Seed& seed) {
  const auto wrong = [](std::string error) { return std::unexpected(std::move(error)); };
  const Question::File file = question.file("record");
  if (question.wrong()) return wrong(error_json("bad-question", question.problem()));
  const auto record = read_record(file.text);
  if (!record) return wrong(fault_error_json("bad-record", record.error(), file));
  int moves = -1;
  if (question.find("moves", json::Type::kNumber, false)) {
    // A branch: the game as it was then.
    moves = question.number("moves", 0, static_cast<int>(record->moves.size()));
    if (question.wrong()) return wrong(error_json("bad-question", question.problem()));
  }
  auto game = named_game(boards_, record->game, "bad-record");
  if (!game) return wrong(game.error());
  auto table = std::make_unique<Table>(std::move(*game), Rng(seed));
  if (const auto replayed = table->open(*record, moves); !replayed) {
    return wrong(replay_error_json(*record, replayed.error()));
  }
  return table;
}

std::string Desk::open(Question& question) {
  auto table = opened(question, question.seed("seed"));
  if (!table) return table.error();
  take_table(std::move(*table));
  return fine();
}

std::string Desk::seen(Question& question) {
  const int viewer = question.number("viewer", kEverybody, table_->game().players - 1);
  int moves = table_->moves();
  if (question.find("moves", json::Type::kNumber, false)) {
    moves = question.number("moves", 0, table_->moves());
  }
  if (question.wrong()) return error_json("bad-question", question.problem());
  const Game& game = table_->game();
  if (viewer == kEverybody) {
    return seen_json(game, OpenView(game, table_->state_at(moves)), moves).text();
  }
  if (moves == table_->moves()) {
    const Update now = Sitting(*table_, viewer).update(table_->version());
    return seen_json(game, now.view, {moves, true, now.can_undo}).text();
  }
  return seen_json(game, view_of(game, table_->state_at(moves), viewer), {moves, false, false})
      .text();
}

// What a seat at this page gets to know, in one answer.
std::string Desk::update(Question& question) {
  const int seat = question.number("seat", 0, table_->game().players - 1);
  const int since = question.number("since", Sitting::kFromTheBeginning, kMostVersions);
  if (question.wrong()) return error_json("bad-question", question.problem());
  return update_json(table_->game(), Sitting(*table_, seat).update(since)).text();
}

// After an act: what the viewer gets to know, and the record, which is for whoever keeps the game.
std::string Desk::told(int viewer, int since) const {
  json::Object out = update_json(table_->game(), Sitting(*table_, viewer).update(since));
  out.member("record", record_object(table_->record(), table_->game()));
  return out.text();
}

std::string Desk::act(Question& question) {
  const int last = table_->game().players - 1;
  const int seat = question.number("seat", 0, last);
  const std::string move = question.text("move");
  const int version = question.number("version", 0, kMostVersions);
  const int viewer = question.number("viewer", 0, last);
  const int since = question.number("since", Sitting::kFromTheBeginning, kMostVersions);
  if (question.wrong()) return error_json("bad-question", question.problem());
  const auto done = Sitting(*table_, seat).act(move, version);
  return done ? told(viewer, since) : act_error_json(done.error());
}

std::string Desk::undo(Question& question) {
  const int seat = question.number("seat", 0, table_->game().players - 1);
  const int version = question.number("version", 0, kMostVersions);
  if (question.wrong()) return error_json("bad-question", question.problem());
  const auto done = Sitting(*table_, seat).undo(version);
  return done ? told(seat, version) : act_error_json(done.error());
}

// The events of the moves from one to another; move -1 is the beginning.
std::string Desk::events(Question& question) {
  const int viewer = question.number("viewer", kEverybody, table_->game().players - 1);
  const int from = question.number("from", -1, table_->moves());
  if (question.wrong()) return error_json("bad-question", question.problem());
  json::List list;
  for (int move = from; move < table_->moves(); ++move) {
    const State& before = table_->state_at(std::max(move, 0));
    const auto happened = table_->events_of(move);
    const SeenEvents seen =
        viewer == kEverybody ? SeenEvents(happened) : SeenEvents(happened, viewer);
    list.item(step_json(table_->game(), {move, before.actor, before.turn, seen}));
  }
  json::Object out;
  out.member("steps", list);
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
  const View view = deciding();
  if (view.known.actor != view.seat) return not_yours_json();
  const auto action = read_move(game(), view.known, text);
  if (!action) return move_error_json(action.error());
  return preview_json(game(), view, *action).text();
}

std::string Desk::choose(Question& question) {
  const std::string name = question.text("bot");
  const Rng::Seed seed = question.seed("seed");
  if (question.wrong()) return error_json("bad-question", question.problem());
  const Game& game = table_->game();
  const State& state = table_->state();
  if (state.over()) return error_json("game-over", "the game is over");
  SeatedBot& seated = bots_[state.actor];
  if (seated.bot == nullptr || name != seated.name) {
    auto bot = make_bot(name, host_);
    if (!bot) return error_json("bad-bot", bot.error());
    seated = {name, std::move(*bot)};
  }
  if (!seated.bot->knows(game))
    return error_json("no-network", "there is no network for this game");
  Rng rng(seed);
  const Action action = seated.bot->choose(game, view_of(game, state, state.actor), rng);
  json::Object out;
  out.member("move", move_text(game, state, action));
  return out.text();
}

review::Adviser* Desk::adviser(review::Adviser::Breadth breadth) {
  if (adviser_ == nullptr || breadth_ != breadth) {
    adviser_ = review::Adviser::make(game(), breadth, host_);
    breadth_ = breadth;
  }
  return adviser_.get();
}

std::string Desk::hint(Question& question) {
  const search::Limits limits = limits_of(question);
  if (question.wrong()) return error_json("bad-question", question.problem());
  const View view = deciding();
  if (view.known.over()) return error_json("game-over", "the game is over");
  if (view.known.actor != view.seat) return not_yours_json();
  review::Adviser* thinker = adviser(review::Adviser::Breadth::kSomeNext);
  if (thinker == nullptr) return error_json("no-network", "there is no network for this game");
  std::vector<Action> aimed;  // the move to compare with, if one is named
  if (question.find("aimed", json::Type::kString, false)) {
    const auto action = read_move(game(), view.known, question.text("aimed"));
    if (!action) return move_error_json(action.error());
    aimed.push_back(*action);
  }
  const Report report = thinker->weigh(view, limits, static_cast<std::uint64_t>(moves()), aimed);
  const hint::Hint hint =
      hint::make_hint(game(), view, report, aimed.empty() ? nullptr : aimed.data());
  json::Object out = review::hint_object(game(), view, report, hint);
  out.member("shares", review::shares_json(game(), report.win));
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
  out.member("decisions", replayed_->points.size());
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
  out.member("done", done + 1);
  return out.text();
}

std::string Desk::analysis_summary() {
  const Game& game = table_->game();
  json::List decisions;
  for (std::size_t i = 0; i < analysis_.decisions.size(); ++i) {
    decisions.item(review::decision_json(game, analysis_, i));
  }
  json::Object out;
  out.member("decisions", decisions);
  out.member("seats", review::summaries_json(game, analysis_));
  return out.text();
}

}  // namespace posthorn
