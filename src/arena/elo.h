// Elo differences and shares of the wins. At a table of N seats, one bot that is d Elo better than
// each of the N - 1 others wins the share 1 / (1 + (N - 1) * 10^(-d / 400)); with two seats that is
// the usual formula, and with any number d = 0 is an even share.
#pragma once

namespace posthorn {

inline constexpr double kEloPerLogOdds = 173.71779276130073;  // 400 / ln 10

double share_of_elo(double elo, int seats);

// Infinite for a share of 0 or 1, and beyond.
double elo_of_share(double share, int seats);

}  // namespace posthorn
