// A computer player: it gets a View, never a State, so it cannot peek (I2).
#pragma once

#include <cstdint>
#include <expected>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "ai/report.h"
#include "base/rng.h"
#include "core/action.h"
#include "core/game.h"
#include "core/view.h"

namespace posthorn {

namespace net {
class Networks;
}

class Bot {
 public:
  Bot() = default;
  Bot(const Bot&) = delete;
  Bot& operator=(const Bot&) = delete;
  virtual ~Bot() = default;

  // A legal action for the seat of the view, whose decision it must be. The same view and the same
  // numbers from `rng` give the same choice, unless the bot's limit is a time.
  virtual Action choose(const Game& game, const View& view, Rng& rng) = 0;

  // The same with reasons, from those bots that have some.
  virtual Action explain(const Game& game, const View& view, Rng& rng, Report& report) {
    report = {};
    return choose(game, view, rng);
  }

  // Thinks about its next decision while another seat decides, until `enough` says so; the view is
  // its own seat's. What comes of it serves the next choice, if that is limited by time.
  virtual void ponder(const Game& /*game*/, const View& /*view*/, Rng& /*rng*/,
                      const std::function<bool()>& /*enough*/) {}

  // Whether it can play this game: bots with a network need one that was trained for it.
  [[nodiscard]] virtual bool knows(const Game& /*game*/) const { return true; }

  // A number for what beside its name decides how it plays this game: weights and settings.
  [[nodiscard]] virtual std::uint64_t settings_hash(const Game& /*game*/) const { return 0; }
};

// Runs pieces of work side by side; alone they run one after the other.
class Workers {
 public:
  Workers() = default;
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;
  virtual ~Workers() = default;
  [[nodiscard]] virtual int count() const { return 1; }
  // Calls work(piece, worker) for every piece; a worker does one at a time.
  virtual void run(int pieces, const std::function<void(int piece, int worker)>& work) {
    for (int piece = 0; piece < pieces; ++piece) work(piece, 0);
  }
};

// What bots need of the world they play in.
struct BotHost {
  const net::Networks* networks = nullptr;
  double (*seconds)() = nullptr;  // a clock; null: limits of time cannot be kept
  Workers* workers = nullptr;     // null: one
  // The frozen networks of this name; null: there are none.
  const net::Networks* (*frozen)(std::string_view name) = nullptr;
  // Reads a file of weights for weights=FILE; null: there are no files.
  std::expected<const net::Networks*, std::string> (*load)(const std::string& path) = nullptr;
};

// Makes the bot of this name, with its wishes behind colons: limits as in master:ms=100 or
// master:sims=64, a style as in postmaster:style=racer, other weights as in net:weights=FILE. Or
// says what is wrong with the name.
std::expected<std::unique_ptr<Bot>, std::string> make_bot(std::string_view name,
                                                          const BotHost& given);
std::string bot_names();  // "random, steady, ..."
// Those that need no network, and so play on any map.
std::span<const std::string_view> plain_bots();

}  // namespace posthorn
