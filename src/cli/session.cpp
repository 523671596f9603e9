#include "cli/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "arena/host.h"
#include "base/check.h"
#include "cli/files.h"
#include "cli/record_problem.h"
#include "cli/text.h"
#include "core/view.h"

namespace posthorn::cli {
namespace {

constexpr std::string_view kStrictKey = "strictAudience";

// The seat as its members say; a record from elsewhere has people only.
std::expected<Seat, std::string> read_seat(const Record& record, std::size_t i) {
  Seat seat{printable(record.seats[i]), ""};
  if (i >= record.seat_extras.size()) return seat;
  for (const auto& [key, raw] : record.seat_extras[i]) {
    if (key != "bot") continue;
    const auto document = json::Document::parse(raw);
    if (!document || !document->root().is(json::Type::kString)) {
      return std::unexpected("'bot' of a seat should be a string");
    }
    seat.bot = document->root().string();
    if (const auto bot = make_bot(seat.bot, bot_host()); !bot) {
      return std::unexpected(printable(bot.error()));
    }
  }
  return seat;
}

}  // namespace

Session::Session(Game game, std::string file, const Rng& dealing, const Rng& thinking)
    : game_(std::move(game)),
      file_(std::move(file)),
      chance_(dealing),
      thinking_(thinking),
      dealer_(game_, chance_, record_.shuffles) {}

void Session::seat_bots() {
  workers_ = make_workers(cores());
  BotHost host = bot_host();
  host.workers = workers_.get();
  for (const Seat& seat : seats_) {
    names_.push_back(seat.name);
    bots_.push_back(seat.bot.empty() ? nullptr : make_bot(seat.bot, host).value());
  }
}

std::expected<void, std::string> Session::begin(std::vector<Seat> seats, bool strict_audience) {
  seats_ = std::move(seats);
  strict_audience_ = strict_audience;
  record_.game = {game_.board->id, game_.options};
  for (const Seat& seat : seats_) {
    record_.seats.push_back(seat.name);
    record_.seat_extras.push_back(
        {seat.bot.empty() ? std::pair<std::string, std::string>("person", "true")
                          : std::pair<std::string, std::string>("bot", json::quote(seat.bot))});
  }
  if (strict_audience) record_.extras.emplace_back(kStrictKey, "true");
  seat_bots();
  EventLog events;
  state_ = start(game_, dealer_, &events);
  log_.assign(events.begin(), events.end());
  return save();
}

std::expected<void, std::string> Session::resume(Record record, bool strict_audience) {
  strict_audience_ = strict_audience;
  for (std::size_t i = 0; i < record.seats.size(); ++i) {
    auto seat = read_seat(record, i);
    if (!seat) return std::unexpected(fmt::format("{}: {}", printable(file_), seat.error()));
    seats_.push_back(std::move(*seat));
  }
  for (const auto& [key, raw] : record.extras) {
    if (key == kStrictKey && raw == "true") strict_audience_ = true;
  }
  // What the start of the game brought, which is no move; the replay checks the shuffle.
  ScriptedDealer first_deal(game_, record);
  EventLog opening;
  start(game_, first_deal, &opening);
  log_.assign(opening.begin(), opening.end());
  const auto state =
      replay(game_, record, -1,
             [&](int, const State&, const Action&, const State&, const EventLog& events) {
               log_before_.push_back(log_.size());
               log_.insert(log_.end(), events.begin(), events.end());
             });
  if (!state) return std::unexpected(replay_problem(printable(file_), record, state.error()));
  state_ = *state;
  record_ = std::move(record);
  seat_bots();
  return {};
}

std::expected<void, std::string> Session::perform(const Action& action) {
  const State before = state_;
  const bool was_choice = LegalActions(game_, before).size() > 1;
  record_.moves.push_back(move_text(game_, before, action));
  EventLog events;
  apply(game_, state_, action, dealer_, &events);
  if (state_.over()) {
    const Scores all = scores(game_, state_);
    record_.result =
        RecordResult{{all.begin(), all.begin() + game_.players}, winner(game_, state_), {}};
  }
  log_before_.push_back(log_.size());
  log_.insert(log_.end(), events.begin(), events.end());
  takeback_.note(before, state_, events);
  was_choice_.push_back(was_choice);
  if (takeback_.steps() == 0) was_choice_.clear();
  return save();
}

bool Session::can_undo() const { return std::ranges::find(was_choice_, true) != was_choice_.end(); }

std::expected<void, std::string> Session::undo() {
  POSTHORN_CHECK(can_undo());
  bool chosen = false;
  while (!chosen) {
    chosen = was_choice_.back();
    was_choice_.pop_back();
    state_ = takeback_.take_back();
    record_.moves.pop_back();
    log_.resize(log_before_.back(), Event{EventKind::kTurnBegan, kNobody, {}, 0, 0});
    log_before_.pop_back();
  }
  return save();
}

Action Session::bot_choice() {
  Bot& bot = *bots_[state_.actor];
  const Action action = bot.choose(game_, view_of(game_, state_, state_.actor), thinking_);
  POSTHORN_CHECK(!refusal_of(game_, state_, state_.actor, action));
  return action;
}

void Session::ponder(const std::function<bool()>& enough) {
  const int players = game_.players;
  for (int i = 1; i < players; ++i) {
    const int seat = (state_.actor + i) % players;
    if (is_person(seat)) continue;
    Rng numbers(state_.turn);  // none of those that the bots' choices draw from
    bots_[static_cast<std::size_t>(seat)]->ponder(game_, view_of(game_, state_, seat), numbers,
                                                  enough);
    return;
  }
}

bool Session::is_person(int seat) const {
  return seats_[static_cast<std::size_t>(seat)].bot.empty();
}

int Session::people() const {
  return static_cast<int>(
      std::ranges::count_if(seats_, [](const Seat& seat) { return seat.bot.empty(); }));
}

std::string Session::record_text() const { return record_json(record_, game_) + "\n"; }

std::expected<void, std::string> Session::save() const {
  return write_file_safely(file_, record_text());
}

}  // namespace posthorn::cli
