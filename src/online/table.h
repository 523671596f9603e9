// A table as a value: what follows from its log. It knows no clock, no sockets and no files.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/engine.h"
#include "online/fair.h"
#include "online/game_id.h"
#include "online/log_event.h"

namespace posthorn::online {

enum class Status : std::uint8_t { kOpen, kStarting, kUnderWay, kOver };

// Somebody who sits at the table, or did.
struct Chair {
  AccountId account = 0;  // 0: a computer
  std::string name;
  std::string bot;
  Bytes32 promise{};
  std::optional<Bytes32> share;
  bool gone = false;  // left before it began

  [[nodiscard]] bool person() const { return account != 0; }
};

struct Seat {
  int chair = 0;
  std::string stand_in;  // the computer that plays for it now; empty: nobody has to
  bool resigned = false;
  Millis bank = 0;  // what is left of its time
};

// One move that could still be taken back: nothing hidden has been shown since.
struct Step {
  State before;
  std::uint8_t seat = 0;
  bool choice = false;  // there was another move
};

struct OpenOffer {
  Offer offer = Offer::kTakeback;
  int seat = 0;
  std::uint32_t agreed = 0;  // seats that said yes
};

// An act that is in the log, so that it is recognised when it comes again.
struct KnownAct {
  int version = 0;
  int seat = kServer;
  ActNumber act = 0;
};

struct Table {
  GameId id;
  int version = 0;   // events so far
  int position = 0;  // the version of the last event that changed what may be decided
  Status status = Status::kOpen;
  Millis last_at = 0;
  TableSettings settings;
  AccountId opened_by = 0;
  Bytes32 promise{};                 // of the server's secret
  std::optional<Bytes32> secret;     // once it is shown
  std::vector<Chair> chairs;         // also those who left
  std::vector<Left> broken;          // attempts to begin that somebody broke off
  std::shared_ptr<const Game> game;  // from `created` on

  // Once it has begun.
  std::vector<Seat> seats;
  State state;
  int moves = 0;
  std::uint32_t shuffles = 0;
  std::vector<Step> steps;
  Millis since = 0;  // when the decision that is due began
  std::optional<OpenOffer> offer;
  std::optional<Ended> ended;
  std::vector<KnownAct> known;  // the last ones

  [[nodiscard]] int players() const { return settings.game.options.players; }
  // The chairs that are taken, in their order.
  [[nodiscard]] std::vector<int> taken() const;
  [[nodiscard]] int seat_of(AccountId account) const;   // kServer: none
  [[nodiscard]] int chair_of(AccountId account) const;  // kServer: none
  [[nodiscard]] const Chair& chair_at(int seat) const { return chairs[seats[seat].chair]; }
  // Whether every person has promised a share, so that they may be shown.
  [[nodiscard]] bool all_promised() const;
  // Whether somebody has shown a share, and whether every person has.
  [[nodiscard]] bool any_shown() const;
  [[nodiscard]] bool all_shown() const;
  // The computer that decides for a seat now; empty: a person does.
  [[nodiscard]] const std::string& decider(int seat) const;
  // The seat that is to decide, and is to be waited for; kServer: none.
  [[nodiscard]] int actor() const;
};

// How many moves lead back to the seat's last real choice: in its own turn, or, if the others
// agree, as long as nothing hidden was shown since. 0: none.
int own_undo(const Table& table, int seat);
int agreed_undo(const Table& table, int seat);

// How much time the decision that is due has cost so far, and when its time is up; 0: never.
Millis time_used(const Table& table, Millis now, std::span<const Outage> outages);
Millis deadline(const Table& table, std::span<const Outage> outages);

}  // namespace posthorn::online
