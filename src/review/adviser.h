// Thinks about a position for hints and analysis: the search of the strongest level.
#pragma once

#include <memory>
#include <span>

#include "ai/bot.h"
#include "ai/search/search.h"

namespace posthorn::review {

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

  // About the decision of the view's seat; the actions `also` are looked at in any case.
  Report think(const View& view, const search::Limits& limits, std::uint64_t seed,
               std::span<const Action> also = {});

  // Everybody's share of the wins after the action, which has this share for the view's seat.
  std::array<double, kMaxPlayers> shares_after(const View& view, const Action& action, double own,
                                               std::uint64_t seed);

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

}  // namespace posthorn::review
