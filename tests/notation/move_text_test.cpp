// Moves as text: every legal move reads back as itself, and wrong ones are refused to the letter.
#include "notation/move_text.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "core/engine.h"
#include "notation/game_text.h"
#include "tests/slow_build.h"

namespace posthorn {
namespace {

std::vector<Game> every_game() {
  std::vector<Game> games;
  for (const char* map : {"south", "north"}) {
    for (unsigned choice = 0; choice < 48; ++choice) {
      GameName name;
      name.map = map;
      name.options.players = 2 + static_cast<int>(choice / 16);
      name.options.growth = (choice & 1) != 0 ? Growth::kHorses : Growth::kCarriages;
      name.options.network = (choice & 2) != 0 ? Network::kOutside : Network::kAll;
      name.options.audience = (choice & 4) != 0;
      name.options.offices = (choice & 8) != 0;
      auto game = make_game(Boards(), name);
      if (game) games.push_back(std::move(*game));
    }
  }
  return games;
}

Game game_of(std::string_view text) { return *make_game(Boards(), *read_game_name(text)); }

State first_state(const Game& game) {
  RandomDealer dealer{Rng(std::uint64_t{1})};
  return start(game, dealer);
}

// "malformed: ...", the refusal with its rule, or nothing for a legal move.
std::string problem(const Game& game, const State& state, std::string_view text) {
  const auto action = read_move(game, state, text);
  if (action) return "";
  return (action.error().malformed ? "malformed: " : "") + error_text(action.error());
}

// Plays at random until this phase comes up.
State state_in(const Game& game, Phase phase) {
  for (std::uint64_t seed = 1;; ++seed) {
    Rng rng(seed);
    RandomDealer dealer{Rng(seed + 1000)};
    State state = start(game, dealer);
    while (!state.over()) {
      if (state.phase == phase) return state;
      const LegalActions legal(game, state);
      apply(game, state, legal.at(rng.below64(legal.size())), dealer);
    }
  }
}

TEST(MoveText, EveryLegalMoveReadsBack) {
  constexpr std::uint64_t kTried = kSlowBuild ? 40 : 500;
  const std::vector<Game> games = every_game();
  EXPECT_EQ(games.size(), 30U);
  for (const Game& game : games) {
    SCOPED_TRACE(game_text(game));
    Rng rng(std::uint64_t{11});
    RandomDealer dealer{Rng(std::uint64_t{12})};
    State state = start(game, dealer);
    while (!state.over()) {
      const LegalActions legal(game, state);
      const bool all = legal.size() <= kTried;
      for (std::uint64_t i = 0; i < (all ? legal.size() : kTried); ++i) {
        const Action action = legal.at(all ? i : rng.below64(legal.size()));
        const std::string text = move_text(game, state, action);
        const auto read = read_move(game, state, text);
        ASSERT_TRUE(read.has_value()) << text << ": " << error_text(read.error());
        ASSERT_EQ(action_bits(*read), action_bits(action)) << text;
      }
      apply(game, state, legal.at(rng.below64(legal.size())), dealer);
    }
    EXPECT_EQ(problem(game, state, "end"), "E2: The game is over.");
  }
}

TEST(MoveText, AsDocumented) {
  const Game south = game_of("");
  const State state = first_state(south);
  const int ulm = south.board->find_city("ULM");
  EXPECT_EQ(card_text(south, Card(ulm, 0)), "ULM");
  EXPECT_EQ(move_text(south, state, take(Card(ulm, 0))), "take ULM");
  EXPECT_EQ(move_text(south, state, simple(ActionKind::kTakeDeck)), "take deck");
  EXPECT_EQ(move_text(south, state, play(Card(ulm, 0), Where::kRight)), "play ULM right");
  EXPECT_EQ(move_text(south, state, houses(0)), "houses");
  EXPECT_EQ(move_text(south, state, houses(bit(ulm) | bit(south.board->find_city("ING")))),
            "houses ING ULM");
  EXPECT_EQ(move_text(south, state, with_set(ActionKind::kReturn, 0b1001)),
            "return postmaster cartwright");
  EXPECT_EQ(move_text(south, state, with_set(ActionKind::kReturn, 0)), "return");
  const Game north = game_of("map=north,growth=horses");
  const Card berlin(north.board->find_city("BER"), 2);
  EXPECT_EQ(move_text(north, first_state(north), play(berlin, Where::kHorse)), "play BER2 horse");
  const Game rome = game_of("audience");
  EXPECT_EQ(move_text(rome, first_state(rome),
                      move_coach(rome.rome->find_coach("BAI"), rome.rome->find_town("ETT"))),
            "coach BAI ETT");
  EXPECT_EQ(problem(rome, first_state(rome), "assign 5 3 1 4 2"), "");
  EXPECT_EQ(official_id(Official::kPostilion), "postilion");
}

TEST(MoveText, HousesAreInAlphabeticalOrderOfIds) {
  const Game north = game_of("map=north");
  std::string last;
  std::string all = cities_text(north, north.all_cities);
  EXPECT_EQ(all.size(), north.board->cities.size() * 4 - 1);
  for (std::size_t at = 0; at < all.size(); at += 4) {
    EXPECT_LT(last, all.substr(at, 3));
    last = all.substr(at, 3);
  }
}

TEST(MoveText, RefusesWhatIsNoMove) {
  const Game game = game_of("");
  const State state = first_state(game);
  for (const char* text : {"",
                           " ",
                           "take",
                           "take ",
                           " take deck",
                           "take deck ",
                           "take  deck",
                           "take\tdeck",
                           "take deck\n",
                           "TAKE deck",
                           "take Deck",
                           "take ulm",
                           "take ULM2",
                           "take XXX",
                           "take ULM AUG",
                           "play ULM",
                           "play ULM up",
                           "play XXX new",
                           "play ULM new left",
                           "bailiff now",
                           "houses XXX",
                           "houses ULM ",
                           "assign 1 2 3 4",
                           "assign 1 2 3 4 5 1",
                           "assign 0 1 2 3 4",
                           "assign 1 2 3 4 6",
                           "assign 1 2 3 4 55",
                           "return king",
                           "swap",
                           "end end",
                           "close ULM"}) {
    EXPECT_TRUE(problem(game, state, text).starts_with("malformed: ")) << "'" << text << "'";
  }
  const std::string with_zero("take deck\0", 10);
  EXPECT_TRUE(problem(game, state, with_zero).starts_with("malformed: "));
  const std::string long_word(100'000, 'x');
  EXPECT_LT(problem(game, state, long_word).size(), 200U) << "messages do not repeat everything";
}

TEST(MoveText, RefusesWhatTheRulesForbid) {
  const Game game = game_of("");
  const State state = first_state(game);
  for (const char* text :
       {"play ULM new", "end", "close", "postmaster", "postilion", "cartwright", "decline",
        "houses", "houses ULM", "discard ULM", "discard", "return postmaster", "coach BAI ETT"}) {
    const auto action = read_move(game, state, text);
    ASSERT_FALSE(action.has_value()) << text;
    EXPECT_FALSE(action.error().malformed) << text;
    EXPECT_TRUE(action.error().refusal.has_value()) << text;
  }
}

TEST(MoveText, ListsAreOrderedWithoutRepeats) {
  const Game game = game_of("");
  const State closing = state_in(game, Phase::kHouses);
  EXPECT_EQ(problem(game, closing, "houses"), "");
  EXPECT_TRUE(problem(game, closing, "houses ULM AUG").starts_with("C2: "));
  EXPECT_TRUE(problem(game, closing, "houses ULM ULM").starts_with("C2: "));
  const State discard = state_in(game, Phase::kDiscard);
  const std::string all = cities_text(game, discard.acting().hand.cities());
  EXPECT_TRUE(problem(game, discard, "discard").starts_with("C10: "));
  EXPECT_TRUE(problem(game, discard, "discard " + all).starts_with("C10: "))
      << "exactly the surplus";
  const Game offices = game_of("offices");
  const State due = state_in(offices, Phase::kReturn);
  EXPECT_TRUE(problem(offices, due, "return").starts_with("O3: "));
  EXPECT_TRUE(problem(offices, due, "return bailiff postmaster").starts_with("O3: "));
  EXPECT_TRUE(problem(offices, due, "return bailiff bailiff").starts_with("O3: "));
}

TEST(MoveText, HorsesAreNamedOnlyWithGrowthByHorses) {
  const Game horses = game_of("map=north,growth=horses");
  const State state = first_state(horses);
  EXPECT_TRUE(problem(horses, state, "take BER").starts_with("malformed: "));
  EXPECT_TRUE(problem(horses, state, "take BER0").starts_with("malformed: "));
  EXPECT_TRUE(problem(horses, state, "take BER4").starts_with("malformed: "));
  EXPECT_TRUE(problem(horses, state, "take 2").starts_with("malformed: "));
  const Game carriages = game_of("map=north");
  EXPECT_TRUE(problem(carriages, first_state(carriages), "take BER2").starts_with("malformed: "));
}

}  // namespace
}  // namespace posthorn
