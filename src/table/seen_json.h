// What a viewer knows of a game, as JSON: everything an interface shows, so that none of it has to
// know a rule. It is made from a view alone, so nothing hidden can be in it. docs/client.md
// describes it.
#pragma once

#include "notation/json_writer.h"
#include "table/open_view.h"

namespace posthorn {

// What a page needs beside the view.
struct Standing {
  int moves = 0;
  bool last = true;       // the position is the table's: there is a choice if it is this seat's
  bool can_undo = false;  // this seat, now
};

json::Object seen_json(const Game& game, const View& view, const Standing& standing);
json::Object seen_json(const Game& game, const OpenView& open, int moves);

}  // namespace posthorn
