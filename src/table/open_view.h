// All hands open, the deck face down: for games that are looked back at. Only the desk, which the
// owner of a game asks, can make one, and it can only be shown; so no other interface gets it by
// mistake.
#pragma once

#include "core/view.h"
#include "notation/json_writer.h"

namespace posthorn {

class OpenView {
 private:
  friend class Desk;
  friend json::Object seen_json(const Game& game, const OpenView& open, int moves);

  OpenView(const Game& game, const State& state);

  View view_;
};

}  // namespace posthorn
