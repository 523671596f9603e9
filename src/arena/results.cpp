#include "arena/results.h"

#include <array>
#include <charconv>
#include <cmath>

#include "core/limits.h"
#include "notation/json_writer.h"
#include "notation/object_reader.h"

namespace posthorn {
namespace {

constexpr const char* kFormat = "posthorn-results";
constexpr int kVersion = 1;
constexpr int kMostDeals = 1'000'000'000;
constexpr int kMostBots = 1000;

json::Object pair_json(const PairResult& pair) {
  const double games = static_cast<double>(pair.shares.deals) * pair.seats;
  const double wins = pair.shares.sum * pair.seats;
  json::Object out;
  out.member("first", pair.first);
  out.member("second", pair.second);
  out.member("seats", pair.seats);
  out.member("deals", pair.shares.deals);
  out.member("wins", json::list_of(std::array{wins, games - wins}, json::shortest));
  out.member("share_squares", json::shortest(pair.shares.squares));
  return out;
}

std::string number_text(double number) { return json::shortest(number).text(); }

double read_real(const json::Value& value, double low, double high, const std::string& what,
                 Problems& problems) {
  double number = low;
  bool fine = value.is(json::Type::kNumber);
  if (fine) {
    const std::string_view text = value.number();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    fine =
        error == std::errc() && end == text.data() + text.size() && number >= low && number <= high;
  }
  if (fine) return number;
  problems.note(value.offset(),
                what + " should be a number from " + number_text(low) + " to " + number_text(high));
  return low;
}

RatedBot read_bot(const json::Value& value, Problems& problems) {
  ObjectReader reader(value, "a bot", problems);
  RatedBot bot{.name = reader.string("name"), .hash = reader.string("hash")};
  if (!problems.any() && (bot.name.empty() || bot.hash.empty())) {
    reader.note("a bot should have a name and a hash that are not empty");
  }
  reader.refuse_others();
  return bot;
}

PairResult read_pair(const json::Value& value, int bots, Problems& problems) {
  // Decimal fractions of thirds do not add up exactly.
  constexpr double kRounding = 1e-6;
  ObjectReader reader(value, "a pair", problems);
  PairResult pair;
  pair.first = reader.number("first", 0, bots - 1);
  pair.second = reader.number("second", 0, bots - 1);
  pair.seats = reader.number("seats", kMinPlayers, kMaxPlayers);
  pair.shares.deals = reader.number("deals", 1, kMostDeals);
  if (!problems.any() && pair.first == pair.second) reader.note("a pair should be of two bots");
  const double games = static_cast<double>(pair.shares.deals) * pair.seats;
  if (const auto wins = reader.find("wins", json::Type::kArray)) {
    double total = 0;
    wins->each([&](const json::Value& each) {
      total += read_real(each, 0, games, "a number of wins", problems);
    });
    if (!problems.any() && (wins->size() != 2 || std::abs(total - games) > kRounding * games)) {
      problems.note(wins->offset(), "'wins' of a pair should be two numbers that add up to the " +
                                        number_text(games) + " games");
    }
    if (!problems.any()) {
      pair.shares.sum = read_real(wins->at(0), 0, games, "wins", problems) / pair.seats;
    }
  }
  if (const auto squares = reader.find("share_squares", json::Type::kNumber);
      squares && !problems.any()) {
    // The squares of shares are the least when all are alike, and the most when each is 0 or 1.
    const double least = pair.shares.sum * pair.shares.mean();
    pair.shares.squares =
        read_real(*squares, least - kRounding * games, pair.shares.sum + kRounding * games,
                  "'share_squares' of a pair with these wins", problems);
  }
  reader.refuse_others();
  return pair;
}

std::uint64_t read_seed(ObjectReader& reader, Problems& problems) {
  std::uint64_t seed = 0;
  const auto value = reader.find("seed", json::Type::kNumber);
  if (!value) return seed;
  const std::string_view text = value->number();
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (error != std::errc() || end != text.data() + text.size()) {
    problems.note(value->offset(), "'seed' should be a whole number of 64 bits");
  }
  return seed;
}

}  // namespace

std::string results_line(const RunResults& run) {
  json::Object out;
  out.member("format", kFormat);
  out.member("version", kVersion);
  out.member("game", run.game);
  out.member("seed", run.seed);
  out.member("bots", json::list_of(run.bots, [](const RatedBot& bot) {
               json::Object object;
               object.member("name", bot.name);
               object.member("hash", bot.hash);
               return object;
             }));
  out.member("pairs", json::list_of(run.pairs, pair_json));
  return out.text();
}

std::expected<RunResults, json::Error> read_results_line(std::string_view line) {
  const auto document = json::Document::parse(line);
  if (!document) return std::unexpected(document.error());
  Problems problems;
  ObjectReader reader(document->root(), "a result", problems);
  if (reader.string("format") != kFormat) {
    reader.note(std::string("'format' should be ") + kFormat);
  }
  reader.number("version", kVersion, kVersion);
  RunResults run;
  run.game = reader.string("game");
  run.seed = read_seed(reader, problems);
  if (const auto bots = reader.find("bots", json::Type::kArray)) {
    if (bots->size() > kMostBots) problems.note(bots->offset(), "these are too many bots");
    bots->each([&](const json::Value& value) { run.bots.push_back(read_bot(value, problems)); });
  }
  if (const auto pairs = reader.find("pairs", json::Type::kArray)) {
    const int bots = static_cast<int>(run.bots.size());
    pairs->each([&](const json::Value& value) {
      if (!problems.any()) run.pairs.push_back(read_pair(value, bots, problems));
    });
  }
  reader.refuse_others();
  if (problems.any()) return std::unexpected(problems.first());
  return run;
}

}  // namespace posthorn
