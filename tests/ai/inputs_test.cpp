#include "ai/net/inputs.h"

#include <gtest/gtest.h>

#include "ai/bot.h"
#include "ai/net/afterstate.h"
#include "ai/net/candidates.h"
#include "core/engine.h"
#include "notation/move_text.h"
#include "tests/games.h"

namespace posthorn::net {
namespace {

// Calls visit(state) before every decision of a few games between simple bots.
template <class Visit>
void each_position(const Game& game, int games, Visit visit) {
  const auto greedy = make_bot("greedy", {}).value();
  const auto steady = make_bot("steady", {}).value();
  Rng rng(11);
  for (int i = 0; i < games; ++i) {
    RandomDealer dealer{Rng(static_cast<std::uint64_t>(i))};
    State state = start(game, dealer);
    while (!state.over()) {
      visit(state);
      Bot& bot = (state.actor + i) % 2 == 0 ? *greedy : *steady;
      apply(game, state, bot.choose(game, view_of(game, state, state.actor), rng), dealer);
    }
  }
}

class InputsOf : public testing::TestWithParam<std::string> {};

TEST_P(InputsOf, InputsTellNothingHiddenAndStayWithinThoseInUse) {
  const Game game = game_named(GetParam());
  const InputReader reader(game);
  const Inputs used = used_inputs(game, game.players);
  Rng rng(3);
  each_position(game, 2, [&](const State& state) {
    for (int seat = 0; seat < game.players; ++seat) {
      const Inputs inputs = reader.read(state, seat);
      const State other = determinize(game, view_of(game, state, seat), rng);
      ASSERT_EQ(reader.read(other, seat), inputs);
      for (int w = 0; w < kWords; ++w) ASSERT_EQ(inputs.word[w] & ~used.word[w], 0U) << w;
    }
  });
}

TEST_P(InputsOf, AFrameReadsTheSameAsAFreshLook) {
  const Game game = game_named(GetParam());
  const InputReader reader(game);
  Candidates candidates;
  each_position(game, 1, [&](const State& state) {
    const InputReader::Frame frame = reader.frame(state, state.actor);
    find_candidates(game, state, candidates);
    ASSERT_FALSE(candidates.empty());
    for (const Action& action : candidates) {
      ASSERT_FALSE(refusal_of(game, state, state.actor, action));
      const Afterstate after(game, state, action);
      const Inputs framed = reader.read(after.state, state.actor, after.unknown, frame);
      const Inputs fresh = reader.read(after.state, state.actor, after.unknown);
      for (int w = 0; w < kWords; ++w) {
        ASSERT_EQ(framed.word[w], fresh.word[w])
            << "word " << w << " after " << move_text(game, state, action);
      }
    }
  });
}

TEST_P(InputsOf, AfterstatesTellNothingThatChanceStillHolds) {
  const Game game = game_named(GetParam());
  const InputReader reader(game);
  Candidates candidates;
  Rng rng(5);
  each_position(game, 1, [&](const State& state) {
    const State other = determinize(game, view_of(game, state, state.actor), rng);
    find_candidates(game, state, candidates);
    for (const Action& action : candidates) {
      const Afterstate here(game, state, action);
      const Afterstate there(game, other, action);
      ASSERT_EQ(reader.read(here.state, state.actor, here.unknown),
                reader.read(there.state, state.actor, there.unknown));
    }
  });
}

INSTANTIATE_TEST_SUITE_P(All, InputsOf, testing::ValuesIn(every_game_name()),
                         [](const auto& name) { return test_name_of(name.param); });

TEST(KindOfGame, TellsBoardsAndPartsApartButNotSeatsAndEditions) {
  const auto kind = [](const char* name) { return kind_of_game(game_named(name)); };
  EXPECT_EQ(kind("map=south,players=2"), kind("map=south,players=4,network=outside"));
  EXPECT_NE(kind("map=south,players=2"), kind("map=south,players=2,audience=true"));
  EXPECT_NE(kind("map=south,players=2,offices=true"),
            kind("map=south,players=2,offices=true,audience=true"));
  EXPECT_NE(kind("map=north,players=2,growth=horses"),
            kind("map=north,players=2,growth=carriages"));
  EXPECT_NE(kind("map=south,players=2"), kind("map=north,players=2"));
}

TEST(PlainInputs, AreAboutAsManyAsTheYardstickHas) {
  const Inputs plain = plain_inputs(used_inputs(game_named("map=south,players=2"), 2));
  int n = 0;
  for (const std::uint32_t word : plain.word) n += bit_count(word);
  EXPECT_GT(n, 380);
  EXPECT_LT(n, 520);
}

}  // namespace
}  // namespace posthorn::net
