// A level as a bot: the network alone, choosing softly or not, or the search on top of it.
#pragma once

#include <memory>

#include "ai/bot.h"
#include "ai/level/levels.h"
#include "ai/net/networks.h"
#include "ai/net/style.h"

namespace posthorn::level {

// A person's wishes beside the level's own; zero: as the level has it.
struct Wishes {
  double turn_seconds = 0;  // ms=
  int simulations = 0;      // sims=, for each decision
  net::Style style;         // style=
};

class LevelBot final : public Bot {
 public:
  LevelBot(const Level& level, const Wishes& wishes, const BotHost& host);

  Action choose(const Game& game, const View& view, Rng& rng) override;
  Action explain(const Game& game, const View& view, Rng& rng, Report& report) override;
  void ponder(const Game& game, const View& view, Rng& rng,
              const std::function<bool()>& enough) override;
  [[nodiscard]] bool knows(const Game& game) const override;
  [[nodiscard]] std::uint64_t settings_hash(const Game& game) const override;

 private:
  void prepare(const Game& game);
  [[nodiscard]] bool searches() const;
  Action think(const Game& game, const View& view, Rng& rng, Report* report);
  Action choose_by_network(const Game& game, const View& view, Rng& rng, Report* report);
  Action choose_by_search(const Game& game, const View& view, Rng& rng, Report* report);

  Level level_;
  Wishes wishes_;
  BotHost host_;
  // What was made for the last game is kept for the next decision of the same.
  std::uint64_t kind_ = 0;
  Game game_;
  std::unique_ptr<net::Policy> policy_;
  std::unique_ptr<search::Search> search_;
};

// The share of a turn's time that this decision gets: most goes to the card that is taken.
double share_of_turn(const State& state);

}  // namespace posthorn::level
