#include "ai/hint/hint.h"

#include <algorithm>
#include <vector>

#include "ai/hint/facts.h"
#include "core/legal.h"

namespace posthorn::hint {
namespace {

// Whether what holds for one move holds as well for the other. Facts about a card are alike
// whichever card it is; of what a turn earns and a hand keeps, it matters which and how much.
bool alike(const Reason& a, const Reason& b) {
  if (a.key != b.key) return false;
  switch (a.key) {
    case Key::kCompletesLand:
    case Key::kLongRouteBonus:
    case Key::kFirstHouse:
    case Key::kGrowsNetwork:
    case Key::kNearsLand:
    case Key::kCoachArrives:
    case Key::kCoachAdvances:
    case Key::kClergyOnCoach:
    case Key::kKeepsNeighbours:
      return a == b;
    case Key::kKeepsUsefulCards:
      return a.value[0] <= b.value[0];
    default:
      return true;
  }
}

bool shared(const Reason& reason, const Facts& facts) {
  return std::ranges::any_of(facts.reasons, [&](const Reason& r) { return alike(reason, r); });
}

// Keys stand in the order of importance.
const Reason* most_important(const Facts& facts, const Facts* other) {
  const Reason* best = nullptr;
  for (const Reason& reason : facts.reasons) {
    if (other != nullptr && shared(reason, *other)) continue;
    if (best == nullptr || reason.key < best->key) best = &reason;
  }
  return best;
}

// Any state that agrees with the view will do: nothing unknown is read.
State some_state(const Game& game, const View& view) {
  Rng rng(0);
  return determinize(game, view, rng);
}

std::vector<Action> line_of(const Considered& move) {
  return move.line.empty() ? std::vector{move.action} : move.line;
}

// Whether samples could have made the difference, or nobody would notice it.
bool as_good(double gain, double error) {
  constexpr double kUnnoticed = 0.005;
  constexpr double kErrors = 2;
  return gain < kUnnoticed || gain < kErrors * error;
}

Reason reason_of(const Game& game, const View& view, const Considered& best,
                 const Considered* next) {
  if (LegalActions(game, view.known).size() == 1) return {.key = Key::kOnlyMove, .value = {}};
  if (next != nullptr) {
    if (as_good(best.win - next->win, next->error)) return {.key = Key::kEqualMoves, .value = {}};
    return reason_for(game, view, line_of(best), line_of(*next));
  }
  const Facts facts = find_facts(game, some_state(game, view), line_of(best));
  const Reason* any = most_important(facts, nullptr);
  return any != nullptr ? *any : Reason{.key = Key::kBestValue, .value = {}};
}

// What the hint compares with; null: there is nothing else.
const Considered* next_of(const Report& report, const Action* aimed) {
  if (aimed != nullptr && *aimed != report.moves[0].action) {
    const auto found = std::ranges::find(report.moves, *aimed, &Considered::action);
    if (found != report.moves.end()) return &*found;
  }
  return report.moves.size() > 1 ? &report.moves[1] : nullptr;
}

}  // namespace

Reason reason_for(const Game& game, const View& view, std::span<const Action> line,
                  std::span<const Action> other) {
  const State state = some_state(game, view);
  Facts facts = find_facts(game, state, line);
  const Facts next = find_facts(game, state, other);
  if (facts.houses > next.houses && next.houses > 0) facts.add(Key::kMoreHouses, facts.houses);
  if (facts.roads > next.roads && next.roads > 0) {
    facts.add(Key::kMoreRoads, line[0].card.city(), facts.roads);
  }
  if (next.ends && !facts.ends && next.lead < 0) facts.add(Key::kDelaysEnd, -next.lead);
  const Reason* telling = most_important(facts, &next);
  return telling != nullptr ? *telling : Reason{.key = Key::kBestValue, .value = {}};
}

Hint make_hint(const Game& game, const View& view, const Report& report, const Action* aimed) {
  const Considered& best = report.moves[0];
  const Considered* next = next_of(report, aimed);
  Hint hint;
  hint.action = best.action;
  hint.win = best.win;
  hint.has_next = next != nullptr;
  if (next != nullptr) {
    hint.next = next->action;
    hint.gain = std::max(0.0, best.win - next->win);
  }
  hint.reason = reason_of(game, view, best, next);
  return hint;
}

}  // namespace posthorn::hint
