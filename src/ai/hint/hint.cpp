#include "ai/hint/hint.h"

#include <algorithm>
#include <vector>

#include "ai/hint/facts.h"
#include "core/legal.h"

namespace posthorn::hint {
namespace {

// Facts about a card are alike whichever card it is; of what a turn earns, it matters which and how
// much.
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
      return a == b;
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

Reason reason_of(const Game& game, const View& view, const Report& report, const Hint& hint) {
  if (LegalActions(game, view.known).size() == 1) return {.key = Key::kOnlyMove, .value = {}};
  Rng rng(0);  // any state that agrees with the view will do: nothing unknown is read
  const State state = determinize(game, view, rng);
  std::vector<Action> line = report.line;
  if (line.empty() || line[0] != hint.action) line = {hint.action};
  Facts facts = find_facts(game, state, line);
  if (hint.has_next) {
    line[0] = hint.next;
    const Facts next = find_facts(game, state, line);
    if (facts.houses > next.houses && next.houses > 0) facts.add(Key::kMoreHouses, facts.houses);
    if (facts.roads > next.roads && next.roads > 0) {
      facts.add(Key::kMoreRoads, hint.action.card.city(), facts.roads);
    }
    if (next.ends && !facts.ends && next.lead < 0) facts.add(Key::kDelaysEnd, -next.lead);
    if (const Reason* telling = most_important(facts, &next)) return *telling;
  }
  if (const Reason* any = most_important(facts, nullptr)) return *any;
  return {.key = Key::kBestValue, .value = {}};
}

}  // namespace

Hint make_hint(const Game& game, const View& view, const Report& report) {
  Hint hint;
  hint.action = report.moves[0].action;
  hint.win = report.moves[0].win;
  hint.has_next = report.moves.size() > 1;
  if (hint.has_next) {
    hint.next = report.moves[1].action;
    hint.gain = std::max(0.0, hint.win - report.moves[1].win);
  }
  hint.reason = reason_of(game, view, report, hint);
  return hint;
}

}  // namespace posthorn::hint
