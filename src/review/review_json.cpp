#include "review/review_json.h"

namespace posthorn::review {

json::Object reason_json(const Game& game, const hint::Reason& reason) {
  const hint::KeyInfo& info = hint::info_of(reason.key);
  json::List parameters;
  for (int i = 0; i < info.count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const hint::ParameterInfo& parameter = info.parameter[at];
    json::Object object;
    object.member("name", parameter.name);
    object.member("kind", hint::kind_name(parameter.kind));
    object.member("value", reason.value[at]);
    const std::string id = hint::id_of(game, parameter.kind, reason.value[at]);
    if (!id.empty()) object.member("id", id);
    parameters.item(object);
  }
  json::Object out;
  out.member("key", info.name);
  out.member("parameters", parameters);
  return out;
}

json::Object hint_object(const Game& game, const View& view, const Report& report,
                         const hint::Hint& hint) {
  const auto text = [&](const Action& action) { return move_text(game, view.known, action); };
  json::Object out;
  out.member("seat", view.seat);
  out.member("move", text(hint.action));
  out.member("win", json::decimal(hint.win));
  out.member("next", hint.has_next ? std::optional(text(hint.next)) : std::nullopt);
  out.member("gain", hint.has_next ? std::optional(json::decimal(hint.gain)) : std::nullopt);
  out.member("reason", reason_json(game, hint.reason));
  json::List considered;
  for (const Considered& move : report.moves) {
    json::Object object;
    object.member("move", text(move.action));
    object.member("win", json::decimal(move.win));
    object.member("margin", json::decimal(move.margin));
    object.member("simulations", move.visits);
    considered.item(object);
  }
  out.member("considered", considered);
  out.member("simulations", report.simulations);
  return out;
}

json::List shares_json(const Game& game, const Shares& shares) {
  json::List list;
  for (int s = 0; s < game.players; ++s) {
    list.item(json::decimal(shares[static_cast<std::size_t>(s)]));
  }
  return list;
}

void add_summary(json::Object& out, const SeatSummary& seat) {
  out.member("decisions", seat.decisions);
  out.member("loss", json::decimal(seat.loss));
  out.member("mean_loss", json::decimal(seat.mean_loss()));
  out.member("inaccuracies", seat.inaccuracies);
  out.member("mistakes", seat.mistakes);
  out.member("blunders", seat.blunders);
  out.member("found", json::decimal(seat.found));
  out.member("luck", json::decimal(seat.luck));
  out.member("gifts", json::decimal(seat.gifts));
  out.member("first", json::decimal(seat.first));
  out.member("last", json::decimal(seat.last));
}

json::List summaries_json(const Game& game, const Analysis& analysis) {
  return json::list_of(summaries(game, analysis), [](const SeatSummary& seat) {
    json::Object object;
    add_summary(object, seat);
    return object;
  });
}

json::Object decision_json(const Game& game, const Analysis& analysis, std::size_t index) {
  const Decision& decision = analysis.decisions[index];
  const std::string_view mark = mark_name(decision.mark);
  json::Object out;
  out.member("move", decision.move);
  out.member("turn", decision.turn);
  out.member("seat", decision.seat);
  out.member("played", decision.played);
  out.member("best", decision.best);
  out.member("expected", shares_json(game, decision.expected));
  out.member("before", shares_json(game, decision.before));
  out.member("after", shares_json(game, decision.after));
  out.member("loss", json::decimal(decision.loss()));
  out.member("mark", mark.empty() ? std::nullopt : std::optional(mark));
  out.member("luck", shares_json(game, analysis.luck_after(index)));
  out.member("reason",
             decision.reason ? std::optional(reason_json(game, *decision.reason)) : std::nullopt);
  return out;
}

}  // namespace posthorn::review
