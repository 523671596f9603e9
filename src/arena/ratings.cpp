#include "arena/ratings.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <compare>
#include <map>
#include <tuple>

#include "arena/elo.h"
#include "base/check.h"

namespace posthorn {
namespace {

// All deals of two bots, with the first of them alone at the table.
struct Meeting {
  int first = 0;
  int second = 0;
  int seats = 2;
  Tally shares;

  [[nodiscard]] double games() const { return static_cast<double>(shares.deals) * seats; }
  [[nodiscard]] double wins() const { return shares.sum * seats; }
};

// The bots of all runs, each once, and all their meetings.
class Gathering {
 public:
  explicit Gathering(const std::vector<RunResults>& runs) {
    for (const RunResults& run : runs) {
      std::vector<int> numbers;
      for (const RatedBot& bot : run.bots) numbers.push_back(number_of(bot));
      for (const PairResult& pair : run.pairs) {
        note(numbers[pair.first], numbers[pair.second], pair, run.seed);
      }
    }
    for (const auto& [key, shares] : noted_) add(key, shares);
    tell_names_apart();
  }

  [[nodiscard]] const std::vector<RatedBot>& bots() const { return bots_; }
  [[nodiscard]] const std::vector<Meeting>& meetings() const { return meetings_; }
  [[nodiscard]] int repeated() const { return repeated_; }

 private:
  // Which deals two bots played.
  struct Key {
    int first;
    int second;
    int seats;
    std::uint64_t seed;
    auto operator<=>(const Key&) const = default;
  };

  int number_of(const RatedBot& bot) {
    const auto [found, is_new] = numbers_.emplace(bot.hash, static_cast<int>(bots_.size()));
    if (is_new) bots_.push_back(bot);
    return found->second;
  }

  void note(int first, int second, const PairResult& pair, std::uint64_t seed) {
    if (first == second) return;  // a bot against itself says nothing about its rating
    // With two seats both bots sit alone; written one way round they are one meeting.
    const bool swap = pair.seats == 2 && first > second;
    if (swap) std::swap(first, second);
    const Tally shares = swap ? pair.shares.of_the_others() : pair.shares;
    const auto [known, is_new] = noted_.emplace(Key{first, second, pair.seats, seed}, shares);
    if (is_new) return;
    ++repeated_;
    if (shares.deals > known->second.deals) known->second = shares;
  }

  // Keys come in order, so that those of a meeting follow each other.
  void add(const Key& key, const Tally& shares) {
    const bool same = !meetings_.empty() && meetings_.back().first == key.first &&
                      meetings_.back().second == key.second && meetings_.back().seats == key.seats;
    if (!same) {
      meetings_.push_back(
          {.first = key.first, .second = key.second, .seats = key.seats, .shares = {}});
    }
    meetings_.back().shares.add(shares);
  }

  void tell_names_apart() {
    std::map<std::string, int> count;
    for (const RatedBot& bot : bots_) ++count[bot.name];
    constexpr std::size_t kShown = 8;
    for (RatedBot& bot : bots_) {
      if (count[bot.name] > 1) bot.name += "#" + bot.hash.substr(0, kShown);
    }
  }

  std::vector<RatedBot> bots_;
  std::map<std::string, int> numbers_;
  std::map<Key, Tally> noted_;
  std::vector<Meeting> meetings_;
  int repeated_ = 0;
};

// The likelihood of ratings in log odds; the anchor's stays 0 and is no variable.
class Likelihood {
 public:
  Likelihood(std::vector<Meeting> meetings, int bots, int anchor)
      : meetings_(std::move(meetings)), bots_(bots), anchor_(anchor) {}

  // Newton's method, with shorter steps where a whole one would overshoot.
  [[nodiscard]] std::vector<double> best() const {
    std::vector<double> ratings(bots_, 0);
    constexpr int kMostSteps = 200;
    constexpr double kExact = 1e-10;
    for (int i = 0; i < kMostSteps; ++i) {
      const Eigen::VectorXd step = factor(ratings).solve(slope(ratings));
      const double longest = step.lpNorm<Eigen::Infinity>();
      // A step of more than 2 log odds leaves the part where the parabola says anything.
      double scale = std::min(1.0, 2 / std::max(longest, 1e-300));
      const double before = value(ratings);
      std::vector<double> next = moved(ratings, step, scale);
      while (value(next) < before && scale * longest > kExact) {
        scale /= 2;
        next = moved(ratings, step, scale);
      }
      ratings = next;
      if (longest < kExact) break;
    }
    return ratings;
  }

  // Standard errors by the inverse information, with the deals' own spread in its middle.
  [[nodiscard]] std::vector<double> errors(const std::vector<double>& ratings) const {
    const auto inverse = factor(ratings);
    const Eigen::MatrixXd half = inverse.solve(information(ratings, true));
    const Eigen::MatrixXd covariance = inverse.solve(half.transpose());
    std::vector<double> errors(bots_, 0);
    for (int bot = 0; bot < bots_; ++bot) {
      if (bot != anchor_) errors[bot] = std::sqrt(covariance(variable(bot), variable(bot)));
    }
    return errors;
  }

 private:
  static constexpr double kVirtualGames = 1;

  [[nodiscard]] int variable(int bot) const { return bot < anchor_ ? bot : bot - 1; }

  static double share(const Meeting& meeting, const std::vector<double>& ratings) {
    const double elo = (ratings[meeting.first] - ratings[meeting.second]) * kEloPerLogOdds;
    return share_of_elo(elo, meeting.seats);
  }

  static double wins_with_virtual(const Meeting& meeting) {
    return meeting.wins() + kVirtualGames / meeting.seats;
  }

  [[nodiscard]] double value(const std::vector<double>& ratings) const {
    double sum = 0;
    for (const Meeting& meeting : meetings_) {
      const double p = share(meeting, ratings);
      const double wins = wins_with_virtual(meeting);
      sum += wins * std::log(p) + (meeting.games() + kVirtualGames - wins) * std::log1p(-p);
    }
    return sum;
  }

  [[nodiscard]] Eigen::VectorXd slope(const std::vector<double>& ratings) const {
    Eigen::VectorXd slope = Eigen::VectorXd::Zero(bots_ - 1);
    for (const Meeting& meeting : meetings_) {
      const double more =
          wins_with_virtual(meeting) - (meeting.games() + kVirtualGames) * share(meeting, ratings);
      if (meeting.first != anchor_) slope[variable(meeting.first)] += more;
      if (meeting.second != anchor_) slope[variable(meeting.second)] -= more;
    }
    return slope;
  }

  // How much more the deals of a meeting differed than games by independent chance would. Where
  // few deals could differ, as between very unequal bots, it stays near 1.
  static double dispersion(const Meeting& meeting, double p) {
    const double by_chance = p * (1 - p) / meeting.seats;  // variance of a deal
    constexpr double kAssumed = 0.5;                       // as much as four deals of even bots
    return (meeting.shares.spread() + kAssumed) /
           ((meeting.shares.deals - 1) * by_chance + kAssumed);
  }

  [[nodiscard]] Eigen::MatrixXd information(const std::vector<double>& ratings,
                                            bool dispersed) const {
    Eigen::MatrixXd matrix = Eigen::MatrixXd::Zero(bots_ - 1, bots_ - 1);
    for (const Meeting& meeting : meetings_) {
      const double p = share(meeting, ratings);
      const double factor = dispersed ? dispersion(meeting, p) : 1;
      const double weight = (meeting.games() * factor + kVirtualGames) * p * (1 - p);
      const int first = variable(meeting.first);
      const int second = variable(meeting.second);
      if (meeting.first != anchor_) matrix(first, first) += weight;
      if (meeting.second != anchor_) matrix(second, second) += weight;
      if (meeting.first != anchor_ && meeting.second != anchor_) {
        matrix(first, second) -= weight;
        matrix(second, first) -= weight;
      }
    }
    return matrix;
  }

  // Of the information, ready to be solved.
  [[nodiscard]] Eigen::LLT<Eigen::MatrixXd> factor(const std::vector<double>& ratings) const {
    Eigen::LLT<Eigen::MatrixXd> factor(information(ratings, false));
    // It is positive definite: all are linked, and no share is quite 0 or 1.
    POSTHORN_CHECK(factor.info() == Eigen::Success);
    return factor;
  }

  [[nodiscard]] std::vector<double> moved(const std::vector<double>& ratings,
                                          const Eigen::VectorXd& step, double scale) const {
    std::vector<double> next = ratings;
    for (int bot = 0; bot < bots_; ++bot) {
      if (bot != anchor_) next[bot] += scale * step[variable(bot)];
    }
    return next;
  }

  std::vector<Meeting> meetings_;
  int bots_;
  int anchor_;
};

// The bots that games lead to from the anchor, directly or over others.
std::vector<bool> linked_with(int anchor, int bots, const std::vector<Meeting>& meetings) {
  std::vector<bool> linked(bots, false);
  linked[anchor] = true;
  for (bool more = true; more;) {
    more = false;
    for (const Meeting& meeting : meetings) {
      if (linked[meeting.first] == linked[meeting.second]) continue;
      linked[meeting.first] = linked[meeting.second] = true;
      more = true;
    }
  }
  return linked;
}

}  // namespace

std::expected<RatedPool, std::string> rate(const std::vector<RunResults>& runs,
                                           const std::string& anchor) {
  const Gathering gathering(runs);
  const std::vector<RatedBot>& bots = gathering.bots();
  const std::vector<Meeting>& meetings = gathering.meetings();
  const int count = static_cast<int>(bots.size());
  const auto found = std::ranges::find(bots, anchor, &RatedBot::name);
  if (found == bots.end()) {
    std::string known;
    for (const RatedBot& bot : bots) known += (known.empty() ? "" : ", ") + bot.name;
    return std::unexpected("there is no bot '" + anchor + "' to be the anchor; known are " + known);
  }
  const int anchor_number = static_cast<int>(found - bots.begin());
  const std::vector<bool> linked = linked_with(anchor_number, count, meetings);
  for (int bot = 0; bot < count; ++bot) {
    if (linked[bot]) continue;
    return std::unexpected("no games link '" + bots[bot].name + "' with '" + anchor + "'");
  }
  const Likelihood likelihood(meetings, count, anchor_number);
  const std::vector<double> best = likelihood.best();
  const std::vector<double> errors = likelihood.errors(best);
  std::vector<Rating> ratings;
  for (int bot = 0; bot < count; ++bot) {
    ratings.push_back({.bot = bots[bot],
                       .elo = best[bot] * kEloPerLogOdds,
                       .interval = kNormal95 * errors[bot] * kEloPerLogOdds,
                       .games = 0,
                       .wins = 0});
  }
  for (const Meeting& meeting : meetings) {
    ratings[meeting.first].games += meeting.games();
    ratings[meeting.second].games += meeting.games();
    ratings[meeting.first].wins += meeting.wins();
    ratings[meeting.second].wins += meeting.games() - meeting.wins();
  }
  std::ranges::sort(ratings, [](const Rating& a, const Rating& b) {
    return std::tie(b.elo, a.bot.name) < std::tie(a.elo, b.bot.name);
  });
  return RatedPool{.ratings = std::move(ratings), .repeated = gathering.repeated()};
}

}  // namespace posthorn
