// The adviser with all cores and the shipped networks behind it.
#pragma once

#include <memory>
#include <string>

#include "review/adviser.h"

namespace posthorn::cli {

// Null where there is no network for the game, which must outlive the adviser.
std::unique_ptr<review::Adviser> make_adviser(const Game& game, review::Adviser::Breadth breadth);

// What a person reads then.
std::string no_network_text(const Game& game);

}  // namespace posthorn::cli
