// What posthorn arena prints.
#pragma once

#include <string>
#include <vector>

#include "arena/pairings.h"
#include "arena/sprt.h"
#include "arena/tournament.h"

namespace posthorn::cli {

// A test may be null: then there was none.
void print_tournament(const Game& game, const TournamentResult& result, const Sprt* test);
void print_tournament_json(const TournamentResult& result, const Sprt* test);

// `names` are those of the bots that the pairings number.
void print_pairings(const Game& game, const std::vector<std::string>& names,
                    const std::vector<PairingResult>& results);
void print_pairings_json(const Game& game, const std::vector<std::string>& names,
                         const std::vector<PairingResult>& results);

}  // namespace posthorn::cli
