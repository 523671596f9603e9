#include "cli/bots/arena_text.h"

#include <fmt/core.h>

#include <array>
#include <cmath>

#include "cli/text/text.h"
#include "notation/game_text.h"
#include "notation/json_writer.h"

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

json::Object sprt_json(const Sprt& test) {
  const Sprt::Estimate estimate = test.estimate();
  json::Object out;
  out.member("elo0", json::shortest(test.setup().elo0));
  out.member("elo1", json::shortest(test.setup().elo1));
  out.member("decision", decision_text(test.decision()));
  out.member("ratio", json::decimal(test.ratio()));
  out.member("lower", json::decimal(test.lower()));
  out.member("upper", json::decimal(test.upper()));
  out.member("deals", test.tally().deals);
  out.member("elo", json::decimal(estimate.elo, 3));
  out.member("elo_low", json::decimal(estimate.low, 3));
  out.member("elo_high", json::decimal(estimate.high, 3));
  return out;
}

json::Object standing_json(const BotStanding& bot) {
  json::Object out;
  out.member("bot", bot.bot);
  out.member("win_share", json::decimal(bot.win_share));
  out.member("interval", json::decimal(bot.interval));
  out.member("mean_score", json::decimal(bot.mean_score, 3));
  out.member("forfeits", bot.forfeits);
  if (bot.forfeits > 0) out.member("last_forfeit", bot.last_forfeit);
  return out;
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
  json::Object out;
  out.member("deals", result.deals);
  out.member("games", result.games);
  out.member("unfinished", result.unfinished);
  out.member("mean_turns", json::decimal(result.mean_turns, 2));
  out.member("results", json::list_of(result.standings, standing_json));
  if (test != nullptr) out.member("sprt", sprt_json(*test));
  fmt::print("{}\n", out.text());
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
  json::Object out;
  out.member("game", game_text(game));
  out.member("seats", game.players);
  out.member("even", json::decimal(1.0 / game.players));
  out.member("pairs", json::list_of(results, [&](const PairingResult& pair) {
               int forfeits_of_others = -pair.standing().forfeits;
               for (const BotStanding& bot : pair.result.standings) {
                 forfeits_of_others += bot.forfeits;
               }
               json::Object object;
               object.member("bot", names[pair.pairing.one]);
               object.member("against", names[pair.pairing.other]);
               object.member("deals", pair.result.deals);
               object.member("games", pair.result.games);
               object.member("unfinished", pair.result.unfinished);
               object.member("win_share", json::decimal(pair.standing().win_share));
               object.member("interval", json::decimal(pair.standing().interval));
               object.member("forfeits", json::list_of(std::array{pair.standing().forfeits,
                                                                  forfeits_of_others}));
               return object;
             }));
  fmt::print("{}\n", out.text());
}

}  // namespace posthorn::cli
