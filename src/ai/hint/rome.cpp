// The two Rome parts: clergy on the coaches, and office tiles given back.
#include "ai/hint/facts.h"

namespace posthorn::hint {
namespace {

constexpr int kHighestClergy = kCoachCount;  // A1: worth 1 to 5

void add_assignment(const Action& action, Facts& facts) {
  for (int coach = 0; coach < kCoachCount; ++coach) {
    if ((action.set >> (3 * coach) & 7) == kHighestClergy) {
      facts.add(Key::kClergyOnCoach, coach, kHighestClergy);
    }
  }
}

void add_coach(const Game& game, const State& state, const Action& action, Facts& facts) {
  const int own = state.acting().clergy_on(action.coach);
  const bool arrives = static_cast<int>(action.set) == game.rome_town;
  facts.add(arrives ? Key::kCoachArrives : Key::kCoachAdvances, action.coach, own);
}

void add_return(const Action& action, Facts& facts) {
  switch (bit_count(action.set)) {
    case 4:
      facts.add(Key::kReturnsForHouse);
      break;
    case 3:
      facts.add(Key::kReturnsForPoint);
      break;
    case 2:
      facts.add(Key::kReturnsForCard);
      break;
    case 1:
      facts.add(Key::kGivesOneTile);
      break;
    default:
      facts.add(Key::kKeepsTiles);
      break;
  }
}

}  // namespace

void add_rome(const Game& game, const State& state, const Action& action, Facts& facts) {
  if (action.kind == ActionKind::kAssign) add_assignment(action, facts);
  if (action.kind == ActionKind::kCoach) add_coach(game, state, action, facts);
  if (action.kind == ActionKind::kReturn) add_return(action, facts);
}

}  // namespace posthorn::hint
