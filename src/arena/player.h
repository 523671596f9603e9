// Who sits at a seat of a match: a bot of ours, or a program that speaks the bot protocol.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/bot.h"
#include "base/rng.h"
#include "core/action.h"
#include "core/game.h"
#include "core/view.h"

namespace posthorn {

class MatchPlayer {
 public:
  MatchPlayer() = default;
  MatchPlayer(const MatchPlayer&) = delete;
  MatchPlayer& operator=(const MatchPlayer&) = delete;
  virtual ~MatchPlayer() = default;
  // A legal action, or why there is none: the seat then loses the game.
  virtual std::expected<Action, std::string> decide(const Game& game, const View& view,
                                                    Rng& rng) = 0;
  // Whether it can play this game at all.
  [[nodiscard]] virtual bool knows(const Game& /*game*/) const { return true; }
  // A hash for who plays this game: the name, and weights and settings where there are any. Not the
  // path of the weights, nor the code, nor what a program does.
  [[nodiscard]] virtual std::string identity(const Game& game) const = 0;
};

// The bot of that name, or `cmd:PROGRAM ARGS`, given so many milliseconds for each decision. The
// error names what is known. A program is started at its first decision.
std::expected<std::unique_ptr<MatchPlayer>, std::string> make_player(const std::string& name,
                                                                     int milliseconds);

// A bot that is there already; `kind` is its name without wishes.
std::unique_ptr<MatchPlayer> make_player(std::string kind, std::unique_ptr<Bot> bot);

// "greedy,random" as a list of bots that can play the game, or what is wrong with it.
std::expected<std::vector<std::string>, std::string> read_bot_list(std::string_view text,
                                                                   const Game& game);

}  // namespace posthorn
