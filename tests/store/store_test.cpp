// What every store promises, held for each of them.
#include "store/store.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <thread>

#include "tests/store/store_kinds.h"

namespace posthorn::store {
namespace {

class StoreTest : public StoreConformance {
 protected:
  void SetUp() override {
    for (const Game game : {1, 2}) {
      ASSERT_TRUE(store_.create(new_game(game, "created", "secret")));
    }
  }
  std::vector<std::string> bodies(Game game, int after = 0, int most = 100) {
    std::vector<std::string> all;
    int seq = after;
    for (const StoredEvent& each : store_.events(game, after, most)) {
      EXPECT_EQ(each.seq, ++seq);
      all.push_back(each.body);
    }
    return all;
  }
};

using Bodies = std::vector<std::string>;

TEST_P(StoreTest, AnAppendFitsOrIsOvertaken) {
  const Append first = append(1, 1, "a");
  EXPECT_EQ(store_.append(std::span(&first, 1)), std::vector{Outcome::kStored});
  EXPECT_EQ(store_.append(std::span(&first, 1)), std::vector{Outcome::kConflict});
  const Append gap = append(1, 3, "c");
  EXPECT_EQ(store_.append(std::span(&gap, 1)), std::vector{Outcome::kConflict});
  const Append nowhere = append(7, 0, "x");
  EXPECT_EQ(store_.append(std::span(&nowhere, 1)), std::vector{Outcome::kConflict});
  EXPECT_EQ(bodies(1), (Bodies{"created", "a"}));
  EXPECT_EQ(store_.row(1)->version, 2);
}

TEST_P(StoreTest, ABatchHasAnOutcomeForEach) {
  const std::vector<Append> batch = {append(2, 1, "b"), append(1, 5, "no"), append(7, 0, "no")};
  EXPECT_EQ(store_.append(batch),
            (std::vector{Outcome::kStored, Outcome::kConflict, Outcome::kConflict}));
  EXPECT_EQ(bodies(1), Bodies{"created"});
  EXPECT_EQ(bodies(2), (Bodies{"created", "b"}));
}

TEST_P(StoreTest, EventsComeBackAsTheyWere) {
  Append several = append(1, 1, R"({"m": "take deck", "x": [["ULM"]]})");
  several.events.push_back({9, -1, 4503599627370495, 2000, "Zürich 郵便"});
  store_.append(std::span(&several, 1));
  EXPECT_EQ(bodies(1, 1, 1), Bodies{R"({"m": "take deck", "x": [["ULM"]]})"});
  const StoredEvent last = store_.events(1, 2, 10).at(0);
  EXPECT_EQ(last.seq, 3);
  EXPECT_EQ(last.kind, 9);
  EXPECT_EQ(last.seat, -1);
  EXPECT_EQ(last.act, 4503599627370495);
  EXPECT_EQ(last.at, 2000);
  EXPECT_EQ(last.body, "Zürich 郵便");
  EXPECT_TRUE(bodies(1, 3).empty());
  EXPECT_TRUE(bodies(99).empty());
}

TEST_P(StoreTest, ARowFollowsItsLog) {
  Append next = append(1, 1, "a");
  next.row = {2, 3, 1, 77000, std::nullopt};
  store_.append(std::span(&next, 1));
  const auto row = store_.row(1);
  ASSERT_TRUE(row.has_value());
  EXPECT_EQ(row->position, 2);
  EXPECT_EQ(row->status, 3);
  EXPECT_EQ(row->actor, 1);
  EXPECT_EQ(row->deadline, 77000);
  EXPECT_EQ(row->summary, "first") << "it did not change";
  EXPECT_FALSE(store_.row(99).has_value());
}

TEST_P(StoreTest, AGameIsCreatedOnce) {
  EXPECT_FALSE(store_.create(new_game(1, "again", "other")));
  EXPECT_EQ(bodies(1), Bodies{"created"});
  EXPECT_EQ(store_.secret(1), "secret");
  store_.set_secret(1, std::string("\0new", 4));
  EXPECT_EQ(store_.secret(1), std::string("\0new", 4));
  EXPECT_FALSE(store_.secret(99).has_value());
}

TEST_P(StoreTest, VersionsAreOfGamesThatAreThere) {
  const Append next = append(2, 1, "b");
  store_.append(std::span(&next, 1));
  const std::vector<Game> asked = {2, 99, 1};
  std::vector<std::pair<Game, int>> found;
  for (const Version& each : store_.versions(asked)) found.emplace_back(each.game, each.version);
  std::ranges::sort(found);
  EXPECT_EQ(found, (std::vector<std::pair<Game, int>>{{1, 1}, {2, 2}}));
}

TEST_P(StoreTest, JobsAreKeptWithTheirEventsOnly) {
  Append overtaken = append(1, 9, "no");
  overtaken.jobs = {{"clock:1", 0, 100, ""}};
  store_.append(std::span(&overtaken, 1));
  EXPECT_TRUE(store_.claim(0, 10, 1000).empty());
  Append fits = append(1, 1, "a");
  fits.jobs = {{"clock:1", 0, 6000, "x"}, {"think:1", 1, 0, ""}};
  store_.append(std::span(&fits, 1));
  EXPECT_TRUE(store_.claim(0, 10, 1000).empty()) << "it is not due";
  EXPECT_EQ(store_.claim(1, 10, 1000).size(), 1U);
  now_ = 6000;
  const auto due = store_.claim(0, 10, 1000);
  ASSERT_EQ(due.size(), 1U);
  EXPECT_EQ(due[0].key, "clock:1");
  EXPECT_EQ(due[0].body, "x");
  EXPECT_TRUE(store_.claim(0, 10, 1000).empty()) << "somebody has it";
  now_ = 7000;
  const auto again = store_.claim(0, 10, 1000);
  ASSERT_EQ(again.size(), 1U) << "who had it did not come back";
  EXPECT_EQ(again[0].tries, 2);
  store_.done(due[0]);  // too late: it is another's now
  now_ = 8000;
  const auto third = store_.claim(0, 10, 1000);
  ASSERT_EQ(third.size(), 1U);
  store_.done(third[0]);
  now_ = 20000;
  EXPECT_TRUE(store_.claim(0, 10, 1000).empty());
}

TEST_P(StoreTest, ATimerIsOnlyMovedForward) {
  Append first = append(1, 1, "a");
  first.jobs = {{"clock:1", 0, 9000, "a"}};
  store_.append(std::span(&first, 1));
  Append later = append(1, 2, "b");
  later.jobs = {{"clock:1", 0, 12000, "b"}};
  store_.append(std::span(&later, 1));
  now_ = 9000;
  const auto early = store_.claim(0, 10, 1000);
  ASSERT_EQ(early.size(), 1U) << "it may ring too early";
  EXPECT_EQ(early[0].body, "b");
  store_.put_off(early[0], 12000);
  now_ = 11000;
  EXPECT_TRUE(store_.claim(0, 10, 1000).empty());
  now_ = 12000;
  EXPECT_EQ(store_.claim(0, 10, 1000).size(), 1U);
}

TEST_P(StoreTest, WhatCanNeverBeStoredStopsItsBatch) {
  std::vector<Append> batch = {append(1, 1, "a"), append(2, 1, "b")};
  batch[1].events.clear();
  try {
    store_.append(batch);
    FAIL() << "it was taken";
  } catch (const StoreError& error) {
    EXPECT_FALSE(error.passes());
  }
  EXPECT_EQ(bodies(1), Bodies{"created"}) << "all of it or nothing";
  EXPECT_EQ(store_.append(std::span(batch).first(1)), std::vector{Outcome::kStored});
}

TEST_P(StoreTest, TwoWhoRaceNeverStoreTheSamePlace) {
  constexpr int kEach = 25;
  std::array<std::vector<std::string>, 2> stored;
  std::array<int, 2> overtaken{};
  {
    std::vector<std::jthread> writers;
    for (const std::size_t who : {0U, 1U}) {
      writers.emplace_back([&stored, &overtaken, who,
                            &store = place_->store(static_cast<int>(who))] {
        while (stored[who].size() < kEach) {
          const std::string body = std::to_string(who) + ":" + std::to_string(stored[who].size());
          const Append next = append(1, store.row(1)->version, body);
          if (store.append(std::span(&next, 1)).front() == Outcome::kStored) {
            stored[who].push_back(body);
          } else {
            ++overtaken[who];
          }
        }
      });
    }
  }
  Bodies all = bodies(1);
  ASSERT_EQ(all.size(), 1U + 2U * kEach);
  EXPECT_EQ(store_.row(1)->version, 1 + 2 * kEach);
  for (const auto& own : stored) {
    // Each one's own in their order, so none is missing and none is there twice.
    std::vector<std::string> found;
    std::ranges::copy_if(all, std::back_inserter(found), [&](const std::string& body) {
      return body[0] == own[0][0] && body[1] == ':';
    });
    EXPECT_EQ(found, own);
  }
}

TEST_P(StoreTest, AJobIsGivenToOneOfManyWhoAsk) {
  Append asks = append(1, 1, "a");
  for (int i = 0; i < 20; ++i) asks.jobs.push_back({"job:" + std::to_string(i), 4, 100 + i, ""});
  store_.append(std::span(&asks, 1));
  std::array<std::vector<std::string>, 2> claimed;
  {
    std::vector<std::jthread> workers;
    for (const std::size_t who : {0U, 1U}) {
      workers.emplace_back([&claimed, who, &store = place_->store(static_cast<int>(who))] {
        for (int round = 0; round < 10; ++round) {
          for (const Job& job : store.claim(4, 3, 60'000)) claimed[who].push_back(job.key);
        }
      });
    }
  }
  std::vector<std::string> all = claimed[0];
  all.insert(all.end(), claimed[1].begin(), claimed[1].end());
  EXPECT_EQ(all.size(), 20U);
  std::ranges::sort(all);
  EXPECT_EQ(std::ranges::unique(all).begin(), all.end()) << "two have the same";
}

TEST_P(StoreTest, JobsAreGivenByTheTimeTheyWait) {
  Append asks = append(1, 1, "a");
  asks.jobs = {{"a", 4, 300, ""}, {"b", 4, 100, ""}, {"c", 4, 200, ""}};
  store_.append(std::span(&asks, 1));
  std::vector<std::string> keys;
  for (const Job& job : store_.claim(4, 2, 1000)) keys.push_back(job.key);
  EXPECT_EQ(keys, (std::vector<std::string>{"b", "c"}));
}

INSTANTIATE_TEST_SUITE_P(Stores, StoreTest, testing::ValuesIn(kinds()), kind_name);

}  // namespace
}  // namespace posthorn::store
