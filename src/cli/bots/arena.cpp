// posthorn arena: matches between bots.
#include <fmt/core.h>

#include <algorithm>
#include <limits>

#include "arena/pairings.h"
#include "arena/pool.h"
#include "arena/sprt.h"
#include "arena/tournament.h"
#include "cli/bots/arena_stage.h"
#include "cli/bots/arena_text.h"
#include "cli/commands.h"
#include "cli/common/bad_input.h"
#include "cli/common/game_option.h"
#include "cli/text/text.h"

namespace posthorn::cli {
namespace {

constexpr std::size_t kMaxPoolBytes = 1U << 20;

std::vector<PairResult> pair_results(const std::vector<PairingResult>& results, int seats) {
  std::vector<PairResult> pairs;
  for (const PairingResult& result : results) {
    pairs.push_back({.first = result.pairing.one,
                     .second = result.pairing.other,
                     .seats = seats,
                     .shares = result.standing().shares});
  }
  return pairs;
}

// Tournaments between two bots each, from a mirror test or a pool.
int play_pairings(const ArenaOptions& options, const Game& game,
                  const std::vector<std::string>& bots, const std::vector<std::string>& names,
                  const std::vector<Pairing>& pairings) {
  if (options.deals > std::numeric_limits<int>::max() / static_cast<int>(pairings.size())) {
    return bad_input("arena", "--deals: so many pairs cannot play so many deals");
  }
  ArenaStage stage(options, game);
  if (auto opened = stage.open(); !opened) return bad_input("arena", opened.error());
  print_provenance(game);
  const auto results =
      stage.play(static_cast<int>(pairings.size()), [&](const TournamentHooks& hooks) {
        return run_pairings(game, stage.setup(bots), pairings, hooks);
      });
  if (auto closed = stage.close(bots, names, pair_results(results, game.players)); !closed) {
    return bad_input("arena", closed.error());
  }
  if (options.json) {
    print_pairings_json(game, names, results);
  } else {
    print_pairings(game, names, results);
  }
  return kFine;
}

int play_pool(const ArenaOptions& options) {
  const auto text = read_file(options.pool, kMaxPoolBytes);
  if (!text) return bad_input("arena", "--pool: " + text.error());
  const std::string file = "--pool: " + printable(options.pool) + ": ";
  const auto pool = read_pool(*text);
  if (!pool) {
    return bad_input("arena", file + json::position_text(*text, pool.error().offset) + ": " +
                                  printable(pool.error().message));
  }
  const auto game = game_from_options("arena", pool->game, options.maps);
  if (!game) return kBadInput;
  if (game->players != 2) return bad_input("arena", file + "a pool plays games of two players");
  if (const auto frozen = check_pool(*pool, *game); !frozen) {
    return bad_input("arena", file + printable(frozen.error()));
  }
  std::vector<std::string> bots;
  std::vector<std::string> names;
  for (const PoolMember& member : pool->members) {
    bots.push_back(member.bot);
    names.push_back(member.name);
  }
  return play_pairings(options, *game, bots, names,
                       round_robin_pairings(static_cast<int>(bots.size())));
}

int play_mirror(const ArenaOptions& options, const Game& game,
                const std::vector<std::string>& bots) {
  if (game.players == 2) {
    return bad_input(
        "arena", "--mirror is for three or four players; with two every deal is a mirror already");
  }
  if (bots.size() != 2) {
    return bad_input("arena",
                     fmt::format("--bots names {} bots, but --mirror takes two", bots.size()));
  }
  return play_pairings(options, game, bots, bots, mirror_pairings());
}

// Whether the first bot plays against copies of one other: only that says how two bots compare.
bool is_one_among_copies(const std::vector<std::string>& bots) {
  return std::all_of(bots.begin() + 1, bots.end(),
                     [&](const std::string& bot) { return bot == bots[1]; });
}

int play_tournament(const ArenaOptions& options, const Game& game,
                    const std::vector<std::string>& bots) {
  if (static_cast<int>(bots.size()) != game.players) {
    return bad_input("arena", fmt::format("--bots names {} bots, but the game has {} players",
                                          bots.size(), game.players));
  }
  if (!options.results.empty() && !is_one_among_copies(bots)) {
    return bad_input(
        "arena", "--results compares two bots: after the first, --bots should be copies of one");
  }
  std::optional<Sprt> test;
  if (!options.sprt.empty()) {
    const auto setup = read_sprt(options.sprt, game.players);
    if (!setup) return bad_input("arena", "--sprt: " + printable(setup.error()));
    test.emplace(*setup);
  }
  ArenaStage stage(options, game);
  if (auto opened = stage.open(); !opened) return bad_input("arena", opened.error());
  print_provenance(game);
  const TournamentResult result = stage.play(1, [&](TournamentHooks hooks) {
    if (test) {
      hooks.go_on = [&](const std::vector<double>& shares) {
        return test->add(shares.front()) == SprtDecision::kOpen;
      };
    }
    return run_tournament(game, stage.setup(bots), hooks);
  });
  const PairResult pair{
      .first = 0, .second = 1, .seats = game.players, .shares = result.standings.front().shares};
  const std::vector<std::string> two(bots.begin(), bots.begin() + 2);
  if (auto closed = stage.close(two, two, {pair}); !closed)
    return bad_input("arena", closed.error());
  const Sprt* told = test ? &*test : nullptr;
  if (options.json) {
    print_tournament_json(result, told);
  } else {
    print_tournament(game, result, told);
  }
  return kFine;
}

}  // namespace

int arena(const ArenaOptions& options) {
  if (!options.pool.empty()) return play_pool(options);
  if (options.bots.empty()) {
    return bad_input(
        "arena", "--bots is required, or --pool\nposthorn arena --help tells what would be right.");
  }
  const auto game = game_from_options("arena", options.game, options.maps);
  if (!game) return kBadInput;
  const auto bots = read_bot_list(options.bots, *game);
  if (!bots) return bad_input("arena", "--bots: " + printable(bots.error()));
  return options.mirror ? play_mirror(options, *game, *bots)
                        : play_tournament(options, *game, *bots);
}

}  // namespace posthorn::cli
