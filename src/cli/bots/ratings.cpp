// posthorn ratings: Elo ratings from results files.
#include "arena/ratings.h"

#include <fmt/core.h>

#include <set>

#include "cli/commands.h"
#include "cli/common/bad_input.h"
#include "cli/common/files.h"
#include "cli/text/text.h"
#include "notation/game_text.h"

namespace posthorn::cli {
namespace {

constexpr std::size_t kMaxResultsBytes = std::size_t{256} << 20;

// Adds the runs of a file; blank lines say nothing. Errors read "FILE: line 3, column 14: reason".
std::expected<void, std::string> read_runs(const std::string& path, std::vector<RunResults>& runs) {
  const auto text = read_file(path, kMaxResultsBytes);
  if (!text) return std::unexpected(text.error());
  std::size_t begin = 0;
  while (begin < text->size()) {
    const std::size_t end = std::min(text->find('\n', begin), text->size());
    const std::string_view line = std::string_view(*text).substr(begin, end - begin);
    if (line.find_first_not_of(" \t\r") != std::string_view::npos) {
      auto run = read_results_line(line);
      if (!run) {
        return std::unexpected(printable(path) + ": " +
                               json::position_text(*text, begin + run.error().offset) + ": " +
                               printable(run.error().message));
      }
      runs.push_back(std::move(*run));
    }
    begin = end + 1;
  }
  return {};
}

// A game as results name it, where it is one of ours: with every option.
std::string full_name(const std::string& wished) {
  const auto name = read_game_name(wished);
  if (wished.empty() || !name) return wished;
  const auto game = make_game(Boards(), *name);
  return game ? game_text(*game) : wished;
}

// Strength in one game says little about another: one is rated at a time.
std::expected<std::string, std::string> choose_game(const std::vector<RunResults>& runs,
                                                    const std::string& wished) {
  std::set<std::string> games;
  for (const RunResults& run : runs) games.insert(run.game);
  if (games.empty()) return std::unexpected("there are no results");
  std::vector<std::string> all(games.begin(), games.end());
  if (wished.empty() && games.size() == 1) return all.front();
  if (std::string full = full_name(wished); games.contains(full)) return full;
  return std::unexpected((wished.empty()
                              ? "the results are of several games, choose one with --game: "
                              : "--game: there are no results of it, but of ") +
                         joined(all));
}

void print_table(const std::string& game, const std::vector<Rating>& ratings) {
  int width = 3;
  for (const Rating& rating : ratings) {
    width = std::max(width, width_of(printable(rating.bot.name)));
  }
  fmt::print("{}\n\n{}  {:>7}  {:>7}  {:>8}\n", printable(game), pad("bot", width), "Elo", "± 95 %",
             "games");
  for (const Rating& rating : ratings) {
    fmt::print("{}  {:>7.1f}  {:>7.1f}  {:>8.0f}\n", pad(printable(rating.bot.name), width),
               rating.elo + 0.0, rating.interval, rating.games);
  }
}

void print_json(const std::string& game, const std::string& anchor,
                const std::vector<Rating>& ratings) {
  json::Object out;
  out.member("game", game);
  out.member("anchor", anchor);
  out.member("ratings", json::list_of(ratings, [](const Rating& rating) {
               json::Object object;
               object.member("bot", rating.bot.name);
               object.member("hash", rating.bot.hash);
               object.member("elo", json::decimal(rating.elo, 3));
               object.member("interval", json::decimal(rating.interval, 3));
               object.member("games", json::decimal(rating.games, 0));
               object.member("wins", json::shortest(rating.wins));
               return object;
             }));
  fmt::print("{}\n", out.text());
}

}  // namespace

int ratings(const RatingsOptions& options) {
  std::vector<RunResults> runs;
  for (const std::string& file : options.files) {
    if (auto read = read_runs(file, runs); !read) return bad_input("ratings", read.error());
  }
  const auto game = choose_game(runs, options.game);
  if (!game) return bad_input("ratings", printable(game.error()));
  std::erase_if(runs, [&](const RunResults& run) { return run.game != *game; });
  const auto rated = rate(runs, options.anchor);
  if (!rated) return bad_input("ratings", printable(rated.error()));
  if (rated->repeated > 0) {
    fmt::print(
        stderr,
        "posthorn ratings: {} left out: the same bots had played those deals already; "
        "another --seed gives others\n",
        rated->repeated == 1 ? "one result was" : fmt::format("{} results were", rated->repeated));
  }
  if (options.json) {
    print_json(*game, options.anchor, rated->ratings);
  } else {
    print_table(*game, rated->ratings);
  }
  return kFine;
}

}  // namespace posthorn::cli
