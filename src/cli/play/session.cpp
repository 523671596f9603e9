#include "cli/play/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/check.h"
#include "cli/common/files.h"
#include "cli/records/record_problem.h"
#include "cli/text/text.h"
#include "core/view.h"
#include "host/bot_host.h"
#include "host/workers.h"

namespace posthorn::cli {
namespace {

constexpr std::string_view kStrictKey = "strictAudience";

// The seat as its members say; a record from elsewhere has people only.
std::expected<Seat, std::string> read_seat(const Record& record, std::size_t i) {
  Seat seat{printable(record.seats[i]), ""};
  if (i >= record.seat_extras.size()) return seat;
  for (const auto& [key, value] : record.seat_extras[i]) {
    if (key != "bot") continue;
    const auto document = json::Document::parse(value.text());
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
    : table_(std::move(game), dealing), file_(std::move(file)), thinking_(thinking) {}

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
  Record record;
  for (const Seat& seat : seats_) {
    record.seats.push_back(seat.name);
    Extras& extras = record.seat_extras.emplace_back();
    if (seat.bot.empty()) {
      extras.emplace_back("person", json::written(true));
    } else {
      extras.emplace_back("bot", json::written(seat.bot));
    }
  }
  if (strict_audience) record.extras.emplace_back(kStrictKey, json::written(true));
  seat_bots();
  table_.begin(std::move(record));
  return save();
}

std::expected<void, std::string> Session::resume(Record record, bool strict_audience) {
  strict_audience_ = strict_audience;
  for (std::size_t i = 0; i < record.seats.size(); ++i) {
    auto seat = read_seat(record, i);
    if (!seat) return std::unexpected(fmt::format("{}: {}", printable(file_), seat.error()));
    seats_.push_back(std::move(*seat));
  }
  for (const auto& [key, value] : record.extras) {
    if (key == kStrictKey && value == json::written(true)) strict_audience_ = true;
  }
  const Record copy = record;
  if (const auto opened = table_.open(std::move(record)); !opened) {
    return std::unexpected(replay_problem(printable(file_), copy, opened.error()));
  }
  seat_bots();
  return {};
}

std::expected<void, std::string> Session::perform(const Action& action) {
  table_.perform(action);
  return save();
}

std::expected<void, std::string> Session::undo() {
  table_.undo();
  return save();
}

Action Session::bot_choice() {
  Bot& bot = *bots_[state().actor];
  const Action action = bot.choose(game(), view_of(game(), state(), state().actor), thinking_);
  POSTHORN_CHECK(!refusal_of(game(), state(), state().actor, action));
  return action;
}

void Session::ponder(const std::function<bool()>& enough) {
  const int players = game().players;
  for (int i = 1; i < players; ++i) {
    const int seat = (state().actor + i) % players;
    if (is_person(seat)) continue;
    Rng numbers(state().turn);  // none of those that the bots' choices draw from
    bots_[static_cast<std::size_t>(seat)]->ponder(game(), view_of(game(), state(), seat), numbers,
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

std::string Session::record_text() const { return record_json(table_.record(), game()) + "\n"; }

std::expected<void, std::string> Session::save() const {
  return write_file_safely(file_, record_text());
}

}  // namespace posthorn::cli
