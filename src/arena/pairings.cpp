#include "arena/pairings.h"

namespace posthorn {

std::vector<Pairing> mirror_pairings() { return {{.one = 0, .other = 1}, {.one = 1, .other = 0}}; }

std::vector<Pairing> round_robin_pairings(int bots) {
  std::vector<Pairing> pairings;
  for (int i = 0; i < bots; ++i) {
    for (int j = i + 1; j < bots; ++j) pairings.push_back({.one = i, .other = j});
  }
  return pairings;
}

std::vector<std::string> one_among_copies(const std::string& one, const std::string& other,
                                          int seats) {
  std::vector<std::string> bots(seats, other);
  bots.front() = one;
  return bots;
}

std::vector<PairingResult> run_pairings(const Game& game, const TournamentSetup& setup,
                                        const std::vector<Pairing>& pairings,
                                        const TournamentHooks& hooks) {
  std::vector<PairingResult> results;
  int done_before = 0;
  TournamentHooks own = hooks;
  if (hooks.progress) own.progress = [&](int done) { hooks.progress(done_before + done); };
  for (const Pairing& pairing : pairings) {
    TournamentSetup one = setup;
    one.bots = one_among_copies(setup.bots[pairing.one], setup.bots[pairing.other], game.players);
    results.push_back({pairing, run_tournament(game, one, own)});
    done_before += setup.deals;
  }
  return results;
}

}  // namespace posthorn
