#include <gtest/gtest.h>

#include "ai/bot.h"
#include "ai/level/levels.h"
#include "ai/level/long_route.h"
#include "ai/search/foresight.h"
#include "ai/search/search.h"
#include "core/engine.h"
#include "host/bot_host.h"
#include "host/workers.h"
#include "notation/move_text.h"
#include "tests/ai/untrained_host.h"
#include "tests/games.h"
#include "tests/slow_build.h"

namespace posthorn {
namespace {

constexpr int kViews = kSlowBuild ? 60 : 1000;
constexpr int kReports = kSlowBuild ? 10 : 40;

// I2: whatever the hidden cards are, the choice is the same.
TEST(Levels, NeverPeek) {
  const std::vector<std::string> games = {"map=south,players=2", "map=south,players=4",
                                          "map=north,players=3,growth=horses",
                                          "map=south,players=3,audience=true,offices=true"};
  int views = 0;
  for (std::size_t g = 0; g < games.size(); ++g) {
    const Game game = game_named(games[g]);
    const UntrainedHost untrained(game);
    std::vector<std::pair<std::string, std::unique_ptr<Bot>>> bots;
    for (const char* name :
         {"random", "steady", "greedy", "novice", "clerk", "courier", "postmaster", "net",
          "postmaster:style=spoiler", "master:sims=6", "grandmaster:sims=6:style=racer"}) {
      bots.emplace_back(name, make_bot(name, untrained.host()).value());
    }
    const auto guide = make_bot("greedy", {}).value();
    Rng rng(17 + g);
    const int until = kViews * static_cast<int>(g + 1) / static_cast<int>(games.size());
    while (views < until) {
      RandomDealer dealer{Rng(rng.next64())};
      State state = start(game, dealer);
      for (int i = 0; !state.over() && views < until; ++i) {
        const View view = view_of(game, state, state.actor);
        if (i % 3 == 0 && LegalActions(game, state).size() > 1) {
          ++views;
          const View same = view_of(game, determinize(game, view, rng), view.seat);
          const std::uint64_t seed = rng.next64();
          auto& [name, bot] = bots[static_cast<std::size_t>(views) % bots.size()];
          for (auto& [each_name, each] : bots) {
            // All of them where they are quick, the searches in turn.
            const bool searches = each_name.find("sims") != std::string::npos;
            if (searches && each_name != name) continue;
            Rng first(seed);
            Rng second(seed);
            const Action chosen = each->choose(game, view, first);
            ASSERT_FALSE(refusal_of(game, state, view.seat, chosen)) << each_name;
            ASSERT_EQ(chosen, each->choose(game, same, second)) << each_name;
          }
        }
        apply(game, state, guide->choose(game, view, rng), dealer);
      }
    }
  }
  EXPECT_GE(views, kViews);
}

TEST(Search, ChoosesTheSameWithAnyNumberOfWorkers) {
  const Game game = game_named("map=south,players=2");
  const UntrainedHost untrained(game);
  const auto workers = make_workers(3);
  BotHost threaded = untrained.host();
  threaded.workers = workers.get();
  const auto alone = make_bot("master:sims=24", untrained.host()).value();
  const auto together = make_bot("master:sims=24", threaded).value();
  const auto guide = make_bot("greedy", {}).value();
  RandomDealer dealer{Rng(4)};
  State state = start(game, dealer);
  Rng rng(5);
  for (int i = 0; i < kReports && !state.over(); ++i) {
    const View view = view_of(game, state, state.actor);
    Rng first(i);
    Rng second(i);
    Report one;
    Report two;
    const Action chosen = alone->explain(game, view, first, one);
    ASSERT_EQ(chosen, together->explain(game, view, second, two));
    ASSERT_EQ(one.moves.size(), two.moves.size());
    for (std::size_t m = 0; m < one.moves.size(); ++m) {
      EXPECT_EQ(one.moves[m].win, two.moves[m].win);
      EXPECT_EQ(one.moves[m].visits, two.moves[m].visits);
    }
    apply(game, state, guide->choose(game, view, rng), dealer);
  }
}

TEST(Search, ReportsSharesThatSumToOneAndALegalLine) {
  for (const char* name : {"map=south,players=4", "map=north,players=3,growth=horses",
                           "map=south,players=2,audience=true,offices=true"}) {
    const Game game = game_named(name);
    const UntrainedHost untrained(game);
    const auto bot = make_bot("master:sims=16", untrained.host()).value();
    RandomDealer dealer{Rng(8)};
    State state = start(game, dealer);
    Rng rng(6);
    for (int i = 0; i < kReports && !state.over(); ++i) {
      const View view = view_of(game, state, state.actor);
      Report report;
      const Action chosen = bot->explain(game, view, rng, report);
      ASSERT_FALSE(report.moves.empty());
      EXPECT_EQ(report.moves[0].action, chosen);
      double sum = 0;
      for (int seat = 0; seat < game.players; ++seat) {
        EXPECT_GE(report.win[seat], 0);
        sum += report.win[seat];
      }
      EXPECT_NEAR(sum, 1, 1e-9);
      ASSERT_FALSE(report.moves[0].line.empty());
      EXPECT_EQ(report.moves[0].line[0], chosen);
      for (std::size_t m = 1; m < report.moves.size(); ++m) {
        EXPECT_GE(report.moves[m - 1].visits, report.moves[m].visits);
      }
      apply(game, state, chosen, dealer);
    }
  }
}

// A novice makes mistakes, but keeps a long route that can be kept.
TEST(Levels, NoviceKeepsLongRoutes) {
  const Game game = game_named("map=south,players=2");
  const auto novice = make_bot("novice", bot_host()).value();
  const auto best = make_bot("net", bot_host()).value();
  RandomDealer dealer{Rng(21)};
  Rng rng(22);
  int long_routes = 0;
  for (int i = 0; i < 10; ++i) {
    State state = start(game, dealer);
    while (!state.over()) {
      const View view = view_of(game, state, state.actor);
      const Action action = novice->choose(game, view, rng);
      if (state.acting().route_length >= level::kLongRoute) {
        ++long_routes;
        if (level::loses_long_route(game, state, action)) {
          EXPECT_TRUE(level::loses_long_route(game, state, best->choose(game, view, rng)));
        }
      }
      apply(game, state, action, dealer);
    }
  }
  EXPECT_GT(long_routes, 50);
}

// While another seat decides a bot foresees its own next decision, where no card comes between.
TEST(Search, ForeseesDecisionsThatNoCardComesBefore) {
  const Game game = game_named("map=south,players=2");
  const net::Network& network = *shipped_networks().find(game);
  net::Policy policy(game, network);
  RandomDealer dealer{Rng(5)};
  State state = start(game, dealer);
  Rng rng(6);
  int after_take = 0;
  int foreseen_right = 0;
  std::optional<View> foreseen;
  while (!state.over() && state.turn < 30) {
    if (state.actor == 1 && foreseen && state.phase == Phase::kTake) {
      foreseen_right += *foreseen == view_of(game, state, 1) ? 1 : 0;
      foreseen.reset();
    }
    if (state.actor == 0 && state.phase == Phase::kTake) {
      EXPECT_FALSE(search::foreseen_decision(policy, view_of(game, state, 1), rng));
    }
    if (state.actor == 0 && state.phase == Phase::kPlay) {
      ++after_take;
      foreseen = search::foreseen_decision(policy, view_of(game, state, 1), rng);
    }
    policy.forget_plan();
    apply(game, state, policy.choose(state, net::Care::kThorough).action, dealer);
  }
  EXPECT_GE(after_take, 10);
  EXPECT_GE(4 * foreseen_right, after_take);
}

TEST(Search, GoesOnFromWhatItPondered) {
  const Game game = game_named("map=south,players=2");
  BotHost host = bot_host();
  host.workers = nullptr;
  search::Search search(game, *shipped_networks().find(game), {}, host);
  net::Policy policy(game, *shipped_networks().find(game));
  RandomDealer dealer{Rng(8)};
  State state = start(game, dealer);
  Rng rng(9);
  // To a moment where the next decision of the other seat can be foreseen.
  std::optional<View> foreseen;
  View before;
  while (!foreseen) {
    ASSERT_FALSE(state.over());
    if (state.actor == 0 && state.phase == Phase::kPlay) {
      before = view_of(game, state, 1);
      Rng same(1);
      foreseen = search::foreseen_decision(policy, before, same);
    }
    apply(game, state, policy.choose(state, net::Care::kQuick).action, dealer);
  }
  int looks = 0;
  search.ponder(before, 3, [&] { return ++looks > 40; });
  constexpr double kShort = 1e-6;
  Report pondered;
  search.choose(*foreseen, {.seconds = kShort, .simulations = 0}, 4, &pondered);
  Report fresh;
  search.choose(*foreseen, {.seconds = kShort, .simulations = 0}, 4, &fresh);
  EXPECT_GE(pondered.simulations, fresh.simulations + 40);
}

TEST(BotNames, SayWhatIsWrongWithThem) {
  const Game game = game_named("map=south,players=2");
  const UntrainedHost untrained(game);
  const auto error = [&](const char* name) {
    const auto bot = make_bot(name, untrained.host());
    return bot ? std::string("no error") : bot.error();
  };
  EXPECT_NE(error("wizard").find("there is no bot 'wizard'"), std::string::npos);
  EXPECT_NE(error("master:ms=0").find("from 1 to"), std::string::npos);
  EXPECT_NE(error("master:sims=0").find("from 1 to"), std::string::npos);
  EXPECT_NE(error("master:sims=-4").find("from 1 to"), std::string::npos);
  EXPECT_NE(error("master:sims=many").find("'many'"), std::string::npos);
  EXPECT_NE(error("master:ms").find("from 1 to"), std::string::npos);
  EXPECT_NE(error("master:depth=3").find("depth=3"), std::string::npos);
  EXPECT_NE(error("master:").find("should be"), std::string::npos);
  EXPECT_NE(error("master:style=wild").find("racer, builder or spoiler"), std::string::npos);
  EXPECT_NE(error("novice:ms=100").find("master and grandmaster"), std::string::npos);
  EXPECT_NE(error("greedy:ms=100").find("takes no"), std::string::npos);
  EXPECT_EQ(error("master:sims=8:style=builder"), "no error");
  EXPECT_EQ(error("novice:style=racer"), "no error");
  BotHost files = bot_host();
  EXPECT_NE(make_bot("net:weights=no/such/file", files).error().find("cannot be read"),
            std::string::npos);
}

TEST(LevelBots, KnowOnlyGamesTheyHaveANetworkFor) {
  const Game game = game_named("map=south,players=2");
  const UntrainedHost untrained(game);
  const auto bot = make_bot("master", untrained.host()).value();
  EXPECT_TRUE(bot->knows(game));
  EXPECT_FALSE(bot->knows(game_named("map=north,players=2")));
  EXPECT_FALSE(make_bot("net", {}).value()->knows(game));
}

}  // namespace
}  // namespace posthorn
