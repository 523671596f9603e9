#include "ai/net/candidates.h"

#include "core/legal.h"

namespace posthorn::net {
namespace {

// Way one of C2 with a house in every group it can reach, way two with all cities of a land. With
// too few houses left for that, nothing is left out: the caller looks at the legal list instead.
void add_full_sets(const Game& game, const State& state, Candidates& out) {
  const Player& player = state.acting();
  const std::uint32_t fresh = player.route_cities & ~player.houses;
  const auto groups = static_cast<int>(game.groups.size());
  std::array<std::uint32_t, kMaxLands> rest{};  // cities not yet tried in the group
  std::uint32_t chosen = 0;
  // Counts through one city of each group like the wheels of an odometer.
  for (int g = 0; g < groups; ++g) {
    rest[g] = fresh & game.groups[g].cities;
    if (rest[g] != 0) chosen |= rest[g] & -rest[g];
  }
  for (bool more = true; more && !out.full();) {
    out.push_back(houses(chosen));
    more = false;
    for (int g = 0; g < groups && !more; ++g) {
      const std::uint32_t all = fresh & game.groups[g].cities;
      if (all == 0) continue;
      chosen &= ~(rest[g] & -rest[g]);
      rest[g] &= rest[g] - 1;
      more = rest[g] != 0;
      if (!more) rest[g] = all;
      chosen |= rest[g] & -rest[g];
    }
  }
  for (int g = 0; g < groups && !out.full(); ++g) {
    const std::uint32_t all = fresh & game.groups[g].cities;
    if (game.groups[g].land && bit_count(all) > 1) out.push_back(houses(all));
  }
}

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
    if (state.acting().houses_left() >= static_cast<int>(game.groups.size())) {
      add_full_sets(game, state, out);
    } else {
      add_largest_sets(legal, out);
    }
    return;
  }
  for (std::uint64_t i = 0; i < legal.size() && !out.full(); ++i) out.push_back(legal.at(i));
}

}  // namespace posthorn::net
