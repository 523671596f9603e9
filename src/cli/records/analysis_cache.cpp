#include "cli/records/analysis_cache.h"

#include <fmt/format.h>

#include <bit>

#include "ai/level/settings_hash.h"
#include "base/hash.h"
#include "cli/common/files.h"
#include "cli/common/saving.h"
#include "cli/records/analysis_json.h"
#include "cli/text/text.h"
#include "notation/object_reader.h"

namespace posthorn::cli {
namespace {

constexpr std::string_view kFormat = "posthorn-analysis-cache";
// Also to be raised when the same search would find other numbers.
constexpr int kVersion = 4;
constexpr std::size_t kMaxBytes = 64U << 20;

void add_text(Hash& hash, std::string_view text) {
  hash.add(text.size());
  for (const char c : text) hash.add_byte(static_cast<std::uint8_t>(c));
}

void add_texts(Hash& hash, const std::vector<std::string>& texts) {
  hash.add(texts.size());
  for (const std::string& text : texts) add_text(hash, text);
}

std::string hex(std::uint64_t number) { return fmt::format("{:016x}", number); }

std::string checksum(std::string_view text) {
  Hash hash;
  add_text(hash, text);
  return hex(hash.value());
}

}  // namespace

AnalysisCache::AnalysisCache(const std::string& file, int record)
    : path_(file + ".analysis.json"), number_(std::to_string(record)) {}

std::optional<review::Analysis> AnalysisCache::find(std::uint64_t key, const Game& game,
                                                    const review::ReplayedGame& replayed) {
  if (!file_exists(path_)) return std::nullopt;
  return read(key, game, replayed);
}

std::optional<review::Analysis> AnalysisCache::read(std::uint64_t key, const Game& game,
                                                    const review::ReplayedGame& replayed) {
  const auto damaged = [&](std::string_view why) {
    fmt::print(stderr, "posthorn analyze: {}: is not used: {}\n", printable(path_), printable(why));
    return std::nullopt;
  };
  const auto text = read_file(path_, kMaxBytes);
  if (!text) {
    fmt::print(stderr, "posthorn analyze: {}\n", text.error());
    return std::nullopt;
  }
  const auto document = json::Document::parse(*text);
  if (!document) {
    return damaged(json::position_text(*text, document.error().offset) + ": " +
                   document.error().message);
  }
  Problems problems;
  ObjectReader object(document->root(), "the file", problems);
  if (object.string("format") != kFormat) object.note("it is no file of analyses");
  const int version = object.number("version", 0, 1'000'000);
  const auto records = object.find("records", json::Type::kObject);
  if (problems.any()) return damaged(problems.first().message);
  if (version != kVersion) return std::nullopt;  // of another time: fine, but of no use
  std::optional<json::Value> ours;
  records->each_member([&](const std::string& number, json::Value value) {
    if (number == number_) {
      ours = value;
    } else {
      others_.emplace_back(number, json::Written(value));
    }
  });
  if (!ours) return std::nullopt;
  ObjectReader entry(*ours, "a record", problems);
  const std::string kept_key = entry.string("key");
  const std::string sum = entry.string("sum");
  const auto list = entry.find("decisions", json::Type::kArray);
  if (problems.any()) return damaged(problems.first().message);
  if (kept_key != hex(key)) return std::nullopt;  // of another game, limit or network
  if (checksum(list->raw()) != sum) return damaged("its check sum is another one");
  auto decisions = read_decisions(game, *list, replayed);
  if (!decisions) return damaged(decisions.error());
  return review::Analysis{std::move(*decisions), review::result_shares(game, replayed.last)};
}

void AnalysisCache::keep(std::uint64_t key, const Game& game, const review::Analysis& analysis) {
  const json::Written decisions = json::written(decisions_json(game, analysis));
  json::Object entry;
  entry.member("key", hex(key));
  entry.member("sum", checksum(decisions.text()));
  entry.member("decisions", decisions);
  json::Object records;
  for (const auto& [number, kept] : others_) records.member(number, kept);
  records.member(number_, entry);
  json::Object out;
  out.member("format", kFormat);
  out.member("version", kVersion);
  out.member("records", records);
  if (const auto written = write_file_safely(path_, out.text() + "\n"); !written) {
    fmt::print(stderr, "posthorn analyze: {}; the analysis is not kept\n", written.error());
  }
}

std::uint64_t analysis_key(const Game& game, const Record& record, const search::Limits& limits,
                           const review::Adviser& adviser) {
  Hash hash;
  hash.add(kVersion);
  add_text(hash, game_text(game));
  hash.add(net::kind_of_game(game));  // a map of one's own may change under its id
  hash.add(record.shuffles.size());
  for (const auto& shuffle : record.shuffles) add_texts(hash, shuffle);
  add_texts(hash, record.moves);
  hash.add(review::kAnalysisSeed);
  hash.add(static_cast<std::uint64_t>(limits.simulations));
  hash.add(std::bit_cast<std::uint64_t>(limits.seconds));
  level::add_to(hash, adviser.settings());
  level::add_to(hash, adviser.network().weights());
  return hash.value();
}

}  // namespace posthorn::cli
