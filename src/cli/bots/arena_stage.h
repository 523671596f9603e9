// What every way to play in the arena shares: the setup, the files of records and results, and the
// progress bar.
#pragma once

#include <expected>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "arena/results.h"
#include "arena/tournament.h"
#include "cli/bots/append_file.h"
#include "cli/commands.h"
#include "cli/common/progress_bar.h"

namespace posthorn::cli {

class ArenaStage {
 public:
  ArenaStage(const ArenaOptions& options, const Game& game) : options_(options), game_(game) {}

  // Opens the files before the first game: nobody should play for hours and then keep nothing.
  std::expected<void, std::string> open();

  [[nodiscard]] TournamentSetup setup(std::vector<std::string> bots) const;

  // Calls play(hooks), which runs so many tournaments.
  template <class Play>
  auto play(int tournaments, Play play) {
    ProgressBar bar(options_.deals * tournaments, "deals");
    TournamentHooks hooks;
    hooks.progress = [&](int done) { bar.show(done); };
    if (records_.is_open()) {
      hooks.record = [this](const std::string& line) { records_ << line << '\n'; };
    }
    return play(hooks);
  }

  // Ends the records and appends to the results. `bots` as --bots takes them, `names` as they go to
  // the file.
  std::expected<void, std::string> close(const std::vector<std::string>& bots,
                                         const std::vector<std::string>& names,
                                         std::vector<PairResult> pairs);

 private:
  const ArenaOptions& options_;
  const Game& game_;
  std::ofstream records_;
  std::optional<AppendFile> results_;
};

}  // namespace posthorn::cli
