#include "table/sitting.h"

#include <algorithm>

#include "base/check.h"
#include "core/refusals.h"
#include "notation/move_text.h"

namespace posthorn {
namespace {

std::unexpected<ActError> refused(const Refusal& refusal) {
  return std::unexpected(ActError{"refused", std::string(refusal.text), refusal});
}

}  // namespace

Sitting::Sitting(Table& table, int seat) : table_(table), seat_(seat) {
  POSTHORN_CHECK(seat == kNobody || (seat >= 0 && seat < table.game().players));
}

Update Sitting::update(int since) const {
  const auto told = table_.moves_at(since);
  const int moves = table_.moves();
  const bool mine = table_.state().actor == seat_;
  Update update{table_.version(),
                moves,
                mine && table_.can_undo(),
                !told.has_value(),
                view_of(table_.game(), table_.state(), seat_),
                {}};
  for (int move = told.value_or(-1); move < moves; ++move) {
    const State& before = table_.state_at(std::max(move, 0));
    update.steps.push_back(
        {move, before.actor, before.turn, SeenEvents(table_.events_of(move), seat_)});
  }
  return update;
}

// Before anything of the move is looked at: why it is refused would tell about another's hand.
std::expected<void, ActError> Sitting::may_decide(int version) const {
  if (version != table_.version()) {
    return std::unexpected(ActError{"stale", "the table has gone on since then", std::nullopt});
  }
  if (table_.state().over()) return refused(refusals::kGameOver);
  if (table_.state().actor != seat_) return refused(refusals::kNotYourDecision);
  return {};
}

std::expected<void, ActError> Sitting::act(std::string_view move, int version) {
  if (auto may = may_decide(version); !may) return may;
  const View view = view_of(table_.game(), table_.state(), seat_);
  const auto action = read_move(table_.game(), view.known, move);
  if (!action) {
    const MoveError& error = action.error();
    return std::unexpected(
        ActError{error.refusal ? "refused" : "no-such-move", error.message, error.refusal});
  }
  table_.perform(*action);
  return {};
}

std::expected<void, ActError> Sitting::undo(int version) {
  if (auto may = may_decide(version); !may) return may;
  if (!table_.can_undo()) {
    return std::unexpected(ActError{"no-undo", "there is nothing to take back", std::nullopt});
  }
  table_.undo();
  return {};
}

}  // namespace posthorn
