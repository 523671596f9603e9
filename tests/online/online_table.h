// A table as tests play it: acts decided and their events carried out, as the server does.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "notation/move_text.h"
#include "online/decide.h"
#include "online/evolve.h"

namespace posthorn::online {

inline Bytes32 bytes_of(int number) {
  return Sha256().add("test").add(std::to_string(number)).value();
}

inline TableSettings settings_of(const std::string& game,
                                 const Pace& pace = {false, 600'000, 5000}) {
  TableSettings settings;
  settings.game = *read_game_name(game);
  settings.pace = pace;
  return settings;
}

class OnlineTable {
 public:
  explicit OnlineTable(const TableSettings& settings, AccountId by = 1) {
    table_.id = {123456789};
    take({kServer, 0, now_,
          Created{settings, by, promise_of_secret(game_id_text(table_.id), secret_)}});
  }

  [[nodiscard]] const Table& table() const { return table_; }
  [[nodiscard]] const std::vector<LogEvent>& log() const { return log_; }
  [[nodiscard]] const std::vector<Happened>& happened() const { return happened_; }
  [[nodiscard]] Moment moment() const { return {now_, secret_, bytes_of(1000 + drawn_), outages_}; }
  void pass(Millis time) { now_ += time; }
  void add_outage(Millis began, Millis ended) { outages_.push_back({began, ended}); }
  [[nodiscard]] Millis now() const { return now_; }

  // On the position there is, unless another is named.
  std::expected<Events, Refused> act(AccountId account, Wish wish, int on = -1,
                                     ActNumber number = 0) {
    const Act act{account, number, on < 0 ? table_.position : on, std::move(wish)};
    auto events = decide(table_, act, moment());
    if (!events) return events;
    for (const LogEvent& event : *events) {
      if (const auto* left = std::get_if<Left>(&event.body); left != nullptr && left->new_promise) {
        secret_ = bytes_of(1000 + drawn_++);
      }
      take(event);
    }
    return events;
  }
  std::string refused(AccountId account, Wish wish, int on = -1) {
    const int before = table_.version;
    const auto answer = act(account, std::move(wish), on);
    if (answer) return "accepted";
    EXPECT_EQ(table_.version, before);
    return std::string(kActRefusalIds[static_cast<std::size_t>(answer.error().why)]);
  }

  Bytes32 share_of(AccountId account) {
    return bytes_of(static_cast<int>(account) * 10 + attempt_);
  }
  void new_shares() { ++attempt_; }
  void sit(AccountId account) {
    const auto chair = static_cast<int>(table_.chairs.size());
    const Bytes32 promise = promise_of_share(game_id_text(table_.id), chair, share_of(account));
    ASSERT_TRUE(act(account, SitDown{"N" + std::to_string(account), promise}).has_value());
  }
  void show(AccountId account) {
    ASSERT_TRUE(act(account, ShowShare{share_of(account)}).has_value());
  }
  void sit_and_begin(int people) {
    for (AccountId account = 1; account <= people; ++account) sit(account);
    for (AccountId account = 1; account <= people; ++account) show(account);
    ASSERT_EQ(table_.status, Status::kUnderWay);
  }

  [[nodiscard]] AccountId actor() const { return table_.chair_at(table_.state.actor).account; }
  [[nodiscard]] std::string legal(std::uint64_t index) const {
    const LegalActions legal(*table_.game, table_.state);
    return move_text(*table_.game, table_.state, legal.at(index % legal.size()));
  }
  // The first move that begins so, by whoever is to decide.
  void move(const std::string& begin) {
    const LegalActions legal(*table_.game, table_.state);
    for (std::uint64_t i = 0; i < legal.size(); ++i) {
      const std::string text = move_text(*table_.game, table_.state, legal.at(i));
      if (!text.starts_with(begin)) continue;
      const auto done = act(actor(), MakeMove{text});
      ASSERT_TRUE(done.has_value()) << text;
      return;
    }
    FAIL() << "no move begins with " << begin;
  }

 private:
  void take(const LogEvent& event) {
    Happened happened;
    happened.move = -2;
    const auto done = evolve(table_, event, &happened);
    ASSERT_TRUE(done.has_value()) << done.error();
    // What is in the log is all there is: it comes back from its text.
    const std::string text = body_text(event.body);
    const auto back = read_body(event.kind(), text);
    ASSERT_TRUE(back.has_value()) << text << ": " << back.error();
    ASSERT_EQ(body_text(*back), text);
    log_.push_back(event);
    if (happened.move != -2) happened_.push_back(happened);
  }

  Table table_;
  std::vector<LogEvent> log_;
  std::vector<Happened> happened_;
  std::vector<Outage> outages_;
  Bytes32 secret_ = bytes_of(0);
  int drawn_ = 0;
  int attempt_ = 0;
  Millis now_ = 1'763'400'000'000;
};

}  // namespace posthorn::online
