// Looks further than the network: the best candidates are played on in sampled positions that agree
// with the view, all of them in the same ones, and the budget goes more and more to the better
// half.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "ai/bot.h"
#include "ai/net/style.h"
#include "ai/search/comparison.h"

namespace posthorn::search {

struct Settings {
  int candidates = 6;   // at most
  double window = 1.0;  // log odds behind the best beyond which nothing is tried
  Horizon horizon;
  double margin_weight = 0.004;  // of a point, against chances of winning
  double prior_visits = 4;       // what the network's own value counts for
};

// Of one decision. Zero: no such limit; one of them must be set.
struct Limits {
  double seconds = 0;
  int simulations = 0;  // games played on
};

class Search {
 public:
  Search(const Game& game, const net::Network& network, const Settings& settings,
         const BotHost& host, const net::Style& style = {});

  // The same view, limit of simulations and seed: the same choice, with any number of workers. The
  // legal actions `also` are candidates too and stay so to the end: they get the same samples as
  // the best one.
  Action choose(const View& view, const Limits& limits, std::uint64_t seed, Report* report,
                std::span<const Action> also = {});

  // Thinks about the decision the seat of the view will probably have next, until it is enough. A
  // choice limited by time begins where this left off, if that decision comes.
  void ponder(const View& view, std::uint64_t seed, const std::function<bool()>& enough);

  // What would be looked at: the best candidates of the network, the best first, and behind them
  // those of `also` that are not among them.
  std::vector<Action> candidates(const View& view, std::uint64_t seed,
                                 std::span<const Action> also = {});

  // Plays these actions on for everybody, all in the same samples, as long as the limit lets it and
  // at least once, and adds what comes of it. The samples of this seed go on where the comparison
  // stands; a choice has others.
  void compare(const View& view, std::span<const Action> actions, const Limits& limits,
               std::uint64_t seed, Comparison& comparison);

  // What the network alone decides, as it does in games played on.
  Action own_choice(const View& view, std::uint64_t seed);

  // The action and how the network would go on with the turn, up to the next chance.
  std::vector<Action> line_of(const View& view, const Action& action, std::uint64_t seed);

 private:
  struct Candidate {
    Action action;
    net::Value value;
    double prior = 0;
    double style = 0;
    double sum = 0;
    double win = 0;
    double margin = 0;
    int visits = 0;
    bool stays = false;     // whatever it is worth
    std::size_t order = 0;  // in the legal list; equal ones stay in it
  };

  void find_candidates(const State& state);
  void add_candidate(const State& state, const Action& action);
  void sweep(const View& view, std::size_t alive, int samples, std::uint64_t seed);
  [[nodiscard]] State any_state(const View& view, std::uint64_t seed) const;
  [[nodiscard]] double mean(const Candidate& candidate) const;
  void write_report(const View& view, std::uint64_t seed, Report& report);

  const Game& game_;
  Settings settings_;
  BotHost host_;
  net::Style style_;
  Workers alone_;
  std::vector<std::unique_ptr<Rollouts>> rollouts_;  // one for each worker
  std::vector<Candidate> candidates_;
  std::vector<Outcome> outcomes_;
  std::vector<Outcomes> outcomes_of_all_;
  int next_sample_ = 0;
  struct Pondered {
    View view;
    std::uint64_t seed = 0;
  };
  std::optional<Pondered> pondered_;  // what the candidates stand for, while another seat decides
};

}  // namespace posthorn::search
