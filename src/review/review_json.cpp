#include "review/review_json.h"

namespace posthorn::review {

std::string reason_json(const Game& game, const hint::Reason& reason) {
  const hint::KeyInfo& info = hint::info_of(reason.key);
  json::List parameters;
  for (int i = 0; i < info.count; ++i) {
    const auto at = static_cast<std::size_t>(i);
    const hint::ParameterInfo& parameter = info.parameter[at];
    json::Object object;
    object.member("name", json::quote(parameter.name));
    object.member("kind", json::quote(hint::kind_name(parameter.kind)));
    object.member("value", reason.value[at]);
    const std::string id = hint::id_of(game, parameter.kind, reason.value[at]);
    if (!id.empty()) object.member("id", json::quote(id));
    parameters.item(object.text());
  }
  json::Object out;
  out.member("key", json::quote(info.name));
  out.member("parameters", parameters.text());
  return out.text();
}

json::Object hint_object(const Game& game, const State& state, const Report& report,
                         const hint::Hint& hint) {
  const auto text = [&](const Action& action) {
    return json::quote(move_text(game, state, action));
  };
  json::Object out;
  out.member("seat", state.actor);
  out.member("move", text(hint.action));
  out.member("win", json::decimal(hint.win));
  out.member("next", hint.has_next ? text(hint.next) : "null");
  out.member("gain", hint.has_next ? json::decimal(hint.gain) : "null");
  out.member("reason", reason_json(game, hint.reason));
  json::List considered;
  for (const Considered& move : report.moves) {
    json::Object object;
    object.member("move", text(move.action));
    object.member("win", json::decimal(move.win));
    object.member("margin", json::decimal(move.margin));
    object.member("simulations", move.visits);
    considered.item(object.text());
  }
  out.member("considered", considered.text());
  out.member("simulations", report.simulations);
  return out;
}

std::string shares_json(const Game& game, const Shares& shares) {
  json::List list;
  for (int s = 0; s < game.players; ++s) {
    list.item(json::decimal(shares[static_cast<std::size_t>(s)]));
  }
  return list.text();
}

std::string summaries_json(const Game& game, const Analysis& analysis) {
  json::List list;
  for (const SeatSummary& seat : summaries(game, analysis)) {
    json::Object object;
    object.member("decisions", seat.decisions);
    object.member("loss", json::decimal(seat.loss));
    object.member("mean_loss", json::decimal(seat.mean_loss()));
    object.member("inaccuracies", seat.inaccuracies);
    object.member("mistakes", seat.mistakes);
    object.member("blunders", seat.blunders);
    object.member("luck", json::decimal(seat.luck));
    object.member("gifts", json::decimal(seat.gifts));
    object.member("first", json::decimal(seat.first));
    object.member("last", json::decimal(seat.last));
    list.item(object.text());
  }
  return list.text();
}

std::string decision_json(const Game& game, const Analysis& analysis, std::size_t index) {
  const Decision& decision = analysis.decisions[index];
  const std::string_view mark = mark_name(mark_of(decision.loss()));
  json::Object out;
  out.member("move", decision.move);
  out.member("turn", decision.turn);
  out.member("seat", decision.seat);
  out.member("played", json::quote(decision.played));
  out.member("best", json::quote(decision.best));
  out.member("before", shares_json(game, decision.before));
  out.member("after", shares_json(game, decision.after));
  out.member("loss", json::decimal(decision.loss()));
  out.member("mark", mark.empty() ? "null" : json::quote(mark));
  out.member("luck", shares_json(game, analysis.luck_after(index)));
  out.member("reason", decision.reason ? reason_json(game, *decision.reason) : "null");
  return out.text();
}

}  // namespace posthorn::review
