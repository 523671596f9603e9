// A table with the pages that follow it: acts come in, are stored, and then told to everybody; its
// computers think, its clock rings.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "online/hosted.h"
#include "server/tables/history.h"
#include "server/tables/house.h"
#include "server/tables/presence.h"

namespace posthorn::server {

class Room final : public online::TableDriver, public std::enable_shared_from_this<Room> {
 public:
  // Whom an answer goes to; gone ones get none.
  using Who = std::weak_ptr<Follower>;

  Room(online::GameId id, House& house);

  // Reads the log if nobody has yet; then, or at once, `what` is called. Whether there is such a
  // table says there().
  void when_there(std::function<void()> what);
  [[nodiscard]] bool there() const { return hosted_.there(); }
  [[nodiscard]] const online::Table& table() const { return hosted_.table(); }

  // Answers with news, the whole table or a refusal.
  void watch(const std::shared_ptr<Follower>& who, int from);
  void leave(const std::shared_ptr<Follower>& who);
  void act(Who who, const online::Act& act);
  void say(const Who& who, online::AccountId account, const std::string& name,
           const protocol::Say& say);
  // Somebody's page came into sight or went out of it.
  void look_who_is_here();
  // Does what is due: the clock, a computer's turn. True: nothing is.
  bool wake();

  [[nodiscard]] bool idle() const { return followers_.empty() && tickets_.empty() && !thinking_; }

  // online::TableDriver
  void append(const online::Table& after, int expected,
              std::span<const online::LogEvent> events) override;
  void load(int after) override;
  void answer(online::Ticket ticket, const online::ActAnswer& answer) override;
  void tell(const online::Table& table, const online::TableNews& news) override;
  online::Moment moment() override;

 private:
  struct Asked {
    Who who;
    online::Act act;
  };

  void send_since(Follower& who, int from);
  void send_all(Follower& who);
  void refuse(const Who& who, protocol::RefusalCode code, online::ActNumber number,
              const MaybeRefusal& rule = std::nullopt);
  void read_log(int after);
  void set_clock();
  void think();
  void think_again_later();
  void tell_turns();
  void tell_presence();
  [[nodiscard]] Text news_text(int after, const Viewer& viewer) const;
  [[nodiscard]] protocol::Line line_of(const store::ChatLine& line) const;
  [[nodiscard]] std::optional<online::GameId> next_table() const;

  House& house_;
  online::HostedTable hosted_;
  History history_;
  std::optional<Bytes32> secret_;
  std::set<std::shared_ptr<Follower>> followers_;
  std::map<online::Ticket, Asked> tickets_;
  online::Ticket last_ticket_ = 0;
  std::vector<std::function<void()>> when_there_;
  PresenceBook presence_;
  std::string told_presence_;
  bool loading_ = false;
  bool thinking_ = false;
  int thought_on_ = -1;  // the position a computer has decided on
  online::Millis clock_set_ = 0;
  online::AccountId told_turn_ = 0;
};

// The table that follows this one if all agree to play again; the same for every node.
online::GameId rematch_id(const online::Table& table);

}  // namespace posthorn::server
