#include "review/analysis.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "ai/hint/hint.h"
#include "arena/match.h"
#include "host/bot_host.h"
#include "review/audit.h"
#include "review/review_json.h"
#include "tests/ai/untrained_host.h"
#include "tests/games.h"

namespace posthorn {
namespace {

using review::Adviser;
using review::Mark;

TEST(Marks, AreGivenOnlyWhereTheLossIsSure) {
  EXPECT_EQ(review::sure_mark(0.031, 0), Mark::kInaccuracy);
  EXPECT_EQ(review::sure_mark(0.031, 0.002), Mark::kNone);
  EXPECT_EQ(review::sure_mark(0.08, 0.002), Mark::kMistake);
  EXPECT_EQ(review::sure_mark(0.08, 0.02), Mark::kInaccuracy);
  EXPECT_EQ(review::sure_mark(0.3, 0.01), Mark::kBlunder);
  for (const Mark mark : {Mark::kInaccuracy, Mark::kMistake, Mark::kBlunder}) {
    EXPECT_EQ(review::mark_of(review::least_loss(mark)), mark);
  }
}

review::ReplayedGame played(const Game& game, const char* bot, std::uint64_t seed) {
  std::vector<std::unique_ptr<MatchPlayer>> players;
  std::vector<MatchPlayer*> seats;
  for (int s = 0; s < game.players; ++s) {
    players.push_back(make_player(bot, 1000).value());
    seats.push_back(players.back().get());
  }
  return review::replay_decisions(game, play_match(game, seats, seed, seed, true).record).value();
}

// What was thought of a game adds up to its result, and a mark is never worse than its loss.
TEST(Analysis, AddsUpToTheResult) {
  for (const char* name : {"map=south,players=2", "map=south,players=3"}) {
    const Game game = game_named(name);
    const UntrainedHost untrained(game);
    const auto adviser = Adviser::make(game, Adviser::Breadth::kGoodMoves, untrained.host());
    ASSERT_NE(adviser, nullptr);
    const review::ReplayedGame replayed = played(game, "greedy", 3);
    const review::Analysis analysis =
        review::analyse(game, replayed, *adviser, {.seconds = 0, .simulations = 2}, [](int) {});
    ASSERT_EQ(analysis.decisions.size(), replayed.points.size());
    const auto seats = review::summaries(game, analysis);
    for (const review::SeatSummary& seat : seats) {
      EXPECT_NEAR(seat.first + seat.found - seat.loss + seat.luck + seat.gifts, seat.last, 1e-4);
    }
    for (const review::Decision& decision : analysis.decisions) {
      EXPECT_GE(decision.loss(), 0);
      EXPECT_LE(decision.mark, review::mark_of(decision.loss()));
      EXPECT_EQ(decision.reason.has_value(), decision.mark != Mark::kNone);
      if (decision.loss() > 0) {
        EXPECT_NE(decision.best, decision.played);
      }
      if (decision.reason) {
        EXPECT_NE(decision.reason->key, hint::Key::kEqualMoves);
      }
    }
  }
}

// The shipped network, and moves that nobody would make: the reason of a mark is not true of the
// played move, and its loss comes out again.
TEST(Analysis, MarksWhatIsThrownAway) {
  const Game game = game_named("map=south,players=2");
  const auto adviser = Adviser::make(game, Adviser::Breadth::kGoodMoves, bot_host());
  ASSERT_NE(adviser, nullptr);
  review::ReplayedGame replayed = played(game, "random", 5);
  constexpr std::size_t kDecisions = 25;
  ASSERT_GT(replayed.points.size(), kDecisions);
  replayed.points.resize(kDecisions);
  const search::Limits limits{.seconds = 0, .simulations = 8};
  review::Analysis analysis = review::analyse(game, replayed, *adviser, limits, [](int) {});
  analysis.result.reset();
  const review::Audit audit = review::audit(game, replayed, analysis, *adviser, limits);
  const review::MarkCount marks = audit.all_marks();
  EXPECT_GE(marks.told, 3);
  EXPECT_GE(marks.again, marks.told * 2 / 3);
  EXPECT_EQ(audit.decisions, static_cast<int>(kDecisions));
}

TEST(Audit, TellsTheMeanOfLuckWithTheSpreadOfGames) {
  const auto game_with = [](int decisions, double luck) {
    review::Audit audit;
    audit.games = 1;
    audit.decisions = decisions;
    audit.luck = luck;
    audit.luck_squares = luck * luck;
    audit.luck_products = luck * decisions;
    audit.decision_squares = static_cast<double>(decisions) * decisions;
    return audit;
  };
  review::Audit all;
  for (const double luck : {0.5, -0.5, 0.3, -0.3}) all.add(game_with(100, luck));
  EXPECT_NEAR(all.mean_luck(), 0, 1e-12);
  EXPECT_NEAR(all.luck_interval(), 1.96 * std::sqrt((0.5 + 0.18) * 4 / 3) / 400, 1e-9);
  review::Audit lucky;
  for (int i = 0; i < 4; ++i) lucky.add(game_with(100, 2));
  EXPECT_NEAR(lucky.mean_luck(), 0.02, 1e-12);
  EXPECT_NEAR(lucky.luck_interval(), 0, 1e-6);
}

// A hint and the comparison of moves are made from one report: its best move is the first, none of
// the others wins more, and all had the same samples.
TEST(Weighing, AHintAndTheComparisonNeverDisagree) {
  for (const char* name : {"map=south,players=2", "map=north,players=3,growth=horses"}) {
    const Game game = game_named(name);
    const UntrainedHost untrained(game);
    const auto adviser = Adviser::make(game, Adviser::Breadth::kSomeNext, untrained.host());
    ASSERT_NE(adviser, nullptr);
    const review::ReplayedGame replayed = played(game, "greedy", 4);
    int compared = 0;
    for (std::size_t i = 0; i < replayed.points.size(); i += 5) {
      const State& state = replayed.points[i].before;
      const View view = view_of(game, state, state.actor);
      const Action aimed = replayed.points[i].action;
      const Report report =
          adviser->weigh(view, {.seconds = 0, .simulations = 12}, i, std::span(&aimed, 1));
      const hint::Hint hint = hint::make_hint(game, view, report, &aimed);
      EXPECT_EQ(hint.action, report.moves[0].action);
      EXPECT_EQ(hint.win, report.moves[0].win);
      EXPECT_NEAR(report.win[view.seat], hint.win, 1e-9);
      for (std::size_t m = 1; m < report.moves.size(); ++m) {
        EXPECT_LE(report.moves[m].win, report.moves[m - 1].win + 1e-12);
        EXPECT_EQ(report.moves[m].visits, report.moves[0].visits);
        EXPECT_EQ(report.moves[m].line.front(), report.moves[m].action);
        compared += report.moves[m].win < report.moves[m - 1].win ? 1 : 0;
      }
      // What a person aims at is weighed in any case.
      EXPECT_EQ(std::ranges::count(report.moves, aimed, &Considered::action), 1);
      if (aimed != hint.action) {
        EXPECT_EQ(hint.next, aimed);
      }
      const std::string text = review::hint_object(game, view, report, hint).text();
      const std::string first =
          "\"considered\": [{\"move\": \"" + move_text(game, state, hint.action);
      EXPECT_NE(text.find(first), std::string::npos) << text;
    }
    EXPECT_GT(compared, 20);
  }
}

}  // namespace
}  // namespace posthorn
