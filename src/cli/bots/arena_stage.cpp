#include "cli/bots/arena_stage.h"

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "base/check.h"
#include "cli/text/text.h"
#include "host/workers.h"
#include "notation/game_text.h"

namespace posthorn::cli {

std::expected<void, std::string> ArenaStage::open() {
  if (!options_.records.empty()) {
    records_.open(options_.records, std::ios::binary | std::ios::trunc);
    if (!records_) {
      return std::unexpected("--records: " + printable(options_.records) +
                             ": cannot be written: " + std::strerror(errno));
    }
  }
  if (!options_.results.empty()) {
    auto file = AppendFile::open(options_.results);
    if (!file) return std::unexpected("--results: " + file.error());
    results_ = std::move(*file);
  }
  return {};
}

TournamentSetup ArenaStage::setup(std::vector<std::string> bots) const {
  TournamentSetup setup;
  setup.bots = std::move(bots);
  setup.deals = options_.deals;
  setup.seed = options_.seed;
  setup.milliseconds = options_.move_ms;
  setup.threads = options_.threads > 0 ? options_.threads : cores();
  return setup;
}

std::expected<void, std::string> ArenaStage::close(const std::vector<std::string>& bots,
                                                   const std::vector<std::string>& names,
                                                   std::vector<PairResult> pairs) {
  if (records_.is_open()) {
    records_.close();
    if (!records_) {
      return std::unexpected("--records: " + printable(options_.records) +
                             ": could not be written to the end");
    }
  }
  if (!results_) return {};
  RunResults run{
      .game = game_text(game_), .seed = options_.seed, .bots = {}, .pairs = std::move(pairs)};
  for (std::size_t i = 0; i < bots.size(); ++i) {
    const auto player = make_player(bots[i], 1);
    POSTHORN_CHECK(player.has_value());
    run.bots.push_back({.name = names[i], .hash = (*player)->identity(game_)});
  }
  if (auto written = results_->append(results_line(run)); !written) {
    return std::unexpected("--results: " + written.error());
  }
  return {};
}

}  // namespace posthorn::cli
