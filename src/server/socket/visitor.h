// Somebody's open page: what comes over its socket is read, limited and handed on; what goes out
// waits in its outbox.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "protocol/messages.h"
#include "server/http/channel.h"
#include "server/people/buckets.h"
#include "server/socket/outbox.h"
#include "server/tables/hall.h"

namespace posthorn::server {

class Visitor;

// What a page needs of the node.
class Reception {
 public:
  Reception() = default;
  Reception(const Reception&) = delete;
  Reception& operator=(const Reception&) = delete;
  virtual ~Reception() = default;

  virtual Hall& hall() = 0;
  virtual House& house() = 0;
  [[nodiscard]] virtual const Rate& act_rate() const = 0;  // of a socket
  virtual std::optional<protocol::Person> person(online::AccountId account) = 0;
  virtual void arrived(const std::shared_ptr<Visitor>& visitor) = 0;
  virtual void gone(const std::shared_ptr<Visitor>& visitor) = 0;
  virtual void follow_lobby(const std::shared_ptr<Visitor>& visitor, bool on) = 0;
};

class Visitor final : public Follower, public std::enable_shared_from_this<Visitor> {
 public:
  Visitor(Reception& reception, Channel& channel, online::AccountId account, std::string name,
          std::string address);

  // The socket is open: hello has to come soon.
  void begin();
  void came(std::string_view text);
  void written();
  void closed();

  // Says goodbye and closes.
  void bye(protocol::ByeReason why, int again);

  [[nodiscard]] online::AccountId account() const override { return account_; }
  [[nodiscard]] const std::string& name() const override { return name_; }
  [[nodiscard]] const std::string& address() const { return address_; }
  [[nodiscard]] bool visible() const override { return visible_; }
  void send(Text text) override;
  void send_news(online::GameId game, Text text) override;
  template <class Message>
  void tell(const Message& message) {
    send(std::make_shared<const std::string>(protocol::text_of(message)));
  }

 private:
  void take(const protocol::Hello& hello);
  void take(const protocol::Watch& watch);
  void take(const protocol::Leave& leave);
  void take(const protocol::TableAct& act);
  void take(const protocol::Say& say);
  void take(const protocol::Page& page);
  void take(const protocol::LobbyWish& wish);
  void take(const protocol::Ping& ping);

  void refuse(protocol::RefusalCode code, const std::string& text = "",
              std::optional<online::GameId> game = std::nullopt, std::int64_t id = 0);
  void sent(bool fits);
  void pump();

  Reception& reception_;
  Channel* channel_;  // null: closed
  online::AccountId account_;
  std::string name_;
  std::string address_;
  Outbox outbox_;
  std::set<online::GameId> following_;
  Bucket acts_;
  Bucket lines_;
  Bucket messages_;
  int bad_messages_ = 0;
  bool writing_ = false;
  bool greeted_ = false;
  bool visible_ = true;
  bool leaving_ = false;
};

// The visitor as the socket holds it.
class VisitorEnd final : public ChannelEnd {
 public:
  explicit VisitorEnd(std::shared_ptr<Visitor> visitor) : visitor_(std::move(visitor)) {}
  void came(std::string_view text) override { visitor_->came(text); }
  void written() override { visitor_->written(); }
  void closed() override { visitor_->closed(); }

 private:
  std::shared_ptr<Visitor> visitor_;
};

}  // namespace posthorn::server
