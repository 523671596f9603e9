// posthorn maps: which boards there are and how far each is as printed; checks custom ones.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "cli/commands.h"
#include "cli/common/files.h"
#include "cli/text/text.h"
#include "notation/board_json.h"

namespace posthorn::cli {
namespace {

void print_provenance_of(const Provenance& provenance) {
  if (provenance.reconstructed.empty()) {
    fmt::print("  as printed\n");
    return;
  }
  fmt::print("  known: {}\n  reconstructed:\n", provenance.known);
  for (const std::string& item : provenance.reconstructed) fmt::print("    - {}\n", item);
}

// What it knows beside the options that every map has.
std::vector<std::string> options_of(const Board& board) {
  std::vector<std::string> options;
  if (board.has_horses()) options.emplace_back("growth=horses");
  if (board.has_network_outside()) options.emplace_back("network=outside");
  if (board.has_audience()) options.emplace_back("audience=true");
  if (board.has_offices()) options.emplace_back("offices=true");
  return options;
}

void print_board(const Board& board) {
  const auto free = std::ranges::count_if(
      board.cities, [&](const City& city) { return board.lands[city.land].free; });
  fmt::print("{}: {}, {} cities{}, {} lands, {} roads\n", board.id, board.title,
             board.cities.size(), free > 0 ? fmt::format(" ({} of them free)", free) : "",
             board.land_count(), board.roads.size());
  const std::vector<std::string> options = options_of(board);
  if (!options.empty()) fmt::print("  options: {}\n", joined(options));
  print_provenance_of(board.provenance);
}

void print_rome() {
  std::vector<std::string> maps;
  for (const auto& board : built_in_boards()) {
    if (board->has_audience()) maps.push_back(board->id);
  }
  fmt::print("rome: the audience's road to Rome, {} towns (played with {})\n",
             built_in_rome()->towns.size(), joined(maps));
  print_provenance_of(built_in_rome()->provenance);
}

}  // namespace

int maps(const MapsOptions& options) {
  if (options.files.empty()) {
    for (const auto& board : built_in_boards()) print_board(*board);
    print_rome();
    return kFine;
  }
  int code = kFine;
  for (const std::string& file : options.files) {
    const auto boards = load_boards({file});
    if (boards) {
      fmt::print("{}: fine\n", file);
      print_board(*boards->added()[0]);
    } else {
      fmt::print(stderr, "posthorn maps: {}\n", boards.error());
      code = kBadInput;
    }
  }
  return code;
}

}  // namespace posthorn::cli
