// One record of a file, by its number, with the game it is of.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "cli/text/names.h"
#include "notation/record.h"

namespace posthorn::cli {

struct ChosenRecord {
  Record record;
  Game game;
  std::string place;  // "games.jsonl: record 3", for messages about it
  SeatNames names;    // printable
};

// The error is a sentence that names the place; nothing of the record was replayed yet.
std::expected<ChosenRecord, std::string> choose_record(const std::string& file, int number,
                                                       const std::vector<std::string>& maps);

}  // namespace posthorn::cli
