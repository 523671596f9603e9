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
#include "ai/level/style.h"
#include "ai/search/rollouts.h"

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
         const BotHost& host, const level::Style& style = {});

  // The same view, limit of simulations and seed: the same choice, with any number of workers. The
  // legal actions `also` are candidates too and stay so to the end: they get the same samples as
  // the best one.
  Action choose(const View& view, const Limits& limits, std::uint64_t seed, Report* report,
                std::span<const Action> also = {});

  // Thinks about the decision the seat of the view will probably have next, until it is enough. A
  // choice limited by time begins where this left off, if that decision comes.
  void ponder(const View& view, std::uint64_t seed, const std::function<bool()>& enough);

  // What an action leads to for everybody, from a few games with the samples of this seed.
  Outcomes outcomes_after(const View& view, const Action& action, std::uint64_t seed);

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
  [[nodiscard]] double mean(const Candidate& candidate) const;
  void write_report(const View& view, const State& state, std::uint64_t seed, Report& report);

  const Game& game_;
  Settings settings_;
  BotHost host_;
  level::Style style_;
  Workers alone_;
  std::vector<std::unique_ptr<Rollouts>> rollouts_;  // one for each worker
  std::vector<Candidate> candidates_;
  std::vector<Outcome> outcomes_;
  int next_sample_ = 0;
  struct Pondered {
    View view;
    std::uint64_t seed = 0;
  };
  std::optional<Pondered> pondered_;  // what the candidates stand for, while another seat decides
};

}  // namespace posthorn::search
