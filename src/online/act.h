// What somebody wants to do at a table, and why it may be refused.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <variant>

#include "base/listed.h"
#include "core/rule.h"
#include "online/log_event.h"

namespace posthorn::online {

struct SitDown {
  std::string name;
  Bytes32 promise{};
};
struct AddComputer {
  std::string bot;
};
struct StandUp {
  int chair = kServer;  // who opened the table may free a computer's chair; kServer: the own one
};
struct Recommit {
  Bytes32 promise{};
};
struct ShowShare {
  Bytes32 share{};
};
struct MakeMove {
  std::string move;
};
struct TakeBack {};
struct Resign {};
struct MakeOffer {
  Offer offer = Offer::kTakeback;
};
struct AnswerOffer {
  bool yes = false;
};
struct ComeBack {};
// By the server itself.
struct ClockRings {};
struct ComputerMoves {
  std::string move;
};

using Wish = std::variant<SitDown, AddComputer, StandUp, Recommit, ShowShare, MakeMove, TakeBack,
                          Resign, MakeOffer, AnswerOffer, ComeBack, ClockRings, ComputerMoves>;

struct Act {
  AccountId account = 0;
  ActNumber number = 0;
  int on = 0;  // the position it was decided on
  Wish wish;
};

// clang-format off
#define POSTHORN_ACT_REFUSALS(X) \
  X(Stale, "stale")                        /* the table has gone on since then */ \
  X(NotBegun, "not-begun") \
  X(Begun, "begun")                        /* it is too late for that */ \
  X(Over, "over") \
  X(NotYourSeat, "not-your-seat") \
  X(NotYourDecision, "not-your-decision") \
  X(NoSuchMove, "no-such-move") \
  X(Refused, "refused")                    /* by a rule */ \
  X(TableFull, "table-full") \
  X(SeatedAlready, "seated-already") \
  X(NotYourTable, "not-your-table")        /* for who opened it only */ \
  X(WrongShare, "wrong-share")             /* not the one that was promised */ \
  X(NotNow, "not-now") \
  X(NothingToTakeBack, "nothing-to-take-back") \
  X(OfferOpen, "offer-open")               /* one at a time */ \
  X(NoOffer, "no-offer")
// clang-format on

enum class ActRefusal : std::uint8_t { POSTHORN_ACT_REFUSALS(POSTHORN_ENUMERATOR) };
inline constexpr std::array kActRefusalIds = {POSTHORN_ACT_REFUSALS(POSTHORN_ID)};

struct Refused {
  ActRefusal why = ActRefusal::kStale;
  MaybeRefusal rule;  // where a rule says no
};

}  // namespace posthorn::online
