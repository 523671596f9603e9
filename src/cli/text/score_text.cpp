#include "cli/text/score_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <string_view>

#include "cli/text/text.h"
#include "core/engine.h"

namespace posthorn::cli {
namespace {

std::string winner_words(const Game& game, const State& state, const SeatNames& names) {
  const Scores all = scores(game, state);
  const int best = winner(game, state);
  const int tied = static_cast<int>(
      std::count(all.begin(), all.begin() + game.players, all[static_cast<std::size_t>(best)]));
  const std::string& name = names[static_cast<std::size_t>(best)];
  const bool is_you = name == "you" || name == "You";
  const std::string wins = is_you ? "You win" : name + " wins";
  if (tied == 1) return wins + ".";
  if (state.end_seat == kNobody) {
    return fmt::format(
        "{}: {} players are tied, and without an end tile the lowest seat goes "
        "first (E5).",
        wins, tied);
  }
  if (state.end_seat == best) {
    return fmt::format("{}: {} players are tied, and the end tile decides (E4).", wins, tied);
  }
  return fmt::format(
      "{}: {} players are tied, and the next one after the holder of the end tile "
      "goes first (E4).",
      wins, tied);
}

}  // namespace

std::string final_text(const Game& game, const State& state, const SeatNames& names, bool colours) {
  const Ink ink(colours);
  constexpr int kFirst = 18;
  int column = 8;
  for (const std::string& name : names) column = std::max(column, width_of(name) + 5);
  const auto right = [&](const std::string& text) {
    return std::string(static_cast<std::size_t>(std::max(column - width_of(text), 0)), ' ') + text;
  };
  std::string out = pad(ink.bold("Points"), kFirst);
  for (int seat = 0; seat < game.players; ++seat) {
    out += right(ink.seat(seat, fmt::format(" {} ", seat + 1)) + " " +
                 names[static_cast<std::size_t>(seat)]);
  }
  out += "\n";
  const auto line = [&](std::string_view what, auto value) {
    out += pad(what, kFirst);
    for (int seat = 0; seat < game.players; ++seat) {
      out += right(fmt::format("{}", value(score_sheet(game, state, seat))));
    }
    out += "\n";
  };
  if (game.carriages) line("Carriage", [](const ScoreSheet& s) { return s.carriage; });
  line("Bonus tiles", [](const ScoreSheet& s) { return s.bonuses; });
  if (game.audience) line("Audience", [](const ScoreSheet& s) { return s.audience; });
  if (game.offices) line("Honour", [](const ScoreSheet& s) { return s.offices; });
  line("Houses not placed", [](const ScoreSheet& s) { return -s.houses_left; });
  out += std::string(static_cast<std::size_t>(kFirst + column * game.players), '-') + "\n";
  line("Total", [](const ScoreSheet& s) { return s.total(); });
  return out + "\n" + ink.bold(winner_words(game, state, names)) + "\n";
}

}  // namespace posthorn::cli
