// The end: E3 to E5, N9, A6.
#include "core/engine.h"
#include "core/tiles.h"

namespace posthorn {

ScoreSheet score_sheet(const Game& game, const State& state, int seat) {
  const Player& player = state.players[seat];
  ScoreSheet sheet;
  if (game.carriages) sheet.carriage = game.carriage_points[player.carriage];
  for (const HeldTile& tile : held_tiles(game, state, seat)) sheet.bonuses += tile.points;
  for (int rank = 0; rank < kCoachCount; ++rank) {  // A6
    if ((state.places[rank] >> seat & 1) != 0) sheet.audience += rank + 1;
  }
  sheet.offices = player.office_points;
  sheet.houses_left = player.houses_left();
  return sheet;
}

Scores scores(const Game& game, const State& state) {
  Scores all{};
  for (int seat = 0; seat < game.players; ++seat)
    all[seat] = score_sheet(game, state, seat).total();
  return all;
}

int winner(const Game& game, const State& state) {
  const Scores all = scores(game, state);
  // E4: ties go clockwise from the holder of the end tile; E5: without one, from seat 0
  const int first = state.end_seat == kNobody ? 0 : state.end_seat;
  int best = first;
  for (int i = 1; i < game.players; ++i) {
    const int seat = (first + i) % game.players;
    if (all[seat] > all[best]) best = seat;
  }
  return best;
}

}  // namespace posthorn
