// Analyses kept in FILE.analysis.json beside the record, so that nobody waits twice.
#pragma once

#include <optional>
#include <string>

#include "review/analysis.h"

namespace posthorn::cli {

class AnalysisCache {
 public:
  // `record` is the number of the record in its file.
  AnalysisCache(const std::string& file, int record);

  // The analysis kept under this key; nothing if there is none. What is there but cannot be used
  // is told on stderr.
  std::optional<review::Analysis> find(std::uint64_t key, const Game& game,
                                       const review::ReplayedGame& replayed);

  // Keeps it, in place of an older one of the same record; a problem is told on stderr.
  void keep(std::uint64_t key, const Game& game, const review::Analysis& analysis);

 private:
  std::optional<review::Analysis> read(std::uint64_t key, const Game& game,
                                       const review::ReplayedGame& replayed);

  std::string path_;
  std::string number_;
  std::vector<std::pair<std::string, json::Written>> others_;  // other records, as they were
};

// Of all that the analysis depends on.
std::uint64_t analysis_key(const Game& game, const Record& record, const search::Limits& limits,
                           const review::Adviser& adviser);

}  // namespace posthorn::cli
