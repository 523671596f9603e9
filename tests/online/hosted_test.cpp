// A table in a node's memory whose log is not what it should be: that table says so, and nothing
// else happens.
#include "online/hosted.h"

#include <gtest/gtest.h>

#include "tests/online/online_table.h"

namespace posthorn::online {
namespace {

// Remembers what it was asked.
class Driver final : public TableDriver {
 public:
  void append(const Table& /*after*/, int /*expected*/,
              std::span<const LogEvent> /*events*/) override {
    ++appends;
  }
  void load(int after) override { loads.push_back(after); }
  void answer(Ticket /*ticket*/, const ActAnswer& answer) override {
    verdicts.push_back(answer.verdict);
  }
  void tell(const Table& table, const TableNews& /*news*/) override { told = table.version; }
  Moment moment() override { return {1'763'400'000'000, bytes_of(0), bytes_of(1), {}}; }
  void tell_damage(const std::string& why) override { damage.push_back(why); }

  int appends = 0;
  std::vector<int> loads;
  std::vector<Verdict> verdicts;
  int told = 0;
  std::vector<std::string> damage;
};

class HostedTableTest : public testing::Test {
 protected:
  void SetUp() override {
    played_.sit_and_begin(2);
    Rng rng(3);
    for (int i = 0; i < 12; ++i) {
      ASSERT_TRUE(played_.act(played_.actor(), MakeMove{played_.legal(rng.next64())}, -1, 100 + i));
    }
  }
  [[nodiscard]] Act next_act() const {
    return {played_.actor(), 999, played_.table().position, MakeMove{played_.legal(0)}};
  }

  OnlineTable played_{settings_of("map=south,players=2")};
  Driver driver_;
  HostedTable hosted_{played_.table().id, driver_};
};

TEST_F(HostedTableTest, AWholeLogIsActedOn) {
  hosted_.act(1, next_act());
  EXPECT_EQ(driver_.loads, std::vector{0});
  hosted_.loaded(played_.log());
  EXPECT_EQ(driver_.told, played_.table().version);
  EXPECT_EQ(driver_.appends, 1);
  EXPECT_TRUE(hosted_.damage().empty());
}

TEST_F(HostedTableTest, ADamagedLogIsToldAndAnswered) {
  std::vector<LogEvent> log = played_.log();
  log.erase(log.begin() + static_cast<std::ptrdiff_t>(log.size()) - 3);
  hosted_.act(1, next_act());
  hosted_.act(2, next_act());
  hosted_.loaded(log);
  EXPECT_EQ(driver_.verdicts, (std::vector{Verdict::kDamaged, Verdict::kDamaged}));
  ASSERT_EQ(driver_.damage.size(), 1U);
  EXPECT_TRUE(driver_.damage[0].starts_with("event ")) << driver_.damage[0];
  EXPECT_EQ(hosted_.damage(), driver_.damage[0]);
  EXPECT_FALSE(hosted_.there());
  EXPECT_EQ(driver_.told, 0) << "nothing of it is shown";
  // And it stays so.
  hosted_.act(3, next_act());
  EXPECT_EQ(driver_.verdicts.back(), Verdict::kDamaged);
  hosted_.look(1000);
  hosted_.heard(0, played_.log());
  EXPECT_EQ(driver_.loads.size(), 1U);
  EXPECT_FALSE(hosted_.there());
}

TEST_F(HostedTableTest, WhatCannotBeReadIsDamageToo) {
  hosted_.act(1, next_act());
  hosted_.damaged("event 4 is no JSON");
  EXPECT_EQ(driver_.verdicts, std::vector{Verdict::kDamaged});
  EXPECT_EQ(driver_.damage, std::vector<std::string>{"event 4 is no JSON"});
}

TEST_F(HostedTableTest, WrongNewsOfAnotherNodeIsHeldAgainstTheLog) {
  hosted_.look(1);
  hosted_.loaded(played_.log());
  const LogEvent nonsense{0, 0, 0, Joined{9, 9, "nobody", "", {}}};
  hosted_.heard(played_.table().version, std::span(&nonsense, 1));
  EXPECT_EQ(driver_.loads, (std::vector{0, 0})) << "read again from the beginning";
  hosted_.loaded(played_.log());
  EXPECT_TRUE(hosted_.damage().empty());
  EXPECT_EQ(hosted_.table().version, played_.table().version);
}

// Whatever happened to it, a log is replayed or refused; nothing else.
TEST_F(HostedTableTest, NoDamageEndsTheProcess) {
  const std::vector<LogEvent>& whole = played_.log();
  int refused = 0;
  const auto try_log = [&](const std::vector<LogEvent>& log) {
    Driver driver;
    HostedTable hosted(played_.table().id, driver);
    hosted.look(1);
    hosted.loaded(log);
    refused += hosted.damage().empty() ? 0 : 1;
  };
  for (std::size_t i = 0; i < whole.size(); ++i) {
    std::vector<LogEvent> log = whole;
    log.erase(log.begin() + static_cast<std::ptrdiff_t>(i));
    try_log(log);
    log = whole;
    log.insert(log.begin() + static_cast<std::ptrdiff_t>(i), whole[i]);
    try_log(log);
    for (std::size_t j = 0; j < whole.size(); ++j) {
      log = whole;
      std::swap(log[i], log[j]);
      try_log(log);
    }
    for (const int seat : {-2, -1, 1, 2, 40, 1 << 30}) {
      log = whole;
      log[i].seat = seat;
      try_log(log);
    }
    for (const LogBody& body : std::initializer_list<LogBody>{
             Left{-5, std::nullopt}, Recommitted{77, {}}, Ready{-1, {}}, Begun{{0, 0}, {}},
             Begun{{}, {{"ULM"}}}, Moved{"nonsense", {}, -1}, Undone{-1, 0}, Undone{1 << 30, 0},
             Offered{}, Answered{true}, Resigned{}, TimedOut{}, Taken{""}, Back{}, Ended{},
             Revealed{}}) {
      for (const int seat : {-1, 0, 40}) {
        log = whole;
        log[i] = {seat, 0, 0, body};
        try_log(log);
      }
    }
  }
  EXPECT_GT(refused, 100);
}

}  // namespace
}  // namespace posthorn::online
