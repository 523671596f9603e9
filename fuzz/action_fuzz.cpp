// Any bits as actions: refusal_of must meet every one of them, say no without touching the state,
// and agree with the list of legal actions.
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <vector>

#include "base/check.h"
#include "core/engine.h"
#include "core/invariants.h"
#include "notation/board_json.h"

namespace posthorn {
namespace {

// A closing can have more legal house sets than a fuzzer should list.
constexpr std::uint64_t kListed = 3000;

const std::vector<Game>& all_games() {
  static const std::vector<Game> kGames = [] {
    std::vector<Game> games;
    for (const char* map : {"south", "north"}) {
      for (unsigned choice = 0; choice < 48; ++choice) {
        Options options;
        options.players = 2 + static_cast<int>(choice / 16);
        options.growth = (choice & 1) != 0 ? Growth::kHorses : Growth::kCarriages;
        options.network = (choice & 2) != 0 ? Network::kOutside : Network::kAll;
        options.audience = (choice & 4) != 0;
        options.offices = (choice & 8) != 0;
        auto game = make_game(built_in_board(map), built_in_rome(), options);
        if (game) games.push_back(std::move(*game));
      }
    }
    return games;
  }();
  return kGames;
}

class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : rest_(data, size) {}
  [[nodiscard]] bool empty() const { return rest_.empty(); }

  // Little endian; missing bytes are zero.
  std::uint64_t number(std::size_t bytes) {
    std::uint64_t value = 0;
    for (std::size_t i = 0; i < bytes && !rest_.empty(); ++i) {
      value |= std::uint64_t{rest_.front()} << (8 * i);
      rest_ = rest_.subspan(1);
    }
    return value;
  }

 private:
  std::span<const std::uint8_t> rest_;
};

// The inverse of action_bits. Both enums have a fixed underlying type, so a value without a name is
// still a value.
Action action_of(std::uint64_t bits) {
  Action action;
  action.kind = static_cast<ActionKind>(bits & 255);
  action.card.code = static_cast<std::uint8_t>(bits >> 8);
  action.where = static_cast<Where>(bits >> 16 & 255);
  action.coach = static_cast<std::uint8_t>(bits >> 24);
  action.set = static_cast<std::uint32_t>(bits >> 32);
  return action;
}

// Only what the kind looks at, as the legal list has it.
Action without_noise(const Action& action) {
  switch (action.kind) {
    case ActionKind::kTake:
      return take(action.card);
    case ActionKind::kPlay:
      return play(action.card, action.where);
    case ActionKind::kAssign:
    case ActionKind::kHouses:
    case ActionKind::kDiscard:
    case ActionKind::kReturn:
      return with_set(action.kind, action.set);
    case ActionKind::kCoach: {
      Action move = with_set(action.kind, action.set);
      move.coach = action.coach;
      return move;
    }
    default:
      return simple(action.kind);
  }
}

bool same_bytes(const State& a, const State& b) { return std::memcmp(&a, &b, sizeof(State)) == 0; }

void check_list(const Game& game, const State& state, const Action& tried) {
  const LegalActions legal(game, state);
  if (legal.size() > kListed) return;
  bool listed = false;
  for (std::uint64_t i = 0; i < legal.size(); ++i) {
    const Action action = legal.at(i);
    POSTHORN_CHECK(!refusal_of(game, state, state.actor, action));
    listed |= action == without_noise(tried);
  }
  POSTHORN_CHECK(listed == !refusal_of(game, state, state.actor, tried));
}

// One byte says how the next action comes about: half of them are legal, or nearly so, because
// arbitrary bits alone would hardly ever finish a turn.
Action next_action(Bytes& bytes, const Game& game, const State& state) {
  const std::uint64_t how = bytes.number(1);
  if (how < 64) return action_of(bytes.number(8));
  const LegalActions legal(game, state);
  const std::uint64_t pick = bytes.number(3);
  const Action action = legal.at(pick % legal.size());
  if (how < 192) return action;
  // One bit of a legal action turned over.
  return action_of(action_bits(action) ^ std::uint64_t{1} << (how & 63));
}

void play_bytes(Bytes bytes) {
  const std::vector<Game>& games = all_games();
  const Game& game = games[bytes.number(1) % games.size()];
  RandomDealer dealer{Rng(bytes.number(4))};
  State state = start(game, dealer);
  for (int step = 0; !bytes.empty() && !state.over(); ++step) {
    const Action action = next_action(bytes, game, state);
    const State before = state;
    for (int seat = 0; seat < kMaxPlayers; ++seat) {
      const bool refused = refusal_of(game, state, seat, action).has_value();
      POSTHORN_CHECK(seat == state.actor || refused);
    }
    if (step % 4 == 0) check_list(game, state, action);
    const bool legal = !refusal_of(game, state, state.actor, action);
    POSTHORN_CHECK(same_bytes(before, state));
    if (!legal) continue;
    // Bits that the kind does not look at must not change what happens.
    State other = state;
    RandomDealer same = dealer;
    apply(game, other, without_noise(action), same);
    apply(game, state, action, dealer);
    POSTHORN_CHECK(same_bytes(other, state));
    if (step % 4 == 1) POSTHORN_CHECK(broken_invariant(game, state).empty());
  }
  POSTHORN_CHECK(broken_invariant(game, state).empty());
}

}  // namespace
}  // namespace posthorn

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  posthorn::play_bytes({data, size});
  return 0;
}
