// posthorn maps: which boards there are and how far each is as printed; checks custom ones.
#include <fmt/core.h>

#include "cli/commands.h"
#include "cli/files.h"
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

void print_board(const Board& board) {
  fmt::print("{}: {}, {} cities, {} lands, {} roads{}\n", board.id, board.title,
             board.cities.size(), board.lands.size(), board.roads.size(),
             board.has_horses() ? ", cards with horses" : "");
  print_provenance_of(board.provenance);
}

}  // namespace

int maps(const MapsOptions& options) {
  if (options.files.empty()) {
    print_board(*built_in_board("south"));
    print_board(*built_in_board("north"));
    fmt::print("rome: the audience's road to Rome, {} towns (played with the south)\n",
               built_in_rome()->towns.size());
    print_provenance_of(built_in_rome()->provenance);
    return kFine;
  }
  int code = kFine;
  for (const std::string& file : options.files) {
    const auto board = load_board(file);
    if (board) {
      fmt::print("{}: fine\n", file);
      print_board(*board);
    } else {
      fmt::print(stderr, "posthorn maps: {}\n", board.error());
      code = kBadInput;
    }
  }
  return code;
}

}  // namespace posthorn::cli
