#include "table/table.h"

#include <algorithm>
#include <utility>

#include "base/check.h"

namespace posthorn {

Table::Table(Game game, const Rng& dealing)
    : game_(std::move(game)), chance_(dealing), dealer_(game_, chance_, record_.shuffles) {}

void Table::note(const State& after, const EventLog& events) {
  states_.push_back(after);
  versions_.push_back(++version_);
  events_.insert(events_.end(), events.begin(), events.end());
  events_ends_.push_back(events_.size());
}

void Table::note_move(const State& before, const State& after, const EventLog& events) {
  const bool was_choice = LegalActions(game_, before).size() > 1;
  takeback_.note(was_choice, before, after, events);
  note(after, events);
}

void Table::forget() {
  states_.clear();
  versions_.clear();
  version_ = -1;
  events_.clear();
  events_ends_.clear();
  takeback_ = {};
}

void Table::begin(Record record) {
  POSTHORN_CHECK(states_.empty());
  record_ = std::move(record);
  record_.game = {game_.board->id, game_.options};
  record_.shuffles.clear();
  record_.moves.clear();
  record_.result.reset();
  EventLog events;
  const State first = start(game_, dealer_, &events);
  note(first, events);
}

std::expected<void, ReplayError> Table::open(Record record, int moves) {
  POSTHORN_CHECK(states_.empty());
  const auto last = replay(
      game_, record, moves,
      [this](int, const State& before, const Action&, const State& after, const EventLog& events) {
        note_move(before, after, events);
      },
      [this](const State& first, const EventLog& events) { note(first, events); });
  if (!last) {
    forget();
    return std::unexpected(last.error());
  }
  if (moves >= 0) {
    std::size_t shuffles = 1;
    for (int move = 0; move < moves; ++move) {
      for (const Event& event : events_of(move)) shuffles += event.kind == EventKind::kShuffled;
    }
    record.moves.resize(static_cast<std::size_t>(moves));
    record.shuffles.resize(shuffles);
    if (!last->over()) record.result.reset();
  }
  record_ = std::move(record);
  return {};
}

void Table::perform(const Action& action) {
  const State before = state();
  record_.moves.push_back(move_text(game_, before, action));
  State after = before;
  EventLog events;
  apply(game_, after, action, dealer_, &events);
  if (after.over()) {
    const Scores all = scores(game_, after);
    record_.result =
        RecordResult{{all.begin(), all.begin() + game_.players}, winner(game_, after), {}};
  }
  note_move(before, after, events);
}

void Table::undo() {
  POSTHORN_CHECK(can_undo());
  const std::size_t left = states_.size() - static_cast<std::size_t>(takeback_.steps());
  takeback_.note_taken_back();
  states_.resize(left);
  versions_.resize(left);
  record_.moves.resize(left - 1);  // the first state is of no move
  events_ends_.resize(left);
  events_.resize(events_ends_.back(), Event{EventKind::kTurnBegan, kNobody, {}, 0, 0});
  undone_ = ++version_;
}

std::optional<int> Table::moves_at(int version) const {
  if (version < undone_ || version > version_) return std::nullopt;
  const auto later = std::ranges::upper_bound(versions_, version);
  return static_cast<int>(later - versions_.begin()) - 1;
}

std::span<const Event> Table::events_of(int move) const {
  const std::size_t at = static_cast<std::size_t>(move) + 1;  // of move -1: 0
  const std::size_t begin = at == 0 ? 0 : events_ends_[at - 1];
  return std::span(events_).subspan(begin, events_ends_[at] - begin);
}

}  // namespace posthorn
