#include "cli/common/adviser.h"

#include <fmt/format.h>

#include "host/bot_host.h"
#include "host/workers.h"
#include "notation/game_text.h"

namespace posthorn::cli {

std::unique_ptr<review::Adviser> make_adviser(const Game& game, review::Adviser::Breadth breadth) {
  return review::Adviser::make(game, breadth, bot_host(), make_workers(cores()));
}

std::string no_network_text(const Game& game) {
  return fmt::format("there is no network for {}, so nothing can be said about its moves",
                     game_text(game));
}

}  // namespace posthorn::cli
