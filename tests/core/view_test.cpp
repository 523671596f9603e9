// Views: what a seat or a spectator gets does not change with what it may not know.
#include "core/view.h"

#include <gtest/gtest.h>

#include <cstring>

#include "core/engine.h"
#include "tests/games.h"

namespace posthorn {
namespace {

bool equal_bytes(const View& a, const View& b) { return std::memcmp(&a, &b, sizeof(View)) == 0; }

class ViewOf : public testing::TestWithParam<std::string> {};

// Any other state that has this view gives the same bytes; so nothing else of the state is in it.
TEST_P(ViewOf, TwoStatesThatDifferInHiddenThingsOnlyLookTheSame) {
  const Game game = game_named(GetParam());
  Rng rng(3);
  RandomDealer dealer{Rng(4)};
  State state = start(game, dealer);
  bool hands_differed = false;
  for (int moves = 0; moves < 3000 && !state.over(); ++moves) {
    for (int seat = -1; seat < game.players; ++seat) {
      const int eyes = seat < 0 ? kNobody : seat;
      const View view = view_of(game, state, eyes);
      const State other = determinize(game, view, rng);
      hands_differed |= seat < 0 && other.players[state.actor].hand != state.acting().hand;
      ASSERT_TRUE(equal_bytes(view_of(game, other, eyes), view)) << "seat " << seat;
    }
    const LegalActions legal(game, state);
    apply(game, state, legal.at(rng.below64(legal.size())), dealer);
  }
  EXPECT_TRUE(hands_differed);
}

TEST_P(ViewOf, ASpectatorSeesOfAHandWhatIsOpen) {
  const Game game = game_named(GetParam());
  Rng rng(5);
  RandomDealer dealer{Rng(6)};
  State state = start(game, dealer);
  for (int moves = 0; moves < 3000 && !state.over(); ++moves) {
    const View view = view_of(game, state, kNobody);
    EXPECT_EQ(view.seat, kNobody);
    for (int seat = 0; seat < game.players; ++seat) {
      const Player& player = state.players[static_cast<std::size_t>(seat)];
      const Player& known = view.known.players[static_cast<std::size_t>(seat)];
      EXPECT_EQ(known.hand, player.open);
      EXPECT_EQ(view.hand_size(seat), player.hand.size());
      for (int coach = 0; coach < kCoachCount; ++coach) {
        const bool arrived =
            game.audience && state.coach_town[static_cast<std::size_t>(coach)] == game.rome_town;
        EXPECT_EQ(known.clergy_on(coach), arrived ? player.clergy_on(coach) : 0);
      }
    }
    for (const Card& card : view.known.deck) EXPECT_EQ(card, Card());
    const LegalActions legal(game, state);
    apply(game, state, legal.at(rng.below64(legal.size())), dealer);
  }
}

// So whatever is shown of points can be counted from a view.
TEST_P(ViewOf, PointsAndWinnerNeedNothingHidden) {
  const Game game = game_named(GetParam());
  Rng rng(7);
  RandomDealer dealer{Rng(8)};
  State state = start(game, dealer);
  for (int moves = 0; moves < 3000 && !state.over(); ++moves) {
    const View view = view_of(game, state, kNobody);
    EXPECT_EQ(scores(game, view.known), scores(game, state));
    EXPECT_EQ(winner(game, view.known), winner(game, state));
    const LegalActions legal(game, state);
    apply(game, state, legal.at(rng.below64(legal.size())), dealer);
  }
}

INSTANTIATE_TEST_SUITE_P(Every, ViewOf, testing::ValuesIn(every_game_name()),
                         [](const auto& each) { return test_name_of(each.param); });

}  // namespace
}  // namespace posthorn
