// A table from the first chair to the end of the game: who may do what when, and what the log says.
#include "online/table.h"

#include <gtest/gtest.h>

#include "core/view.h"
#include "notation/view_bytes.h"
#include "tests/games.h"
#include "tests/online/online_table.h"

namespace posthorn::online {
namespace {

// The table that follows from a log alone.
Table replayed(const OnlineTable& played) {
  Table table;
  table.id = played.table().id;
  for (const LogEvent& event : played.log()) {
    const auto body = read_body(event.kind(), body_text(event.body));
    EXPECT_TRUE(body.has_value());
    const auto done = evolve(table, {event.seat, event.act, event.at, *body});
    EXPECT_TRUE(done.has_value()) << done.error();
  }
  return table;
}

void expect_same(const Table& a, const Table& b) {
  EXPECT_EQ(a.version, b.version);
  EXPECT_EQ(a.position, b.position);
  EXPECT_EQ(a.status, b.status);
  EXPECT_EQ(a.moves, b.moves);
  EXPECT_EQ(a.since, b.since);
  ASSERT_EQ(a.seats.size(), b.seats.size());
  for (std::size_t seat = 0; seat < a.seats.size(); ++seat) {
    EXPECT_EQ(a.seats[seat].bank, b.seats[seat].bank);
    EXPECT_EQ(a.seats[seat].stand_in, b.seats[seat].stand_in);
    const auto eyes = static_cast<int>(seat);
    EXPECT_EQ(view_bytes(*a.game, view_of(*a.game, a.state, eyes)),
              view_bytes(*b.game, view_of(*b.game, b.state, eyes)));
  }
}

class OnlineGame : public testing::TestWithParam<std::string> {};

TEST_P(OnlineGame, IsPlayedToItsEndAndFollowsFromItsLog) {
  OnlineTable online(settings_of(GetParam()));
  const int players = online.table().players();
  online.sit_and_begin(players);
  Rng rng(5);
  for (int moves = 0; online.table().status == Status::kUnderWay; ++moves) {
    ASSERT_LT(moves, 500000);  // at random it can take long
    online.pass(rng.below(2000));
    const std::string move = online.legal(rng.next64());
    const auto done = online.act(online.actor(), MakeMove{move});
    ASSERT_TRUE(done.has_value()) << move;
  }
  const Table& table = online.table();
  ASSERT_TRUE(table.ended.has_value());
  EXPECT_EQ(table.ended->reason, EndReason::kPlayed);
  EXPECT_EQ(table.ended->winner, winner(*table.game, table.state));
  EXPECT_EQ(online.log().back().kind(), LogKind::kRevealed);
  EXPECT_EQ(table.secret, bytes_of(0));
  expect_same(table, replayed(online));
  EXPECT_EQ(online.refused(1, MakeMove{"take deck"}), "over");
}

INSTANTIATE_TEST_SUITE_P(Every, OnlineGame, testing::ValuesIn(every_game_name()),
                         [](const auto& game) { return test_name_of(game.param); });

class OnlineTableTest : public testing::Test {
 protected:
  OnlineTable online_{settings_of("map=south,players=2")};
};

TEST_F(OnlineTableTest, PeopleSitDownAndShowTheirShares) {
  EXPECT_EQ(online_.refused(1, MakeMove{"take deck"}), "not-begun");
  online_.sit(1);
  EXPECT_EQ(online_.refused(1, SitDown{"again", {}}), "seated-already");
  EXPECT_EQ(online_.refused(1, ShowShare{online_.share_of(1)}), "not-now");
  EXPECT_EQ(online_.refused(2, ShowShare{online_.share_of(1)}), "not-your-seat");
  online_.sit(2);
  EXPECT_EQ(online_.table().status, Status::kStarting);
  EXPECT_EQ(online_.refused(3, SitDown{"late", {}}), "table-full");
  EXPECT_EQ(online_.refused(1, ShowShare{online_.share_of(2)}), "wrong-share");
  online_.show(1);
  EXPECT_EQ(online_.refused(1, ShowShare{online_.share_of(1)}), "not-now");
  EXPECT_EQ(online_.table().status, Status::kStarting);
  online_.show(2);
  EXPECT_EQ(online_.table().status, Status::kUnderWay);
  EXPECT_EQ(online_.refused(1, StandUp{}), "begun");
}

TEST_F(OnlineTableTest, WhoWasOvertakenSitsDownOnTheNextChair) {
  const int before = online_.table().position;
  online_.sit(1);
  EXPECT_EQ(online_.refused(2, SitDown{"N2", bytes_of(9)}, before), "stale");
}

TEST_F(OnlineTableTest, ComputersSitDownForWhoOpenedTheTable) {
  EXPECT_EQ(online_.refused(2, AddComputer{"courier"}), "not-your-table");
  ASSERT_TRUE(online_.act(1, AddComputer{"courier"}).has_value());
  EXPECT_EQ(online_.refused(2, StandUp{0}), "not-your-table");
  ASSERT_TRUE(online_.act(1, StandUp{0}).has_value());
  EXPECT_TRUE(online_.table().taken().empty());
  ASSERT_TRUE(online_.act(1, AddComputer{"courier"}).has_value());
  online_.sit(1);
  online_.show(1);
  ASSERT_EQ(online_.table().status, Status::kUnderWay);
  // A computer's move is the server's, and of nobody else.
  while (online_.actor() != 0) {
    ASSERT_TRUE(online_.act(1, MakeMove{online_.legal(0)}).has_value());
  }
  EXPECT_EQ(online_.refused(1, MakeMove{online_.legal(0)}), "not-your-decision");
  EXPECT_EQ(online_.refused(1, ComputerMoves{online_.legal(0)}), "not-your-decision");
  EXPECT_TRUE(online_.act(0, ComputerMoves{online_.legal(0)}).has_value());
}

TEST_F(OnlineTableTest, OnlyWhoIsToDecideDecides) {
  online_.sit_and_begin(2);
  const AccountId first = online_.actor();
  const AccountId second = 3 - first;
  EXPECT_EQ(online_.refused(second, MakeMove{"take deck"}), "not-your-decision");
  EXPECT_EQ(online_.refused(7, MakeMove{"take deck"}), "not-your-seat");
  EXPECT_EQ(online_.refused(first, MakeMove{"end"}), "refused");
  EXPECT_EQ(online_.refused(first, MakeMove{"dance"}), "no-such-move");
  const int before = online_.table().position;
  ASSERT_TRUE(online_.act(first, MakeMove{"take deck"}).has_value());
  EXPECT_EQ(online_.refused(first, MakeMove{"take deck"}, before), "stale");
  // T7: the postmaster was no decision and is in the log already.
  EXPECT_EQ(online_.table().moves, 2);
}

TEST_F(OnlineTableTest, AnActIsKnownAgain) {
  online_.sit_and_begin(2);
  const AccountId first = online_.actor();
  const Act act{first, 77, online_.table().position, MakeMove{"take deck"}};
  EXPECT_FALSE(is_known(online_.table(), act));
  ASSERT_TRUE(online_.act(first, act.wish, act.on, 77).has_value());
  EXPECT_TRUE(is_known(online_.table(), act));
  const Act others{3 - first, 77, act.on, MakeMove{"take deck"}};
  EXPECT_FALSE(is_known(online_.table(), others)) << "numbers are each seat's own";
}

TEST_F(OnlineTableTest, UndoGoesBackWithinTheTurnAndNotBehindAReveal) {
  online_.sit_and_begin(2);
  const AccountId first = online_.actor();
  online_.move("take deck");
  EXPECT_EQ(online_.refused(first, TakeBack{}), "nothing-to-take-back");
  online_.move("take deck");
  const ViewBytes before =
      view_bytes(*online_.table().game, view_of(*online_.table().game, online_.table().state, 0));
  online_.move("play");
  ASSERT_TRUE(online_.act(first, TakeBack{}).has_value());
  EXPECT_EQ(
      view_bytes(*online_.table().game, view_of(*online_.table().game, online_.table().state, 0)),
      before);
  EXPECT_EQ(online_.refused(first, TakeBack{}), "nothing-to-take-back");
  online_.move("play");
  online_.move("end");
  EXPECT_EQ(online_.refused(first, TakeBack{}), "not-your-decision");
}

TEST_F(OnlineTableTest, ATurnIsTakenBackIfTheOtherAgrees) {
  online_.sit_and_begin(2);
  const AccountId first = online_.actor();
  const AccountId second = 3 - first;
  EXPECT_EQ(online_.refused(first, MakeOffer{Offer::kTakeback}), "nothing-to-take-back");
  online_.move("take deck");
  online_.move("take deck");
  online_.move("play");
  online_.move("end");
  EXPECT_EQ(online_.refused(second, MakeOffer{Offer::kTakeback}), "nothing-to-take-back");
  EXPECT_EQ(online_.refused(second, AnswerOffer{true}), "no-offer");
  ASSERT_TRUE(online_.act(first, MakeOffer{Offer::kTakeback}).has_value());
  EXPECT_EQ(online_.refused(second, MakeOffer{Offer::kStop}), "offer-open");
  EXPECT_EQ(online_.refused(first, AnswerOffer{true}), "not-now");
  ASSERT_TRUE(online_.act(second, AnswerOffer{true}).has_value());
  EXPECT_EQ(online_.actor(), first);
  EXPECT_FALSE(online_.table().offer.has_value());
  expect_same(online_.table(), replayed(online_));
}

TEST_F(OnlineTableTest, ToPlayOnIsToSayNo) {
  online_.sit_and_begin(2);
  const AccountId first = online_.actor();
  ASSERT_TRUE(online_.act(3 - first, MakeOffer{Offer::kStop}).has_value());
  online_.move("take deck");
  EXPECT_FALSE(online_.table().offer.has_value());
  ASSERT_TRUE(online_.act(first, MakeOffer{Offer::kStop}).has_value());
  ASSERT_TRUE(online_.act(3 - first, AnswerOffer{false}).has_value());
  EXPECT_FALSE(online_.table().offer.has_value());
  ASSERT_TRUE(online_.act(first, MakeOffer{Offer::kStop}).has_value());
  ASSERT_TRUE(online_.act(3 - first, AnswerOffer{true}).has_value());
  EXPECT_EQ(online_.table().status, Status::kOver);
  EXPECT_EQ(online_.table().ended->reason, EndReason::kStopped);
  EXPECT_EQ(online_.table().ended->winner, kServer);
}

TEST_F(OnlineTableTest, WhoResignsHasLost) {
  online_.sit_and_begin(2);
  const AccountId first = online_.actor();
  ASSERT_TRUE(online_.act(first, Resign{}).has_value());
  EXPECT_EQ(online_.table().status, Status::kOver);
  EXPECT_EQ(online_.table().chair_at(online_.table().ended->winner).account, 3 - first);
  EXPECT_EQ(online_.refused(3 - first, MakeOffer{Offer::kStop}), "over");
  ASSERT_TRUE(online_.act(first, MakeOffer{Offer::kRematch}).has_value());
  ASSERT_TRUE(online_.act(3 - first, AnswerOffer{true}).has_value());
  EXPECT_EQ(online_.table().offer->agreed, 3U);
}

TEST(OnlineTableOfThree, AComputerPlaysOnForWhoResigned) {
  OnlineTable online(settings_of("map=south,players=3"));
  online.sit_and_begin(3);
  const AccountId first = online.actor();
  ASSERT_TRUE(online.act(first, Resign{}).has_value());
  EXPECT_EQ(online.table().status, Status::kUnderWay);
  EXPECT_EQ(online.refused(first, MakeMove{"take deck"}), "not-your-decision");
  EXPECT_EQ(online.refused(first, ComeBack{}), "not-now");
  EXPECT_TRUE(online.act(0, ComputerMoves{"take deck"}).has_value());
}

TEST_F(OnlineTableTest, TimeRunsForWhoIsToDecideAndAComputerStandsIn) {
  online_.sit_and_begin(2);
  const int seat = online_.table().actor();
  const AccountId first = online_.actor();
  online_.pass(61'000);
  online_.move("take deck");
  EXPECT_EQ(online_.table().seats[static_cast<std::size_t>(seat)].bank,
            540'000);  // a second is free
  EXPECT_EQ(online_.refused(0, ClockRings{}), "not-now");
  EXPECT_EQ(online_.refused(first, ClockRings{}), "not-your-seat");
  const Millis due = rings_at(online_.table(), online_.moment());
  EXPECT_EQ(due, online_.now() + 541'000);
  online_.pass(541'000);
  ASSERT_TRUE(online_.act(0, ClockRings{}).has_value());
  EXPECT_EQ(online_.table().decider(seat), "courier");
  EXPECT_EQ(rings_at(online_.table(), online_.moment()), 0);
  EXPECT_EQ(online_.refused(first, MakeMove{"take deck"}), "not-your-decision");
  ASSERT_TRUE(online_.act(0, ComputerMoves{"take deck"}).has_value());
  ASSERT_TRUE(online_.act(first, ComeBack{}).has_value());
  EXPECT_EQ(online_.table().seats[static_cast<std::size_t>(seat)].bank, kReturn);
  online_.move("play");
  online_.move("end");
  EXPECT_EQ(online_.table().seats[static_cast<std::size_t>(seat)].bank, kReturn + 5000);
  expect_same(online_.table(), replayed(online_));
}

TEST_F(OnlineTableTest, OutagesRunOnNobodysClock) {
  online_.sit_and_begin(2);
  const Millis begin = online_.now();
  const int seat = online_.table().actor();
  online_.add_outage(begin + 10'000, begin + 110'000);
  EXPECT_EQ(rings_at(online_.table(), online_.moment()), begin + 701'000);
  online_.pass(121'000);
  online_.move("take deck");
  EXPECT_EQ(online_.table().seats[static_cast<std::size_t>(seat)].bank, 580'000);
}

TEST(OnlineTableTurnByTurn, EachTurnHasItsTime) {
  const Millis day = 86'400'000;
  OnlineTable online(settings_of("map=south,players=2", {true, day, 0}));
  online.sit_and_begin(2);
  const int seat = online.table().actor();
  online.pass(day / 2);
  online.move("take deck");
  EXPECT_EQ(rings_at(online.table(), online.moment()), online.now() + day / 2);
  online.move("take deck");
  online.move("play");
  online.move("end");
  EXPECT_EQ(online.table().seats[static_cast<std::size_t>(seat)].bank, day);
  EXPECT_EQ(rings_at(online.table(), online.moment()), online.now() + day);
}

TEST_F(OnlineTableTest, WhoDoesNotShowAShareLosesTheChairAndNewNumbersAreDrawn) {
  online_.sit(1);
  online_.sit(2);
  online_.show(1);
  EXPECT_EQ(online_.refused(0, ClockRings{}), "not-now");
  online_.pass(kShareTime);
  const Bytes32 before = online_.table().promise;
  ASSERT_TRUE(online_.act(0, ClockRings{}).has_value());
  EXPECT_EQ(online_.table().status, Status::kOpen);
  EXPECT_EQ(online_.table().chair_of(2), kServer);
  EXPECT_NE(online_.table().promise, before);
  online_.new_shares();
  online_.sit(3);
  ASSERT_EQ(online_.table().status, Status::kStarting);
  EXPECT_EQ(online_.refused(3, ShowShare{online_.share_of(3)}), "not-now")
      << "the first has not promised anew";
  const Bytes32 promise =
      promise_of_share(game_id_text(online_.table().id), 0, online_.share_of(1));
  ASSERT_TRUE(online_.act(1, Recommit{promise}).has_value());
  online_.show(3);
  EXPECT_EQ(online_.refused(1, Recommit{promise}), "not-now") << "a share has been shown";
  online_.show(1);
  EXPECT_EQ(online_.table().status, Status::kUnderWay);
  EXPECT_EQ(online_.table().broken.size(), 1U);
  expect_same(online_.table(), replayed(online_));
}

TEST_F(OnlineTableTest, ThreeBrokenAttemptsCloseTheTable) {
  online_.sit(1);
  for (AccountId other = 2; other < 5; ++other) {
    online_.sit(other);
    online_.pass(kShareTime);
    // Nobody shows: the first chair without a share goes.
    ASSERT_TRUE(online_.act(0, ClockRings{}).has_value());
    online_.new_shares();
    if (online_.table().status == Status::kOver) break;
    if (online_.table().taken().empty()) online_.sit(100 + other);
  }
  EXPECT_EQ(online_.table().status, Status::kOver);
  EXPECT_EQ(online_.table().ended->reason, EndReason::kClosed);
}

// A log from a damaged file is refused with a sentence, whatever is wrong with it.
TEST_F(OnlineTableTest, ADamagedLogIsRefused) {
  online_.sit_and_begin(2);
  online_.move("take deck");
  online_.move("take deck");
  const auto fails_with = [&](std::size_t at, const LogBody& body, int seat) {
    Table table;
    table.id = online_.table().id;
    for (std::size_t i = 0; i < at; ++i) EXPECT_TRUE(evolve(table, online_.log()[i]).has_value());
    return !evolve(table, {seat, 0, online_.now(), body}).has_value();
  };
  const std::size_t all = online_.log().size();
  EXPECT_TRUE(fails_with(0, Back{}, 0));
  EXPECT_TRUE(fails_with(1, online_.log()[0].body, kServer));
  EXPECT_TRUE(fails_with(1, Joined{5, 1, "x", "", {}}, 0));
  EXPECT_TRUE(fails_with(1, Joined{0, 0, "x", "", {}}, 0));
  EXPECT_TRUE(fails_with(2, Left{7, std::nullopt}, 0));
  EXPECT_TRUE(fails_with(3, Ready{0, bytes_of(1)}, 0));
  EXPECT_TRUE(fails_with(3, Begun{{0, 2}, {}}, kServer));
  EXPECT_TRUE(fails_with(5, Begun{{0, 1}, {}}, kServer)) << "no shuffle";
  EXPECT_TRUE(fails_with(5, Begun{{0, 1}, {{"ULM", "ULM"}}}, kServer));
  const int actor = online_.table().actor();
  EXPECT_TRUE(fails_with(all, Moved{"take deck", {}, 0}, 1 - actor));
  EXPECT_TRUE(fails_with(all, Moved{"dance", {}, 0}, actor));
  EXPECT_TRUE(fails_with(all, Moved{"end", {}, 0}, actor));
  EXPECT_TRUE(fails_with(all, Undone{9, 0}, actor));
  EXPECT_TRUE(fails_with(all, Answered{true}, actor));
  EXPECT_TRUE(fails_with(all, Back{}, actor));
  EXPECT_TRUE(fails_with(all, Taken{""}, actor));
  EXPECT_TRUE(fails_with(all, Resigned{}, 9));
  EXPECT_TRUE(fails_with(all, Revealed{bytes_of(3)}, kServer));
}

TEST(LogBodies, OtherThingsAreRefused) {
  EXPECT_FALSE(read_body(LogKind::kMoved, "").has_value());
  EXPECT_FALSE(read_body(LogKind::kMoved, "[]").has_value());
  EXPECT_FALSE(read_body(LogKind::kMoved, R"({"m": 3})").has_value());
  EXPECT_FALSE(read_body(LogKind::kMoved, R"({"m": "end", "u": -1})").has_value());
  EXPECT_FALSE(read_body(LogKind::kMoved, R"({"m": "end", "u": 1.5})").has_value());
  EXPECT_FALSE(read_body(LogKind::kMoved, R"({"m": "end", "y": 1})").has_value());
  EXPECT_FALSE(read_body(LogKind::kMoved, R"({"m": "end", "x": [[1]]})").has_value());
  EXPECT_FALSE(read_body(LogKind::kReady, R"({"chair": 0, "share": "00"})").has_value());
  EXPECT_FALSE(read_body(LogKind::kOffered, R"({"offer": "tea"})").has_value());
  EXPECT_FALSE(read_body(LogKind::kCreated, R"({"table": {}, "promise": ""})").has_value());
  EXPECT_TRUE(read_body(LogKind::kMoved, R"({"m": "end"})").has_value());
}

TEST(GameIds, AreEightLettersAndDigits) {
  for (const std::uint64_t value : {std::uint64_t{0}, std::uint64_t{61}, kGameIds - 1}) {
    const std::string text = game_id_text({value});
    EXPECT_EQ(text.size(), 8U);
    EXPECT_EQ(read_game_id(text)->value, value);
  }
  EXPECT_EQ(game_id_text({kGameIds - 1}), "zzzzzzzz");
  EXPECT_FALSE(read_game_id("short").has_value());
  EXPECT_FALSE(read_game_id("k7Qm2Zp-").has_value());
}

TEST(Paces, CountWithoutOutages) {
  const std::vector<Outage> outages = {{100, 200}, {250, 300}};
  EXPECT_EQ(elapsed(0, 50, outages), 50);
  EXPECT_EQ(elapsed(0, 150, outages), 100);
  EXPECT_EQ(elapsed(150, 400, outages), 150);
  EXPECT_EQ(elapsed(400, 100, outages), 0);
  for (Millis time = 0; time < 500; time += 7) {
    EXPECT_EQ(elapsed(20, runs_out(20, time, outages), outages), time) << time;
  }
}

}  // namespace
}  // namespace posthorn::online
