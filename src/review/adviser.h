// Thinks about a position for hints and analysis: the search of the strongest level.
#pragma once

#include <memory>
#include <span>

#include "ai/bot.h"
#include "ai/search/search.h"

namespace posthorn::review {

using Shares = std::array<double, kMaxPlayers>;  // of the wins; they sum to 1

class Adviser {
 public:
  enum class Breadth {
    kGoodMoves,  // as in play: hopeless moves are left alone
    kSomeNext,   // there is always a next best one to compare with
  };

  // Null where there is no network for the game, which must outlive the adviser. It thinks with
  // these workers; null: alone.
  static std::unique_ptr<Adviser> make(const Game& game, Breadth breadth, BotHost host,
                                       std::unique_ptr<Workers> workers = nullptr);

  // Looks for the best decision of the view's seat; the actions `also` are looked at in any case.
  Report think(const View& view, const search::Limits& limits, std::uint64_t seed,
               std::span<const Action> also = {});

  // Weighs the candidates and the actions `also` against each other, all in the same samples: for
  // hints. The moves are in the order of their shares, and each has its line.
  Report weigh(const View& view, const search::Limits& limits, std::uint64_t seed,
               std::span<const Action> also = {});

  // Plays these actions on in so many more samples, at least one.
  void compare(const View& view, std::span<const Action> actions, int samples, std::uint64_t seed,
               search::Comparison& comparison);

  // What the network decides by itself, and how it would go on with a turn that begins so.
  Action own_choice(const View& view, std::uint64_t seed) { return search_.own_choice(view, seed); }
  std::vector<Action> line_of(const View& view, const Action& action, std::uint64_t seed) {
    return search_.line_of(view, action, seed);
  }

  [[nodiscard]] const net::Network& network() const { return network_; }
  [[nodiscard]] const search::Settings& settings() const { return settings_; }

 private:
  Adviser(const Game& game, const net::Network& network, const search::Settings& settings,
          const BotHost& host, std::unique_ptr<Workers> workers);

  const Game& game_;
  const net::Network& network_;
  search::Settings settings_;
  std::unique_ptr<Workers> workers_;
  search::Search search_;
};

// Everybody's share after an action that has this share for the seat; the others keep their
// proportions.
Shares shares_with(const Game& game, const search::Outcomes& outcomes, int seat, double own);

}  // namespace posthorn::review
