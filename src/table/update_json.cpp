#include "table/update_json.h"

#include "table/event_json.h"
#include "table/seen_json.h"

namespace posthorn {

json::Object step_json(const Game& game, const Step& step) {
  json::Object object;
  object.member("move", step.move);
  object.member("seat", step.seat);
  object.member("turn", step.turn);
  object.member("events", events_json(game, step.events));
  return object;
}

json::Object update_json(const Game& game, const Update& update) {
  json::List steps;
  for (const Step& step : update.steps) steps.item(step_json(game, step));
  json::Object out;
  out.member("version", update.version);
  out.member("anew", update.anew);
  out.member("seen", seen_json(game, update.view, {update.moves, true, update.can_undo}));
  out.member("steps", steps);
  return out;
}

}  // namespace posthorn
