// Somebody who plays over a real socket: a guest with a page, who decides from the views they get.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ai/bot.h"
#include "base/base64url.h"
#include "host/bot_host.h"
#include "notation/move_text.h"
#include "notation/view_bytes.h"
#include "online/fair.h"
#include "online/settings.h"
#include "protocol/messages.h"
#include "tests/server/online/wire.h"

namespace posthorn::server {

class Player {
 public:
  // Without a name: nobody, who can only look on.
  Player(int port, const std::string& name) : port_(port), rng_(std::hash<std::string>()(name)) {
    if (!name.empty()) {
      const Answer answer = ask(port, "POST", "/api/guest", R"({"name": ")" + name + "\"}");
      EXPECT_EQ(answer.status, 200) << answer.body;
      cookie_ = cookie_in(answer);
      const auto read = protocol::read_as<protocol::GuestAnswer>(answer.body);
      if (read) account_ = read->you.account;
    }
    connect();
  }

  // A new socket, as after a lost connection.
  void connect() {
    wire_ = std::make_unique<Wire>(port_);
    ASSERT_EQ(open_socket(*wire_, cookie_), 101);
    tell(protocol::Hello{protocol::kProtocol, kViewLayout, "test"});
    const auto welcome = next<protocol::Welcome>();
    ASSERT_TRUE(welcome.has_value());
    EXPECT_EQ(welcome->you.has_value(), account_ != 0);
  }

  template <class Message>
  void tell(const Message& message) {
    wire_->send_frame(protocol::text_of(message));
  }

  // Every message that is here, at least one unless `patience` milliseconds bring none.
  bool listen(int patience) {
    bool heard = false;
    while (auto text = wire_->receive(heard ? 0 : patience)) {
      heard = true;
      take(*text);
    }
    return heard;
  }

  // The next message of this kind.
  template <class Message>
  std::optional<Message> next() {
    for (;;) {
      for (auto each = messages_.begin(); each != messages_.end(); ++each) {
        if (const auto* found = std::get_if<Message>(&*each)) {
          Message message = *found;
          messages_.erase(messages_.begin(), each + 1);
          return message;
        }
      }
      messages_.clear();
      if (!listen(kPatience)) return std::nullopt;
    }
  }

  void watch(online::GameId table, int from = -1) {
    game_ = table;
    tell(protocol::Watch{table, from});
  }

  std::int64_t act(const protocol::Wish& wish, std::int64_t id = 0) {
    if (id == 0) id = static_cast<std::int64_t>(rng_.next64() >> 11 | 1);
    tell(protocol::TableAct{game_, now->on, id, wish});
    return id;
  }

  // Sits down, shows the share, decides when it is due. True: something was done.
  bool play() {
    if (!now || waiting_) return false;
    protocol::Wish wish;
    if (now->status == online::Status::kOpen && now->chair < 0) {
      const int chair = people->fair.next_chair;
      share_ = Sha256().add(std::to_string(rng_.next64())).value();
      wish.join = online::promise_of_share(online::game_id_text(game_), chair, share_);
    } else if (now->status == online::Status::kStarting && now->chair >= 0 && !shown_) {
      wish.ready = share_;
    } else if (now->status == online::Status::kUnderWay && moves && now->seat >= 0 &&
               now->actor == now->seat) {
      wish.move = decision();
    } else {
      return false;
    }
    waiting_ = act(wish);
    last_wish_ = wish;
    return true;
  }

  [[nodiscard]] bool over() const { return now && now->status == online::Status::kOver; }
  [[nodiscard]] int port() const { return port_; }
  [[nodiscard]] const std::string& cookie() const { return cookie_; }
  [[nodiscard]] std::int64_t account() const { return account_; }
  [[nodiscard]] Wire& wire() { return *wire_; }
  [[nodiscard]] const Bytes32& share() const { return share_; }
  [[nodiscard]] const std::optional<std::int64_t>& unanswered() const { return waiting_; }
  [[nodiscard]] const protocol::Wish& last_wish() const { return last_wish_; }

  std::optional<protocol::Position> now;
  std::optional<protocol::People> people;
  std::shared_ptr<const Game> game;
  std::vector<std::string> frames;   // everything that came
  std::map<int, std::string> views;  // by moves made
  std::map<int, std::string> steps;  // by move
  std::vector<protocol::RefusedMessage> refused;
  int heard_again = 0;  // news of an act that was answered already
  bool moves = true;    // false: sits down and shows the share, then leaves the game as it is

 private:
  std::string decision() {
    const auto bytes = read_base64url(now->view.value_or(""));
    const auto view = read_view_bytes(*game, bytes.value_or(ViewBytes()));
    if (!view) {
      ADD_FAILURE() << view.error();
      return "";
    }
    const auto bot = make_bot("steady", bot_host());
    return move_text(*game, view->known, (*bot)->choose(*game, *view, rng_));
  }

  void take(const std::string& text) {
    frames.push_back(text);
    auto message = protocol::read_server_message(text);
    ASSERT_TRUE(message.has_value()) << message.error() << "\n" << text;
    if (const auto* table = std::get_if<protocol::WholeTable>(&*message)) take_table(*table);
    if (const auto* news = std::get_if<protocol::TableNews>(&*message)) take_news(*news);
    if (const auto* no = std::get_if<protocol::RefusedMessage>(&*message)) {
      refused.push_back(*no);
      if (no->id == waiting_) waiting_.reset();
    }
    messages_.push_back(std::move(*message));
  }

  void take_table(const protocol::WholeTable& table) {
    if (table.game != game_) return;
    const auto document = json::Document::parse(table.settings.text());
    Problems problems;
    auto made = online::game_of(online::read_settings(document->root(), problems));
    ASSERT_TRUE(made.has_value() && !problems.any());
    game = std::make_shared<const Game>(std::move(*made));
    people = table.people;
    steps.clear();
    for (const json::Written& step : table.steps) note_step(step);
    for (const std::int64_t act : table.acts) answered(act);
    take_position(table.now);
  }

  void take_news(const protocol::TableNews& news) {
    if (news.game != game_) return;
    for (const protocol::TableEvent& event : news.events) {
      if (event.id) answered(*event.id);
      if (event.step) note_step(*event.step);
    }
    if (news.people) people = news.people;
    take_position(news.now);
  }

  void take_position(const protocol::Position& position) {
    now = position;
    if (position.view) views[position.moves] = *position.view;
    shown_ = false;
    for (const protocol::Chair& chair : people->chairs) {
      if (chair.chair == position.chair) shown_ = chair.shown;
    }
  }

  void note_step(const json::Written& step) {
    const std::string& text = step.text();
    steps[std::stoi(text.substr(text.find(':') + 1))] = text;
  }

  void answered(std::int64_t act) {
    if (waiting_ == act) {
      waiting_.reset();
      last_answered_ = act;
    } else if (last_answered_ == act) {
      ++heard_again;
    }
  }

  int port_;
  std::string cookie_;
  std::int64_t account_ = 0;
  Rng rng_;
  std::unique_ptr<Wire> wire_;
  online::GameId game_;
  Bytes32 share_{};
  bool shown_ = false;
  std::optional<std::int64_t> waiting_;
  std::int64_t last_answered_ = 0;
  protocol::Wish last_wish_;
  std::vector<protocol::ServerMessage> messages_;
};

}  // namespace posthorn::server
