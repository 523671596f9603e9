#include "ai/net/candidates.h"

#include "core/house_sets.h"
#include "core/legal.h"

namespace posthorn::net {
namespace {

// The largest of a great many sets when houses run short.
void add_largest_sets(const LegalActions& legal, Candidates& out) {
  constexpr std::uint64_t kLooked = 20000;
  int most = 0;
  for (std::uint64_t i = 0; i < legal.size() && i < kLooked; ++i) {
    const Action action = legal.at(i);
    if (bit_count(action.set) > most) {
      most = bit_count(action.set);
      out.clear();
    }
    if (bit_count(action.set) == most && !out.full()) out.push_back(action);
  }
}

}  // namespace

void find_candidates(const Game& game, const State& state, Candidates& out) {
  out.clear();
  const LegalActions legal(game, state);
  // A3: with coaches on the road fewer houses may be worth more.
  const std::uint64_t few = game.audience ? kMaxCandidates : 24;
  if (state.phase == Phase::kHouses && legal.size() > few) {
    // With houses enough for any set only full ones are looked at.
    if (state.acting().houses_left() >= static_cast<int>(game.groups.size())) {
      each_full_set(game, open_cities(state.acting()), [&](std::uint32_t cities) {
        out.push_back(houses(cities));
        return !out.full();
      });
    } else {
      add_largest_sets(legal, out);
    }
    return;
  }
  for (std::uint64_t i = 0; i < legal.size() && !out.full(); ++i) out.push_back(legal.at(i));
}

}  // namespace posthorn::net
