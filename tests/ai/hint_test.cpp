#include "ai/hint/hint.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>

#include "ai/search/search.h"
#include "core/engine.h"
#include "notation/move_text.h"
#include "tests/ai/networks.h"
#include "tests/games.h"
#include "tests/scenario/moves.h"
#include "tests/scenario/set_up.h"

namespace posthorn {
namespace {

using hint::Key;

// "completes_land baden 3"
std::string words_of(const Game& game, const hint::Reason& reason) {
  const hint::KeyInfo& info = hint::info_of(reason.key);
  std::string words(info.name);
  for (int i = 0; i < info.count; ++i) {
    const std::string id = hint::id_of(game, info.parameter[i].kind, reason.value[i]);
    words += " " + (id.empty() ? std::to_string(reason.value[i]) : id);
  }
  return words;
}

// How many things of the kind there are that a sentence can be about; numbers and points begin with
// 1, for nobody is told of nothing.
int count_of(const Game& game, hint::Kind kind) {
  switch (kind) {
    case hint::Kind::kCity:
      return game.cities;
    case hint::Kind::kLand:
      return static_cast<int>(game.board->lands.size());
    case hint::Kind::kBonus:
      return static_cast<int>(game.board->bonuses.size());
    case hint::Kind::kSeat:
      return game.players;
    case hint::Kind::kCoach:
      return game.audience ? kCoachCount : 0;
    case hint::Kind::kPoints:
    case hint::Kind::kNumber:
      return 100;
  }
  return 0;
}

void expect_to_make_sense(const Game& game, const hint::Reason& reason, int actor) {
  const hint::KeyInfo& info = hint::info_of(reason.key);
  for (int i = 0; i < hint::kMostParameters; ++i) {
    const hint::Kind kind = info.parameter[i].kind;
    const bool counts = kind == hint::Kind::kPoints || kind == hint::Kind::kNumber;
    if (i >= info.count) {
      EXPECT_EQ(reason.value[i], 0) << info.name;
      continue;
    }
    EXPECT_GE(reason.value[i], counts ? 1 : 0) << info.name << " " << info.parameter[i].name;
    EXPECT_LT(reason.value[i], count_of(game, kind)) << info.name << " " << info.parameter[i].name;
    if (kind == hint::Kind::kSeat) {
      EXPECT_NE(reason.value[i], actor) << info.name;
    }
  }
}

// A position as in tests/scenarios, and what could be done there.
class Advice {
 public:
  explicit Advice(const std::vector<std::string>& lines) {
    set_up_.read({1, "game: map=south,players=2"});
    for (const std::string& line : lines) set_up_.read({1, line});
    set_up_.finish();
  }

  Advice& after(const std::string& move) {
    scenario::Position& position = set_up_.position();
    scenario::make_move(position, position.state.actor, move);
    return *this;
  }

  // What the first move wins more than the next best, and how sure that is.
  Advice& winning_more_by(double gain, double error) {
    gain_ = gain;
    error_ = error;
    return *this;
  }

  // Why the first move of the line is better than the next best; empty: there is no other.
  std::string reason(const std::vector<std::string>& line, const std::string& next) {
    const scenario::Position& position = set_up_.position();
    const Game& game = position.game;
    Report report;
    std::vector<Action> plan;
    State state = position.state;
    RandomDealer dealer{Rng(1)};
    for (const std::string& move : line) {
      const auto action = read_move(game, state, move);
      EXPECT_TRUE(action) << move << ": " << error_text(action.error());
      if (!action) return "";
      plan.push_back(*action);
      apply(game, state, *action, dealer);
    }
    report.moves.push_back({.action = plan[0], .win = 0.6, .visits = 1, .line = plan});
    if (!next.empty()) {
      const auto action = read_move(game, position.state, next);
      EXPECT_TRUE(action) << next << ": " << error_text(action.error());
      if (!action) return "";
      report.moves.push_back(
          {.action = *action, .win = 0.6 - gain_, .visits = 1, .error = error_, .line = {}});
    }
    const View view = view_of(game, position.state, position.state.actor);
    const hint::Hint hint = hint::make_hint(game, view, report);
    EXPECT_EQ(hint.action, plan[0]);
    EXPECT_EQ(hint.has_next, !next.empty());
    EXPECT_NEAR(hint.gain, next.empty() ? 0 : gain_, 1e-9);
    return words_of(game, hint.reason);
  }

 private:
  scenario::SetUp set_up_;
  double gain_ = 0.1;
  double error_ = 0;
};

TEST(HintReason, CompletesALand) {
  Advice advice({"seat 0: houses CAR FRE; route MAN STU ULM", "now: after play"});
  EXPECT_EQ(advice.reason({"close", "houses MAN STU"}, "end"), "completes_land baden 3");
  advice.after("close");
  EXPECT_EQ(advice.reason({"houses MAN STU"}, "houses STU ULM"), "completes_land baden 3");
  // Both do: then it is no reason for the one.
  EXPECT_EQ(advice.reason({"houses MAN STU"}, "houses MAN"), "more_houses 2");
}

TEST(HintReason, CompletesTheNetwork) {
  Advice advice(
      {"seat 0: houses AUG CAR PIL SAL SIG ULM ZUR INN; route LOD PIL NUR", "now: after play"});
  EXPECT_EQ(advice.reason({"close", "houses LOD NUR"}, "end"), "completes_network network 6");
}

TEST(HintReason, FitsBothEnds) {
  Advice advice({"seat 0: route AUG ULM; hand KEM", "display: ING MUN BAS LOD BUD PIL"});
  EXPECT_EQ(advice.reason({"take ING"}, "take MUN"), "fits_both_ends ING");
  EXPECT_EQ(advice.reason({"take MUN"}, "take LOD"), "extends_route MUN 3");
}

TEST(HintReason, IsTheOnlyFit) {
  Advice advice({"seat 0: route AUG ULM; hand LOD", "display: SIG BAS LOD BUD PIL PIL"});
  EXPECT_EQ(advice.reason({"take SIG"}, "take PIL"), "only_fit SIG");
}

TEST(HintReason, IsTheLastCityOfALand) {
  Advice advice(
      {"seat 0: houses CAR FRE; route AUG ULM; hand KEM", "display: MAN BAS LOD BUD PIL PIL"});
  EXPECT_EQ(advice.reason({"take MAN"}, "take PIL"), "last_city MAN baden");
}

TEST(HintReason, DeniesACity) {
  Advice advice({"seat 0: houses LOD BAS; hand STU", "seat 1: route PIL; hand CAR",
                 "display: LOD BAS FRE ZUR ZUR FRE"});
  EXPECT_EQ(advice.reason({"take LOD"}, "take BAS"), "denies_city LOD 1");
  // With another card to go on with it is only of use to the other.
  Advice other({"seat 0: houses LOD BAS; hand STU", "seat 1: route PIL; hand CAR",
                "display: LOD BAS FRE ZUR ZUR BUD"});
  EXPECT_EQ(other.reason({"take LOD"}, "take BAS"), "others_want LOD 1");
}

TEST(HintReason, SavesTheRouteWithTheBailiff) {
  Advice advice({"seat 0: route AUG ULM; hand LOD", "display: BAS BAS LOD BUD PIL PIL"});
  EXPECT_EQ(advice.reason({"bailiff"}, "take PIL"), "saves_route_with_bailiff 2");
  EXPECT_EQ(advice.reason({"take deck"}, "take PIL"), "nothing_fits");
}

TEST(HintReason, KeepsTheRouteAlive) {
  Advice advice({"seat 0: route AUG KEM; hand ULM LOD", "now: play"});
  EXPECT_EQ(advice.reason({"play ULM right"}, "play ULM new"), "keeps_route_alive ULM");
  EXPECT_EQ(advice.reason({"play ULM right"}, "postmaster"), "keeps_route_alive ULM");
  EXPECT_EQ(advice.reason({"postmaster"}, "play ULM right"), "second_card");
}

TEST(HintReason, LeavesMoreWaysToGoOn) {
  Advice advice({"seat 0: route AUG KEM; hand MUN LOD ZUR", "now: play"});
  EXPECT_EQ(advice.reason({"play MUN left"}, "play ZUR right"), "more_roads MUN 8");
}

TEST(HintReason, LeavesAFollowUp) {
  Advice advice({"seat 0: route LOD PIL; hand BUD NUR STU", "now: play"});
  EXPECT_EQ(advice.reason({"play NUR right"}, "play BUD right"), "leaves_follow_up NUR STU");
}

TEST(HintReason, StartsAnewOnlyWhenStuck) {
  Advice advice({"seat 0: route AUG KEM; hand LOD", "now: play"});
  EXPECT_EQ(advice.reason({"play LOD new"}, "postmaster"), "leaves_stuck_route 2");
}

TEST(HintReason, EndsTheGameAhead) {
  Advice advice({"seat 0: carriage 6; route PIL REG MUN AUG ULM STU CAR", "now: after play"});
  EXPECT_EQ(advice.reason({"close", "houses AUG CAR PIL ULM"}, "end"), "ends_game_ahead 19");
}

TEST(HintReason, DelaysTheEndWhenBehind) {
  Advice advice({"seat 0: carriage 6; route MUN AUG ULM STU CAR",
                 "seat 1: carriage 6; houses AUG BAS BUD CAR FRE ING INN KEM LIN LOD MAN MUN NUR "
                 "PAS PIL REG SAL SIG STU",
                 "now: after play"});
  advice.after("close").after("houses CAR MUN ULM");
  // 10 - 17 + 2 + 1 against 7 - 1
  EXPECT_EQ(advice.reason({"decline"}, "cartwright"), "delays_end 10");
}

TEST(HintReason, TakesACarriage) {
  Advice advice({"seat 0: carriage 3; route MUN AUG ULM", "now: after play"});
  advice.after("close").after("houses MUN ULM");
  EXPECT_EQ(advice.reason({"cartwright"}, "decline"), "takes_carriage 4 1");
}

TEST(HintReason, EarnsALengthBonus) {
  Advice advice(
      {"seat 0: carriage 7; route MUN AUG ULM STU CAR; houses AUG CAR ULM", "now: after play"});
  EXPECT_EQ(advice.reason({"close", "houses MUN STU"}, "end"), "long_route_bonus 5 2");
}

TEST(HintReason, WaitsForALongerRoute) {
  Advice advice({"seat 0: carriage 3; route MUN AUG ULM; hand STU", "now: after play"});
  EXPECT_EQ(advice.reason({"end"}, "close"), "waits_for_longer_route 3");
}

TEST(HintReason, CallsEqualMovesEqual) {
  Advice advice({"seat 0: route AUG ULM; hand KEM", "display: ING MUN BAS LOD BUD PIL"});
  EXPECT_EQ(advice.winning_more_by(0, 0).reason({"take ING"}, "take MUN"), "equal_moves");
  // So much may come from the samples, or is not worth a word.
  EXPECT_EQ(advice.winning_more_by(0.03, 0.02).reason({"take ING"}, "take MUN"), "equal_moves");
  EXPECT_EQ(advice.winning_more_by(0.004, 0).reason({"take ING"}, "take MUN"), "equal_moves");
  EXPECT_EQ(advice.winning_more_by(0.03, 0.01).reason({"take ING"}, "take MUN"),
            "fits_both_ends ING");
}

TEST(HintReason, TellsNoFactThatTheOtherMoveShares) {
  Advice advice(
      {"seat 0: route AUG ULM; houses KEM; hand KEM", "display: STU MUN BAS KEM BUD PIL"});
  EXPECT_EQ(advice.reason({"take MUN"}, "take STU"), "best_value");
}

TEST(HintReason, IsNotTrivial) {
  // No card on offer is of a city with a house.
  Advice none({"seat 0: hand CAR", "display: PIL BAS BAS FRE FRE BAS"});
  EXPECT_EQ(none.reason({"take PIL"}, "take deck"), "best_value");
  Advice some({"seat 0: houses BAS; hand CAR", "display: PIL BAS BAS FRE FRE BAS"});
  EXPECT_EQ(some.reason({"take PIL"}, "take BAS"), "new_city PIL");
}

// A move that a person has in mind goes before the next best.
TEST(HintReason, ComparesWithTheMoveAimedAt) {
  scenario::SetUp set_up;
  set_up.read({1, "game: map=south,players=2"});
  set_up.read({1, "seat 0: route AUG ULM; hand KEM"});
  set_up.read({1, "display: ING MUN BAS LOD BUD PIL"});
  set_up.finish();
  const scenario::Position& position = set_up.position();
  const Game& game = position.game;
  Report report;
  double win = 0.6;
  for (const char* move : {"take ING", "take MUN", "take LOD"}) {
    report.moves.push_back(
        {.action = read_move(game, position.state, move).value(), .win = win, .line = {}});
    win -= 0.1;
  }
  const View view = view_of(game, position.state, position.state.actor);
  const hint::Hint plain = hint::make_hint(game, view, report);
  EXPECT_EQ(plain.next, report.moves[1].action);
  EXPECT_EQ(words_of(game, plain.reason), "fits_both_ends ING");
  const hint::Hint aimed = hint::make_hint(game, view, report, &report.moves[2].action);
  EXPECT_EQ(aimed.next, report.moves[2].action);
  EXPECT_NEAR(aimed.gain, 0.2, 1e-9);
  // The best one itself: then the next best is what there is to compare with.
  EXPECT_EQ(hint::make_hint(game, view, report, &report.moves[0].action).next,
            report.moves[1].action);
}

TEST(HintReason, IsTheOnlyMove) {
  Advice advice({"seat 0: route MUN", "now: after play"});
  EXPECT_EQ(advice.reason({"end"}, ""), "only_move");
}

TEST(HintKeys, EachHasItsOwnName) {
  std::set<std::string_view> names;
  for (const hint::KeyInfo& info : hint::all_keys()) {
    EXPECT_TRUE(names.insert(info.name).second) << info.name;
    EXPECT_EQ(hint::find_key(info.name), &hint::info_of(info.key));
    EXPECT_EQ(info.name.find_first_not_of("abcdefghijklmnopqrstuvwxyz_"), std::string_view::npos);
    for (int i = 0; i < hint::kMostParameters; ++i) {
      EXPECT_EQ(info.parameter[i].name.empty(), i >= info.count) << info.name;
    }
  }
  EXPECT_EQ(hint::find_key("no_such_key"), nullptr);
}

class HintOfEveryGame : public testing::TestWithParam<std::string> {};

// Random play with advice about two random moves at every decision: each phase has something to
// say, and what it says is about things that exist.
TEST_P(HintOfEveryGame, EveryPhaseHasAReason) {
  const Game game = game_named(GetParam());
  std::map<Phase, int> decisions;
  std::map<Phase, int> generic;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    Rng rng(seed);
    RandomDealer dealer(rng);
    State state = start(game, dealer);
    while (!state.over() && state.turn < 400) {
      const LegalActions legal(game, state);
      Report report;
      const std::size_t one = rng.below64(legal.size());
      const std::size_t other = (one + 1 + rng.below64(legal.size())) % legal.size();
      report.moves.push_back({.action = legal.at(one), .win = 0.5, .line = {}});
      if (other != one) report.moves.push_back({.action = legal.at(other), .win = 0.4, .line = {}});
      const hint::Hint hint = hint::make_hint(game, view_of(game, state, state.actor), report);
      ++decisions[state.phase];
      if (hint.reason.key == Key::kBestValue) ++generic[state.phase];
      expect_to_make_sense(game, hint.reason, state.actor);
      apply(game, state, report.moves[0].action, dealer);
    }
  }
  for (const auto& [phase, count] : decisions) {
    // Leaving out a house, a carriage or a card is something only the network may see a point in,
    // and of two ways to keep three cards often nothing else tells them apart.
    const bool may_decline = phase == Phase::kHouses || phase == Phase::kCartwright ||
                             phase == Phase::kDiscard || phase == Phase::kRewardTake ||
                             phase == Phase::kRewardHouse || phase == Phase::kFinalHouse;
    if (!may_decline && count > 20) {
      EXPECT_LT(generic[phase], count / 2) << "phase " << static_cast<int>(phase);
    }
  }
}

// The same with what the search found and planned, by a network that knows nothing.
TEST_P(HintOfEveryGame, TheSearchsPlanHasAReason) {
  const Game game = game_named(GetParam());
  const net::Network network = untrained_network(game, game.players, 3);
  search::Search search(game, network, {.horizon = {.own_turns = 1}}, {});
  Rng rng(5);
  RandomDealer dealer(rng);
  State state = start(game, dealer);
  for (int i = 0; !state.over() && i < 300; ++i) {
    const LegalActions legal(game, state);
    if (i % 10 == 0) {
      const View view = view_of(game, state, state.actor);
      const Action also = legal.at(rng.below64(legal.size()));
      Report report;
      search.choose(view, {.seconds = 0, .simulations = 1}, 7, &report, std::span(&also, 1));
      const auto found = std::ranges::find(report.moves, also, &Considered::action);
      ASSERT_NE(found, report.moves.end());  // what has to be looked at is
      EXPECT_EQ(found->visits, report.moves[0].visits);
      const hint::Hint hint = hint::make_hint(game, view, report);
      EXPECT_GE(hint.gain, 0);
      expect_to_make_sense(game, hint.reason, state.actor);
    }
    apply(game, state, legal.at(rng.below64(legal.size())), dealer);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, HintOfEveryGame, testing::ValuesIn(every_game_name()),
                         [](const auto& instance) { return test_name_of(instance.param); });

}  // namespace
}  // namespace posthorn
