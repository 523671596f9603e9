// The kit: seeded random games of every variant, and after each step everything that must hold.
#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <set>

#include "ai/bot.h"
#include "ai/random/random_bot.h"
#include "ai/steady/steady_bot.h"
#include "core/engine.h"
#include "core/invariants.h"
#include "core/view.h"
#include "notation/move_text.h"
#include "notation/record.h"
#include "tests/games.h"
#include "tests/slow_build.h"

namespace posthorn {
namespace {

// 30 variants with this many games each are the 20,000 that ./test promises; sanitizers take few.
int games_of_each_variant() {
  if (const char* asked = std::getenv("POSTHORN_KIT_GAMES"))
    return static_cast<int>(std::strtol(asked, nullptr, 10));
  return kSlowBuild ? 12 : 667;
}

enum class Temper { kSteady, kWandering, kHoarding, kUniform };

// Few uniform games, for they last thousands of turns; hoarders starve the deck (T4).
Temper temper_of(int game) {
  if (game % 150 == 10) return Temper::kUniform;
  if (game % 20 == 5) return Temper::kHoarding;
  return game % 3 == 0 ? Temper::kSteady : Temper::kWandering;
}

Action hoard(const Game& game, const State& state, const LegalActions& legal, Rng& rng) {
  const auto wants = [&](const Action& a) {
    switch (a.kind) {
      case ActionKind::kPostmaster:
      case ActionKind::kTakeDeck:
        return true;
      case ActionKind::kPlay:
        return a.where == Where::kLeft || a.where == Where::kRight;
      case ActionKind::kEnd:
        return state.turn < 400;  // the game has to end some day
      default:
        return false;
    }
  };
  for (int tries = 0; tries < 12; ++tries) {
    const Action action = uniform_action(legal, rng);
    if (wants(action)) return action;
  }
  return state.turn < 400 ? uniform_action(legal, rng) : steady_action(game, state, rng);
}

Action choose(Temper temper, const Game& game, const State& state, const LegalActions& legal,
              Rng& rng) {
  switch (temper) {
    case Temper::kSteady:
      return steady_action(game, state, rng);
    case Temper::kWandering:
      return rng.below(8) == 0 ? uniform_action(legal, rng) : steady_action(game, state, rng);
    case Temper::kHoarding:
      return hoard(game, state, legal, rng);
    case Temper::kUniform:
      return uniform_action(legal, rng);
  }
  return {};
}

// The score from what was seen to happen, apart from the engine's own books.
class EventScore {
 public:
  void note(const Game& game, const EventLog& events) {
    for (const Event& event : events) {
      switch (event.kind) {
        case EventKind::kBonusTaken:
        case EventKind::kEndTileTaken:
          points_[event.seat] += event.value;
          break;
        case EventKind::kPointGained:
          ++points_[event.seat];
          break;
        case EventKind::kHousePlaced:
          ++houses_[event.seat];
          break;
        case EventKind::kCarriageTaken:
          for (const Carriage& carriage : game.board->carriages) {
            if (carriage.size == event.value) carriage_[event.seat] = carriage.points;
          }
          break;
        case EventKind::kTileShown:
          points_[event.seat] += event.extra;
          break;
        case EventKind::kTileRemoved:
          points_[event.seat] -= event.extra;
          break;
        default:
          break;
      }
    }
  }
  [[nodiscard]] int of(int seat) const {
    return points_[seat] + carriage_[seat] - (kHousesEach - houses_[seat]);
  }

 private:
  std::array<int, kMaxPlayers> points_{};
  std::array<int, kMaxPlayers> houses_{};
  std::array<int, kMaxPlayers> carriage_{};
};

Action any_action(const Game& game, Rng& rng) {
  Action action;
  action.kind = static_cast<ActionKind>(rng.below(15));
  action.card =
      Card(static_cast<int>(rng.below(32)), game.horses ? static_cast<int>(rng.below(4)) : 0);
  action.where = static_cast<Where>(rng.below(4));
  action.coach = static_cast<std::uint8_t>(rng.below(6));
  constexpr std::array<std::uint32_t, 4> kMasks = {0xf, 0x7fff, 0xffffffff, 0x3f};
  action.set = rng.next() & rng.next() & kMasks[rng.below(4)];
  return action;
}

// What an action of this kind does not use is zero in a legal one.
Action without_unused(Action action) {
  Action clean = simple(action.kind);
  switch (action.kind) {
    case ActionKind::kTake:
      clean.card = action.card;
      break;
    case ActionKind::kPlay:
      clean.card = action.card;
      clean.where = action.where;
      break;
    case ActionKind::kCoach:
      clean.coach = action.coach;
      clean.set = action.set;
      break;
    case ActionKind::kAssign:
    case ActionKind::kHouses:
    case ActionKind::kDiscard:
    case ActionKind::kReturn:
      clean.set = action.set;
      break;
    default:
      break;
  }
  return clean;
}

// The list has no duplicates, everything in it is legal, and arbitrary actions are legal just if
// they stand in it.
void check_legal_list(const Game& game, const State& state, const LegalActions& legal, Rng& rng) {
  constexpr std::uint64_t kAll = 400;
  if (legal.size() > kAll) {
    for (int i = 0; i < 20; ++i) {
      const Action action = legal.at(rng.below64(legal.size()));
      ASSERT_FALSE(refusal_of(game, state, state.actor, action)) << move_text(game, state, action);
    }
    return;
  }
  std::set<std::uint64_t> listed;
  for (std::uint64_t i = 0; i < legal.size(); ++i) {
    const Action action = legal.at(i);
    ASSERT_TRUE(listed.insert(action_bits(action)).second)
        << "twice: " << move_text(game, state, action);
    const MaybeRefusal no = refusal_of(game, state, state.actor, action);
    ASSERT_FALSE(no) << move_text(game, state, action) << ": " << no->text;
    const auto read = read_move(game, state, move_text(game, state, action));
    ASSERT_TRUE(read) << move_text(game, state, action) << ": " << error_text(read.error());
    ASSERT_EQ(*read, action);
  }
  for (int i = 0; i < 20; ++i) {
    const Action action = without_unused(any_action(game, rng));
    const bool legal_here = !refusal_of(game, state, state.actor, action);
    ASSERT_EQ(legal_here, listed.contains(action_bits(action)))
        << static_cast<int>(action.kind) << " set " << action.set << " card "
        << int{action.card.code};
    const int other = (state.actor + 1) % game.players;
    ASSERT_TRUE(refusal_of(game, state, other, action));
  }
}

bool same_bytes(const View& a, const View& b) { return std::memcmp(&a, &b, sizeof a) == 0; }

// I1, I2: states that differ only in what a seat may not know give equal views, and so the same
// choice of every bot.
void check_views(const Game& game, const State& state, Rng& rng) {
  for (int seat = 0; seat < game.players; ++seat) {
    const View view = view_of(game, state, seat);
    const State sample = determinize(game, view, rng);
    ASSERT_EQ(broken_invariant(game, sample), "");
    ASSERT_TRUE(same_bytes(view_of(game, sample, seat), view));
    for (int other = 0; other < game.players; ++other) {
      ASSERT_EQ(view.hand_size(other), state.players[other].hand.size());
    }
    if (seat != state.actor) continue;
    const LegalActions legal(game, state);
    ASSERT_EQ(LegalActions(game, view.known).size(), legal.size());
    for (const char* name : {"random", "steady", "greedy"}) {
      const auto bot = make_bot(name, {}).value();
      const std::uint64_t seed = rng.next64();
      Rng first(seed);
      Rng second(seed);
      const Action chosen = bot->choose(game, view, first);
      ASSERT_FALSE(refusal_of(game, state, seat, chosen))
          << name << " " << move_text(game, state, chosen);
      ASSERT_EQ(chosen, bot->choose(game, view_of(game, sample, seat), second)) << name;
    }
  }
}

void check_record(const Game& game, const Record& record, const State& end) {
  const std::string text = record_json(record, game);
  const auto read = read_record(text);
  ASSERT_TRUE(read) << read.error().message;
  ASSERT_EQ(record_json(*read, game), text);
  const auto replayed = replay(game, *read);
  ASSERT_TRUE(replayed) << replayed.error().message;
  ASSERT_TRUE(*replayed == end);  // not by bytes: a copy need not take the padding along
}

void play_and_check(const Game& game, std::uint64_t seed, Temper temper) {
  Rng rng(seed * 2 + 1);
  RandomDealer random{Rng(seed * 2)};
  Record record;
  record.seats.assign(game.players, "kit");
  NotingDealer dealer(game, random, record.shuffles);
  State state = start(game, dealer);
  EventScore score;
  while (!state.over()) {
    const LegalActions legal(game, state);
    ASSERT_EQ(broken_invariant(game, state), "") << "after " << record.moves.size() << " moves";
    if (rng.below(16) == 0) check_legal_list(game, state, legal, rng);
    if (rng.below(256) == 0) check_views(game, state, rng);
    if (testing::Test::HasFatalFailure()) return;
    const Action action = choose(temper, game, state, legal, rng);
    record.moves.push_back(move_text(game, state, action));
    EventLog events;
    apply(game, state, action, dealer, &events);
    ASSERT_FALSE(events.full());
    score.note(game, events);
  }
  const Scores all = scores(game, state);
  for (int seat = 0; seat < game.players; ++seat) ASSERT_EQ(score.of(seat), all[seat]);
  const int best = winner(game, state);
  for (int seat = 0; seat < game.players; ++seat) ASSERT_LE(all[seat], all[best]);
  record.result = RecordResult{{all.begin(), all.begin() + game.players}, best, {}};
  check_record(game, record, state);
}

class RandomGames : public testing::TestWithParam<std::string> {};

TEST_P(RandomGames, KeepEverythingThatMustHold) {
  const Game game = game_named(GetParam());
  for (int i = 0; i < games_of_each_variant(); ++i) {
    SCOPED_TRACE("game " + std::to_string(i));
    play_and_check(game, static_cast<std::uint64_t>(i) + 1000, temper_of(i));
    if (HasFatalFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(Every, RandomGames, testing::ValuesIn(game_names_for_tests()),
                         [](const auto& variant) { return test_name_of(variant.param); });

}  // namespace
}  // namespace posthorn
