// One bot against copies of another: the form in which two bots are compared at a table of any
// size, and series of such tournaments.
#pragma once

#include <string>
#include <vector>

#include "arena/tournament.h"

namespace posthorn {

// Indices of bots. With N seats `one` sits alone and `other` N - 1 times.
struct Pairing {
  int one = 0;
  int other = 1;
  bool operator==(const Pairing&) const = default;
};

// Both bots alone among copies of the other. With more than two seats these are two different
// questions: who wins alone need not do so in numbers.
std::vector<Pairing> mirror_pairings();

// Every bot against every other, once.
std::vector<Pairing> round_robin_pairings(int bots);

struct PairingResult {
  Pairing pairing;
  TournamentResult result;
  // The lone bot's.
  [[nodiscard]] const BotStanding& standing() const { return result.standings.front(); }
};

// {one, other, other, ...}: the bots of a tournament.
std::vector<std::string> one_among_copies(const std::string& one, const std::string& other,
                                          int seats);

// A tournament for each pairing, all from the same deals. `setup.bots` are those the pairings name,
// any number of them; progress is counted over all tournaments.
std::vector<PairingResult> run_pairings(const Game& game, const TournamentSetup& setup,
                                        const std::vector<Pairing>& pairings,
                                        const TournamentHooks& hooks = {});

}  // namespace posthorn
