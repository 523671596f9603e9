// An analysis as JSON, for programs and for the file beside the record.
#pragma once

#include <expected>
#include <string>

#include "cli/text/names.h"
#include "notation/json_writer.h"
#include "review/analysis.h"

namespace posthorn::cli {

// The list of decisions, as in the output and in the file.
json::List decisions_json(const Game& game, const review::Analysis& analysis);

// Reads such a list back; it must be about just these decisions. The error says what is wrong.
std::expected<std::vector<review::Decision>, std::string> read_decisions(
    const Game& game, const json::Value& list, const review::ReplayedGame& replayed);

struct AnalysisHead {
  std::string file;
  int record = 0;
  search::Limits limits;
};

// Everything, on one line.
std::string analysis_json(const Game& game, const SeatNames& names, const AnalysisHead& head,
                          const review::Analysis& analysis);

}  // namespace posthorn::cli
