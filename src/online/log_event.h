// What happens at a table, as its log keeps it: only ever added to, and the table is what follows
// from it (evolve.h).
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "base/listed.h"
#include "base/sha256.h"
#include "online/settings.h"

namespace posthorn::online {

using AccountId = std::int64_t;
using ActNumber = std::int64_t;                       // the sender's own for an act; 0: none
using Cards = std::vector<std::vector<std::string>>;  // shuffles that happened, in their order

inline constexpr int kServer = -1;  // instead of a seat or chair

// clang-format off
#define POSTHORN_LOG_EVENTS(X) \
  X(Created, "created") \
  X(Joined, "joined") \
  X(Left, "left") \
  X(Recommitted, "recommitted") \
  X(Ready, "ready") \
  X(Begun, "begun") \
  X(Moved, "move") \
  X(Undone, "undone") \
  X(Offered, "offered") \
  X(Answered, "answered") \
  X(Resigned, "resigned") \
  X(TimedOut, "timed-out") \
  X(Taken, "taken") \
  X(Back, "back") \
  X(Ended, "ended") \
  X(Revealed, "revealed")

#define POSTHORN_OFFERS(X) \
  X(Takeback, "takeback") \
  X(Stop, "stop") \
  X(Rematch, "rematch")

#define POSTHORN_ENDS(X) \
  X(Played, "played") \
  X(Resigned, "resigned") \
  X(Stopped, "stopped") \
  X(Closed, "closed")         /* before it began */
// clang-format on

enum class LogKind : std::uint8_t { POSTHORN_LOG_EVENTS(POSTHORN_ENUMERATOR) };
inline constexpr std::array kLogKindIds = {POSTHORN_LOG_EVENTS(POSTHORN_ID)};
enum class Offer : std::uint8_t { POSTHORN_OFFERS(POSTHORN_ENUMERATOR) };
inline constexpr std::array kOfferIds = {POSTHORN_OFFERS(POSTHORN_ID)};
enum class EndReason : std::uint8_t { POSTHORN_ENDS(POSTHORN_ENUMERATOR) };
inline constexpr std::array kEndReasonIds = {POSTHORN_ENDS(POSTHORN_ID)};

// Before the game begins people and computers have chairs, in the order in which they came; seats
// are drawn when it begins.
struct Created {
  TableSettings settings;
  AccountId by = 0;
  Bytes32 promise{};  // of the server's secret
};
struct Joined {
  int chair = 0;
  AccountId account = 0;  // 0: a computer
  std::string name;
  std::string bot;    // of a computer
  Bytes32 promise{};  // of a person's share
};
struct Left {
  int chair = 0;
  // An attempt to begin that was broken off ends with new numbers for everybody.
  std::optional<Bytes32> new_promise;
};
struct Recommitted {
  int chair = 0;
  Bytes32 promise{};
};
struct Ready {
  int chair = 0;
  Bytes32 share{};
};
struct Begun {
  std::vector<int> seats;  // the chair of each seat
  Cards shuffles;
};
// By the seat of the event. `used` is the time it cost the seat.
struct Moved {
  std::string move;
  Cards shuffles;
  Millis used = 0;
};
struct Undone {
  int moves = 0;
  Millis used = 0;
};
struct Offered {
  Offer offer = Offer::kTakeback;
};
struct Answered {
  bool yes = false;
};
struct Resigned {};
struct TimedOut {};
struct Taken {
  std::string bot;
};
struct Back {};
struct Ended {
  EndReason reason = EndReason::kPlayed;
  std::vector<int> scores;  // by seat; none if it never began
  int winner = kServer;
};
struct Revealed {
  Bytes32 secret{};
};

using LogBody = std::variant<Created, Joined, Left, Recommitted, Ready, Begun, Moved, Undone,
                             Offered, Answered, Resigned, TimedOut, Taken, Back, Ended, Revealed>;

struct LogEvent {
  int seat = kServer;  // of who did it; before seats are drawn the chair
  ActNumber act = 0;
  Millis at = 0;
  LogBody body;

  [[nodiscard]] LogKind kind() const { return static_cast<LogKind>(body.index()); }
};

// The body as the store keeps it, and back. What is read may come from a damaged file.
std::string body_text(const LogBody& body);
std::expected<LogBody, std::string> read_body(LogKind kind, std::string_view text);

}  // namespace posthorn::online
