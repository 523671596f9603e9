#include "arena/tournament.h"

#include <atomic>
#include <map>
#include <mutex>
#include <thread>

#include "base/check.h"

namespace posthorn {
namespace {

struct DealResult {
  std::vector<MatchResult> games;  // by rotation
  std::vector<std::string> records;
};

std::uint64_t mix(std::uint64_t seed, std::uint64_t deal, std::uint64_t use) {
  Rng rng(Rng::Seed{static_cast<std::uint32_t>(seed), static_cast<std::uint32_t>(seed >> 32),
                    static_cast<std::uint32_t>(deal), static_cast<std::uint32_t>(deal >> 32),
                    static_cast<std::uint32_t>(use)});
  return rng.next64();
}

std::string record_line(const Game& game, const TournamentSetup& setup, MatchResult& result,
                        int rotation) {
  const int n = game.players;
  result.record.seats.resize(n);
  for (int i = 0; i < n; ++i) result.record.seats[(i + rotation) % n] = setup.bots[i];
  if (result.forfeit) {
    json::Object forfeit;
    forfeit.member("seat", result.forfeit->seat);
    forfeit.member("reason", result.forfeit->reason);
    result.record.extras.emplace_back("forfeit", json::written(forfeit));
  }
  return record_json(result.record, game);
}

// Share of the win of bot i, which sat at `seat`.
double win_share(const MatchResult& game, int seat, int players) {
  if (game.winner) return *game.winner == seat ? 1 : 0;
  if (!game.forfeit) return 1.0 / players;
  return game.forfeit->seat == seat ? 0 : 1.0 / (players - 1);
}

class Tournament {
 public:
  Tournament(const Game& game, const TournamentSetup& setup, const TournamentHooks& hooks)
      : game_(game), setup_(setup), hooks_(hooks) {
    const auto n = static_cast<std::size_t>(game.players);
    POSTHORN_CHECK(setup.bots.size() == n);
    score_sum_.resize(n);
    result_.standings.resize(n);
    for (std::size_t i = 0; i < n; ++i) result_.standings[i].bot = setup.bots[i];
  }

  TournamentResult run() {
    std::vector<std::thread> workers;
    for (int i = 1; i < setup_.threads; ++i) workers.emplace_back([this] { work(); });
    work();
    for (std::thread& worker : workers) worker.join();
    return summary();
  }

 private:
  void work() {
    std::vector<std::unique_ptr<MatchPlayer>> players;
    for (const std::string& name : setup_.bots) {
      auto player = make_player(name, setup_.milliseconds);
      POSTHORN_CHECK(player.has_value());
      players.push_back(std::move(*player));
    }
    for (;;) {
      const int deal = next_deal_.fetch_add(1);
      if (deal >= setup_.deals || enough_) return;
      DealResult result = play_deal(players, deal);
      const std::scoped_lock lock(mutex_);
      // Sums are taken in the order of the deals, so that they do not depend on the threads.
      finished_.emplace(deal, std::move(result));
      while (!enough_ && !finished_.empty() && finished_.begin()->first == counted_) {
        count(finished_.begin()->second);
        finished_.erase(finished_.begin());
        ++counted_;
        if (hooks_.progress) hooks_.progress(counted_);
      }
    }
  }

  DealResult play_deal(const std::vector<std::unique_ptr<MatchPlayer>>& players, int deal) const {
    const int n = game_.players;
    DealResult result;
    const bool keep = static_cast<bool>(hooks_.record);
    for (int rotation = 0; rotation < n; ++rotation) {
      std::vector<MatchPlayer*> seats(n);
      for (int i = 0; i < n; ++i) seats[(i + rotation) % n] = players[i].get();
      result.games.push_back(play_match(game_, seats, mix(setup_.seed, deal, 0),
                                        mix(setup_.seed, deal, rotation + 1), keep));
      if (keep) result.records.push_back(record_line(game_, setup_, result.games.back(), rotation));
    }
    return result;
  }

  void count(const DealResult& deal) {
    const int n = game_.players;
    for (const std::string& line : deal.records) hooks_.record(line);
    std::vector<double> shares(n);
    for (int i = 0; i < n; ++i) {
      for (int rotation = 0; rotation < n; ++rotation) {
        shares[i] += win_share(deal.games[rotation], (i + rotation) % n, n) / n;
      }
      result_.standings[i].shares.add(shares[i]);
    }
    for (int rotation = 0; rotation < n; ++rotation) count_game(deal.games[rotation], rotation);
    if (hooks_.go_on && !hooks_.go_on(shares)) enough_ = true;
  }

  void count_game(const MatchResult& game, int rotation) {
    const int n = game_.players;
    ++result_.games;
    if (game.forfeit) {
      BotStanding& loser = result_.standings[(game.forfeit->seat - rotation + n) % n];
      ++loser.forfeits;
      loser.last_forfeit = game.forfeit->reason;
      return;
    }
    if (!game.winner) ++result_.unfinished;
    ++scored_games_;
    turn_sum_ += game.turns;
    for (int i = 0; i < n; ++i) score_sum_[i] += game.scores[(i + rotation) % n];
  }

  TournamentResult summary() {
    result_.deals = counted_;
    const double games = scored_games_ > 0 ? scored_games_ : 1;
    result_.mean_turns = static_cast<double>(turn_sum_) / games;
    for (std::size_t i = 0; i < result_.standings.size(); ++i) {
      BotStanding& standing = result_.standings[i];
      standing.win_share = standing.shares.mean();
      standing.interval = standing.shares.interval();
      standing.mean_score = score_sum_[i] / games;
    }
    return result_;
  }

  const Game& game_;
  const TournamentSetup& setup_;
  const TournamentHooks& hooks_;
  std::atomic<int> next_deal_ = 0;
  std::mutex mutex_;
  std::map<int, DealResult> finished_;
  int counted_ = 0;
  std::atomic<bool> enough_ = false;
  int scored_games_ = 0;
  std::uint64_t turn_sum_ = 0;
  std::vector<double> score_sum_;
  TournamentResult result_;
};

}  // namespace

TournamentResult run_tournament(const Game& game, const TournamentSetup& setup,
                                const TournamentHooks& hooks) {
  return Tournament(game, setup, hooks).run();
}

}  // namespace posthorn
