// posthorn signature: one number that is the same in every build that plays the same game.
#include "notation/signature.h"

#include <fmt/core.h>

#include "ai/bot_signature.h"
#include "cli/commands.h"
#include "host/bot_host.h"
#include "notation/game_text.h"

namespace posthorn::cli {
namespace {

// A few of every_game_name(): each part of the rules and each number of seats once.
void print_bot_signatures() {
  const BotHost host = bot_host();
  const auto names = every_game_name();
  for (const std::size_t index : {0, 7, 9, 13, 23}) {
    const auto game = make_game(Boards(), *read_game_name(names[index]));
    if (host.networks->find(*game) == nullptr) continue;
    fmt::print("{} {:016x} {}\n", index, bot_signature(*game, host), names[index]);
  }
}

}  // namespace

int signature(const SignatureOptions& options) {
  if (options.bots) {
    print_bot_signatures();
  } else {
    fmt::print("{:016x}\n", engine_signature());
  }
  return kFine;
}

}  // namespace posthorn::cli
