// An update as JSON: what a page shows after an act, in one answer.
#pragma once

#include "notation/json_writer.h"
#include "table/update.h"

namespace posthorn {

json::Object step_json(const Game& game, const Step& step);
json::Object update_json(const Game& game, const Update& update);

}  // namespace posthorn
