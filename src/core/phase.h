// The decision that is due.
#pragma once

#include <cstdint>

#include "base/listed.h"

namespace posthorn {

// clang-format off
#define POSTHORN_PHASES(X) \
  X(Assign, "assign")                       /* the clergy tiles on the coaches (A1) */ \
  X(Take, "take")                           /* the first card, or the bailiff before it */ \
  X(SecondTake, "second-take")              /* the postmaster's card */ \
  X(Play, "play")                           /* the first play, or the postmaster before it */ \
  X(AfterPlay, "after-play")                /* postilion, close or end */ \
  X(SecondPlay, "second-play")              /* the postilion's card */ \
  X(AfterSecondPlay, "after-second-play")   /* close or end */ \
  X(Houses, "houses")                       /* closing, C2 */ \
  X(Cartwright, "cartwright")               /* closing, C9 */ \
  X(Coaches, "coaches")                     /* closing, A3 */ \
  X(Discard, "discard")                     /* closing, C10 */ \
  X(Return, "return")                       /* office tiles (O3) */ \
  X(RewardTake, "reward-take")              /* for two tiles */ \
  X(RewardHouse, "reward-house")            /* for four tiles */ \
  X(FinalReturn, "final-return")            /* O6 */ \
  X(FinalHouse, "final-house")              /* O6, for four tiles */ \
  X(Over, "over")
// clang-format on

enum class Phase : std::uint8_t { POSTHORN_PHASES(POSTHORN_ENUMERATOR) };

inline constexpr std::array kPhaseIds = {POSTHORN_PHASES(POSTHORN_ID)};
constexpr std::string_view phase_id(Phase phase) {
  return kPhaseIds[static_cast<std::size_t>(phase)];
}

}  // namespace posthorn
