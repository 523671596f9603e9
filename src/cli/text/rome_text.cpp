#include "cli/text/rome_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "cli/text/map_drawing.h"
#include "cli/text/text.h"

namespace posthorn::cli {
namespace {

// The fewest and the most steps from a town to Rome. Roads only lead south, so this ends.
struct Steps {
  int fewest = 0;
  int most = 0;
};

Steps steps_to_rome(const Game& game, int town) {
  if (town == game.rome_town) return {};
  std::vector<Steps> known(game.rome->towns.size(), Steps{-1, -1});
  const auto visit = [&](const auto& self, int at) -> Steps {
    Steps& here = known[static_cast<std::size_t>(at)];
    if (at == game.rome_town) return {};
    if (here.fewest >= 0) return here;
    Steps steps{kMaxTowns, 0};
    for (const int next : game.rome->towns[static_cast<std::size_t>(at)].south) {
      const Steps on = self(self, next);
      steps.fewest = std::min(steps.fewest, on.fewest + 1);
      steps.most = std::max(steps.most, on.most + 1);
    }
    here = steps;
    return steps;
  };
  return visit(visit, town);
}

std::string way_words(const Game& game, int town) {
  if (town == game.rome_town) return "in Rome";
  const Steps steps = steps_to_rome(game, town);
  std::vector<std::string> exits;
  for (const int next : game.rome->towns[static_cast<std::size_t>(town)].south) {
    exits.push_back(game.rome->towns[static_cast<std::size_t>(next)].id);
  }
  const std::string range = steps.fewest == steps.most
                                ? fmt::format("{}", steps.fewest)
                                : fmt::format("{}-{}", steps.fewest, steps.most);
  return fmt::format("{} step{}, next {}", range, steps.most == 1 ? "" : "s",
                     joined(exits, " or "));
}

std::string tiles_words(const Game& game, const View& view, int coach, bool all,
                        const BoardStyle& style) {
  const Ink ink(style.colours);
  const bool in_rome = view.known.coach_town[static_cast<std::size_t>(coach)] == game.rome_town;
  std::string out;
  for (int seat = 0; seat < game.players; ++seat) {
    const int value = view.known.players[static_cast<std::size_t>(seat)].clergy_on(coach);
    const bool own = seat == view.seat && style.own_clergy;
    const bool shown = value > 0 && (all || own || in_rome);
    if (!out.empty()) out += ' ';
    out += ink.seat(seat, fmt::format("{}", seat + 1)) + ":" +
           (shown ? fmt::format("{}", value) : "?");
  }
  return out;
}

}  // namespace

std::string coaches_text(const Game& game, const View& view, const SeatNames& names,
                         const BoardStyle& style, bool all) {
  const Ink ink(style.colours);
  std::string out = ink.bold("Coaches to Rome") + " (seat:tile on the coach)\n";
  for (int coach = 0; coach < kCoachCount; ++coach) {
    const auto i = static_cast<std::size_t>(coach);
    const int town = view.known.coach_town[i];
    const std::string place = fmt::format(
        "{} {}", game.rome->towns[static_cast<std::size_t>(town)].id, town_name(game, town));
    std::string line = fmt::format(
        "  {} {}  {}  {}  {}", ink.bold(game.rome->coaches[i].id), pad(coach_name(game, coach), 24),
        tiles_words(game, view, coach, all, style), pad(place, 17), way_words(game, town));
    out += wrap(line, style.columns, 6) + "\n";
  }
  std::vector<std::string> places;
  for (int rank = kCoachCount - 1; rank >= 0; --rank) {
    std::vector<std::string> seats;
    for (int seat = 0; seat < game.players; ++seat) {
      if ((view.known.places[static_cast<std::size_t>(rank)] >> seat & 1) != 0) {
        seats.push_back(names[static_cast<std::size_t>(seat)]);
      }
    }
    places.push_back(fmt::format("{} {}: {}", rank + 1, clergy_name(game, rank + 1),
                                 seats.empty() ? "-" : joined(seats)));
  }
  return out + wrap("  Places in Rome: " + joined(places, ", "), style.columns, 6) + "\n";
}

std::string rome_map(const Game& game, const State& known, const BoardStyle& style) {
  const Ink ink(style.colours);
  std::vector<MapPlace> places;
  std::vector<MapRoad> roads;
  for (int town = 0; town < static_cast<int>(game.rome->towns.size()); ++town) {
    const Town& from = game.rome->towns[static_cast<std::size_t>(town)];
    MapPlace place{from.x, from.y, static_cast<int>(from.id.size()), 0, {{from.id, ""}}};
    for (int coach = 0; coach < kCoachCount; ++coach) {
      if (known.coach_town[static_cast<std::size_t>(coach)] != town) continue;
      place.label.push_back({"<" + game.rome->coaches[static_cast<std::size_t>(coach)].id,
                             ink.colours() ? "1;7" : ""});
    }
    places.push_back(std::move(place));
    for (const int to : from.south) roads.push_back({town, to, ""});
  }
  constexpr int kRomeColumns = 72;
  constexpr int kRomeRows = 38;
  std::string out = ink.bold("The roads to Rome") + " (<BAD: the coach of Baden stands there)\n";
  for (const std::string& line :
       draw_map(places, roads, std::min(style.columns, kRomeColumns), kRomeRows, style.colours)) {
    out += line + "\n";
  }
  return out;
}

}  // namespace posthorn::cli
