// A computer player: it gets a View, never a State, so it cannot peek (I2).
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/rng.h"
#include "core/action.h"
#include "core/game.h"
#include "core/view.h"

namespace posthorn {

class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  // A legal action for the seat of the view, whose decision it must be. The same view and the same
  // numbers from `rng` give the same choice.
  virtual Action choose(const Game& game, const View& view, Rng& rng) = 0;
};

// Makes the bot of this name, or null: random, steady, greedy.
std::unique_ptr<Bot> make_bot(std::string_view name);
std::string bot_names();  // "random, steady, greedy"

}  // namespace posthorn
