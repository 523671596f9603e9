#include "arena/sprt.h"

#include <charconv>
#include <cmath>

#include "arena/elo.h"

namespace posthorn {
namespace {

constexpr double kMostElo = 1000;

bool read_elo(std::string_view text, double& elo) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), elo);
  return error == std::errc() && end == text.data() + text.size() && std::abs(elo) <= kMostElo;
}

}  // namespace

std::expected<SprtSetup, std::string> read_sprt(std::string_view text, int seats) {
  SprtSetup setup;
  setup.seats = seats;
  const std::size_t comma = text.find(',');
  if (comma == std::string_view::npos || !read_elo(text.substr(0, comma), setup.elo0) ||
      !read_elo(text.substr(comma + 1), setup.elo1)) {
    return std::unexpected("should be two Elo differences from -1000 to 1000, as in 0,5, not '" +
                           std::string(text) + "'");
  }
  if (setup.elo0 >= setup.elo1) {
    return std::unexpected("the first Elo difference should be less than the second, not '" +
                           std::string(text) + "'");
  }
  return setup;
}

Sprt::Sprt(const SprtSetup& setup)
    : setup_(setup),
      share0_(share_of_elo(setup.elo0, setup.seats)),
      share1_(share_of_elo(setup.elo1, setup.seats)) {}

double Sprt::lower() const { return std::log(setup_.beta / (1 - setup_.alpha)); }
double Sprt::upper() const { return std::log((1 - setup_.beta) / setup_.alpha); }

double Sprt::ratio() const {
  if (tally_.deals == 0) return 0;
  // One deal's worth of spread that was not seen, as large as that of even bots: without it deals
  // that all went the same way would have no variance.
  const double even = 1.0 / setup_.seats;
  const double unseen = even * (1 - even) / setup_.seats;
  const double variance = (tally_.spread() + unseen) / tally_.deals;
  return (share1_ - share0_) * (2 * tally_.sum - tally_.deals * (share0_ + share1_)) /
         (2 * variance);
}

SprtDecision Sprt::add(double share) {
  if (decision_ != SprtDecision::kOpen) return decision_;
  tally_.add(share);
  if (tally_.deals < setup_.least_deals) return decision_;
  const double now = ratio();
  if (now <= lower()) decision_ = SprtDecision::kAcceptH0;
  if (now >= upper()) decision_ = SprtDecision::kAcceptH1;
  return decision_;
}

Sprt::Estimate Sprt::estimate() const {
  const double mean = tally_.mean();
  const double interval = tally_.interval();
  return {.elo = elo_of_share(mean, setup_.seats),
          .low = elo_of_share(mean - interval, setup_.seats),
          .high = elo_of_share(mean + interval, setup_.seats)};
}

}  // namespace posthorn
