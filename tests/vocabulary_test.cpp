// The lists that engine and client share: every name stands for one thing only.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "ai/hint/keys.h"
#include "core/action.h"
#include "core/board.h"
#include "core/engine.h"
#include "core/refusals.h"
#include "notation/fault.h"
#include "tests/games.h"

namespace posthorn {
namespace {

using Names = std::vector<std::string>;

void expect_good_names(const std::string& list, const Names& names, std::string_view others) {
  EXPECT_FALSE(names.empty()) << list;
  const std::set<std::string> different(names.begin(), names.end());
  EXPECT_EQ(different.size(), names.size()) << list;
  for (const std::string& name : names) {
    const bool good = !name.empty() && std::ranges::all_of(name, [&](char c) {
      return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || others.contains(c);
    });
    EXPECT_TRUE(good) << list << ": " << name;
  }
}

Names texts(const auto& ids) { return Names(ids.begin(), ids.end()); }

Names keys(const auto& all, auto key) {
  Names names;
  for (const auto& each : all) names.emplace_back(each.*key);
  return names;
}

TEST(Vocabulary, EveryNameIsThereOnce) {
  expect_good_names("phases", texts(kPhaseIds), "-");
  expect_good_names("actions", texts(kActionIds), " ");
  expect_good_names("wheres", texts(kWhereIds), "");
  expect_good_names("officials", texts(kOfficialIds), "");
  expect_good_names("bonus kinds", texts(kBonusKindIds), "-");
  expect_good_names("events", texts(kEventIds), "-");
  expect_good_names("refusals", keys(refusals::kAll, &Refusal::key), "_");
  expect_good_names("faults", keys(faults::kAll, &FaultKind::key), "_");
  expect_good_names("reasons", keys(hint::all_keys(), &hint::KeyInfo::name), "_");
  expect_good_names("parameters", keys(hint::all_parameters(), &hint::ParameterInfo::name), "");
}

TEST(Vocabulary, NamesAreFoundAgain) {
  EXPECT_EQ(find_id<Phase>(kPhaseIds, "second-take"), Phase::kSecondTake);
  EXPECT_EQ(find_id<Phase>(kPhaseIds, "over"), Phase::kOver);
  EXPECT_EQ(find_id<Phase>(kPhaseIds, "Over"), std::nullopt);
  EXPECT_EQ(phase_id(Phase::kOver), "over");
  EXPECT_EQ(action_id(ActionKind::kReturn), "return");
  EXPECT_EQ(event_id(EventKind::kGameEnded), "game-ended");
  EXPECT_EQ(bonus_kind_id(BonusKind::kEnd), "end");
  EXPECT_EQ(rule_id(Rule::kO8), "O8");
  EXPECT_EQ(hint::info_of(hint::Key::kBestValue).name, "best_value");
  EXPECT_EQ(hint::info_of(hint::Key::kCompletesLand).count, 2);
}

TEST(Vocabulary, NoMemberOfAnEventIsThereTwice) {
  for (std::size_t i = 0; i < kEventIds.size(); ++i) {
    std::set<std::string_view> names;
    const auto members = members_of(static_cast<EventKind>(i));
    for (const EventMember member : members) names.insert(event_member_id(member));
    EXPECT_EQ(names.size(), members.size()) << kEventIds[i];
  }
}

// An event has a seat just where the list says so.
TEST(Vocabulary, EventsTellWhatTheListSays) {
  std::set<EventKind> met;
  const auto look = [&](const EventLog& log) {
    for (const Event& event : log) {
      met.insert(event.kind);
      const auto members = members_of(event.kind);
      const bool has_seat = std::ranges::find(members, EventMember::kSeat) != members.end();
      ASSERT_EQ(event.seat != kNobody, has_seat) << event_id(event.kind);
    }
  };
  for (const std::string& name : every_game_name()) {
    const Game game = game_named(name);
    RandomDealer dealer{Rng(1)};
    Rng rng(2);
    EventLog log;
    State state = start(game, dealer, &log);
    look(log);
    while (!state.over()) {
      const LegalActions legal(game, state);
      log.clear();
      apply(game, state, legal.at(rng.below64(legal.size())), dealer, &log);
      look(log);
    }
  }
  // Whole turns are skipped in starved games only.
  EXPECT_GE(met.size(), kEventIds.size() - 2);
}

}  // namespace
}  // namespace posthorn
