// The two lines of the bot protocol (docs/bot-protocol.md): a question and its answer.
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "core/legal.h"
#include "core/view.h"

namespace posthorn {

std::string bot_question(const Game& game, const View& view, int milliseconds);

// The move text of an answer, or what is wrong with it.
std::expected<std::string, std::string> read_bot_answer(std::string_view line);

}  // namespace posthorn
