// Samples of what is hidden are drawn evenly from all that agree with the view.
#include <gtest/gtest.h>

#include <array>
#include <cmath>
#include <map>
#include <vector>

#include "core/engine.h"
#include "core/view.h"
#include "notation/move_text.h"
#include "tests/games.h"

namespace posthorn {
namespace {

void play_moves(const Game& game, State& state, Dealer& dealer, int moves) {
  Rng rng(9);
  for (int i = 0; i < moves; ++i) {
    const LegalActions legal(game, state);
    // blind draws fill hands with hidden cards
    Action action = legal.at(rng.below64(legal.size()));
    if (!refusal_of(game, state, state.actor, simple(ActionKind::kTakeDeck))) {
      action = simple(ActionKind::kTakeDeck);
    }
    apply(game, state, action, dealer);
  }
}

// Five standard deviations of a share p over n samples.
double tolerance(double p, int n) { return 5 * std::sqrt(p * (1 - p) / n); }

class Determinize : public testing::TestWithParam<std::string> {};

TEST_P(Determinize, EveryUnseenCardIsEquallyLikelyAtEveryDepthOfTheDeck) {
  const Game game = game_named(GetParam());
  RandomDealer dealer{Rng(4)};
  State state = start(game, dealer);
  play_moves(game, state, dealer, 14);
  const View view = view_of(game, state, state.actor);
  constexpr int kSamples = 20000;
  constexpr int kDepths = 4;
  std::array<std::map<int, int>, kDepths> seen;  // below the top card, whose horses may be known
  Rng rng(5);
  for (int i = 0; i < kSamples; ++i) {
    const State sample = determinize(game, view, rng);
    for (int k = 0; k < kDepths; ++k) ++seen[k][sample.deck[sample.deck_left - 2 - k].code];
  }
  // By symmetry the share of a card is the same at every depth below the top.
  for (const auto& [card, count] : seen[0]) {
    const double share = static_cast<double>(count) / kSamples;
    for (int k = 1; k < kDepths; ++k) {
      EXPECT_NEAR(static_cast<double>(seen[k][card]) / kSamples, share,
                  1.5 * tolerance(share, kSamples))
          << "card " << card << " at depth " << k;
    }
  }
  // And cards of the same horses are equally likely.
  const Cards unseen = unseen_cards(game, view);
  std::map<int, std::vector<double>> by_horses;
  unseen.each(game.table, [&](Card card) {
    by_horses[card.horses()].push_back(static_cast<double>(seen[0][card.code]) / kSamples /
                                       unseen.count(game.table, card));
  });
  for (const auto& [horses, shares] : by_horses) {
    for (const double share : shares) {
      EXPECT_NEAR(share, shares.front(), 1.5 * tolerance(shares.front(), kSamples)) << horses;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Every, Determinize,
                         testing::Values("map=south,players=2", "map=south,players=4",
                                         "map=north,players=2,growth=horses",
                                         "map=north,players=4,growth=horses"),
                         [](const auto& variant) { return test_name_of(variant.param); });

TEST(DeterminizeClergy, ClergyOfOthersIsAnyOrderOfWhatIsLeft) {
  const Game game = game_named("map=south,players=2,audience=true");
  RandomDealer dealer{Rng(4)};
  State state = start(game, dealer);
  for (const char* move : {"assign 5 3 1 4 2", "assign 1 2 3 4 5"}) {
    apply(game, state, *read_move(game, state, move), dealer);
  }
  const View view = view_of(game, state, 0);
  Rng rng(6);
  std::array<std::array<int, kCoachCount + 1>, kCoachCount> count{};
  constexpr int kSamples = 10000;
  for (int i = 0; i < kSamples; ++i) {
    const State sample = determinize(game, view, rng);
    EXPECT_EQ(sample.players[0].clergy, state.players[0].clergy);
    for (int coach = 0; coach < kCoachCount; ++coach)
      ++count[coach][sample.players[1].clergy_on(coach)];
  }
  for (const auto& row : count) {
    for (int value = 1; value <= kCoachCount; ++value) {
      EXPECT_NEAR(row[value], kSamples / 5.0, kSamples * tolerance(0.2, kSamples));
    }
  }
}

}  // namespace
}  // namespace posthorn
