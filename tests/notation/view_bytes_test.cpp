// Views as bytes: back as they were in every game and for every eye, and nothing else is taken.
#include "notation/view_bytes.h"

#include <gtest/gtest.h>

#include <cstring>
#include <vector>

#include "base/hash.h"
#include "core/engine.h"
#include "tests/games.h"

namespace posthorn {
namespace {

bool same_bytes(const View& a, const View& b) { return std::memcmp(&a, &b, sizeof(View)) == 0; }

std::vector<int> eyes_of(const Game& game) {
  std::vector<int> eyes = {kNobody};
  for (int seat = 0; seat < game.players; ++seat) eyes.push_back(seat);
  return eyes;
}

// Calls visit(state) at the first positions of a random game, at some later ones and at the last.
template <class Visit>
void each_position(const Game& game, std::uint64_t seed, Visit visit) {
  Rng rng(seed);
  RandomDealer dealer{Rng(seed + 1)};
  State state = start(game, dealer);
  for (int moves = 0; moves < 100000; ++moves) {
    if (moves < 1000 || moves % 7 == 0 || state.over()) visit(state);
    if (state.over() || testing::Test::HasFailure()) return;
    const LegalActions legal(game, state);
    apply(game, state, legal.at(rng.below64(legal.size())), dealer);
  }
  FAIL() << "the game does not end";
}

class ViewBytesOf : public testing::TestWithParam<std::string> {};

TEST_P(ViewBytesOf, EveryPositionComesBackForEveryEye) {
  const Game game = game_named(GetParam());
  each_position(game, 1, [&](const State& state) {
    for (const int seat : eyes_of(game)) {
      const View view = view_of(game, state, seat);
      const ViewBytes bytes = view_bytes(game, view);
      EXPECT_LE(bytes.size(), 520U);
      const auto back = read_view_bytes(game, bytes);
      ASSERT_TRUE(back.has_value()) << back.error() << " in seat " << seat;
      ASSERT_TRUE(same_bytes(*back, view)) << "of seat " << seat;
    }
  });
}

// What is read from damaged bytes, if anything, is a view with just these bytes.
TEST_P(ViewBytesOf, DamagedBytesAreRefusedOrAreAnotherView) {
  const Game game = game_named(GetParam());
  int position = 0;
  Rng rng(7);
  each_position(game, 5, [&](const State& state) {
    if (++position % 40 != 0) return;
    const ViewBytes whole = view_bytes(game, view_of(game, state, state.actor));
    for (std::size_t length = 0; length < whole.size(); length += 1 + rng.below(9)) {
      EXPECT_FALSE(read_view_bytes(game, std::span(whole).first(length)).has_value()) << length;
    }
    ViewBytes longer = whole;
    longer.push_back(0);
    EXPECT_FALSE(read_view_bytes(game, longer).has_value());
    for (std::size_t i = 0; i < whole.size(); ++i) {
      ViewBytes damaged = whole;
      damaged[i] = static_cast<std::uint8_t>(damaged[i] ^ 1U << rng.below(8));
      const auto read = read_view_bytes(game, damaged);
      if (read) {
        EXPECT_EQ(view_bytes(game, *read), damaged) << i;
      } else {
        EXPECT_FALSE(read.error().empty()) << i;
      }
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Every, ViewBytesOf, testing::ValuesIn(every_game_name()),
                         [](const auto& each) { return test_name_of(each.param); });

std::string error_of(const Game& game, const ViewBytes& bytes) {
  const auto read = read_view_bytes(game, bytes);
  return read ? "" : read.error();
}

TEST(ViewBytes, RefusalsSayWhatIsWrong) {
  const Game game = game_named("map=south,players=2");
  RandomDealer dealer{Rng(3)};
  const State state = start(game, dealer);
  const View view = view_of(game, state, 0);
  ViewBytes other_layout = view_bytes(game, view);
  other_layout[0] = 9;
  EXPECT_EQ(error_of(game, other_layout), "the view has layout 9, known is 1");
  EXPECT_EQ(error_of(game, {}), "the view has layout 0, known is 1");
  EXPECT_EQ(error_of(game, {1, 0}), "the view has too few bytes or too many");

  const auto changed = [&](auto change) {
    View wrong = view;
    change(wrong);
    return error_of(game, view_bytes(game, wrong));
  };
  EXPECT_EQ(changed([](View& v) { v.seat = 2; }), "the view is impossible: there is no such seat");
  EXPECT_EQ(changed([](View& v) { v.known.phase = static_cast<Phase>(200); }),
            "the view is impossible: a number is outside its range");
  EXPECT_EQ(changed([](View& v) { v.known.phase = Phase::kCoaches; }),
            "the view is impossible: the phase does not fit the game");
  EXPECT_EQ(changed([](View& v) { v.known.stacks[0] = 2; }),
            "the view is impossible: a stack of tiles is impossible");
  EXPECT_EQ(changed([](View& v) { v.known.coach_jokers = 1; }),
            "the view is impossible: Rome is impossible");
  EXPECT_EQ(changed([](View& v) { ++v.known.deck_left; }),
            "the view is impossible: the cards are impossible");
  EXPECT_EQ(changed([](View& v) { v.known.players[1].houses = 1U << 31; }),
            "the view is impossible: a house stands nowhere");
  // Of an own hand something may be hidden from others, of another nothing may be known but that.
  EXPECT_EQ(changed([](View& v) {
              v.known.players[1].hand.plane[0] = 1;
              --v.known.deck_left;
            }),
            "the view is impossible: the cards are impossible");
}

// A page may be older or newer than its server: the layout of today is pinned by its bytes.
TEST(ViewBytes, TheLayoutStaysAsItIs) {
  const Game game = game_named("map=south,players=2");
  RandomDealer dealer{Rng(3)};
  const State state = start(game, dealer);
  const ViewBytes bytes = view_bytes(game, view_of(game, state, 1));
  EXPECT_EQ(bytes.size(), 169U);
  Hash hash;
  for (const std::uint8_t byte : bytes) hash.add_byte(byte);
  EXPECT_EQ(hash.value(), 194654744835817007U) << "a change of the layout needs a new kViewLayout";
}

}  // namespace
}  // namespace posthorn
