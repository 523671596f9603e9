// One game between players, recorded.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/player.h"
#include "core/engine.h"
#include "notation/record.h"

namespace posthorn {

struct Forfeit {
  int seat = 0;
  std::string reason;
};

struct MatchResult {
  Scores scores{};
  std::optional<int> winner;  // none: forfeited, or stopped at the limit of turns
  std::uint32_t turns = 0;
  std::optional<Forfeit> forfeit;
  Record record;  // filled if asked for
};

// Random players on a starved deck may need thousands of turns; nobody needs this many.
inline constexpr std::uint32_t kMaxTurns = 200000;

// players[i] sits at seat i. The deal follows from `deal_seed` alone, chances of the players from
// `player_seed`.
MatchResult play_match(const Game& game, const std::vector<MatchPlayer*>& players,
                       std::uint64_t deal_seed, std::uint64_t player_seed, bool keep_record,
                       std::uint32_t max_turns = kMaxTurns);

}  // namespace posthorn
