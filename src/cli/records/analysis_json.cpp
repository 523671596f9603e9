#include "cli/records/analysis_json.h"

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

// Null stands for none.
review::Mark read_mark(const json::Value& decision, Problems& problems) {
  review::Mark read = review::Mark::kNone;
  decision.each_member([&](const std::string& key, json::Value value) {
    if (key != "mark" || value.is(json::Type::kNull)) return;
    for (int m = 1; m < review::kMarks; ++m) {
      const auto mark = static_cast<review::Mark>(m);
      if (value.is(json::Type::kString) && value.string() == review::mark_name(mark)) read = mark;
    }
    if (read == review::Mark::kNone) problems.note(value.offset(), "there is no such mark");
  });
  return read;
}

}  // namespace

json::List decisions_json(const Game& game, const review::Analysis& analysis) {
  json::List list;
  for (std::size_t i = 0; i < analysis.decisions.size(); ++i) {
    list.item(review::decision_json(game, analysis, i));
  }
  return list;
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
    decision.expected = read_shares(game, object, "expected", problems);
    decision.before = read_shares(game, object, "before", problems);
    decision.after = read_shares(game, object, "after", problems);
    if (decision.loss() < 0) object.note("a loss should not be below 0");
    decision.mark = read_mark(value, problems);
    if (decision.mark == review::Mark::kNone) return;
    if (decision.mark > review::mark_of(decision.loss())) object.note("its mark is too bad");
    if (const auto reason = object.find("reason", json::Type::kObject)) {
      decision.reason = read_reason(game, *reason, problems);
    }
  });
  if (problems.any()) return std::unexpected(problems.first().message);
  return decisions;
}

std::string analysis_json(const Game& game, const SeatNames& names, const AnalysisHead& head,
                          const review::Analysis& analysis) {
  json::Object limit;
  limit.member("simulations", head.limits.simulations);
  limit.member("seconds", json::shortest(head.limits.seconds));
  json::Object marks;
  marks.member("inaccuracy", json::shortest(review::kInaccuracyLoss));
  marks.member("mistake", json::shortest(review::kMistakeLoss));
  marks.member("blunder", json::shortest(review::kBlunderLoss));
  json::List seats;
  const std::vector<review::SeatSummary> all = review::summaries(game, analysis);
  for (std::size_t s = 0; s < all.size(); ++s) {
    json::Object seat;
    seat.member("name", names[s]);
    review::add_summary(seat, all[s]);
    seats.item(seat);
  }
  json::Object out;
  out.member("format", "posthorn-analysis");
  out.member("version", 2);
  out.member("file", head.file);
  out.member("record", head.record);
  out.member("game", game_json(game));
  out.member("finished", analysis.result.has_value());
  out.member("limit", limit);
  out.member("seed", review::kAnalysisSeed);
  out.member("marks", marks);
  out.member("seats", seats);
  out.member("decisions", decisions_json(game, analysis));
  return out.text();
}

}  // namespace posthorn::cli
