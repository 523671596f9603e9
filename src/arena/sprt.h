// A sequential test on the outcomes of deals: it goes on until one of two strengths has become
// much more likely than the other. The generalised sequential probability ratio test with the
// normal approximation: mean and variance of a deal come from the deals themselves. Near even bots
// it errs as often as it says; between bounds far from even somewhat more (tests/arena/sprt_test).
#pragma once

#include <expected>
#include <string>
#include <string_view>

#include "arena/tally.h"

namespace posthorn {

struct SprtSetup {
  double elo0 = 0;  // H0: the first bot is no better than this
  double elo1 = 5;  // H1: it is this much better, or more
  int seats = 2;
  double alpha = 0.05;   // how often H1 may be accepted though H0 is true
  double beta = 0.05;    // and the other way round
  int least_deals = 20;  // before that the variance is not known well enough for a decision
};

// Reads "0,5"; or says what is wrong with it.
std::expected<SprtSetup, std::string> read_sprt(std::string_view text, int seats);

enum class SprtDecision { kOpen, kAcceptH0, kAcceptH1 };

class Sprt {
 public:
  explicit Sprt(const SprtSetup& setup);

  // The next deal, by the first bot's share of the wins. Once decided it stays so.
  SprtDecision add(double share);

  [[nodiscard]] SprtDecision decision() const { return decision_; }
  [[nodiscard]] const Tally& tally() const { return tally_; }
  [[nodiscard]] double ratio() const;  // log likelihood ratio of H1 to H0
  [[nodiscard]] double lower() const;  // at or below it H0 is accepted
  [[nodiscard]] double upper() const;  // at or above it H1 is accepted
  [[nodiscard]] const SprtSetup& setup() const { return setup_; }

  // What the deals say about the difference; bounds of the 95 % interval may be infinite.
  struct Estimate {
    double elo = 0;
    double low = 0;
    double high = 0;
  };
  [[nodiscard]] Estimate estimate() const;

 private:
  SprtSetup setup_;
  double share0_;
  double share1_;
  Tally tally_;
  SprtDecision decision_ = SprtDecision::kOpen;
};

}  // namespace posthorn
