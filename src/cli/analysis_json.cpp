#include "cli/analysis_json.h"

#include <fmt/format.h>

#include <charconv>

#include "notation/object_reader.h"
#include "review/review_json.h"

namespace posthorn::cli {
namespace {

review::Shares read_shares(const Game& game, ObjectReader& object, std::string_view key,
                           Problems& problems) {
  review::Shares shares{};
  const auto list = object.find(key, json::Type::kArray);
  if (!list) return shares;
  std::size_t n = 0;
  list->each([&](json::Value value) {
    double share = -1;
    if (value.is(json::Type::kNumber)) {
      const std::string_view text = value.number();
      std::from_chars(text.data(), text.data() + text.size(), share);
    }
    const bool fine = share >= 0 && share <= 1;  // NaN is not
    if (!fine) problems.note(value.offset(), "a share should be 0 to 1");
    if (n < shares.size()) shares[n] = share;
    ++n;
  });
  if (n != static_cast<std::size_t>(game.players)) {
    problems.note(list->offset(), "there should be a share for every seat");
  }
  return shares;
}

// One past the largest value that a parameter can have.
int bound_of(const Game& game, hint::Kind kind) {
  switch (kind) {
    case hint::Kind::kCity:
      return game.cities;
    case hint::Kind::kLand:
      return static_cast<int>(game.board->lands.size());
    case hint::Kind::kBonus:
      return static_cast<int>(game.board->bonuses.size());
    case hint::Kind::kSeat:
      return game.players;
    case hint::Kind::kCoach:
      return game.rome != nullptr ? kCoachCount : 0;
    case hint::Kind::kPoints:
    case hint::Kind::kNumber:
      break;
  }
  return 1000;
}

hint::Reason read_reason(const Game& game, const json::Value& value, Problems& problems) {
  ObjectReader object(value, "a reason", problems);
  hint::Reason reason;
  const hint::KeyInfo* info = hint::find_key(object.string("key"));
  const auto list = object.find("parameters", json::Type::kArray);
  if (info == nullptr || !list || list->size() != static_cast<std::size_t>(info->count)) {
    object.note("there is no such reason");
    return reason;
  }
  reason.key = info->key;
  std::size_t i = 0;
  list->each([&](json::Value parameter) {
    ObjectReader reader(parameter, "a parameter", problems);
    reason.value[i] = reader.number("value", 0, bound_of(game, info->parameter[i].kind) - 1);
    ++i;
  });
  return reason;
}

}  // namespace

std::string decisions_json(const Game& game, const review::Analysis& analysis) {
  json::List list;
  for (std::size_t i = 0; i < analysis.decisions.size(); ++i) {
    list.item(review::decision_json(game, analysis, i));
  }
  return list.text();
}

std::expected<std::vector<review::Decision>, std::string> read_decisions(
    const Game& game, const json::Value& list, const review::ReplayedGame& replayed) {
  Problems problems;
  std::vector<review::Decision> decisions;
  if (list.size() != replayed.points.size()) {
    return std::unexpected("it is about other decisions");
  }
  list.each([&](json::Value value) {
    const review::DecisionPoint& point = replayed.points[decisions.size()];
    ObjectReader object(value, "a decision", problems);
    review::Decision& decision = decisions.emplace_back();
    decision.move = object.number("move", point.move, point.move);
    decision.turn = static_cast<int>(point.before.turn);
    decision.seat = point.before.actor;
    decision.played = move_text(game, point.before, point.action);
    decision.best = object.string("best");
    decision.before = read_shares(game, object, "before", problems);
    decision.after = read_shares(game, object, "after", problems);
    if (decision.loss() < 0) object.note("a loss should not be below 0");
    if (review::mark_of(decision.loss()) == review::Mark::kNone) return;
    if (const auto reason = object.find("reason", json::Type::kObject)) {
      decision.reason = read_reason(game, *reason, problems);
    }
  });
  if (problems.any()) return std::unexpected(problems.first().message);
  return decisions;
}

std::string analysis_json(const Game& game, const SeatNames& names, const AnalysisHead& head,
                          const review::Analysis& analysis) {
  std::string out = fmt::format(
      "{{\"format\": \"posthorn-analysis\", \"version\": 1, \"file\": {}, \"record\": {}, "
      "\"game\": {}, \"finished\": {}, \"limit\": {{\"simulations\": {}, \"seconds\": {}}}, "
      "\"seed\": {}, \"marks\": {{\"inaccuracy\": {}, \"mistake\": {}, \"blunder\": {}}}, "
      "\"seats\": [",
      json::quote(head.file), head.record, game_json(game), analysis.result.has_value(),
      head.limits.simulations, head.limits.seconds, review::kAnalysisSeed, review::kInaccuracyLoss,
      review::kMistakeLoss, review::kBlunderLoss);
  const std::vector<review::SeatSummary> all = review::summaries(game, analysis);
  for (std::size_t s = 0; s < all.size(); ++s) {
    const review::SeatSummary& seat = all[s];
    out += fmt::format(
        "{}{{\"name\": {}, \"decisions\": {}, \"loss\": {:.6f}, \"mean_loss\": {:.6f}, "
        "\"inaccuracies\": {}, \"mistakes\": {}, \"blunders\": {}, \"luck\": {:.6f}, \"gifts\": "
        "{:.6f}, \"first\": {:.6f}, \"last\": {:.6f}}}",
        s > 0 ? ", " : "", json::quote(names[s]), seat.decisions, seat.loss, seat.mean_loss(),
        seat.inaccuracies, seat.mistakes, seat.blunders, seat.luck, seat.gifts, seat.first,
        seat.last);
  }
  return out + "], \"decisions\": " + decisions_json(game, analysis) + "}";
}

}  // namespace posthorn::cli
