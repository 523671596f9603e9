#include "cli/arena_text.h"

#include <fmt/core.h>

#include <cmath>

#include "cli/text.h"
#include "notation/game_text.h"

namespace posthorn::cli {
namespace {

const char* decision_text(SprtDecision decision) {
  switch (decision) {
    case SprtDecision::kAcceptH0:
      return "H0";
    case SprtDecision::kAcceptH1:
      return "H1";
    case SprtDecision::kOpen:
      break;
  }
  return "open";
}

std::string elo_text(double elo) {
  if (std::isinf(elo)) return elo > 0 ? "+∞" : "-∞";
  return fmt::format("{:+.1f}", elo);
}

// JSON knows no infinity.
std::string elo_json(double elo) { return std::isinf(elo) ? "null" : fmt::format("{:.3f}", elo); }

void print_sprt(const Sprt& test) {
  const SprtSetup& setup = test.setup();
  switch (test.decision()) {
    case SprtDecision::kAcceptH0:
      fmt::print("\nH0 accepted: no better than {:+g} Elo\n", setup.elo0);
      break;
    case SprtDecision::kAcceptH1:
      fmt::print("\nH1 accepted: better by {:+g} Elo or more\n", setup.elo1);
      break;
    case SprtDecision::kOpen:
      fmt::print("\nopen: the deals were used up between {:+g} and {:+g} Elo\n", setup.elo0,
                 setup.elo1);
      break;
  }
  const Sprt::Estimate estimate = test.estimate();
  fmt::print("log likelihood ratio {:.2f} ({:.2f} to {:.2f}) after {} deals\n", test.ratio(),
             test.lower(), test.upper(), test.tally().deals);
  fmt::print("Elo {}, 95 % interval {} to {}\n", elo_text(estimate.elo), elo_text(estimate.low),
             elo_text(estimate.high));
}

void print_sprt_json(const Sprt& test) {
  const Sprt::Estimate estimate = test.estimate();
  fmt::print(
      ", \"sprt\": {{\"elo0\": {}, \"elo1\": {}, \"decision\": \"{}\", \"ratio\": {:.6f}, "
      "\"lower\": {:.6f}, \"upper\": {:.6f}, \"deals\": {}, \"elo\": {}, \"elo_low\": {}, "
      "\"elo_high\": {}}}",
      test.setup().elo0, test.setup().elo1, decision_text(test.decision()), test.ratio(),
      test.lower(), test.upper(), test.tally().deals, elo_json(estimate.elo),
      elo_json(estimate.low), elo_json(estimate.high));
}

void print_forfeits(const BotStanding& bot) {
  if (bot.forfeits == 0) return;
  fmt::print("\n{} lost {} game{} by forfeit, the last because it {}\n", printable(bot.bot),
             bot.forfeits, bot.forfeits == 1 ? "" : "s", printable(bot.last_forfeit));
}

void print_unfinished(int games) {
  if (games == 0) return;
  fmt::print("\n{} games were stopped after {} turns and count as shared\n", games, kMaxTurns);
}

}  // namespace

void print_tournament(const Game& game, const TournamentResult& result, const Sprt* test) {
  // A program is named by its command, which may hold anything.
  std::vector<std::string> names;
  int width = 4;
  for (const BotStanding& bot : result.standings) {
    names.push_back(printable(bot.bot));
    width = std::max(width, width_of(names.back()));
  }
  fmt::print("{}: {} deals, {} games, {:.1f} turns a game\n\n", game_text(game), result.deals,
             result.games, result.mean_turns);
  fmt::print("{}  {:>9}  {:>8}  {:>10}\n", pad("bot", width), "win share", "± 95 %", "mean score");
  for (std::size_t i = 0; i < names.size(); ++i) {
    const BotStanding& bot = result.standings[i];
    fmt::print("{}  {:>8.1f}%  {:>7.1f}%  {:>10.2f}\n", pad(names[i], width), 100 * bot.win_share,
               100 * bot.interval, bot.mean_score);
  }
  for (const BotStanding& bot : result.standings) print_forfeits(bot);
  print_unfinished(result.unfinished);
  if (test != nullptr) print_sprt(*test);
}

void print_tournament_json(const TournamentResult& result, const Sprt* test) {
  fmt::print(
      "{{\"deals\": {}, \"games\": {}, \"unfinished\": {}, \"mean_turns\": {:.2f}, \"results\": [",
      result.deals, result.games, result.unfinished, result.mean_turns);
  for (std::size_t i = 0; i < result.standings.size(); ++i) {
    const BotStanding& bot = result.standings[i];
    fmt::print(
        "{}{{\"bot\": {}, \"win_share\": {:.6f}, \"interval\": {:.6f}, \"mean_score\": {:.3f}, "
        "\"forfeits\": {}",
        i > 0 ? ", " : "", json::quote(bot.bot), bot.win_share, bot.interval, bot.mean_score,
        bot.forfeits);
    if (bot.forfeits > 0) fmt::print(", \"last_forfeit\": {}", json::quote(bot.last_forfeit));
    fmt::print("}}");
  }
  fmt::print("]");
  if (test != nullptr) print_sprt_json(*test);
  fmt::print("}}\n");
}

void print_pairings(const Game& game, const std::vector<std::string>& names,
                    const std::vector<PairingResult>& results) {
  std::vector<std::string> shown;
  int width = 7;
  for (const std::string& name : names) {
    shown.push_back(printable(name));
    width = std::max(width, width_of(shown.back()));
  }
  const int copies = game.players - 1;
  fmt::print("{}: {} deals for each line", game_text(game), results.front().result.deals);
  if (copies > 1) {
    fmt::print(", one bot against {} copies, {:.1f}% would be even", copies, 100.0 / game.players);
  }
  fmt::print("\n\n{}  {}  {:>9}  {:>8}\n", pad("bot", width), pad("against", width), "win share",
             "± 95 %");
  int unfinished = 0;
  for (const PairingResult& pair : results) {
    unfinished += pair.result.unfinished;
    fmt::print("{}  {}  {:>8.1f}%  {:>7.1f}%\n", pad(shown[pair.pairing.one], width),
               pad(shown[pair.pairing.other], width), 100 * pair.standing().win_share,
               100 * pair.standing().interval);
  }
  for (const PairingResult& pair : results) {
    for (const BotStanding& bot : pair.result.standings) print_forfeits(bot);
  }
  print_unfinished(unfinished);
}

void print_pairings_json(const Game& game, const std::vector<std::string>& names,
                         const std::vector<PairingResult>& results) {
  fmt::print("{{\"game\": {}, \"seats\": {}, \"even\": {:.6f}, \"pairs\": [",
             json::quote(game_text(game)), game.players, 1.0 / game.players);
  for (std::size_t i = 0; i < results.size(); ++i) {
    const PairingResult& pair = results[i];
    int forfeits_of_others = 0;
    for (const BotStanding& bot : pair.result.standings) forfeits_of_others += bot.forfeits;
    forfeits_of_others -= pair.standing().forfeits;
    fmt::print(
        "{}{{\"bot\": {}, \"against\": {}, \"deals\": {}, \"games\": {}, \"unfinished\": {}, "
        "\"win_share\": {:.6f}, \"interval\": {:.6f}, \"forfeits\": [{}, {}]}}",
        i > 0 ? ", " : "", json::quote(names[pair.pairing.one]),
        json::quote(names[pair.pairing.other]), pair.result.deals, pair.result.games,
        pair.result.unfinished, pair.standing().win_share, pair.standing().interval,
        pair.standing().forfeits, forfeits_of_others);
  }
  fmt::print("]}}\n");
}

}  // namespace posthorn::cli
