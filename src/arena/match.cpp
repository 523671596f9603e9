#include "arena/match.h"

namespace posthorn {

MatchResult play_match(const Game& game, const std::vector<MatchPlayer*>& players,
                       std::uint64_t deal_seed, std::uint64_t player_seed, bool keep_record,
                       std::uint32_t max_turns) {
  MatchResult result;
  RandomDealer random{Rng(deal_seed)};
  NotingDealer noting(game, random, result.record.shuffles);
  Dealer& dealer = keep_record ? static_cast<Dealer&>(noting) : random;
  Rng rng(player_seed);
  State state = start(game, dealer);
  while (!state.over() && state.turn < max_turns) {
    const View view = view_of(game, state, state.actor);
    const auto action = players[state.actor]->decide(game, view, rng);
    if (!action) {
      result.forfeit = Forfeit{state.actor, action.error()};
      break;
    }
    if (keep_record) result.record.moves.push_back(move_text(game, state, *action));
    apply(game, state, *action, dealer);
  }
  result.turns = state.turn;
  result.scores = scores(game, state);
  if (!state.over()) return result;
  result.winner = winner(game, state);
  if (keep_record) {
    result.record.result = RecordResult{
        {result.scores.begin(), result.scores.begin() + game.players}, *result.winner, {}};
  }
  return result;
}

}  // namespace posthorn
