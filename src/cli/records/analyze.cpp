// posthorn analyze: what each decision of a game cost, and what was luck.
#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/common/adviser.h"
#include "cli/common/bad_input.h"
#include "cli/common/progress_bar.h"
#include "cli/records/analysis_cache.h"
#include "cli/records/analysis_json.h"
#include "cli/records/analysis_text.h"
#include "cli/records/chosen_record.h"
#include "cli/records/record_problem.h"
#include "cli/text/text.h"

namespace posthorn::cli {
namespace {

review::Analysis think(const ChosenRecord& chosen, const review::ReplayedGame& replayed,
                       review::Adviser& adviser, const search::Limits& limits) {
  ProgressBar bar(static_cast<int>(replayed.points.size()), "decisions");
  return review::analyse(chosen.game, replayed, adviser, limits, [&](int done) { bar.show(done); });
}

std::string limit_text(const search::Limits& limits) {
  if (limits.seconds > 0) return fmt::format("{:g} seconds", limits.seconds);
  return fmt::format("{} games in thought", limits.simulations);
}

}  // namespace

int analyze(const AnalyzeOptions& options) {
  const auto chosen = choose_record(options.file, options.record, options.maps);
  if (!chosen) return bad_input("analyze", chosen.error());
  const auto replayed = review::replay_decisions(chosen->game, chosen->record);
  if (!replayed) {
    bad_input("analyze", replay_problem(chosen->place, chosen->record, replayed.error()));
    return replayed.error().malformed ? kBadInput : kNo;
  }
  const auto adviser = make_adviser(chosen->game, review::Adviser::Breadth::kGoodMoves);
  if (adviser == nullptr)
    return bad_input("analyze", chosen->place + ": " + no_network_text(chosen->game));

  const search::Limits limits{.seconds = options.limit.seconds,
                              .simulations = options.limit.simulations};
  AnalysisCache cache(options.file, options.record);
  const std::uint64_t key = analysis_key(chosen->game, chosen->record, limits, *adviser);
  auto analysis = cache.find(key, chosen->game, *replayed);
  if (!analysis) {
    analysis = think(*chosen, *replayed, *adviser, limits);
    cache.keep(key, chosen->game, *analysis);
  }
  if (options.json) {
    const AnalysisHead head{
        .file = printable(options.file), .record = options.record, .limits = limits};
    fmt::print("{}\n", analysis_json(chosen->game, chosen->names, head, *analysis));
    return kFine;
  }
  fmt::print("{}: {} decisions, {} for each\n", game_text(chosen->game), analysis->decisions.size(),
             limit_text(limits));
  if (!replayed->last.over()) fmt::print("The game is not finished: analysed as far as it goes.\n");
  fmt::print("\n{}", analysis_text(chosen->game, chosen->names, *analysis));
  return kFine;
}

}  // namespace posthorn::cli
