// What a run of the arena leaves behind: one line of JSON in a results file, from which ratings are
// made later. Nothing in it depends on when or where it was played.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "arena/tally.h"
#include "notation/json.h"

namespace posthorn {

struct RatedBot {
  std::string name;
  std::string hash;  // MatchPlayer::identity; the same hash is the same bot, whatever its name
};

// Bot `first` alone against copies of `second` at the other seats; both are indices.
struct PairResult {
  int first = 0;
  int second = 1;
  int seats = 2;
  Tally shares;  // of the first bot
};

struct RunResults {
  std::string game;
  std::uint64_t seed = 0;
  std::vector<RatedBot> bots;
  std::vector<PairResult> pairs;
};

std::string results_line(const RunResults& run);  // without the line break

std::expected<RunResults, json::Error> read_results_line(std::string_view line);

}  // namespace posthorn
