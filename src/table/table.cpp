#include "table/table.h"

#include <algorithm>
#include <utility>

#include "base/check.h"

namespace posthorn {

Table::Table(Game game, const Rng& dealing)
    : game_(std::move(game)), chance_(dealing), dealer_(game_, chance_, record_.shuffles) {}

void Table::note(const State& after, const EventLog& events) {
  states_.push_back(after);
  events_.insert(events_.end(), events.begin(), events.end());
  events_ends_.push_back(events_.size());
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
  // What the start of the game brought, which is no move; the replay checks the shuffle.
  ScriptedDealer first_deal(game_, record);
  EventLog opening;
  const State first = start(game_, first_deal, &opening);
  if (first_deal.error()) return std::unexpected(*first_deal.error());
  note(first, opening);
  const auto last = replay(
      game_, record, moves,
      [&](int, const State& before, const Action&, const State& after, const EventLog& events) {
        const bool was_choice = LegalActions(game_, before).size() > 1;
        note(after, events);
        takeback_.note(before, after, events);
        was_choice_.push_back(was_choice);
        if (takeback_.steps() == 0) was_choice_.clear();
      });
  if (!last) {
    states_.clear();
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
  const bool was_choice = LegalActions(game_, before).size() > 1;
  record_.moves.push_back(move_text(game_, before, action));
  State after = before;
  EventLog events;
  apply(game_, after, action, dealer_, &events);
  if (after.over()) {
    const Scores all = scores(game_, after);
    record_.result =
        RecordResult{{all.begin(), all.begin() + game_.players}, winner(game_, after), {}};
  }
  note(after, events);
  takeback_.note(before, after, events);
  was_choice_.push_back(was_choice);
  if (takeback_.steps() == 0) was_choice_.clear();
}

bool Table::can_undo() const { return std::ranges::find(was_choice_, true) != was_choice_.end(); }

void Table::undo() {
  POSTHORN_CHECK(can_undo());
  bool chosen = false;
  while (!chosen) {
    chosen = was_choice_.back();
    was_choice_.pop_back();
    takeback_.take_back();
    states_.pop_back();
    record_.moves.pop_back();
    events_ends_.pop_back();
    events_.resize(events_ends_.back(), Event{EventKind::kTurnBegan, kNobody, {}, 0, 0});
  }
}

std::span<const Event> Table::events_of(int move) const {
  const std::size_t at = static_cast<std::size_t>(move) + 1;  // of move -1: 0
  const std::size_t begin = at == 0 ? 0 : events_ends_[at - 1];
  return std::span(events_).subspan(begin, events_ends_[at] - begin);
}

}  // namespace posthorn
